// Serves /metrics separately from the API, over plain HTTP: on loopback, or with the token.
import { createHash, timingSafeEqual } from 'node:crypto'
import http from 'node:http'
import type { Metrics } from './metrics.ts'

export type MetricsToken = () => string | undefined // A function, because it can be reloaded.

const digest = (text: string) => createHash('sha256').update(text).digest()

export function presentsToken(authorization: string | undefined, token: string) {
  const [, presented = ''] = /^bearer +(\S+)$/i.exec(authorization ?? '') ?? []
  return timingSafeEqual(digest(presented), digest(token))
}

export function metricsListener(metrics: Metrics, metricsToken: MetricsToken) {
  async function answer(request: http.IncomingMessage, response: http.ServerResponse) {
    const { method, url, headers } = request
    request.resume()
    const token = metricsToken()
    if (token && !presentsToken(headers.authorization, token)) {
      return void response.writeHead(401, { 'www-authenticate': 'Bearer' }).end()
    }
    if (method !== 'GET' || url !== '/metrics') return void response.writeHead(404).end()
    const text = await metrics.text()
    response.writeHead(200, { 'content-type': metrics.content_type, 'cache-control': 'no-store' })
    response.end(text)
  }
  return http.createServer({ headersTimeout: 10_000, requestTimeout: 10_000 }, (...request) => {
    answer(...request).catch(() => request[1].destroy())
  })
}

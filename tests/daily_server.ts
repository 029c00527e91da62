// A local server that speaks Daily's protocol, with its simulation behind it. It checks the key,
// and signs webhooks as Daily does.
import { createHmac } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { after } from 'node:test'
import { simulatedDaily } from '#outside/adapters/video/simulated.ts'
import { call } from './harness.ts'

export const daily_credentials = {
  api_key: 'key-of-the-test',
  webhook_secret: Buffer.from('a secret of webhooks').toString('base64'),
}

type Failure = number | 'cut' // A status, or a cut after the request was carried out.

export async function startDailyServer() {
  const { answer, rooms, tokens } = simulatedDaily()
  const requests: string[] = []
  const failures: Failure[] = [] // What happens to the next requests.
  const waiting: (() => Promise<unknown>)[] = [] // What the next requests wait for.

  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    const { method = 'GET', url = '' } = request
    requests.push(`${method} ${url}`)
    await waiting.shift()?.()
    const failure = failures.shift()
    if (request.headers.authorization !== `Bearer ${daily_credentials.api_key}`) {
      return response.writeHead(401).end('{"error":"authentication-error"}')
    }
    if (typeof failure === 'number') {
      return response.writeHead(failure, { 'retry-after': '7' }).end('{"error":"server-error"}')
    }
    const target = new URL(url, 'http://daily.test').href
    const answered = await answer(target, { method, ...(body && { body }) })
    if (failure === 'cut') return request.socket.destroy()
    return response.writeHead(answered.status).end(await answered.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  after(() => server.close())
  const { port } = server.address() as AddressInfo
  const daily_url = `http://127.0.0.1:${port}/v1`

  // Sends a webhook to the service.
  const post = (
    event: object,
    { to_port, secret = daily_credentials.webhook_secret }: { to_port: number; secret?: string },
  ) => {
    const raw = JSON.stringify(event)
    const at = '1700000000000'
    const signature = createHmac('sha256', Buffer.from(secret, 'base64'))
      .update(`${at}.${raw}`)
      .digest('base64')
    const headers = {
      'content-type': 'application/json',
      'x-webhook-timestamp': at,
      'x-webhook-signature': signature,
    }
    return call('POST', '/telehealth/daily/webhooks', undefined, {
      key: null,
      port: to_port,
      raw,
      headers,
    })
  }
  return { daily_url, rooms, tokens, requests, failures, waiting, post }
}

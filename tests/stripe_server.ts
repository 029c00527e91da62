// A small server with responses of Stripe that a test sets by method and path.
import http from 'node:http'
import { after } from 'node:test'

export const return_url = 'https://localhost:8443'
export const webhook_secret = 'whsec_tests'

export async function startStripeServer() {
  const received: { path: string; key: string | undefined; body: string }[] = []
  const answers: Record<string, [status: number, body: unknown]> = {}
  const server = http.createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      const path = `${request.method} ${request.url!.split('?')[0]}`
      received.push({ path, key: request.headers['idempotency-key'] as string, body })
      const [status, result] = answers[path] ?? [404, {}]
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(result))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  after(() => server.close())
  const api_url = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  const settings = { secret_key: 'sk_test_x', webhook_secret, api_url, return_url }
  return { received, answers, settings }
}

// A local server that speaks Twilio's protocol, with its simulation behind it. It checks the
// login, and signs webhooks as Twilio does.
import { createHmac } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { after } from 'node:test'
import { simulatedTwilio } from '#outside/adapters/sms/simulated.ts'
import { call, public_url } from './harness.ts'

const login = { account_sid: 'ACtest12345', auth_token: 'token of the test' }

const at_once = async () => {}

export async function startTwilioServer({ latency = at_once } = {}) {
  const { answer, messages } = simulatedTwilio({ status: 'queued' })
  const sent: URLSearchParams[] = []
  // What happens to the next requests: an outage, or a cut after the message was accepted.
  const failures: ('outage' | 'cut')[] = []
  const authorization = `Basic ${btoa(`${login.account_sid}:${login.auth_token}`)}`

  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    const failure = failures.shift()
    if (request.headers.authorization !== authorization) return response.writeHead(401).end('{}')
    if (failure === 'outage') return response.writeHead(503).end('{}')
    if (body) sent.push(new URLSearchParams(body))
    await latency()
    const { method = 'GET' } = request
    const url = new URL(request.url!, 'http://twilio.test').href
    const answered = await answer(url, { method, ...(body && { body }) })
    if (failure === 'cut') return request.socket.destroy()
    return response.writeHead(answered.status).end(await answered.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  after(() => server.close())
  const { port } = server.address() as AddressInfo
  const api_url = `http://127.0.0.1:${port}`
  const settings = { type: 'twilio' as const, twilio: { ...login, from: '+15005550006', api_url } }

  // Sends a webhook to the service.
  const post = (
    path: string,
    fields: Record<string, string>,
    { to_port, token = login.auth_token }: { to_port: number; token?: string },
  ) => {
    const pairs = Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1))
    const signed = `${public_url}${path}${pairs.flat().join('')}`
    const signature = createHmac('sha1', token).update(signed).digest('base64')
    return call('POST', path, undefined, {
      key: null,
      port: to_port,
      raw: new URLSearchParams(fields).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': signature,
      },
    })
  }
  return { settings, sent, messages, failures, post }
}

// A local webhook endpoint that responds as a test needs and stores what it received.
import http from 'node:http'
import { after } from 'node:test'

export type Received = { path: string; headers: Record<string, string>; body: string }

type Answer = { status: number; headers?: Record<string, string>; body?: string } | 'hang'

export async function startReceiver(answer: (got: Received) => Answer = () => ({ status: 200 })) {
  const got: Received[] = []
  const server = http.createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      const received = { path: request.url!, headers: request.headers as never, body }
      got.push(received)
      const answered = answer(received)
      if (answered === 'hang') return
      response.writeHead(answered.status, answered.headers)
      response.end(answered.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  after(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as { port: number }
  const closeConnections = () => server.closeAllConnections()
  return { got, url: `http://127.0.0.1:${port}/hook`, closeConnections }
}

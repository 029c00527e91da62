// A bare node:https server that sends the same bytes to every request. Its argument is a file with
// the certificate and the response; it prints its port.
import { readFileSync } from 'node:fs'
import https from 'node:https'

export type Given = {
  key: string
  cert: string
  status: number
  headers: Record<string, string>
  body: string
}

const { key, cert, status, headers, body }: Given = JSON.parse(
  readFileSync(process.argv[2]!, 'utf8'),
)
const server = https.createServer({ key, cert, keepAliveTimeout: 65_000 }, (_, response) => {
  response.writeHead(status, headers)
  response.end(body)
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as { port: number }
  process.stdout.write(`port ${port};`)
})

// Local webhook receivers for tests, well-behaved and hostile: plain, raw and TLS.
import 'reflect-metadata'
import * as x509 from '@peculiar/x509'
import { webcrypto } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import {
  type AddressInfo,
  createServer as createRawServer,
  type Server,
  type Socket,
} from 'node:net'

// A test context, which closes the server when the test ends.
type Until = { after: (end: () => void) => void }
type Pair = { key: string; cert: string }
export type Call = { request: IncomingMessage; body: string }

// Responds with `answer` and records the requests.
export async function receiver(until: Until, answer: RequestListener, pair?: Pair) {
  const calls: Call[] = []
  const listener: RequestListener = async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    calls.push({ request, body })
    answer(request, response)
  }
  const server = pair ? createTlsServer(pair, listener) : createServer(listener)
  const port = await listen(until, server)
  return { url: `${pair ? 'https' : 'http'}://localhost:${port}/hook`, port, calls, server }
}

// Handles raw connections from their first bytes.
export async function rawReceiver(until: Until, meet: (socket: Socket) => void) {
  const server = createRawServer((socket) => {
    socket.on('error', () => {}) // The other side disconnects, as tested.
    socket.once('data', () => meet(socket))
  })
  const port = await listen(until, server)
  return { url: `http://localhost:${port}/hook`, port }
}

async function listen(until: Until, server: Server) {
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  until.after(() => {
    server.close()
    for (const socket of open) socket.destroy()
  })
  return (server.address() as AddressInfo).port
}

const day_ms = 86_400_000
const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }

// A self-signed certificate for one host name, which is also its own CA.
export async function selfSigned(name: string, from: Date, days: number): Promise<Pair> {
  x509.cryptoProvider.set(webcrypto)
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    name: `CN=${name}`,
    notBefore: from,
    notAfter: new Date(from.getTime() + days * day_ms),
    keys,
    signingAlgorithm: algorithm,
    extensions: [new x509.SubjectAlternativeNameExtension([{ type: 'dns', value: name }])],
  })
  const key = await webcrypto.subtle.exportKey('pkcs8', keys.privateKey)
  return { key: x509.PemConverter.encode(key, 'PRIVATE KEY'), cert: certificate.toString('pem') }
}

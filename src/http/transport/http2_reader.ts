// Reads HTTP/2 with prior knowledge that arrives unencrypted. The server doesn't speak HTTP/2, but
// a key in a compressed header block was still exposed.
import http2 from 'node:http2'
import { Duplex } from 'node:stream'

const preface = 'PRI * HTTP/2.0'

// Takes the bytes of a connection from the first one, in chunks of any size.
export function http2Reader(onBytes: (bytes: Buffer) => void) {
  let head: Buffer | null = Buffer.alloc(0) // Null once the protocol is known.
  let session: ReturnType<typeof openSession> | undefined
  function read(bytes: Buffer) {
    if (!head) return session?.read(bytes)
    head = Buffer.concat([head, bytes])
    if (head.length < preface.length) return
    if (head.toString('latin1', 0, preface.length) === preface) {
      session = openSession(onBytes)
      session.read(head)
    }
    head = null
  }
  return { read, close: () => session?.close() }
}

// The session's output is discarded: the client gets the HTTP/1.1 error response.
function openSession(onBytes: (bytes: Buffer) => void) {
  const readHeaders = (raw: string[]) => onBytes(Buffer.from(`${raw.join('\n')}\n`, 'latin1'))
  const wire = new Duplex({ read() {}, write: (_chunk, _encoding, done) => done() })
  const session = http2.performServerHandshake(wire, { maxSessionMemory: 1 })
  session.on('error', () => {})
  session.on('stream', (stream, _headers, _flags, rawHeaders) => {
    stream.on('error', () => {})
    stream.on('trailers', (_trailers, _trailerFlags, rawTrailers) => readHeaders(rawTrailers))
    stream.on('data', onBytes)
    readHeaders(rawHeaders)
  })
  return {
    read: (bytes: Buffer) => void wire.push(bytes),
    close: () => session.destroy(),
  }
}

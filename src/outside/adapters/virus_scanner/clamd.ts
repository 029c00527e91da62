// Scans files with clamd over its socket (INSTREAM). Only `stream: OK` is a clean file: a reply
// that this code doesn't know must not release one.
import { once } from 'node:events'
import { connect } from 'node:net'
import { pipeline } from 'node:stream/promises'
import type { VirusScanner } from '#outside/ports/virus_scanner.ts'

const timeout_ms = 120_000
const most_reply_bytes = 4_096

export const virusScannerOf = (socket: string | undefined): VirusScanner | undefined =>
  socket === undefined ? undefined : clamd(socket)

export function clamd(address: string): VirusScanner {
  return {
    async isClean(content) {
      const socket = connect(targetOf(address)).setTimeout(timeout_ms)
      socket.on('timeout', () => socket.destroy(new Error('clamd did not reply in time.')))
      try {
        const reply = readReply(socket)
        await Promise.race([send(socket, content), reply])
        return isCleanReply(await reply)
      } finally {
        socket.destroy()
      }
    },
  }
}

type Socket = ReturnType<typeof connect>

async function send(socket: Socket, content: AsyncIterable<Uint8Array>) {
  await once(socket, 'connect')
  await pipeline(framed(content), socket, { end: false })
}

// Each piece follows its length. A length of zero ends the file.
async function* framed(content: AsyncIterable<Uint8Array>) {
  yield Buffer.from('zINSTREAM\0')
  for await (const piece of content) {
    if (piece.length === 0) continue
    yield lengthOf(piece.length)
    yield piece
  }
  yield lengthOf(0)
}

// clamd replies early, and closes, if it accepts no more.
async function readReply(socket: Socket) {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of socket as AsyncIterable<Buffer>) {
    pieces.push(piece)
    size += piece.length
    if (piece.includes(0) || size > most_reply_bytes) break
  }
  return Buffer.concat(pieces).toString('utf8').split('\0')[0]!
}

function isCleanReply(reply: string) {
  if (reply === 'stream: OK') return true
  if (/^stream: .+ FOUND$/.test(reply)) return false
  throw new Error('clamd could not scan the file.')
}

function lengthOf(bytes: number) {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

function targetOf(address: string) {
  const [, host, port] = /^(.+):(\d+)$/.exec(address) ?? []
  return host ? { host, port: Number(port) } : { path: address }
}

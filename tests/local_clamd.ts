// A server for tests that speaks the INSTREAM protocol of clamd.
import { createServer, type AddressInfo } from 'node:net'

const replies = [
  { marker: 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE', reply: 'stream: Eicar-Test-Signature FOUND' },
  { marker: 'UNREADABLE', reply: 'stream: Broken file ERROR' },
  { marker: 'TOO-LARGE', reply: 'INSTREAM size limit exceeded. ERROR' },
  { marker: 'HANG-UP', reply: '' },
]

export async function startClamd() {
  const command = Buffer.from('zINSTREAM\0')
  const server = createServer((socket) => {
    let received = Buffer.alloc(0)
    let file = Buffer.alloc(0)
    let started = false
    socket.on('error', () => {})
    socket.on('data', (bytes: Buffer) => {
      received = Buffer.concat([received, bytes])
      if (!started && received.length >= command.length) {
        started = received.subarray(0, command.length).equals(command)
        if (!started) return void socket.end('UNKNOWN COMMAND\0')
        received = received.subarray(command.length)
      }
      while (started && received.length >= 4) {
        const length = received.readUInt32BE(0)
        if (length === 0) return void socket.end(replyTo(file))
        if (received.length < 4 + length) return
        file = Buffer.concat([file, received.subarray(4, 4 + Math.min(length, 1_000))])
        received = received.subarray(4 + length)
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { address: `127.0.0.1:${port}`, stop: () => server.close() }
}

function replyTo(file: Buffer) {
  const found = replies.find(({ marker }) => file.includes(marker))
  if (!found) return 'stream: OK\0'
  return found.reply && `${found.reply}\0`
}

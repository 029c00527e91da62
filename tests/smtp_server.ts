// A local server that speaks SMTP: keeps what it accepts, and refuses some recipients.
import net from 'node:net'
import { after } from 'node:test'

export type Received = { from: string; to: string; data: string }

const at_once = async () => {}

// The latency is between accepting a mail and confirming it.
export async function startSmtpServer({ latency = at_once } = {}) {
  const received: Received[] = []
  const refused = new Set<string>() // Addresses that get a 550.
  let is_down = false
  const addressIn = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? ''

  const server = net.createServer((socket) => {
    let envelope = { from: '', to: '' }
    let data: string | undefined
    const respond = (text: string) => socket.write(`${text}\r\n`)
    respond(is_down ? '421 try again later' : '220 test ESMTP')
    socket.on('data', (bytes) => {
      const text = bytes.toString()
      if (data !== undefined) {
        data += text
        if (!data.endsWith('\r\n.\r\n')) return
        received.push({ ...envelope, data })
        data = undefined
        void latency().then(() => respond('250 taken'))
      } else if (/^MAIL FROM/i.test(text)) {
        envelope = { ...envelope, from: addressIn(text) }
        respond('250 ok')
      } else if (/^RCPT TO/i.test(text)) {
        const to = addressIn(text)
        envelope = { ...envelope, to }
        respond(refused.has(to) ? '550 no such mailbox' : '250 ok')
      } else if (/^DATA/i.test(text)) {
        data = ''
        respond('354 go on')
      } else if (/^QUIT/i.test(text)) socket.end('221 bye\r\n')
      else respond('250 ok')
    })
    socket.on('error', () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  after(() => server.close())
  const { port } = server.address() as net.AddressInfo
  const setDown = (down: boolean) => void (is_down = down)
  return { url: `smtp://127.0.0.1:${port}`, received, refused, setDown }
}

// The parts of a mail by content type, decoded.
export function partsOf({ data }: Received) {
  const decoded = (part: string) => {
    const [head = '', ...rest] = part.split('\r\n\r\n')
    const body = rest.join('\r\n\r\n')
    if (/encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString()
    if (!/encoding: quoted-printable/i.test(head)) return body
    const bytes = body
      .replaceAll('=\r\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    return Buffer.from(bytes, 'latin1').toString()
  }
  const parts = data.split(/\r\n--[^\r\n]+(?:\r\n|$)/)
  const named = parts.map((part) => ({
    type: /content-type: ([\w/]+)/i.exec(part)?.[1] ?? '',
    head: part.split('\r\n\r\n')[0]!,
    text: decoded(part),
  }))
  return (type: string) => named.find((part) => part.type === type)
}

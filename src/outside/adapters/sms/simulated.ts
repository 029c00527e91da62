// Simulates Twilio: speaks its protocol, sends nothing, and delivers at once. Its magic
// numbers fail as those of Twilio's test credentials do.
import { randomBytes } from 'node:crypto'

type StoredMessage = { sid: string; status: string; to: string; body: string; date_created: string }

const most_messages = 1_000

// By the recipient's number.
export const simulated_refusals: Record<string, number> = {
  '+15005550001': 21211, // Not a phone number.
  '+15005550004': 21610, // Opted out.
  '+15005550009': 21614, // A landline.
}

const respond = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

// By the provider's own clock, to the second.
const dateText = () => new Date(performance.timeOrigin + performance.now()).toUTCString()

export function simulatedTwilio({ status = 'delivered' } = {}) {
  const messages: StoredMessage[] = []

  async function answer(url: string, { method = 'GET', body }: RequestInit = {}) {
    const { pathname, searchParams } = new URL(url)
    if (!/^\/2010-04-01\/Accounts\/\w+\/Messages\.json$/.test(pathname)) {
      return respond(404, { code: 20404, message: 'Not found', status: 404 })
    }
    if (method === 'GET') {
      const to = searchParams.get('To')
      return respond(200, { messages: messages.filter((message) => message.to === to) })
    }
    const form = new URLSearchParams(String(body))
    const [to, text] = [form.get('To') ?? '', form.get('Body') ?? '']
    const code = text ? simulated_refusals[to] : 21602
    if (code) return respond(400, { code, message: 'Refused', status: 400 })
    const sid = `SM${randomBytes(16).toString('hex')}`
    const message = { sid, status, to, body: text, date_created: dateText() }
    messages.unshift(message)
    messages.length = Math.min(messages.length, most_messages)
    return respond(201, message)
  }

  return { answer, messages }
}

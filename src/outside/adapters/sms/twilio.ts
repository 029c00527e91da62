// Sends text messages with Twilio's HTTP API and checks the signatures of its webhooks. The token
// is sent to Twilio only and appears in no error.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { type OutgoingText, type Sms, SmsRefused } from '#outside/ports/sms.ts'

export type TwilioSettings = {
  account_sid: string
  auth_token: string
  from: string | null
  api_url: string
}

type Fetch = (url: string, options: RequestInit) => Promise<Response>
type TwilioMessage = {
  sid?: string
  status?: string
  body?: string
  date_created?: string // To the second.
  code?: number
}

const limit_ms = 15_000 // Shorter than the lease on the message that is being sent.
const page_size = 50

export function twilio(settings: TwilioSettings, request: Fetch = fetch): Required<Sms> {
  const { account_sid, auth_token } = settings
  const url = `${settings.api_url}/2010-04-01/Accounts/${account_sid}/Messages.json`
  const authorization = `Basic ${Buffer.from(`${account_sid}:${auth_token}`).toString('base64')}`
  const reach = async (target: string, options: RequestInit = {}) => {
    const signal = AbortSignal.timeout(limit_ms)
    const headers = { authorization }
    const response = await request(target, { ...options, headers, redirect: 'manual', signal })
    return { status: response.status, body: await response.json() }
  }

  return {
    async send({ to, from, text, status_url }) {
      const form = new URLSearchParams({ To: to, Body: text, StatusCallback: status_url })
      const sender = from ?? settings.from
      if (sender) form.set(sender.startsWith('MG') ? 'MessagingServiceSid' : 'From', sender)
      const { status, body } = await reach(url, { method: 'POST', body: form })
      const { sid, code } = body as TwilioMessage
      if (status === 400 && code) throw new SmsRefused(String(code))
      if (status !== 201 || !sid) throw new Error(`Twilio responded with status ${status}.`)
      return receiptOf(body as TwilioMessage)
    },

    async findSent({ to, text }: OutgoingText, since) {
      const query = new URLSearchParams({ To: to, PageSize: String(page_size) })
      const { status, body } = await reach(`${url}?${query}`)
      if (status !== 200) throw new Error(`Twilio responded with status ${status}.`)
      const { messages = [] } = body as { messages?: TwilioMessage[] }
      const earliest = since.epochMilliseconds - 1_000
      const sent = messages.find(
        ({ sid, body: sent_text, date_created }) =>
          sid && sent_text === text && Date.parse(date_created ?? '') >= earliest,
      )
      return sent && receiptOf(sent)
    },

    // HMAC-SHA1 over the URL and the sorted parameters, each name followed by its value.
    isSigned(webhook_url, form, signature) {
      const pairs = [...form].toSorted(([one], [other]) => (one < other ? -1 : 1))
      const signed = webhook_url + pairs.map(([name, value]) => name + value).join('')
      const expected = createHmac('sha1', auth_token).update(signed).digest()
      const given = Buffer.from(signature, 'base64')
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
  }
}

const receiptOf = ({ sid, status }: TwilioMessage) => ({
  reference: sid!,
  delivered: status === 'delivered',
})

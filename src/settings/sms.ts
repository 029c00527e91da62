// Settings of text messages, validated at startup.
import type { Environment } from './environment.ts'
import { bad, protocolOf, type Reader } from './values.ts'

type Twilio = { account_sid: string; auth_token: string; from: string | null; api_url: string }

export type SmsSettings = { type: 'simulated' | 'none' } | { type: 'twilio'; twilio: Twilio }

const twilio_url = 'https://api.twilio.com'

export function smsOf(read: Reader, environment: Environment): SmsSettings {
  const account_sid = read('TWILIO_ACCOUNT_SID')
  const auth_token = read('TWILIO_AUTH_TOKEN')
  if (!account_sid !== !auth_token) {
    throw bad('TWILIO_AUTH_TOKEN', 'must be set together with TWILIO_ACCOUNT_SID')
  }
  if (!account_sid || !auth_token) return { type: environment === 'sandbox' ? 'simulated' : 'none' }
  if (!/^AC\w{8,64}$/.test(account_sid)) {
    throw bad('TWILIO_ACCOUNT_SID', 'must be the SID of a Twilio account, which begins with AC')
  }
  const from = read('TWILIO_FROM') ?? null
  if (from && !/^(?:\+[1-9]\d{6,14}|MG\w{32})$/.test(from)) {
    throw bad('TWILIO_FROM', 'must be a number such as +15005550006 or the SID of a service')
  }
  const api_url = read('TWILIO_API_URL') ?? twilio_url
  const mocked = environment === 'sandbox' && api_url.startsWith('http://')
  if (protocolOf(api_url) !== 'https:' && !mocked) {
    throw bad('TWILIO_API_URL', 'must be an https:// URL')
  }
  return { type: 'twilio', twilio: { account_sid, auth_token, from, api_url } }
}

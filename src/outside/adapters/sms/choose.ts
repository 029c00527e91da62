// Chooses how text messages are sent, from the settings.
import type { Sms } from '#outside/ports/sms.ts'
import type { SmsSettings } from '#settings/sms.ts'
import { simulatedTwilio } from './simulated.ts'
import { twilio } from './twilio.ts'

const simulated_login = {
  account_sid: 'ACsimulated',
  auth_token: '',
  from: '+15005550006',
  api_url: 'https://twilio.invalid',
}

// The simulation sends no webhooks, so none can be forged.
export function smsOf(settings: SmsSettings): Sms | undefined {
  if (settings.type === 'none') return undefined
  if (settings.type === 'twilio') return twilio(settings.twilio)
  const { send, findSent } = twilio(simulated_login, simulatedTwilio().answer)
  return { send, findSent }
}

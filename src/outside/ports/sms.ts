// Interface of text messages: Twilio, or its simulation in a sandbox without it.

export type OutgoingText = {
  to: string // E.164
  from: string | null // A number or a messaging service. Null for that of the deployment.
  text: string
  status_url: string // Where the provider reports what became of it.
}

export type TextReceipt = { reference: string; delivered: boolean }

export type Sms = {
  send(text: OutgoingText): Promise<TextReceipt>
  // What was accepted of an attempt whose result is unknown, because the process died.
  findSent(text: OutgoingText, since: Temporal.Instant): Promise<TextReceipt | undefined>
  // Whether a webhook is from the provider. Absent if there are no webhooks.
  isSigned?(url: string, form: URLSearchParams, signature: string): boolean
}

// The provider refused the message for good. Any other error is worth another attempt.
export class SmsRefused extends Error {
  readonly code: string

  constructor(code: string) {
    super(`The SMS provider refused the message (${code}).`)
    this.code = code
  }
}

// The recipient has replied STOP.
export const opted_out_code = '21610'

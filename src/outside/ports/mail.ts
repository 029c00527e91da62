// Interface of email delivery: an SMTP server, or a folder in a sandbox without one.

export type Mail = {
  to: string
  subject: string
  text: string
  html?: string
  from_name?: string // Instead of the name in MAIL_FROM. The address is always that of MAIL_FROM.
  reply_to?: string | null
  message_id?: string // The same for each attempt, so that mail programs recognize a repeated one.
  calendar?: { method: 'REQUEST' | 'CANCEL'; write(organizer: string): string }
}

export type Mailer = (mail: Mail) => Promise<void>

// The server refused the recipient or the mail for good. Any other error is worth another attempt.
export class MailRefused extends Error {
  readonly code: string

  constructor(code: string) {
    super(`The mail server refused the mail (${code}).`)
    this.code = code
  }
}

// Interface of email delivery: an SMTP server, or a folder in a sandbox without one.

export type Mail = { to: string; subject: string; text: string }

export type Mailer = (mail: Mail) => Promise<void>

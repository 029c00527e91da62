// Sends email through an SMTP server. A sandbox without one writes each message to a folder.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import { writePrivateFile } from '#settings/private_file.ts'
import { newId } from '#kernel/ids.ts'
import type { Mail, Mailer } from '#outside/ports/mail.ts'

type Options = { smtp_url: string | undefined; mail_from: string; home: string }

const timeout_ms = 10_000

// The address is passed as a structured value, so it can't inject headers.
const messageOf = (from: string, { to, subject, text }: Mail) => ({
  from,
  to: { name: '', address: to },
  subject,
  text,
  disableFileAccess: true,
  disableUrlAccess: true,
})

export function mailer({ smtp_url, mail_from, home }: Options): Mailer {
  if (smtp_url) {
    const transport = nodemailer.createTransport({
      url: smtp_url,
      connectionTimeout: timeout_ms,
      greetingTimeout: timeout_ms,
      socketTimeout: timeout_ms,
    })
    return async (mail) => void (await transport.sendMail(messageOf(mail_from, mail)))
  }
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true })
  const folder = join(home, 'mail')
  return async (mail) => {
    const { message } = await transport.sendMail(messageOf(mail_from, mail))
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writePrivateFile(join(folder, `${newId('mail')}.eml`), message.toString())
  }
}

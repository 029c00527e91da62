// Sends email through an SMTP server. A sandbox without one writes each message to a folder.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { writePrivateFile } from '#settings/private_file.ts'
import { newId } from '#kernel/ids.ts'
import { type Mail, type Mailer, MailRefused } from '#outside/ports/mail.ts'

type Options = { smtp_url: string | undefined; mail_from: string; home: string }

const timeout_ms = 10_000

const addressOf = (from: string) => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim()

// Addresses are passed as structured values, so they can't inject headers.
function messageOf(from: string, mail: Mail) {
  const { to, subject, text, html, from_name, reply_to, message_id, calendar } = mail
  const address = addressOf(from)
  const organizer = reply_to ?? address
  return {
    from: from_name ? { name: from_name, address } : from,
    to: { name: '', address: to },
    subject,
    text,
    ...(html && { html }),
    ...(reply_to && { replyTo: { name: from_name ?? '', address: reply_to } }),
    ...(message_id && { messageId: `<${message_id}@${address.split('@').at(-1)}>` }),
    ...(calendar && {
      icalEvent: {
        method: calendar.method,
        content: calendar.write(organizer),
        filename: 'invite.ics',
      },
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

// Loaded with the first message.
const nodemailer = async () => (await import('nodemailer')).default

export function mailer({ smtp_url, mail_from, home }: Options): Mailer {
  return smtp_url ? smtpMailer(smtp_url, mail_from) : folderMailer(join(home, 'mail'), mail_from)
}

function smtpMailer(url: string, from: string): Mailer {
  const limits = {
    connectionTimeout: timeout_ms,
    greetingTimeout: timeout_ms,
    socketTimeout: timeout_ms,
  }
  const open = async () => (await nodemailer()).createTransport({ url, ...limits })
  let transport: ReturnType<typeof open> | undefined
  return async (mail) => {
    const opened = await (transport ??= open())
    try {
      await opened.sendMail(messageOf(from, mail))
    } catch (error) {
      throw refusalOf(error) ?? error
    }
  }
}

function folderMailer(folder: string, from: string): Mailer {
  return async (mail) => {
    const transport = (await nodemailer()).createTransport({ streamTransport: true, buffer: true })
    const { message } = await transport.sendMail(messageOf(from, mail))
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writePrivateFile(join(folder, `${newId('mail')}.eml`), message.toString())
  }
}

// A 5xx reply to the recipient or the content. A rejected login is the deployment's own problem.
function refusalOf(error: unknown) {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  const about_mail = code === 'EENVELOPE' || code === 'EMESSAGE'
  return about_mail && responseCode && responseCode >= 500
    ? new MailRefused(String(responseCode))
    : undefined
}

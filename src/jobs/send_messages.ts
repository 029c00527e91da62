// Sends queued messages by email and SMS from a worker. After a crash between the two transactions,
// an email is sent again with the same Message-ID, and a text message only if the provider doesn't
// have it.
import type { Logger } from 'pino'
import { describe } from '#http/responses/database_errors.ts'
import type { Call } from '#kernel/call.ts'
import { type AccountContext, inAccount, queryAsWorker } from '#kernel/unit_of_work.ts'
import { type Mailer, MailRefused } from '#outside/ports/mail.ts'
import { SmsRefused, type TextReceipt } from '#outside/ports/sms.ts'
import {
  claimMessage,
  type Outgoing,
  recordOutage,
  recordRefusal,
  recordSent,
} from '#areas/messages/message/sending.ts'
import { queuedMessages } from '#areas/messages/message/queue.ts'
import type { ShouldContinue } from './clock.ts'

export type MessageContext = AccountContext & { mail: Mailer; public_url: string; log: Logger }

const batch_size = 8

export async function sendMessages(
  context: MessageContext,
  shouldContinue: ShouldContinue = () => true,
) {
  const next = queuedMessages(batch_size)
  for (let sent = 0; ;) {
    const found = shouldContinue()
      ? await queryAsWorker<{ account: string; id: string }>(context.db, next)
      : []
    if (found.length === 0) return sent
    const done = await Promise.all(found.map(({ account, id }) => sendOne(context, account, id)))
    sent += done.filter(Boolean).length
    // The rest of the batch is being sent elsewhere, or couldn't be claimed.
    if (!done.some(Boolean)) return sent
  }
}

// Whether the message left the queue. One that fails doesn't block the others.
async function sendOne(context: MessageContext, account: string, id: string) {
  const within = <T>(work: (call: Call) => Promise<T>) => inAccount(context, account, work)
  try {
    const outgoing = await within((call) => claimMessage(call, id, context.public_url))
    if (outgoing) await attempt(context, account, outgoing)
    return true
  } catch (error) {
    context.log.error({ account, message_id: id, error: describe(error) }, 'failed to send')
    return false
  }
}

async function attempt(context: MessageContext, account: string, outgoing: Outgoing) {
  const { id } = outgoing
  const within = <T>(work: (call: Call) => Promise<T>) => inAccount(context, account, work)
  let receipt: TextReceipt | null
  try {
    receipt = await transmit(context, outgoing)
  } catch (error) {
    if (error instanceof MailRefused || error instanceof SmsRefused) {
      const { code } = error
      return await within((call) => recordRefusal(call, outgoing, code))
    }
    context.log.warn(
      { account, message_id: id, error: describe(error) },
      'a message could not be sent and is tried again',
    )
    return await within((call) => recordOutage(call, outgoing))
  }
  return await within((call) => recordSent(call, id, receipt))
}

async function transmit({ mail, outside }: MessageContext, outgoing: Outgoing) {
  if (outgoing.channel === 'email') {
    await mail(outgoing.mail)
    return null
  }
  const { sms } = outside
  if (!sms) throw new Error('No SMS provider is configured.')
  const { sms: text, since } = outgoing
  return (since && (await sms.findSent(text, since))) ?? (await sms.send(text))
}

// Sends a queued message in three parts: claims it in one transaction, calls the provider, and
// records the outcome in another. Before it is sent, everything that can have changed since it was
// written is checked again.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { isIn } from '#kernel/state_sets.ts'
import { takeStep, tryStep } from '#kernel/take_step.ts'
import { findRow, tryLockRow, updateRow } from '#kernel/record.ts'
import type { Mail } from '#outside/ports/mail.ts'
import { opted_out_code, type OutgoingText, type TextReceipt } from '#outside/ports/sms.ts'
import {
  paymentRequestKind,
  paymentRequestLifecycle,
} from '#areas/payments/payment_request/lifecycle.ts'
import { paymentLink } from '#areas/payments/payment_request/link.ts'
import { setMessageConsent } from '#areas/persons/person/message_consent.ts'
import { findPerson } from '#areas/persons/person/person.ts'
import { sessionKind, sessionLifecycle } from '#areas/sessions/session/lifecycle.ts'
import { findSettings } from '#areas/messages/message_settings/message_settings.ts'
import type { Settings } from '#areas/messages/message_settings/schema.ts'
import { brandOf } from './content.ts'
import { writeInvitation } from './invitation.ts'
import { messageKind as kind, messageLifecycle as lifecycle } from './lifecycle.ts'
import { isCalledOff, isClosed, zoneOf } from './message.ts'
import { quietAt } from './quiet_hours.ts'
import { chooseRecipient } from './recipient.ts'
import type { MessageRow, Suppression } from './schema.ts'
import { claim, isLeased, leaseStart, postpone } from './store.ts'
import { htmlOf, pay_placeholder } from './templates.ts'

const most_attempts = 8
const longest_pause_minutes = 60

// The result of an earlier attempt is unknown if the process died or the connection broke: `since`
// is when that attempt began, at the earliest.
export type Outgoing = { id: string; attempts: number } & (
  | { channel: 'email'; mail: Mail }
  | { channel: 'sms'; sms: OutgoingText; since: Temporal.Instant | null }
)

// Claims a message. Undefined if there is nothing to send.
export async function claimMessage(call: Call, id: string, public_url: string) {
  const message = await tryLockRow(call, kind, id)
  if (!message || !isIn(lifecycle, 'sendable', message.status)) return undefined
  if (isLeased(call, message)) return undefined
  const settings = await findSettings(call)
  const { to, reason } = await checkAgain(call, settings, message)
  if (!to) {
    await takeStep(call, lifecycle, id, 'suppress', { error_code: reason }, message)
    return undefined
  }
  if (await isPostponed(call, settings, message)) return undefined
  const current =
    to === message.to ? message : await updateRow(call, kind, id, { to }, 'updated', message)
  await claim(call, id)
  return {
    ...outgoingOf(call, settings, current, to, public_url),
    id,
    attempts: message.attempts + 1,
  }
}

type Checked = { to: string; reason: null } | { to: null; reason: Suppression }

// The person's contact as it is now, unless they or the session changed in the meantime.
async function checkAgain(call: Call, settings: Settings, message: MessageRow): Promise<Checked> {
  const person = await findPerson(call, message.person_id)
  if (isClosed(person)) return { to: null, reason: 'person_closed' }
  const outdated = await outdatedBy(call, message)
  if (outdated) return { to: null, reason: outdated }
  const channels = [message.channel]
  const { to, reason } = chooseRecipient(
    person,
    { ...settings, channels },
    Boolean(call.outside.sms),
  )
  return to ? { to, reason: null } : { to: null, reason: reason ?? 'no_contact' }
}

async function outdatedBy(call: Call, message: MessageRow) {
  const { session_id, appointment, purpose, payment_request_id } = message
  if (payment_request_id) {
    const { status } = await findRow(call, paymentRequestKind, payment_request_id)
    return isIn(paymentRequestLifecycle, 'open', status) ? undefined : 'request_closed'
  }
  if (!session_id || !appointment) return undefined
  if (Temporal.Instant.compare(appointment.starts_at, call.now) <= 0) return 'session_past'
  if (isCalledOff(purpose)) return undefined
  const session = await findRow(call, sessionKind, session_id)
  if (purpose === 'waiting_list_offer') {
    return isIn(sessionLifecycle, 'on_hold', session.status) ? undefined : 'offer_expired'
  }
  const same_time =
    Temporal.Instant.compare(session.starts_at, appointment.starts_at) === 0 &&
    isIn(sessionLifecycle, 'booked', session.status)
  return same_time ? undefined : 'session_changed'
}

// A later attempt can have come into quiet hours.
async function isPostponed(call: Call, settings: Settings, message: MessageRow) {
  if (message.attempts === 0) return false
  const { person_id, session_id, appointment } = message
  const session = session_id ? await findRow(call, sessionKind, session_id) : null
  const zone = zoneOf(await findPerson(call, person_id), session, settings)
  const quiet = quietAt(call.now, zone, settings.quiet_hours)
  const is_urgent =
    quiet && appointment && Temporal.Instant.compare(quiet.until, appointment.starts_at) >= 0
  if (!quiet || is_urgent) return false
  await postpone(call, message.id, call.real_now.add(call.now.until(quiet.until)))
  return true
}

function outgoingOf(
  call: Call,
  settings: Settings,
  message: MessageRow,
  to: string,
  public_url: string,
) {
  const { id, claimed_until, payment_request_id } = message
  const link = payment_request_id && paymentLink(call, public_url, payment_request_id)
  const text = link ? message.text.replaceAll(pay_placeholder, link) : message.text
  if (message.channel === 'email') {
    return { channel: 'email' as const, mail: mailOf(call, settings, { ...message, text }, to) }
  }
  const status_url = `${public_url}/messaging/twilio/messages/${id}`
  return {
    channel: 'sms' as const,
    sms: { to, from: settings.sms_from, text, status_url },
    since: claimed_until ? leaseStart(claimed_until) : null,
  }
}

function mailOf(call: Call, settings: Settings, message: MessageRow, to: string): Mail {
  const { id, session_id, appointment, purpose, text } = message
  const brand = brandOf(settings)
  const canceled = purpose === 'cancellation'
  const summary = message.language === 'es' ? `Cita: ${brand}` : `Appointment: ${brand}`
  const at = toTimestamp(call.now)
  const unbooked = ['reminder', 'waiting_list_offer', 'request_declined'].includes(purpose)
  const invites = session_id && appointment && !unbooked
  const invitation = invites && { session_id, appointment, canceled, brand, summary, to, at }
  return {
    to,
    subject: message.subject ?? brand,
    text,
    html: htmlOf(text, settings.brand_color),
    from_name: brand,
    reply_to: settings.reply_to,
    message_id: id,
    ...(invitation && {
      calendar: {
        method: canceled ? ('CANCEL' as const) : ('REQUEST' as const),
        write: (organizer: string) => writeInvitation(invitation, organizer),
      },
    }),
  }
}

export async function recordSent(call: Call, id: string, receipt: TextReceipt | null) {
  const provider_reference = receipt?.reference ?? null
  await tryStep(call, lifecycle, id, 'send', { provider_reference })
  if (receipt?.delivered) await tryStep(call, lifecycle, id, 'deliver')
}

// Who replied STOP to the provider has opted out, also where Attune didn't hear of it.
export async function recordRefusal(call: Call, outgoing: Outgoing, error_code: string) {
  await tryStep(call, lifecycle, outgoing.id, 'fail', { error_code })
  if (outgoing.channel === 'sms' && error_code === opted_out_code) {
    await setMessageConsent(call, outgoing.sms.to, false)
  }
}

// Another attempt later, with exponential backoff, and none after the last.
export async function recordOutage(call: Call, { id, attempts }: Outgoing) {
  if (attempts >= most_attempts) {
    return await tryStep(call, lifecycle, id, 'fail', { error_code: 'unreachable' })
  }
  const minutes = Math.min(longest_pause_minutes, 2 ** (attempts - 1))
  return await postpone(call, id, call.real_now.add({ minutes }))
}

// What the SMS provider reports later.
type Report = { provider_reference: string; error_code: string | null }

export const recordDelivery = (call: Call, id: string, report: Report) =>
  tryStep(call, lifecycle, id, 'deliver', report)

export const recordBounce = (call: Call, id: string, report: Report) =>
  tryStep(call, lifecycle, id, 'bounce', report)

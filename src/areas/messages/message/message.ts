// Creates and cancels messages to persons. A message is created in the transaction of its occasion
// and sent by a worker afterward.
import { ApiError, invalid, notFound } from '#catalogue/api_error.ts'
import { asJson } from '#db/sql.ts'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { newId } from '#kernel/ids.ts'
import { scheduleJob } from '#kernel/jobs.ts'
import { isIn, statesIn } from '#kernel/state_sets.ts'
import { takeStep } from '#kernel/take_step.ts'
import { transitionError } from '#kernel/explain_transition.ts'
import type { Money } from '#kernel/money.ts'
import { createRow, findRow, lockRow } from '#kernel/record.ts'
import { personLifecycle } from '#areas/persons/person/lifecycle.ts'
import { languageOf } from '#areas/persons/person/language.ts'
import { findPerson } from '#areas/persons/person/person.ts'
import type { PersonRow } from '#areas/persons/person/schema.ts'
import { sessionKind, sessionLifecycle } from '#areas/sessions/session/lifecycle.ts'
import { participantIds } from '#areas/sessions/session/participants.ts'
import type { SessionRow } from '#areas/sessions/session/schema.ts'
import { findSettings } from '#areas/messages/message_settings/message_settings.ts'
import type { Purpose, Settings } from '#areas/messages/message_settings/schema.ts'
import { writeMessage } from './content.ts'
import { messageKind as kind, messageLifecycle as lifecycle } from './lifecycle.ts'
import { afterQuietHours, quietAt } from './quiet_hours.ts'
import { chooseRecipient } from './recipient.ts'
import type { Appointment, MessageCreate, MessageRow, Suppression } from './schema.ts'
import { isLeased } from './store.ts'

export type Draft = {
  purpose: Purpose
  occasion: string | null // Null if a caller asked for it.
  session?: SessionRow | null
  appointment?: Appointment | null // Default: as the session is now.
  form_response_id?: string
  payment?: { id: string | null; amount: Money; at: string } // Received, or planned.
  deadline?: string // Until when an offer can be accepted, or a link be used to pay.
  payment_request_id?: string
  metadata?: Record<string, string>
}

export const appointmentOf = (session: SessionRow): Appointment => ({
  starts_at: toTimestamp(Temporal.Instant.from(session.starts_at)),
  ends_at: toTimestamp(Temporal.Instant.from(session.ends_at)),
  practitioner_id: session.practitioner_id,
  sequence: session.version - 1,
})

export const zoneOf = (person: PersonRow, session: SessionRow | null, settings: Settings) =>
  person.time_zone ?? session?.time_zone ?? settings.time_zone

// The person doesn't have the time, or no longer.
export const isCalledOff = (purpose: Purpose) =>
  purpose === 'cancellation' || purpose === 'request_declined'

export const isClosed = ({ status }: PersonRow) => isIn(personLifecycle, 'closed', status)

// Writes a message and queues it, or notes why it isn't sent.
export async function draftMessage(
  call: Call,
  settings: Settings,
  person: PersonRow,
  draft: Draft,
): Promise<MessageRow> {
  const { purpose, session = null, payment, form_response_id = null, occasion, deadline } = draft
  const appointment = draft.appointment ?? (session && appointmentOf(session))
  const language = languageOf(person)
  const zone = zoneOf(person, session, settings)
  const { channel, to, reason } = chooseRecipient(person, settings, Boolean(call.outside.sms))
  const { payment_request_id = null } = draft
  const times = { appointment, deadline: deadline ?? null }
  const about = { ...times, session, payment: payment ?? null, payment_request_id }
  const subject = { purpose, channel, language, zone, ...about }
  const content = await writeMessage(call, settings, person, subject)
  const { send_at, late } = deadline
    ? offerSendingTime(call, zone, settings, deadline)
    : sendingTime(call, zone, settings, { purpose, appointment })
  const error_code: Suppression | null = reason ?? late
  const waits = Temporal.Instant.compare(send_at, call.now) > 0
  const now = toTimestamp(call.now)
  const id = newId(kind.prefix)
  if (waits && !error_code) scheduleJob(call, { name: 'message.queue' }, id, send_at)
  return await createRow(call, kind, id, {
    person_id: person.id,
    purpose,
    channel,
    ...content,
    to,
    language,
    session_id: session?.id ?? null,
    form_response_id,
    payment_id: payment?.id ?? null,
    payment_request_id,
    appointment: appointment && asJson(appointment),
    occasion,
    send_at: toTimestamp(send_at),
    error_code,
    metadata: draft.metadata ?? {},
    ...(error_code
      ? { status: lifecycle.steps.suppress.to, suppressed_at: now }
      : waits
        ? { status: lifecycle.steps.queue.from[0] }
        : { status: lifecycle.initial, queued_at: now }),
  })
}

// A reminder that would come at night and can't wait until the morning comes too late.
function sendingTime(
  { now }: Call,
  zone: string,
  { quiet_hours }: Settings,
  { purpose, appointment }: { purpose: Purpose; appointment: Appointment | null },
) {
  const starts = appointment && Temporal.Instant.from(appointment.starts_at)
  const send_at = afterQuietHours(now, zone, quiet_hours, starts)
  const at_night = send_at === now && quietAt(now, zone, quiet_hours) !== undefined
  const late = purpose === 'reminder' && at_night
  return { send_at, late: late ? ('session_past' as const) : null }
}

// Nobody is woken by an offer. One that can't be answered after the quiet hours isn't sent.
function offerSendingTime(
  { now }: Call,
  zone: string,
  { quiet_hours }: Settings,
  deadline: string,
) {
  const send_at = afterQuietHours(now, zone, quiet_hours, null)
  const late = Temporal.Instant.compare(send_at, deadline) >= 0
  return { send_at, late: late ? ('offer_expired' as const) : null }
}

export async function createMessage(call: Call, body: MessageCreate) {
  const { purpose, session_id = null, metadata } = body
  const is_reminder = purpose === 'reminder'
  if (is_reminder && !session_id) throw invalid('session_id', 'is required for a `reminder`.')
  if (!is_reminder && session_id)
    throw invalid('session_id', '`session_id` requires `purpose: reminder`.')
  const person = await findPerson(call, body.person_id, 'person_id', { hold: true })
  if (isClosed(person)) throw transitionError(personLifecycle, person.status, 'send_message')
  const session = session_id ? await findUpcoming(call, session_id, person.id) : null
  const draft = { purpose, session, occasion: null, ...(metadata && { metadata }) }
  return await draftMessage(call, await findSettings(call), person, draft)
}

async function findUpcoming(call: Call, id: string, person_id: string) {
  const session = await findRow(call, sessionKind, id, 'session_id')
  if (!participantIds(session).includes(person_id)) throw notFound('session', 'session_id')
  if (!isIn(sessionLifecycle, 'upcoming', session.status)) {
    const from = statesIn(sessionLifecycle, 'upcoming')
    throw transitionError(sessionLifecycle, session.status, 'remind', from)
  }
  if (Temporal.Instant.compare(session.starts_at, call.now) <= 0) {
    throw new ApiError('too_late', { step: 'remind' })
  }
  return session
}

// What a worker is sending at the moment can't be canceled.
export async function cancelMessage(call: Call, id: string) {
  const message = await lockRow(call, kind, id)
  if (isLeased(call, message)) throw transitionError(lifecycle, message.status, 'cancel', [])
  return await takeStep(call, lifecycle, id, 'cancel', {}, message)
}

// What the platform does with sessions, beyond moving them along their lifecycle.
import { type Call, toTime } from '#call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { type DueStep, makeDue } from '#due.ts'
import { emit } from '#events.ts'
import { newId } from '#ids.ts'
import { requireInCare, takeIntoCare } from '#resources/consent/care.ts'
import { requireBookable } from '#resources/practitioner/practitioner.ts'
import { reminder, sessionKind } from './lifecycle.ts'
import type { SessionCreate } from './schema.ts'
import { findScheduled, insertSession } from './store.ts'

const defaultMinutes = 50
const reminderLead = Temporal.Duration.from({ hours: 24 })

// No practitioner is booked twice: the table's constraint slot_taken sees to it. The happy path
// is one statement; only a refusal asks further, to say what stood in the way.
export async function scheduleSession(call: Call, asked: SessionCreate) {
  const { practitioner_id, duration_minutes = defaultMinutes, metadata = {} } = asked
  const person_id = forWhom(call, asked)
  requireOwnCalendar(call, practitioner_id)
  const starts = Temporal.Instant.from(asked.starts_at)
  const past = Temporal.Instant.compare(starts, call.now) < 0
  if (past || person_id) await requireBookable(call, practitioner_id)
  const inCare = person_id ? await requireInCare(call, person_id, practitioner_id) : undefined
  if (past) throw new ApiError('starts_at_in_past', {}, { param: 'starts_at' })

  const now = toTime(call.now)
  const session = await insertSession(call, {
    id: newId(sessionKind.prefix),
    practitioner_id,
    ...(inCare && { person_id: inCare.person_id }),
    starts_at: toTime(starts),
    ends_at: toTime(starts.add({ minutes: duration_minutes })),
    duration_minutes,
    status: 'scheduled',
    scheduled_at: now,
    metadata,
    created_at: now,
    updated_at: now,
  })
  if (!session) {
    await requireBookable(call, practitioner_id)
    throw new ApiError('slot_taken', {}, { param: 'starts_at' })
  }

  call.made = session.id
  if (inCare) await takeIntoCare(call, inCare)
  emit(call, 'session.created', session)
  const remind_at = starts.subtract(reminderLead)
  if (Temporal.Instant.compare(remind_at, call.now) > 0) {
    makeDue(call, reminder, session.id, remind_at)
  }
  return session
}

// Whether the person's consent still covers what was booked.
export async function judgeAgain(call: Call, asked: SessionCreate) {
  const person_id = forWhom(call, asked)
  if (person_id) await requireInCare(call, person_id, asked.practitioner_id)
}

// A person books for themselves, whether they say so or not.
function forWhom({ actor }: Call, { person_id }: SessionCreate) {
  if (actor.kind !== 'person') return person_id
  if (!person_id || person_id === actor.id) return actor.id
  const needs = 'to act for the person who is to be booked, or for the account'
  throw new ApiError('permission_denied', { needs }, { param: 'person_id' })
}

// A day ahead, whoever runs the product is told, so that they can remind those who will meet.
export const remindStep: DueStep = {
  ...reminder,
  does: 'Send session.reminder_due, a day before the session begins.',
  async take(call, id) {
    const session = await findScheduled(call, id)
    if (session) emit(call, 'session.reminder_due', session)
  },
}

export const sessionEvents = {
  'session.reminder_due': 'A session begins in a day: remind those who will meet.',
}

function requireOwnCalendar({ actor }: Call, practitioner_id: string) {
  if (actor.kind !== 'practitioner' || actor.id === practitioner_id) return
  const needs = 'to act for the practitioner who is to be booked, or for the account'
  throw new ApiError('permission_denied', { needs }, { param: 'practitioner_id' })
}

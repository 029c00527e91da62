// Books and updates sessions.
import type { Call } from '#kernel/call.ts'
import { updateRow, lockRow, requireNotErased } from '#kernel/record.ts'
import { inWholeCalendar } from '#areas/sessions/availability/full_calendar.ts'
import { book, tellOfNew } from './booking.ts'
import { forWhom, namedIn, requireMayBook } from './draft.ts'
import { feeAgain } from './fees.ts'
import { makeSettlementDue, sessionKind } from './lifecycle.ts'
import { judgePersons, requirePersons } from './persons.ts'
import { changeOfPerson } from './seats.ts'
import type { SessionChange, SessionCreate } from './schema.ts'
import { membersOf } from './store.ts'
import { askedTimes } from './times.ts'
import { requireMayTreat, riskEvents } from './licensure.ts'

export async function scheduleSession(call: Call, said: SessionCreate) {
  const asked = forWhom(call, said)
  requireMayBook(call, asked)
  const times = askedTimes(asked)
  const persons = await requirePersons(call, namedIn(asked), asked.practitioner_id)
  await requireMayTreat(call, asked.practitioner_id, asked.person_location, asked)
  return tellOfNew(call, await inWholeCalendar(call, () => book(call, asked, times, persons)))
}

// Checks that the participants' consents still cover the session.
export const judgeAgain = (call: Call, asked: SessionCreate) =>
  judgePersons(call, namedIn(forWhom(call, asked)), asked.practitioner_id)

export async function changeSession(call: Call, id: string, asked: SessionChange) {
  const { person_id, ...rest } = asked
  const { payer_type } = rest
  const held = await lockRow(call, sessionKind, id)
  if (rest.metadata || rest.place) await requireNotErased(call, sessionKind, held)
  const again = payer_type !== undefined && held.fee
  const fee = again && { fee: feeAgain(again, { ...held, payer_type } as never) }
  if (payer_type !== undefined) makeSettlementDue(call, held)
  const changed = person_id === undefined ? {} : await changeOfPerson(call, id, person_id)
  return await updateRow(call, sessionKind, id, { ...rest, ...changed, ...fee }, 'updated', held)
}

// The sessions of a series, in order, locked for the rest of the transaction.
export const findMembers = membersOf

export const sessionEvents = {
  ...riskEvents,
  'session.updated': "A session's person, place, service code, payer type or metadata was updated.",
  'session.seats_changed': 'A participant was added to or removed from a session.',
  'session.reminder_due':
    'A scheduled session starts in 24 hours. Use this event to send reminders.',
}

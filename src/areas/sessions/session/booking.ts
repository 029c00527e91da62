// Books sessions. The `slot_taken` exclusion constraint prevents double bookings. Without published
// availability, booking is a single INSERT; otherwise availability is checked first.
// Alternatives are looked up only when a booking fails.
import type { Call } from '#kernel/call.ts'
import { emit } from '#kernel/events.ts'
import { tryStep } from '#kernel/lifecycle.ts'
import {
  attempt,
  type Diary,
  readDiary,
  requireNotArchived,
  situationOf,
  termsOf,
} from '#areas/sessions/availability/availability.ts'
import { whyNot } from '#areas/sessions/availability/bookable.ts'
import { encryptFields } from '#kernel/encrypted_row.ts'
import { rowOf } from './draft.ts'
import { makeItsTimeDue, sessionKind, sessionLifecycle } from './lifecycle.ts'
import { doubleBooked, occupied } from './participants.ts'
import { refusalOf } from './booking_error.ts'
import type { SessionCreate, SessionRow } from './schema.ts'
import {
  holdsOf,
  insertSession,
  insertSessions,
  insertUnlessPublished,
  lockPersons,
  seatPersons,
  staleHolds,
  type Times,
} from './store.ts'
import { type Asked, no_buffers, requireFuture, spanOf, timesOf } from './times.ts'

export const usual_minutes = 50

export async function book(call: Call, asked: SessionCreate, time: Asked, persons: string[]) {
  const { starts, minutes = usual_minutes } = time
  const { practitioner_id } = asked
  if (asked.hold && persons.length > 0) await releaseOthers(call, practitioner_id, persons)
  const times = timesOf(starts, minutes, no_buffers)
  const span = spanOf(starts, minutes)
  const row = rowOf(call, asked, { diary: null, minutes, times, persons })
  const { columns, show } = await encryptFields(call, sessionKind, row.id, row)
  // Past times are rejected only after the practitioner is known to exist.
  const { made, diary } =
    starts < call.now.epochMilliseconds
      ? { diary: await readDiary(call, practitioner_id, span) }
      : await attempt<SessionRow>(
          call,
          practitioner_id,
          span,
          insertUnlessPublished(columns, times),
        )
  if (diary) requireNotArchived(diary)
  requireFuture(call, starts)
  const session = made ? show(made) : await bookByDiary(call, asked, time, persons, diary!)
  if (persons.length > 0) {
    const taken = { starts_at: session.starts_at, ends_at: session.ends_at }
    const busy = await occupied(call, persons, [taken], [session.id])
    if (busy.length > 0) throw doubleBooked()
    await seatPersons(call, [session.id], persons)
  }
  return session
}

async function bookByDiary(
  call: Call,
  asked: SessionCreate,
  { starts, minutes: wanted_minutes }: Asked,
  persons: string[],
  known: Diary,
): Promise<SessionRow> {
  const { practitioner_id, override_availability: override, type, format } = asked
  const terms = termsOf(known)
  const published = terms && known.availability
  const minutes = wanted_minutes ?? published?.default_duration_minutes ?? usual_minutes
  const wanted = { type: type ?? 'individual', format: format ?? 'telehealth' }
  const wish = { duration_minutes: minutes, wanted }
  const wished = { ...wish, practitioner_id, starts }
  // A booking that already fails doesn't wait for the lock.
  const inTurn = () => readDiary(call, practitioner_id, spanOf(starts, minutes), { turn: true })
  if (terms && !override) {
    const judge = (diary: Diary) => whyNot(situationOf(diary, wish), starts)
    const why = judge(known) ?? (terms.max_per_day === null ? undefined : judge(await inTurn()))
    if (why) throw await refusalOf(call, why, wished)
  }
  const times = timesOf(starts, minutes, published ?? no_buffers)
  const row = rowOf(call, asked, { diary: known, minutes, times, persons })
  const { columns, show } = await encryptFields(call, sessionKind, row.id, row)
  const session = await insertSession(call, columns, times)
  if (session) return show(session)
  if (await expireStale(call, practitioner_id, times)) {
    const second = await insertSession(call, columns, times)
    if (second) return show(second)
  }
  throw await refusalOf(call, 'slot_taken', wished)
}

type Drafted = { fields: Record<string, unknown> & { id: string }; times: Times }

// Books several sessions of one practitioner. The calendar must be locked and the times checked.
export async function bookSeveral(
  call: Call,
  practitioner_id: string,
  drafts: Drafted[],
  persons: string[],
) {
  const close = async ({ fields, times }: Drafted) => {
    const { columns } = await encryptFields(call, sessionKind, fields.id, fields)
    return { id: fields.id, fields: columns, times }
  }
  const closed = await Promise.all(drafts.map(close))
  const made = await insertSessions(call, closed)
  const missing = closed.filter((draft) => !made.some(({ id }) => id === draft.id))
  for (const { times } of missing) await expireStale(call, practitioner_id, times)
  if (missing.length > 0) made.push(...(await insertSessions(call, missing)))
  if (made.length < drafts.length) throw new Error('A locked calendar has changed.')
  const ids = made.map(({ id }) => id)
  if (persons.length > 0) await seatPersons(call, ids, persons)
  for (const session of made) tellOfNew(call, session)
}

// Expires stale holds on demand, so no cleanup job is needed.
export async function expireStale(call: Call, practitioner_id: string, times: Times) {
  const stale = await staleHolds(call, practitioner_id, times)
  for (const { id } of stale) {
    await tryStep(call, sessionLifecycle, id, 'expire')
  }
  return stale.length > 0
}

// A person can hold one time per practitioner: a new hold releases the previous one. Uses a
// separate lock from booking, which locks after inserting the slot. The opposite order would
// deadlock.
async function releaseOthers(call: Call, practitioner_id: string, persons: string[]) {
  await lockPersons(call, persons, 'holds')
  for (const { id } of await holdsOf(call, practitioner_id, persons)) {
    await tryStep(call, sessionLifecycle, id, 'release')
  }
}

// The event, and so the audit log, records that availability was overridden.
export function tellOfNew(call: Call, session: SessionRow) {
  const noted = session.availability_overridden ? ['availability_overridden'] : []
  emit(call, 'session.created', session, noted)
  makeItsTimeDue(call, session)
  return session
}

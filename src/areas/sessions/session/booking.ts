// Books sessions. The `slot_taken` exclusion constraint prevents double bookings. Without published
// availability, booking is a single INSERT; otherwise availability is checked first.
// Alternatives are looked up only when a booking fails.
import type { Call } from '#kernel/call.ts'
import { emit } from '#kernel/events.ts'
import {
  tryBooking,
  type Diary,
  readDiary,
  requireOpen,
  situationOf,
  termsOf,
} from '#areas/sessions/availability/diary.ts'
import { type BookingPlace, placeBooking } from '#areas/sessions/availability/bookable.ts'
import {
  default_format,
  formatFor,
  missingCare,
} from '#areas/sessions/availability/offered_care.ts'
import { requireFreeRoom, roomOf } from './rooms.ts'
import { buffersFor } from '#areas/sessions/service/booking_terms.ts'
import { encryptFields } from '#kernel/encrypted_row.ts'
import { billingWarnings } from './billing_warnings.ts'
import { notOfferedError } from './caseload.ts'
import { atLocation, type BookedTerms } from './booked_terms.ts'
import { draftSession } from './draft.ts'
import { expireStaleHolds, requireMayHold } from './holds.ts'
import { requireLicensed } from './licensure.ts'
import { scheduleSessionJobs, sessionKind } from './lifecycle.ts'
import { doubleBookedError, conflictingTimes } from './participants.ts'
import { bookingError } from './booking_error.ts'
import type { requirePersons } from './persons.ts'
import type { SessionRow } from './schema.ts'
import type { SessionCreate } from './booking_schema.ts'
import { insertSession, insertSessions, insertUnlessPublished, type Times } from './store.ts'
import { insertFreeParticipants, insertParticipants } from './participant_store.ts'
import { type RequestedTime, requireFuture, spanOf, timesOf } from './times.ts'

export const default_minutes = 50
const default_hold_minutes = 10

type Booked = Awaited<ReturnType<typeof requirePersons>> & BookedTerms

export async function book(
  call: Call,
  request: SessionCreate,
  time: RequestedTime,
  booked: Booked,
) {
  const { starts, minutes = default_minutes } = time
  const { practitioner_id } = request
  const { persons, overridden, service, location } = booked
  const times = timesOf(starts, minutes, buffersFor(service, null))
  await requireFreeRoom(call, roomOf(request), times)
  const { hold = false, hold_minutes = default_hold_minutes } = request
  const held = { practitioner_id, persons, times, minutes: hold_minutes }
  const hold_expires_at = hold ? await requireMayHold(call, held) : null
  const span = spanOf(starts, minutes)
  const terms = { persons, overridden, hold_expires_at, service, location }
  const context = { diary: null, minutes, times, ...terms }
  const row = draftSession(call, request, context)
  const { columns, show } = await encryptFields(call, sessionKind, row.id, row)
  const tryAtOnce = async () => {
    const insertion = insertUnlessPublished(columns, times, request)
    const [booking, seated, warnings] = await Promise.all([
      tryBooking<SessionRow>(call, practitioner_id, span, insertion),
      insertFreeParticipants(call, row.id, persons),
      persons.length > 0 ? billingWarnings(call, row.id) : [],
    ])
    return { ...booking, seated, warnings }
  }
  // Past times are rejected only after the practitioner is known to exist.
  const { created, diary, seated, warnings } =
    starts < call.now.epochMilliseconds
      ? { diary: await readDiary(call, practitioner_id, span), seated: [] as string[] }
      : await tryAtOnce()
  if (diary) requireOpen(diary, starts)
  requireFuture(call, starts)
  const session = created
    ? show(created)
    : await bookWithinAvailability(
        call,
        withFormat(request, diary!),
        time,
        { ...booked, hold_expires_at },
        diary!,
      )
  const waiting = persons.filter((id) => !seated.includes(id))
  if (waiting.length === 0) return { session, warnings: warnings ?? [] }
  const time_span = { starts_at: session.starts_at, ends_at: session.ends_at }
  const busy = await conflictingTimes(call, waiting, [time_span], [session.id])
  if (busy.length > 0) throw doubleBookedError()
  await insertParticipants(call, [session.id], waiting)
  return { session, warnings: await billingWarnings(call, session.id) }
}

// A booking that names no format has one that the practitioner offers.
const withFormat = (request: SessionCreate, diary: Diary) => {
  const format = request.format ?? formatFor(diary)
  return format === default_format ? request : { ...request, format }
}

type HeldBooking = Booked & { hold_expires_at: string | null }

async function bookWithinAvailability(
  call: Call,
  request: SessionCreate,
  { starts, minutes: requested_minutes }: RequestedTime,
  { persons, overridden, hold_expires_at, ...booked }: HeldBooking,
  known: Diary,
): Promise<SessionRow> {
  const { practitioner_id, override_availability: override, type, format } = request
  const missing = missingCare(known, request)
  if (missing.length > 0 && !override) {
    throw notOfferedError(missing.map((code) => ({ code, param: code })))
  }
  const terms = termsOf(known)
  const published = terms && known.availability
  const minutes = requested_minutes ?? published?.default_duration_minutes ?? default_minutes
  const { service, location } = booked
  const location_id = request.location_id ?? undefined
  const care = { type: type ?? 'individual', format: format ?? default_format, location_id }
  const buffers = buffersFor(service, published)
  const requirements = { duration_minutes: minutes, service: care, buffers }
  const attempted = { ...requirements, practitioner_id, starts, room: roomOf(request) }
  // A booking that already fails doesn't wait for the lock.
  const inTurn = () => readDiary(call, practitioner_id, spanOf(starts, minutes), { turn: true })
  let placed: BookingPlace = { location_id: null }
  const limited = terms !== null || known.busy !== null
  if (limited && !override) {
    const check = (diary: Diary) => placeBooking(situationOf(diary, requirements), starts)
    placed = check(known)
    if (!placed.code && terms && terms.max_per_day !== null) placed = check(await inTurn())
    if (placed.code) throw await bookingError(call, placed.code, attempted)
  }
  const there = await atLocation(call, { request, location }, placed)
  if (there.location !== location) await requireLicensed(call, practitioner_id, there.request)
  const times = timesOf(starts, minutes, buffers)
  const needed = overridden || missing.length > 0 || known.busy !== null
  const context = { diary: known, minutes, times, persons, overridden: needed, hold_expires_at }
  const row = draftSession(call, there.request, { ...context, service, location: there.location })
  const { columns, show } = await encryptFields(call, sessionKind, row.id, row)
  const session = await insertSession(call, columns, times)
  if (session) return show(session)
  if (await expireStaleHolds(call, practitioner_id, times)) {
    const second = await insertSession(call, columns, times)
    if (second) return show(second)
  }
  throw await bookingError(call, 'slot_taken', attempted)
}

type SessionDraft = { fields: Record<string, unknown> & { id: string }; times: Times }

// Books several sessions of one practitioner. The calendar must be locked and the times checked.
export async function bookSeveral(
  call: Call,
  practitioner_id: string,
  drafts: SessionDraft[],
  persons: string[],
) {
  const encrypted = async ({ fields, times }: SessionDraft) => {
    const { columns } = await encryptFields(call, sessionKind, fields.id, fields)
    return { id: fields.id, fields: columns, times }
  }
  const encrypted_drafts = await Promise.all(drafts.map(encrypted))
  const sessions = await insertSessions(call, encrypted_drafts)
  const missing = encrypted_drafts.filter((draft) => !sessions.some(({ id }) => id === draft.id))
  for (const { times } of missing) await expireStaleHolds(call, practitioner_id, times)
  if (missing.length > 0) sessions.push(...(await insertSessions(call, missing)))
  if (sessions.length < drafts.length) throw new Error('A locked calendar has changed.')
  const ids = sessions.map(({ id }) => id)
  if (persons.length > 0) await insertParticipants(call, ids, persons)
  for (const session of sessions) emitCreated(call, session)
}

// The event, and so the audit log, records that availability was overridden.
export function emitCreated(call: Call, session: SessionRow) {
  const noted = session.availability_overridden ? ['availability_overridden'] : []
  emit(call, 'session.created', session, noted)
  scheduleSessionJobs(call, session)
  return session
}

// Offers a free time to the waiting list: to one person at a time, the first in order whom every
// rule of booking allows. A trigger schedules the job when a session frees its time (migration
// 0136), and the end of an offer schedules it again.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { asJson } from '#db/sql.ts'
import { attempt } from '#kernel/attempt.ts'
import { newId } from '#kernel/ids.ts'
import { type Job, scheduleJob } from '#kernel/jobs.ts'
import { isIn } from '#kernel/state_sets.ts'
import { takeStep } from '#kernel/take_step.ts'
import { createRow, updateRow } from '#kernel/record.ts'
import { zoneOf } from '#catalogue/us_states.ts'
import { findPerson } from '#areas/persons/person/person.ts'
import { isOpen, readDiary, situationOf, termsOf } from '#areas/sessions/availability/diary.ts'
import { bookingErrorCode, type BookingErrorCode } from '#areas/sessions/availability/bookable.ts'
import type { SessionRow } from '#areas/sessions/session/schema.ts'
import { scheduleSession } from '#areas/sessions/session/session.ts'
import { msOf, spanOf } from '#areas/sessions/session/times.ts'
import { entryKind, entryLifecycle } from '#areas/matching/waiting_list_entry/lifecycle.ts'
import type { WaitingListEntryRow } from '#areas/matching/waiting_list_entry/schema.ts'
import {
  offerExpiry,
  offerKind,
  offerLifecycle,
} from '#areas/matching/waiting_list_offer/lifecycle.ts'
import { openingStates } from './opening_states.ts'
import { offerDeadline } from './response_time.ts'
import {
  closeOpening,
  lockOpening,
  markOffered,
  offering,
  type OpeningRow,
  saveSkipped,
  type Skip,
} from './opening.ts'
import { findCandidates, holdsEndAt, lockWaiting, positionOf } from './store.ts'

const minute_ms = 60_000
const usual_zone = 'America/New_York'
const most_attempts = 20 // In one transaction. The next one goes on.
const most_skipped = 200 // If so many can't be booked, the time itself is the reason.

export const offerOpeningJob: Job = {
  ...offering,
  summary: 'Offer a free time to the next person on the waiting list.',
  unbound: 'An opening is created with its job, and the end of an offer schedules the next one.',
  run: offerOpening,
}

async function offerOpening(call: Call, id: string) {
  const opening = await lockOpening(call, id)
  if (!opening || !isIn(openingStates, 'open', opening.status)) return
  const problem = await problemOf(call, opening)
  if (problem) {
    const held_until = problem === 'slot_taken' ? await holdsEndAt(call, opening) : null
    if (!held_until) return await closeOpening(call, id, problem)
    return scheduleJob(call, offering, id, Temporal.Instant.from(held_until))
  }
  const skipped: Skip[] = [...opening.skipped]
  const candidates = await findCandidates(call, opening, most_attempts)
  for (const candidate of candidates) {
    const entry = await lockWaiting(call, opening, candidate)
    if (!entry) continue
    const held = await holdTime(call, opening, entry)
    if (!('refused' in held)) return await recordOffer(call, { ...opening, skipped }, entry, held)
    await skip(call, entry, held.refused)
    skipped.push({ waiting_list_entry_id: entry.id, reason: held.refused })
  }
  if (candidates.length === 0 || skipped.length >= most_skipped) {
    return await closeOpening(call, id, 'no_candidate')
  }
  await saveSkipped(call, opening, skipped)
  // Others are deciding about those who are left: they may wait on.
  const progress = skipped.length > opening.skipped.length
  scheduleJob(call, offering, id, progress ? call.now : call.now.add({ seconds: 1 }))
}

const minutesOf = ({ starts_at, ends_at }: Pick<OpeningRow, 'starts_at' | 'ends_at'>) =>
  (msOf(ends_at) - msOf(starts_at)) / minute_ms

// Refusals for any type of session, unless crisis sessions skip limits.
const for_everyone: (BookingErrorCode | undefined)[] = [
  'too_short_notice',
  'beyond_booking_window',
  'at_capacity',
]

// Why nobody can be booked at that time. Hours are checked for each person, because they depend on
// the session's type.
async function problemOf(call: Call, opening: OpeningRow) {
  const starts = msOf(opening.starts_at)
  const minutes = minutesOf(opening)
  const diary = await readDiary(call, opening.practitioner_id, spanOf(starts, minutes))
  if (!isOpen(diary, starts)) return 'practitioner_not_eligible'
  const service = { type: 'individual' as const, format: 'telehealth' as const }
  const situation = situationOf(diary, { duration_minutes: minutes, service })
  const terms = termsOf(diary)
  const limit = terms?.crisis_skips_limits ? undefined : bookingErrorCode(situation, starts)
  if (for_everyone.includes(limit)) return limit
  return bookingErrorCode({ ...situation, terms: null, buffers: terms ?? undefined }, starts)
}

type FreeTime = Pick<OpeningRow, 'practitioner_id' | 'starts_at' | 'ends_at'>

// Holds the time for the person, if the rules of booking allow it.
export async function holdTime(call: Call, time: FreeTime, entry: WaitingListEntryRow) {
  const { practitioner_id, starts_at } = time
  const { jurisdiction, service_id, location_id, format, type, notice_minutes } = entry
  const person = await findPerson(call, entry.person_id)
  const zone =
    person.time_zone ?? entry.windows[0]?.time_zone ?? (jurisdiction && zoneOf(jurisdiction))
  const until = offerDeadline(call.now, { starts_at, notice_minutes }, zone ?? usual_zone)
  return await attempt(call, (tried) =>
    scheduleSession(tried, {
      practitioner_id,
      person_id: person.id,
      starts_at,
      type,
      ...(format && { format }),
      ...(service_id ? { service_id } : { duration_minutes: minutesOf(time) }),
      ...(location_id && { location_id }),
      ...(jurisdiction && { person_location: { jurisdiction } }),
      hold: true,
      hold_minutes: Math.floor(call.now.until(until).total('minutes')),
    }),
  ).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    return { refused: error.code }
  })
}

// With the reason why this person was chosen.
export async function recordOffer(
  call: Call,
  opening: OpeningRow,
  entry: WaitingListEntryRow,
  held: SessionRow,
) {
  const { urgency, priority, waiting_since } = entry
  const position = await positionOf(call, entry)
  const selection = { urgency, priority, waiting_since, position, skipped: opening.skipped }
  await takeStep(call, entryLifecycle, entry.id, 'offer')
  const offer = await createRow(call, offerKind, newId(offerKind.prefix), {
    status: offerLifecycle.initial,
    waiting_list_entry_id: entry.id,
    opening_id: opening.id,
    person_id: entry.person_id,
    practitioner_id: opening.practitioner_id,
    session_id: held.id,
    starts_at: held.starts_at,
    ends_at: held.ends_at,
    cause: opening.cause,
    expires_at: held.hold_expires_at,
    selection: asJson(selection),
  })
  scheduleJob(call, offerExpiry, offer.id, Temporal.Instant.from(offer.expires_at))
  await markOffered(call, opening.id)
}

// Nobody who died or was erased waits on.
export async function skip(call: Call, entry: WaitingListEntryRow, skip_reason: string) {
  if (skip_reason === 'person_inactive') {
    await takeStep(call, entryLifecycle, entry.id, 'delete')
    return
  }
  const columns = { skip_reason, skipped_at: toTimestamp(call.now) }
  await updateRow(call, entryKind, entry.id, columns, 'skipped', entry)
}

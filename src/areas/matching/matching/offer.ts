// Creates offers: a held time plus the matching to accept it.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { newId } from '#kernel/ids.ts'
import { createRow, type Row } from '#kernel/record.ts'
import { scheduleSession } from '#areas/sessions/session/session.ts'
import { decryptRow } from '#kernel/encrypted_row.ts'
import type { Waiting } from './assign.ts'
import type { Outcome } from './assign_schema.ts'
import type { Candidate } from './candidates.ts'
import { expireAt, matchingKind } from './lifecycle.ts'
import { model_version } from '#areas/matching/ranking/model.ts'
import { findOffers, placeWith } from './store.ts'

// Errors that concern one time or practitioner, so that another can be tried.
const elsewhere = [
  'slot_taken',
  'person_double_booked',
  'at_capacity',
  'outside_availability',
  'too_short_notice',
  'beyond_booking_window',
  'starts_at_in_past',
  'practitioner_not_eligible',
  'practitioner_archived',
  'person_inactive',
]

export async function makeOffer(
  call: Call,
  { person, criteria, index_version, weights }: Waiting,
  candidate: Candidate,
  hours: number,
  until: string,
) {
  const { practitioner_id } = candidate
  const { capacity, taken } = await placeWith(call, practitioner_id, person.id)
  if (capacity !== null && taken >= capacity) return undefined
  for (const { starts_at } of candidate.earliest_slots) {
    const session = await holdTime(call, {
      practitioner_id,
      person_id: person.id,
      starts_at,
      format: criteria.format,
      type: criteria.type as never,
      person_location: { jurisdiction: criteria.location.jurisdiction },
      hold: true,
      hold_minutes: hours * 60,
    })
    if (session === 'consent_required') return session
    if (!session) continue
    const matching = await createRow(call, matchingKind, newId(matchingKind.prefix), {
      person_id: person.id,
      status: 'completed',
      completed_at: toTimestamp(call.now),
      criteria,
      weights,
      seed: 0,
      model_version,
      index_version,
      candidates: [{ ...candidate, rank: 1 }],
      considered: 1,
      shown: [practitioner_id],
      session_id: session.id,
      offer_expires_at: until,
      expires_at: until,
    })
    expireAt(call, matching.id, Temporal.Instant.from(until))
    return outcomeOf(matching, starts_at)
  }
  return undefined
}

type Hold = Parameters<typeof scheduleSession>[1]

// If the time was just booked, the next one is tried.
async function holdTime(call: Call, asked: Hold): Promise<Row | 'consent_required' | undefined> {
  try {
    return await scheduleSession(call, asked)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'consent_required') return error.code
    if (elsewhere.includes(error.code)) return undefined
    throw error
  }
}

const outcomeOf = (matching: Row, starts_at: string) => ({
  matching_id: matching.id,
  practitioner_id: matching.shown[0] as string,
  session_id: matching.session_id as string,
  starts_at,
  offer_expires_at: matching.offer_expires_at as string,
})

export async function shownOffers(call: Call, ids: string[]) {
  const offers = new Map<string, Outcome>()
  for (const found of await findOffers(call, ids)) {
    const { starts_at, ...row } = found
    const matching = await decryptRow(call, matchingKind, row as Row)
    const { score } = matching.candidates[0]
    offers.set(matching.person_id, {
      ...outcomeOf(matching, starts_at),
      person_id: matching.person_id,
      outcome: 'offered',
      score,
    })
  }
  return offers
}

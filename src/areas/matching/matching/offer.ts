// Creates offers: a held time plus the matching to accept it.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { newId } from '#kernel/ids.ts'
import { createRow } from '#kernel/record.ts'
import { scheduleSession } from '#areas/sessions/session/session.ts'
import { decryptRow } from '#kernel/encrypted_row.ts'
import type { Outcome } from './assign_schema.ts'
import type { Candidate } from './candidates.ts'
import type { SearchInput } from './find.ts'
import { expireAt, matchingKind, matchingLifecycle } from './lifecycle.ts'
import type { MatchingRow } from './schema.ts'
import type { SessionRow } from '#areas/sessions/session/schema.ts'
import { model_version } from '#areas/matching/ranking/model.ts'
import { findOffers, placeWith } from './store.ts'

// Errors that concern one time or practitioner, so that another can be tried.
const retryable_errors: readonly string[] = [
  'slot_taken',
  'person_double_booked',
  'at_capacity',
  'outside_availability',
  'too_short_notice',
  'beyond_booking_window',
  'too_far_ahead',
  'hold_limit_reached',
  'not_offered',
  'starts_at_in_past',
  'practitioner_not_eligible',
  'practitioner_archived',
  'person_inactive',
]

type Recipient = Pick<SearchInput, 'criteria' | 'weights' | 'seed'> & {
  person_id: string
  index_version: string
}

export async function createOffer(
  call: Call,
  { person_id, criteria, index_version, weights, seed }: Recipient,
  candidate: Candidate,
  hours: number,
  until: string,
) {
  const { practitioner_id } = candidate
  const { capacity, taken } = await placeWith(call, practitioner_id, person_id)
  if (capacity !== null && taken >= capacity) return undefined
  for (const { starts_at } of candidate.earliest_slots) {
    const session = await holdTime(call, {
      practitioner_id,
      person_id,
      starts_at,
      format: criteria.format,
      type: criteria.type,
      person_location: { jurisdiction: criteria.location.jurisdiction },
      hold: true,
      hold_minutes: hours * 60,
    })
    if (session === 'consent_required') return session
    if (!session) continue
    const matching = await createRow(call, matchingKind, newId(matchingKind.prefix), {
      person_id,
      status: matchingLifecycle.initial,
      completed_at: toTimestamp(call.now),
      criteria,
      weights,
      seed,
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
async function holdTime(
  call: Call,
  request: Hold,
): Promise<SessionRow | 'consent_required' | undefined> {
  try {
    return await scheduleSession(call, request)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'consent_required') return error.code
    if (retryable_errors.includes(error.code)) return undefined
    throw error
  }
}

const outcomeOf = (matching: MatchingRow, starts_at: string) => ({
  matching_id: matching.id,
  practitioner_id: matching.shown[0]!,
  session_id: matching.session_id,
  starts_at,
  offer_expires_at: matching.offer_expires_at,
})

export async function findLatestOffers(call: Call, ids: string[]) {
  const offers = new Map<string, Outcome>()
  for (const { starts_at, ...row } of await findOffers(call, ids)) {
    const matching = await decryptRow(call, matchingKind, row)
    const person_id = matching.person_id! // An offer is to a person.
    const { score } = matching.candidates[0]!
    offers.set(person_id, {
      ...outcomeOf(matching, starts_at),
      person_id,
      outcome: 'offered',
      score,
    })
  }
  return offers
}

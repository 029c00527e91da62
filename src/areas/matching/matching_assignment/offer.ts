// Creates offers: a held time plus the matching to accept it.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { newId } from '#kernel/ids.ts'
import { createRow } from '#kernel/record.ts'
import { scheduleSession } from '#areas/sessions/session/session.ts'
import type { SessionRow } from '#areas/sessions/session/schema.ts'
import type { Candidate } from '#areas/matching/matching/candidates.ts'
import { expireAt, matchingKind, matchingLifecycle } from '#areas/matching/matching/lifecycle.ts'
import { placeWith } from '#areas/matching/matching/store.ts'
import { model_version, open_hours } from '#areas/matching/ranking/model.ts'
import type { SearchedEntry } from './search_entries.ts'
import type { MatchingAssignmentRow } from './schema.ts'

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

export type Recipient = Pick<SearchedEntry, 'person_id' | 'criteria' | 'weights' | 'seed'> & {
  index_version: string
}

// The start of the held time, or the error code of the last time that was tried.
export type OfferResult = { starts_at: string } | { refused: string }

export async function createOffer(
  call: Call,
  assignment: MatchingAssignmentRow,
  recipient: Recipient,
  candidate: Candidate,
): Promise<OfferResult> {
  const { practitioner_id } = candidate
  const { person_id, criteria } = recipient
  const { capacity, taken } = await placeWith(call, practitioner_id, person_id)
  if (capacity !== null && taken >= capacity) return { refused: 'caseload_full' }
  let refused = 'slot_taken'
  for (const { starts_at } of candidate.earliest_slots) {
    const held = await holdTime(call, {
      practitioner_id,
      person_id,
      starts_at,
      format: criteria.format,
      type: criteria.type,
      person_location: { jurisdiction: criteria.location.jurisdiction },
      hold: true,
      hold_minutes: assignment.offer_hours * 60,
    })
    if ('refused' in held) {
      if (held.refused === 'consent_required') return held
      refused = held.refused
      continue
    }
    const until = call.now.add({ hours: assignment.offer_hours })
    await createOfferMatching(call, recipient, candidate, until, {
      shown: [practitioner_id],
      session_id: held.id,
      offer_expires_at: toTimestamp(until),
      assignment_id: assignment.id,
      assignment_outcome: 'offered',
    })
    return { starts_at }
  }
  return { refused }
}

// Names the practitioner and holds nothing. It doesn't count as a listing.
export const createProposal = (
  call: Call,
  { id }: MatchingAssignmentRow,
  recipient: Recipient,
  candidate: Candidate,
) =>
  createOfferMatching(call, recipient, candidate, call.now.add({ hours: open_hours }), {
    assignment_id: id,
    assignment_outcome: 'proposed',
  })

async function createOfferMatching(
  call: Call,
  { person_id, criteria, weights, seed, index_version }: Recipient,
  candidate: Candidate,
  until: Temporal.Instant,
  fields: object,
) {
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
    expires_at: toTimestamp(until),
    ...fields,
  })
  expireAt(call, matching.id, until)
}

type Hold = Parameters<typeof scheduleSession>[1]

// If the time was just booked, the next one is tried.
async function holdTime(call: Call, request: Hold): Promise<SessionRow | { refused: string }> {
  try {
    return await scheduleSession(call, request)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { code } = error
    if (code === 'consent_required' || retryable_errors.includes(code)) return { refused: code }
    throw error
  }
}

// Finds each entry's best practitioners. Who needs immediate help, can't be matched or has no
// candidate is decided here.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { newId } from '#kernel/ids.ts'
import { createRow } from '#kernel/record.ts'
import { findBest } from '#areas/matching/matching/find.ts'
import type { AccountIndex } from '#areas/matching/matching/indexes.ts'
import { expireAt, matchingKind, matchingLifecycle } from '#areas/matching/matching/lifecycle.ts'
import {
  circumstancesOf,
  divertPerson,
  isAtAcuteRisk,
  personFor,
  requireTreatmentConsent,
} from '#areas/matching/matching/matching.ts'
import {
  criteriaOf,
  hasSensitivePreference,
  weightsOf,
} from '#areas/matching/matching/normalize.ts'
import type { Criteria } from '#areas/matching/ranking/criteria.ts'
import { digest } from '#areas/matching/ranking/digest.ts'
import { model_version, open_hours, type Weights } from '#areas/matching/ranking/model.ts'
import { recordFailure, unlessRefused } from './outcome.ts'
import type { Entry, MatchingAssignmentRow } from './schema.ts'
import { deleteEntries, type NextEntry, saveProgress, saveSearched } from './store.ts'

const most_options = 50
const week_ms = 7 * 86_400_000
const bonus_a_week = 20_000
const most_bonus = 200_000

// An entry with the practitioners who suit it. Whole candidates would take hundreds of megabytes:
// they are found again for the offer.
export type SearchedEntry = {
  person_id: string
  criteria: Criteria
  weights: Weights
  seed: number
  bonus: number // For waiting, in the unit of the scores.
  options: { practitioner_id: string; score: number }[]
}

export async function searchEntries(
  call: Call,
  index: AccountIndex,
  { id }: MatchingAssignmentRow,
  entries: NextEntry[],
  isLate: () => boolean,
) {
  const remaining: { id: string; searched: SearchedEntry }[] = []
  const decided: string[] = []
  for (const next of entries) {
    const searched = await searchEntry(call, index, id, next.entry)
    if (searched) remaining.push({ id: next.id, searched })
    else decided.push(next.id)
    if (isLate()) break
  }
  if (remaining.length > 0) await saveSearched(call, remaining)
  if (decided.length > 0) await deleteEntries(call, decided)
  await saveProgress(call, id, {
    searched: remaining.length + decided.length,
    decided: decided.length,
  })
}

// Undefined if the entry is decided.
async function searchEntry(call: Call, index: AccountIndex, assignment_id: string, entry: Entry) {
  const { waiting_since, ...request } = entry
  const weights = weightsOf(request)
  // A seed per person, so that equal practitioners beyond the first options get offers too.
  const [seed] = digest(entry.person_id)
  const prepared = await unlessRefused(() => prepare(call, request))
  if ('refused' in prepared) {
    const { person_id } = entry
    const refused = { person_id, criteria: null, weights, seed }
    const outcome = { outcome: 'refused', reason: prepared.refused } as const
    return void (await recordFailure(call, assignment_id, refused, outcome))
  }
  const { person, criteria, acute } = prepared
  if (acute) {
    const assigned = { assignment_id, assignment_outcome: 'diverted' as const }
    return void (await divertPerson(call, person, criteria, weights, assigned))
  }
  const circumstances = await circumstancesOf(call, person, criteria)
  const input = { criteria, weights, seed, ...circumstances }
  const [found] = await call.slices.map([input], (one) => findBest(call, index, one))
  const { options, ...results } = found!
  const searched = { person_id: person.id, criteria, weights, seed }
  if (options.length > 0) return { ...searched, options, bonus: bonusOf(call, waiting_since) }
  await recordNoCandidate(call, assignment_id, searched, results)
}

async function prepare(call: Call, request: Omit<Entry, 'waiting_since'>) {
  const person = await personFor(call, request.person_id)
  const criteria = { ...criteriaOf(call, request, person), limit: most_options }
  const acute = request.risk === 'acute' || (await isAtAcuteRisk(call, person))
  if (!acute && hasSensitivePreference(criteria)) await requireTreatmentConsent(call, person.id)
  return { person, criteria, acute }
}

// Longer waits get priority.
function bonusOf({ now }: Call, since: string | undefined) {
  const waited = since ? now.epochMilliseconds - Date.parse(since) : 0
  return Math.round(Math.min(most_bonus, Math.max(0, waited / week_ms) * bonus_a_week))
}

// The matching says who was excluded and why, and what could be relaxed.
async function recordNoCandidate(
  call: Call,
  assignment_id: string,
  searched: Omit<SearchedEntry, 'options' | 'bonus'>,
  results: object,
) {
  const expires_at = call.now.add({ hours: open_hours })
  const matching = await createRow(call, matchingKind, newId(matchingKind.prefix), {
    ...searched,
    ...results,
    model_version,
    status: matchingLifecycle.initial,
    completed_at: toTimestamp(call.now),
    expires_at: toTimestamp(expires_at),
    assignment_id,
    assignment_outcome: 'no_candidate',
  })
  expireAt(call, matching.id, expires_at)
}

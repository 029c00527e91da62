// Assigns a waiting list to practitioners, optimized across all entries. Each person gets an offer:
// a time on hold, booked only on acceptance. Existing bookings aren't changed.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import type { AssignmentCreate, Entry, Outcome } from './assign_schema.ts'
import { startAssignment } from '#areas/matching/ranking/assignment.ts'
import { digest } from '#areas/matching/ranking/digest.ts'
import { queryOf, searchIndex, type SearchInput, slotLookup } from './find.ts'
import { createIndexes, currentIndex, type AccountIndex } from './indexes.ts'
import {
  circumstancesOf,
  divertPerson,
  isAtAcuteRisk,
  personFor,
  requireTreatmentConsent,
} from './matching.ts'
import { criteriaOf, hasSensitivePreference, requireConsistent, weightsOf } from './normalize.ts'
import { createOffer, findLatestOffers } from './offer.ts'
import { million } from '#areas/matching/ranking/score.ts'
import { search } from '#areas/matching/ranking/search.ts'
import { returnSheet } from '#areas/matching/ranking/workspace.ts'

const most_options = 50
const at_once = 16
const search_share = 0.5 // Of the time. The rest is for offers.
const week_ms = 7 * 86_400_000
const bonus_a_week = 20_000
const most_bonus = 200_000
const unassigned_cost = 1_200_000

// With thousands waiting, whole candidates would take hundreds of megabytes: they are found again
// for each offer.
type WaitingPerson = {
  person_id: string
  input: SearchInput
  options: { practitioner_id: string; score: number }[]
  bonus: number
}

const no_offer = {
  matching_id: null,
  practitioner_id: null,
  session_id: null,
  starts_at: null,
  offer_expires_at: null,
  score: null,
}

export async function assignWaiting(call: Call, { entries, offer_hours = 24 }: AssignmentCreate) {
  for (const entry of entries) requireConsistent(entry)
  const index = await currentIndex(call)
  if (index.loading) throw new ApiError('overloaded', {}, { retry_after_seconds: 2 })
  const began = performance.now()
  const { assign_ms } = call.caches.of(createIndexes)
  const isLate = (share: number) => performance.now() - began > assign_ms * share
  const results: (WaitingPerson | Outcome)[] = []
  for (let from = 0; from < entries.length; from += at_once) {
    const some = entries.slice(from, from + at_once)
    if (isLate(search_share)) results.push(...some.map(notProcessed))
    else results.push(...(await findOptions(call, index, some)))
  }
  const waiting = results.filter((one): one is WaitingPerson => 'options' in one)
  const assigned = await assignPractitioners(call, index, waiting)
  const data: Outcome[] = []
  for (const one of results) {
    if (!('options' in one)) data.push(one)
    else if (isLate(1)) data.push(notProcessed(one))
    else data.push(await offerBest(call, index, one, assigned.get(one), offer_hours))
  }
  return { offered: data.filter(({ outcome }) => outcome === 'offered').length, data }
}

const notProcessed = ({ person_id }: { person_id: string }): Outcome => ({
  ...no_offer,
  person_id,
  outcome: 'not_processed',
})

// Reads the persons together, so that fewer round trips are waited for. Searching is computation,
// so it runs in slices.
async function findOptions(call: Call, index: AccountIndex, entries: Entry[]) {
  const inputs = await Promise.all(entries.map((entry) => readInput(call, entry)))
  return await call.slices.map(inputs, async (one): Promise<WaitingPerson | Outcome> => {
    if (!('input' in one)) return one
    const { person_id, input } = one
    const look = slotLookup(call, index, input.busy, new Map())
    const { shown, ranking } = await search(index.directory, queryOf(call, input), look)
    returnSheet(index.directory.workspace, ranking)
    if (shown.length === 0) return { ...no_offer, person_id, outcome: 'no_candidate' }
    return { ...one, options: shown.map(({ id, score }) => ({ practitioner_id: id, score })) }
  })
}

async function readInput(
  call: Call,
  { waiting_since, ...request }: Entry,
): Promise<Omit<WaitingPerson, 'options'> | Outcome> {
  const person = await personFor(call, request.person_id)
  const criteria = { ...criteriaOf(call, request, person), limit: most_options }
  const weights = weightsOf(request)
  if (request.risk === 'acute' || (await isAtAcuteRisk(call, person))) {
    const { id } = await divertPerson(call, person, criteria, weights)
    return { ...no_offer, person_id: person.id, outcome: 'diverted', matching_id: id }
  }
  if (hasSensitivePreference(criteria)) await requireTreatmentConsent(call, person.id)
  const circumstances = await circumstancesOf(call, person, criteria)
  // A seed per person, so that equal practitioners beyond the first options get offers too.
  const [seed] = digest(person.id)
  const input = { criteria, weights, seed, ...circumstances }
  return { person_id: person.id, input, bonus: bonusOf(call, waiting_since) }
}

// Longer waits get priority.
function bonusOf({ now }: Call, since: string | undefined) {
  const waited = since ? now.epochMilliseconds - Date.parse(since) : 0
  return Math.round(Math.min(most_bonus, Math.max(0, waited / week_ms) * bonus_a_week))
}

// The practitioner for each person, within the openings.
async function assignPractitioners(
  call: Call,
  { directory }: AccountIndex,
  waiting: WaitingPerson[],
) {
  const at = new Map<string, number>()
  const places: number[] = []
  const placeOf = (id: string) => {
    const row = directory.rowOf.get(id)
    const free = row === undefined ? 0 : directory.columns.places[row]!
    if (!at.has(id)) at.set(id, places.push(free < 0 ? waiting.length : free) - 1)
    return at.get(id)!
  }
  const options = await call.slices.map(waiting, (one) =>
    one.options.map(({ practitioner_id, score }) => ({
      to: placeOf(practitioner_id),
      cost: million - score - one.bonus,
    })),
  )
  const unassigned = waiting.map(() => unassigned_cost)
  const assignment = startAssignment({ options, places, unassigned })
  await call.slices.map(waiting, (_, person) => assignment.add(person))
  const ids = [...at.keys()]
  const chosen = assignment.result()
  return new Map(waiting.map((one, person) => [one, ids[chosen[person]!]]))
}

// Offers the assigned practitioner or, if none of their times can be put on hold, the next best
// with an opening.
async function offerBest(
  call: Call,
  index: AccountIndex,
  { person_id, input }: WaitingPerson,
  chosen: string | undefined,
  hours: number,
): Promise<Outcome> {
  if (!chosen) return { ...no_offer, person_id, outcome: 'no_capacity' }
  const { candidates, index_version } = await searchIndex(call, index, input)
  const first = candidates.filter(({ practitioner_id }) => practitioner_id === chosen)
  const others = candidates.filter(({ practitioner_id }) => practitioner_id !== chosen)
  const until = toTimestamp(call.now.add({ hours }))
  const waiting = { ...input, person_id, index_version }
  for (const candidate of [...first, ...others]) {
    const offered = await createOffer(call, waiting, candidate, hours, until)
    if (offered === 'consent_required') return { ...no_offer, person_id, outcome: offered }
    if (offered) return { ...offered, person_id, outcome: 'offered', score: candidate.score }
  }
  return { ...no_offer, person_id, outcome: 'not_bookable' }
}

// The latest offers, for a replayed request.
export async function offersOf(call: Call, { entries }: AssignmentCreate) {
  const ids = entries.map(({ person_id }) => person_id)
  const offers = await findLatestOffers(call, ids)
  const data = ids.map((person_id) => offers.get(person_id) ?? none(person_id))
  return { offered: offers.size, data }
}

const none = (person_id: string) => ({ ...no_offer, person_id, outcome: 'no_capacity' as const })

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
import { withOwnReason } from '#kernel/audit.ts'
import { million } from '#areas/matching/ranking/score.ts'
import { search } from '#areas/matching/ranking/search.ts'
import { returnSheet } from '#areas/matching/ranking/workspace.ts'

const most_options = 50
const at_once = 16
const offers_at_once = 32
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
  const offers = await offerAll(call, index, assigned, offer_hours, () => isLate(1))
  const data = results.map((one) =>
    'options' in one ? (offers.get(one) ?? notProcessed(one)) : one,
  )
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

type Assigned = Map<WaitingPerson, string | undefined>

// Several offers share their round trips, if neither a person nor a practitioner is in two of them:
// one transaction doesn't lock out itself.
async function offerAll(
  call: Call,
  index: AccountIndex,
  assigned: Assigned,
  hours: number,
  isLate: () => boolean,
) {
  const outcomes = new Map<WaitingPerson, Outcome>()
  let open = [...assigned.keys()]
  while (open.length > 0 && !isLate()) {
    const together = apart(open, assigned)
    const tried = await allEnded(
      together.map((one) => startOffer(withOwnReason(call), index, one, assigned.get(one), hours)),
    )
    for (const [at, one] of together.entries()) {
      const { outcome, retry } = tried[at]!
      const settled = outcome ?? (isLate() ? undefined : await retry())
      if (settled) outcomes.set(one, settled)
    }
    const done = new Set(together)
    open = open.filter((one) => !done.has(one))
  }
  return outcomes
}

// Waits for all even if one fails: none can send a query after the rollback.
async function allEnded<Result>(work: Promise<Result>[]) {
  await Promise.allSettled(work)
  return await Promise.all(work)
}

// The next persons in order, each once and each with another practitioner.
function apart(open: WaitingPerson[], assigned: Assigned) {
  const taken = new Set<string>()
  const together: WaitingPerson[] = []
  for (const one of open) {
    if (together.length === offers_at_once) break
    const names = [one.person_id, assigned.get(one) ?? one.person_id]
    if (names.some((name) => taken.has(name))) continue
    for (const name of names) taken.add(name)
    together.push(one)
  }
  return together
}

// Offers the assigned practitioner or, if none of their times can be put on hold, the next best
// with an opening: on its own, because that can be the practitioner of another offer.
async function startOffer(
  call: Call,
  index: AccountIndex,
  { person_id, input }: WaitingPerson,
  chosen: string | undefined,
  hours: number,
): Promise<{ outcome?: Outcome; retry: () => Promise<Outcome> }> {
  const none = (outcome: Outcome['outcome']) => ({ ...no_offer, person_id, outcome })
  const nothingElse = () => Promise.resolve(none('not_bookable'))
  if (!chosen) return { outcome: none('no_capacity'), retry: nothingElse }
  const { candidates, index_version } = await searchIndex(call, index, input)
  const until = toTimestamp(call.now.add({ hours }))
  const waiting = { ...input, person_id, index_version }
  const offerFirst = async (some: typeof candidates): Promise<Outcome | undefined> => {
    for (const candidate of some) {
      const offered = await createOffer(call, waiting, candidate, hours, until)
      if (offered === 'consent_required') return none(offered)
      if (offered) return { ...offered, person_id, outcome: 'offered', score: candidate.score }
    }
    return undefined
  }
  const outcome = await offerFirst(candidates.filter((one) => one.practitioner_id === chosen))
  const others = candidates.filter((one) => one.practitioner_id !== chosen)
  const retry = async () => (await offerFirst(others)) ?? none('not_bookable')
  return outcome ? { outcome, retry } : { retry }
}

// The latest offers, for a replayed request.
export async function offersOf(call: Call, { entries }: AssignmentCreate) {
  const ids = entries.map(({ person_id }) => person_id)
  const offers = await findLatestOffers(call, ids)
  const data = ids.map((person_id) => offers.get(person_id) ?? none(person_id))
  return { offered: offers.size, data }
}

const none = (person_id: string) => ({ ...no_offer, person_id, outcome: 'no_capacity' as const })

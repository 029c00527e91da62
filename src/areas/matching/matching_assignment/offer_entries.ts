// Offers each entry a time of the practitioner assigned to it. If they have none left, any other
// candidate is tried, after everyone got the offer of their own practitioner.
import type { Call } from '#kernel/call.ts'
import { withOwnReason } from '#kernel/audit.ts'
import type { Candidate } from '#areas/matching/matching/candidates.ts'
import { searchIndex, type TakenTimes } from '#areas/matching/matching/find.ts'
import type { AccountIndex } from '#areas/matching/matching/indexes.ts'
import { circumstancesOf, personFor } from '#areas/matching/matching/matching.ts'
import { minutesOf } from '#areas/matching/matching/slots.ts'
import { createOffer, createProposal } from './offer.ts'
import { type Outcome, recordFailure, unlessRefused } from './outcome.ts'
import type { MatchingAssignmentRow } from './schema.ts'
import { deleteEntries, type OpenEntry, savePractitioners, saveProgress } from './store.ts'

const minute_ms = 60_000

// Undefined if the assigned practitioner has no time left.
type Decision = Outcome | undefined

const offers_at_once = 5

// Entries with different practitioners share their round trips. The others go one by one, because
// two could have the same candidates.
export async function offerEntries(
  call: Call,
  index: AccountIndex,
  assignment: MatchingAssignmentRow,
  entries: OpenEntry[],
  isLate: () => boolean,
) {
  const taken: TakenTimes = new Map()
  const offer = (entry: OpenEntry) =>
    offerEntry(withOwnReason(call), index, assignment, entry, taken)
  const assigned = uniquePersons(entries.filter(({ practitioner_id }) => practitioner_id))
  const others = entries.filter(({ practitioner_id }) => !practitioner_id)
  const decisions = new Map<OpenEntry, Decision>()
  const groups = [
    ...Array.from({ length: Math.ceil(assigned.length / offers_at_once) }, (_, at) =>
      assigned.slice(at * offers_at_once, (at + 1) * offers_at_once),
    ),
    ...others.map((entry) => [entry]),
  ]
  for (const together of groups) {
    const ended = await allEnded(together.map(offer))
    together.forEach((entry, at) => decisions.set(entry, ended[at]))
    if (isLate()) break
  }
  await saveDecisions(call, assignment, decisions)
}

// A person can be on the list twice. The second entry waits for the next batch.
function uniquePersons(entries: OpenEntry[]) {
  const first = new Map<string, OpenEntry>()
  for (const entry of entries) first.set(entry.person_id, first.get(entry.person_id) ?? entry)
  return [...first.values()]
}

// Waits for all even if one fails: none can send a query after the rollback.
async function allEnded<Result>(work: Promise<Result>[]) {
  await Promise.allSettled(work)
  return await Promise.all(work)
}

async function offerEntry(
  call: Call,
  index: AccountIndex,
  assignment: MatchingAssignmentRow,
  entry: OpenEntry,
  taken: TakenTimes,
): Promise<Decision> {
  const { criteria, weights, seed, practitioner_id: chosen } = entry
  const found = await unlessRefused(async () => {
    const person = await personFor(call, entry.person_id)
    return { person, ...(await circumstancesOf(call, person, criteria)) }
  })
  if ('refused' in found) return { outcome: 'refused', reason: found.refused }
  const { person, ...circumstances } = found
  const input = { criteria, weights, seed, ...circumstances }
  const { candidates, index_version } = await searchIndex(call, index, input, taken)
  const recipient = { person_id: person.id, criteria, weights, seed, index_version }
  const suitable = chosen
    ? candidates.filter(({ practitioner_id }) => practitioner_id === chosen)
    : candidates
  if (assignment.propose_only && suitable[0]) {
    await createProposal(call, assignment, recipient, suitable[0])
    return { outcome: 'proposed' }
  }
  // Without candidates, the open times that the search found went to others.
  let refused: string | undefined
  for (const candidate of suitable) {
    const result = await createOffer(call, assignment, recipient, candidate)
    noteTaken(index, taken, candidate, 'starts_at' in result ? result.starts_at : undefined)
    if ('starts_at' in result) return { outcome: 'offered' }
    if (result.refused === 'consent_required') return { outcome: result.refused }
    refused = result.refused
  }
  if (chosen) return undefined
  return refused ? { outcome: 'not_bookable', reason: refused } : { outcome: 'no_capacity' }
}

// The calendars don't show what this batch holds. Without an offer, none of the times was open.
function noteTaken(
  { cards }: AccountIndex,
  taken: TakenTimes,
  { practitioner_id, earliest_slots }: Candidate,
  held: string | undefined,
) {
  const card = cards.get(practitioner_id)
  const { buffer_before_minutes = 0, buffer_after_minutes = 0 } = card?.diary.availability ?? {}
  const length_ms = (card ? minutesOf(card) : 0) * minute_ms
  const apart_ms = Math.max(buffer_before_minutes, buffer_after_minutes) * minute_ms
  const gone = held ? [held] : earliest_slots.map(({ starts_at }) => starts_at)
  const times = gone.map((starts_at) => {
    const at = Date.parse(starts_at)
    return { from: at - apart_ms, until: at + length_ms + apart_ms }
  })
  taken.set(practitioner_id, [...(taken.get(practitioner_id) ?? []), ...times])
}

const with_matching = new Set<Outcome['outcome']>(['offered', 'proposed'])

async function saveDecisions(
  call: Call,
  { id }: MatchingAssignmentRow,
  decisions: Map<OpenEntry, Decision>,
) {
  const decided = [...decisions].flatMap(([entry, decision]) =>
    decision ? [{ entry, decision }] : [],
  )
  const undecided = [...decisions.keys()].filter((entry) => !decisions.get(entry))
  const failed = decided.filter(({ decision }) => !with_matching.has(decision.outcome))
  for (const { entry, decision } of failed) {
    const { person_id, criteria, weights, seed } = entry
    await recordFailure(call, id, { person_id, criteria, weights, seed }, decision)
  }
  await savePractitioners(
    call,
    undecided.map((entry) => ({ id: entry.id, practitioner_id: null })),
  )
  await deleteEntries(
    call,
    decided.map(({ entry }) => entry.id),
  )
  const offered = decided.length - failed.length
  await saveProgress(call, id, { decided: decided.length, offered })
}

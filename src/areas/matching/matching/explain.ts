// Explains why a practitioner was listed or not, from the stored matching and current data.
import type { Call } from '#kernel/call.ts'
import { notFound } from '#catalogue/api_error.ts'
import { currentDate } from '#areas/practitioners/practitioner/check_eligibility.ts'
import { findPerson } from '#areas/persons/person/person.ts'
import { no_end, type Service, type Span, spanPlace } from '#areas/matching/ranking/authority.ts'
import type { Candidate } from './candidates.ts'
import { type RankingQuery, wayOf } from '#areas/matching/ranking/criteria.ts'
import { queryOf, slotRequestOf } from './find.ts'
import { failedGates } from '#areas/matching/ranking/gates.ts'
import { currentIndex, withFullAccess } from './indexes.ts'
import { listingOf } from '#areas/matching/ranking/listing.ts'
import { circumstancesOf, readMatching } from './matching.ts'
import { type Gate, gateCodes, gates } from '#areas/matching/ranking/model.ts'
import { rank, rowAt, totalOf, waitOf } from '#areas/matching/ranking/rank.ts'
import { million } from '#areas/matching/ranking/score.ts'
import { createWorkspace } from '#areas/matching/ranking/workspace.ts'
import { isIn } from '#kernel/lifecycle.ts'
import { matchingLifecycle } from './lifecycle.ts'
import type { MatchingRow } from './schema.ts'
import { findSlots, readCards } from './slots.ts'

export async function explain(call: Call, id: string, requested_id?: string) {
  const matching = await readMatching(call, id)
  const { candidates } = matching
  const practitioner_id = requested_id ?? candidates[0]?.practitioner_id
  if (!practitioner_id) throw notFound('practitioner', 'practitioner_id')
  const shown = candidates.find((one) => one.practitioner_id === practitioner_id)
  const { failed, score } = await currentStateOf(call, matching, practitioner_id)
  const last = candidates.at(-1)?.score ?? null
  return {
    matching_id: id,
    practitioner_id,
    listed: shown !== undefined,
    rank: shown?.rank ?? null,
    failed: failed.map((code) => ({ code, text: gates[code] })),
    score: shown?.score ?? score,
    last_listed_score: last,
    text: sentence(matching, shown, failed),
  }
}

function sentence({ status }: MatchingRow, shown: Candidate | undefined, failed: Gate[]) {
  if (isIn(matchingLifecycle, 'diverted', status))
    return 'No candidates were listed because of an acute risk.'
  if (shown) return `The practitioner was listed at rank ${shown.rank}.`
  const [first] = failed
  return first
    ? gates[first]
    : 'The practitioner meets every requirement, but others scored higher.'
}

// Requirements they currently fail, and their current score.
async function currentStateOf(call: Call, matching: MatchingRow, practitioner_id: string) {
  const { criteria } = matching
  const person = matching.person_id ? await findPerson(call, matching.person_id) : null
  const circumstances = await circumstancesOf(call, person, criteria)
  const { weights, seed } = matching
  const query = queryOf(call, { criteria, weights, seed, ...circumstances })
  return await withFullAccess(call, async () => {
    const index = await currentIndex(call)
    const start_by = Date.parse(criteria.start_by)
    const [card] = await readCards(call, [practitioner_id], start_by)
    if (!card) throw notFound('practitioner', 'practitioner_id')
    // Requirements don't use track records.
    const listing = listingOf({ ...card.stored, records: [] }, currentDate(call))
    const failed = failedGates(listing, query)
    const here = listing.authorities.find(
      ({ jurisdiction }) => jurisdiction === criteria.location.jurisdiction,
    )
    const daysFor = (service: Service): Span =>
      here?.spans[spanPlace(wayOf(criteria), service)] ?? [0, no_end]
    const workspace = index?.directory.workspace ?? createWorkspace()
    const request = slotRequestOf(workspace, query, circumstances.busy)
    const anyone = failed.includes('out_of_network') && { payment: null }
    const days = { span: daysFor(criteria.service), licensed: daysFor('therapy') }
    const slots = findSlots(card, { ...request, ...anyone }, days)
    const [first] = slots.times
    if (slots.failed && !failed.includes(slots.failed)) failed.push(slots.failed)
    failed.sort((one, other) => gateCodes.indexOf(one) - gateCodes.indexOf(other))
    const row = index?.directory.rowOf.get(practitioner_id)
    const scored = index && row !== undefined && failed.length === 0
    return { failed, score: scored ? scoreOf(index.directory, query, row, first!) : null }
  })
}

function scoreOf(
  directory: Parameters<typeof rank>[0],
  query: RankingQuery,
  row: number,
  first: number,
) {
  const ranking = rank(directory, query)
  const at = ranking.places.findIndex((_, one) => rowAt(ranking, one) === row)
  if (at < 0) return null
  ranking.wait[at] = waitOf(first, query)
  return totalOf(ranking, at) / million
}

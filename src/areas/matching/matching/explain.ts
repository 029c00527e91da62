// Explains why a practitioner was listed or not, from the stored matching and current data.
import type { Call } from '#kernel/call.ts'
import { notFound } from '#catalogue/api_error.ts'
import { currentDate } from '#areas/practitioners/practitioner/check_eligibility.ts'
import { findPerson } from '#areas/persons/person/person.ts'
import { no_end, type Service, type Span, spanPlace } from '#areas/matching/ranking/authority.ts'
import type { Candidate } from './candidates.ts'
import { type RankingQuery, wayOf } from '#areas/matching/ranking/criteria.ts'
import { findCard, queryOf, slotRequestOf } from './find.ts'
import { failedGates } from '#areas/matching/ranking/gates.ts'
import { currentIndex, withFullAccess } from './indexes.ts'
import { listingOf } from '#areas/matching/ranking/listing.ts'
import { circumstancesOf, readMatching } from './matching.ts'
import { type Gate, gateCodes, gates } from '#areas/matching/ranking/model.ts'
import { rank, rowAt, waitOf } from '#areas/matching/ranking/rank.ts'
import { million } from '#areas/matching/ranking/score.ts'
import { returnSheet } from '#areas/matching/ranking/workspace.ts'
import { isIn } from '#kernel/state_sets.ts'
import { matchingLifecycle } from './lifecycle.ts'
import type { MatchingRow } from './schema.ts'
import { findSlots } from './slots.ts'

export async function explain(call: Call, id: string, requested_id?: string) {
  const matching = await readMatching(call, id)
  const { candidates } = matching
  const practitioner_id = requested_id ?? candidates[0]?.practitioner_id
  // Without criteria, the person couldn't be matched.
  if (!practitioner_id || !matching.criteria) throw notFound('practitioner', 'practitioner_id')
  const shown = candidates.find((one) => one.practitioner_id === practitioner_id)
  const { failed, score } = await currentStateOf(call, matching, practitioner_id, !shown)
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

// Requirements they currently fail and, if it's needed, their current score, which takes ranking
// everyone.
async function currentStateOf(
  call: Call,
  matching: MatchingRow,
  practitioner_id: string,
  needs_score: boolean,
) {
  const { criteria, weights, seed } = matching
  return await withFullAccess(call, async () => {
    const [circumstances, index] = await Promise.all([
      currentCircumstances(call, matching),
      currentIndex(call),
    ])
    const query = queryOf(call, { criteria, weights, seed, ...circumstances })
    const card = await findCard(call, index, practitioner_id, Date.parse(criteria.start_by))
    if (!card) throw notFound('practitioner', 'practitioner_id')
    // Requirements don't use track records.
    const listing = listingOf({ ...card.stored, records: [] }, currentDate(call))
    const failed = failedGates(listing, query)
    const here = listing.authorities.find(
      ({ jurisdiction }) => jurisdiction === criteria.location.jurisdiction,
    )
    const daysFor = (service: Service): Span =>
      here?.spans[spanPlace(wayOf(criteria), service)] ?? [0, no_end]
    const { directory } = index
    const request = slotRequestOf(directory.workspace, query, circumstances.busy)
    const anyone = failed.includes('out_of_network') && { payment: null }
    const days = { span: daysFor(criteria.service), licensed: daysFor('therapy') }
    const slots = findSlots(card, { ...request, ...anyone }, days)
    const [first] = slots.times
    if (slots.failed && !failed.includes(slots.failed)) failed.push(slots.failed)
    failed.sort((one, other) => gateCodes.indexOf(one) - gateCodes.indexOf(other))
    const row = directory.rowOf.get(practitioner_id)
    const scored = needs_score && !index.loading && row !== undefined && failed.length === 0
    return { failed, score: scored ? scoreOf(directory, query, row, first!) : null }
  })
}

async function currentCircumstances(call: Call, { person_id, criteria }: MatchingRow) {
  const person = person_id ? await findPerson(call, person_id) : null
  return await circumstancesOf(call, person, criteria)
}

function scoreOf(
  directory: Parameters<typeof rank>[0],
  query: RankingQuery,
  row: number,
  first: number,
) {
  const ranking = rank(directory, query)
  const at = ranking.places.findIndex((_, one) => rowAt(ranking, one) === row)
  const score = at < 0 ? null : (ranking.merit[at]! + waitOf(first, query)) / million
  returnSheet(directory.workspace, ranking)
  return score
}

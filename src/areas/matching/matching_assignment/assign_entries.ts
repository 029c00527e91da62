// Assigns a practitioner to each searched entry, optimized across all of them.
import type { Call } from '#kernel/call.ts'
import type { AccountIndex } from '#areas/matching/matching/indexes.ts'
import { startAssignment } from '#areas/matching/ranking/assignment.ts'
import { million } from '#areas/matching/ranking/score.ts'
import { countOpenings } from './openings.ts'
import { recordFailure } from './outcome.ts'
import type { MatchingAssignmentRow } from './schema.ts'
import {
  deleteEntries,
  type OpenEntry,
  readSearched,
  savePractitioners,
  saveProgress,
} from './store.ts'

// More than any assignment, so that everyone who can get one does.
const unassigned_cost = 1_200_000

export async function assignEntries(
  call: Call,
  index: AccountIndex,
  { id }: MatchingAssignmentRow,
) {
  const entries = await readSearched(call, id)
  const openings = await countOpenings(call, index, entries)
  const chosen = await choosePractitioners(call, openings, entries)
  const assigned = entries.filter((entry) => chosen.has(entry))
  const others = entries.filter((entry) => !chosen.has(entry))
  await savePractitioners(
    call,
    assigned.map((entry) => ({ id: entry.id, practitioner_id: chosen.get(entry)! })),
  )
  for (const { person_id, criteria, weights, seed } of others) {
    const searched = { person_id, criteria, weights, seed }
    await recordFailure(call, id, searched, { outcome: 'no_capacity' })
  }
  await deleteEntries(
    call,
    others.map((entry) => entry.id),
  )
  await saveProgress(call, id, { decided: others.length })
}

// The practitioner for each entry, within the openings.
async function choosePractitioners(
  call: Call,
  openings: Map<string, number>,
  entries: OpenEntry[],
): Promise<Map<OpenEntry, string>> {
  const ids = [...openings.keys()]
  const at = new Map(ids.map((id, place) => [id, place]))
  const options = await call.slices.map(entries, (entry) =>
    entry.options.map(({ practitioner_id, score }) => ({
      to: at.get(practitioner_id)!,
      cost: million - score - entry.bonus,
    })),
  )
  const problem = {
    options,
    places: ids.map((id) => openings.get(id)!),
    unassigned: entries.map(() => unassigned_cost),
  }
  const assignment = startAssignment(problem)
  await call.slices.map(entries, (_, person) => assignment.add(person))
  const result = assignment.result()
  return new Map(
    entries.flatMap((entry, person) =>
      result[person]! < 0 ? [] : [[entry, ids[result[person]!]!] as const],
    ),
  )
}

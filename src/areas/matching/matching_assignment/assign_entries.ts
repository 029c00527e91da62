// Assigns a practitioner to each searched entry, optimized across all of them. Those who get none
// are decided afterward, in batches.
import type { Call } from '#kernel/call.ts'
import type { TimeSlices } from '#kernel/time_slices.ts'
import type { AccountIndex } from '#areas/matching/matching/indexes.ts'
import { startAssignment } from '#areas/matching/ranking/assignment.ts'
import { million } from '#areas/matching/ranking/score.ts'
import { countOpenings } from './openings.ts'
import { recordFailure } from './outcome.ts'
import type { MatchingAssignmentRow } from './schema.ts'
import {
  deleteEntries,
  markWithoutCapacity,
  type OpenEntry,
  readSearched,
  savePractitioners,
  saveProgress,
} from './store.ts'

// More than any assignment, so that everyone who can get one does.
const unassigned_cost = 1_200_000

// What is to be assigned: the entries, and how many each practitioner can take.
export type Problem = { entries: OpenEntry[]; openings: Map<string, number>; slices: TimeSlices }
export type Chosen = { entry: OpenEntry; practitioner_id: string | undefined }

export async function readProblem(
  call: Call,
  index: AccountIndex,
  { id }: MatchingAssignmentRow,
): Promise<Problem> {
  const entries = await readSearched(call, id)
  return { entries, openings: await countOpenings(call, index, entries), slices: call.slices }
}

export async function saveAssignment(call: Call, chosen: Chosen[]) {
  const assigned = chosen.flatMap(({ entry: { id }, practitioner_id }) =>
    practitioner_id ? [{ id, practitioner_id }] : [],
  )
  const others = chosen.filter(({ practitioner_id }) => !practitioner_id)
  await savePractitioners(call, assigned)
  await markWithoutCapacity(
    call,
    others.map(({ entry }) => entry.id),
  )
}

// Records for the next entries that nobody has an opening for them.
export async function failEntries(
  call: Call,
  { id }: MatchingAssignmentRow,
  entries: OpenEntry[],
  isLate: () => boolean,
) {
  const decided: string[] = []
  for (const { id: entry_id, person_id, criteria, weights, seed } of entries) {
    const searched = { person_id, criteria, weights, seed }
    await recordFailure(call, id, searched, { outcome: 'no_capacity' })
    decided.push(entry_id)
    if (isLate()) break
  }
  await deleteEntries(call, decided)
  await saveProgress(call, id, { decided: decided.length })
}

// The practitioner for each entry, within the openings. Takes seconds for a long list, so no
// transaction waits for it.
export async function choosePractitioners({ entries, openings, slices }: Problem) {
  const ids = [...openings.keys()]
  const at = new Map(ids.map((id, place) => [id, place]))
  const options = await slices.map(entries, (entry) =>
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
  await slices.map(entries, (_, person) => assignment.add(person))
  const result = assignment.result()
  return entries.map((entry, person): Chosen => ({ entry, practitioner_id: ids[result[person]!] }))
}

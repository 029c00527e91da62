// What becomes of an entry: a matching that names the assignment and the outcome.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { newId } from '#kernel/ids.ts'
import { createRow } from '#kernel/record.ts'
import { findPerson } from '#areas/persons/person/person.ts'
import { isKeyDestroyed } from '#kernel/person_key.ts'
import { matchingKind, matchingLifecycle } from '#areas/matching/matching/lifecycle.ts'
import type { AssignmentOutcome } from '#areas/matching/matching/assignment_outcome.ts'
import { model_version } from '#areas/matching/ranking/model.ts'

export type Outcome = { outcome: AssignmentOutcome; reason?: string | null }

const { fail } = matchingLifecycle.steps

// Records that an entry gets no offer, with the error code if there is one. Nothing can be recorded
// about a person who was erased in the meantime.
export async function recordFailure(
  call: Call,
  assignment_id: string,
  entry: { person_id: string; criteria: unknown; weights: unknown; seed: number },
  { outcome, reason = null }: Outcome,
) {
  const person = await findPerson(call, entry.person_id)
  if (isKeyDestroyed(call, person.id)) return
  await createRow(call, matchingKind, newId(matchingKind.prefix), {
    ...entry,
    person_id: person.id,
    model_version,
    status: fail.to,
    failed_at: toTimestamp(call.now),
    assignment_id,
    assignment_outcome: outcome,
    assignment_reason: reason,
  })
}

// Runs what can be refused for one person. The other entries go on.
export async function unlessRefused<Result>(
  work: () => Promise<Result>,
): Promise<Result | { refused: string }> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { refused: error.code }
  }
}

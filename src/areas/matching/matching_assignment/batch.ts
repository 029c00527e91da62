// Does the next part of an assignment's work. The lock on the assignment ends with the transaction,
// so a worker that dies leaves the rest to the next one.
import type { Call } from '#kernel/call.ts'
import { isIn } from '#kernel/state_sets.ts'
import { takeStep, tryStep } from '#kernel/take_step.ts'
import { type AccountContext, inAccount } from '#kernel/unit_of_work.ts'
import { currentIndex } from '#areas/matching/matching/indexes.ts'
import {
  choosePractitioners,
  failEntries,
  type Problem,
  readProblem,
  saveAssignment,
} from './assign_entries.ts'
import { assignmentLifecycle } from './lifecycle.ts'
import { offerEntries } from './offer_entries.ts'
import type { MatchingAssignmentRow } from './schema.ts'
import { searchEntries } from './search_entries.ts'
import {
  nextAssigned,
  nextUnassigned,
  nextUnsearched,
  nextWithoutCapacity,
  takeAssignment,
} from './store.ts'

const searches = 50
const offers = 25
const failures = 100
// A transaction can last 12 seconds. On a busy machine, a batch ends early.
const batch_ms = 2_000

// Returns false if the assignment has no more work, or another worker has it.
export async function workOnAssignment(context: AccountContext, account: string, id: string) {
  const next = await inAccount(context, account, async (call) => {
    const assignment = await takeAssignment(call, id)
    return assignment ? await continueAssignment(call, assignment) : false
  })
  if (typeof next === 'boolean') return next
  const chosen = await choosePractitioners(next)
  return await inAccount(context, account, async (call) => {
    const assignment = await takeAssignment(call, id)
    if (!assignment || !isSearching(assignment)) return Boolean(assignment)
    await saveAssignment(call, chosen)
    await takeStep(call, assignmentLifecycle, id, 'assign')
    return true
  })
}

const isSearching = ({ status }: MatchingAssignmentRow) =>
  isIn(assignmentLifecycle, 'searching', status)

// Returns whether there is more to do, or what is to be assigned.
async function continueAssignment(
  call: Call,
  assignment: MatchingAssignmentRow,
): Promise<boolean | Problem> {
  const { id } = assignment
  const index = await currentIndex(call)
  if (index.loading) return true
  const ends = performance.now() + batch_ms
  const isLate = () => performance.now() > ends
  if (isSearching(assignment)) {
    const entries = await nextUnsearched(call, id, searches)
    if (entries.length > 0) {
      await searchEntries(call, index, assignment, entries, isLate)
      return true
    }
    return await readProblem(call, index, assignment)
  }
  const rejected = await nextWithoutCapacity(call, id, failures)
  if (rejected.length > 0) {
    await failEntries(call, assignment, rejected, isLate)
    return true
  }
  const assigned = await nextAssigned(call, id, offers)
  const entries = assigned.length > 0 ? assigned : await nextUnassigned(call, id, offers)
  if (entries.length > 0) {
    await offerEntries(call, index, assignment, entries, isLate)
    return true
  }
  await tryStep(call, assignmentLifecycle, id, 'complete')
  return false
}

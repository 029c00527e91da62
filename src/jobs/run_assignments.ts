// Assigns waiting lists in the background.
import { sql } from '#db/sql.ts'
import { workOnAssignment } from '#areas/matching/matching_assignment/batch.ts'
import { assignmentKind } from '#areas/matching/matching_assignment/lifecycle.ts'
import { type BatchContext, runBatches } from './batches.ts'
import type { ShouldContinue } from './clock.ts'

const most_assignments = 2

const waiting = sql`
  select account, id from matching_assignments
  where working
  order by updated_at
  limit ${most_assignments}`

export const runAssignments = (
  context: BatchContext,
  shouldContinue: ShouldContinue = () => true,
) =>
  runBatches(
    context,
    {
      object: assignmentKind.object,
      waiting,
      start: (account, id) => () => workOnAssignment(context, account, id),
    },
    shouldContinue,
  )

// Assigns waiting lists in the background.
import { sql } from '#db/sql.ts'
import { isOpen } from '#kernel/frozen_accounts.ts'
import { tryStep } from '#kernel/take_step.ts'
import { workOnAssignment } from '#areas/matching/matching_assignment/batch.ts'
import {
  assignmentKind,
  assignmentLifecycle,
} from '#areas/matching/matching_assignment/lifecycle.ts'
import { type BatchContext, runBatches } from './batches.ts'
import type { ShouldContinue } from './clock.ts'

const most_assignments = 2

const waiting = sql`
  select account, id from matching_assignments where working and next_attempt_at <= now()
    and ${isOpen()}
  order by next_attempt_at limit ${most_assignments}`

export const runAssignments = (
  context: BatchContext,
  shouldContinue: ShouldContinue = () => true,
) =>
  runBatches(
    context,
    {
      kind: assignmentKind,
      waiting,
      start: (account, id) => () => workOnAssignment(context, account, id),
      fail: (call, id, reason) => tryStep(call, assignmentLifecycle, id, 'fail', { reason }),
    },
    shouldContinue,
  )

// Runs all background work: scheduled jobs, event relay, webhook deliveries, the audit log, data
// retention and, if sign-up is open, invitations. Runs in the server by default, or separately with
// "attune worker".
import { describe } from '#http/responses/database_errors.ts'
import { activityWatch } from './activity.ts'
import { type Pause, workRounds } from './rounds.ts'
import { type BackgroundContext, workKinds } from './work_kinds.ts'

const drain_limit_ms = 5_000
const look: Pause = { busy_ms: 500, idle_ms: 1_000 }

export function startBackgroundWork(context: BackgroundContext) {
  const { db, log } = context
  let stopped = false
  const activity = activityWatch(db, {
    onActivity: () => wakeAll(),
    onSingleChange: () => runResting(),
  })
  const { repeat, wakeAll, runResting, stop } = workRounds({ isBusy: activity.isBusy, onRound })
  const { kinds, deliveriesEnd } = workKinds(context, () => !stopped)
  repeat('activity', look, activity.look)
  for (const { name, pause, run } of kinds) repeat(name, pause, run)

  // A failure is logged and retried in the next round.
  function onRound(name: string, error?: unknown) {
    context.metrics?.noteWork(name, error !== undefined)
    if (error) log.warn({ work: name, error: describe(error) }, 'background work failed')
  }

  return async function end() {
    stopped = true
    activity.stop()
    await stop()
    await deliveriesEnd(drain_limit_ms)
  }
}

// Takes a bulk action on one claim after the other. The result commits with what was done, so a
// worker that dies repeats nothing. A preview does the same and is rolled back, so it refuses what
// the action would.
import type { Call } from '#kernel/call.ts'
import { asApiError } from '#http/responses/database_errors.ts'
import { isIn } from '#kernel/state_sets.ts'
import { tryStep } from '#kernel/take_step.ts'
import type { Money } from '#kernel/money.ts'
import { lockRow } from '#kernel/record.ts'
import { type AccountContext, inAccount, rehearseInAccount } from '#kernel/unit_of_work.ts'
import { claimKind } from '#areas/claims/claim/kind.ts'
import { writeOffClaim } from '#areas/claims/claim/money/balance.ts'
import { checkStatus } from '#areas/claims/claim/steps.ts'
import { submitClaim } from '#areas/claims/claim/submit.ts'
import { bulkActionLifecycle as lifecycle } from './lifecycle.ts'
import type { BulkActionRow } from './schema.ts'
import {
  type NewOutcome,
  nextResult,
  type OpenResult,
  saveOutcome,
  takeBulkAction,
} from './store.ts'

type Next = { action: BulkActionRow; result: OpenResult }

// Returns a function that does the next claim, and returns false if the action has no more work or
// another worker has it.
export function openBulkAction(context: AccountContext, account: string, id: string) {
  let checks: boolean | undefined
  const within = <T>(work: (call: Call) => Promise<T>) => inAccount(context, account, work)

  return async function doNext() {
    checks ??= await within(async (call) => {
      const action = await takeBulkAction(call, id)
      return action && isChecking(action)
    })
    if (checks === undefined) return false
    let next: Next | undefined
    let outcome: NewOutcome | undefined
    const enter = checks ? rehearseInAccount : inAccount
    try {
      outcome = await enter(context, account, async (call) => {
        next = await findNext(call, id, checks!)
        if (!next) return undefined
        const reached = reachedBy(await act(call, next), checks!)
        if (!checks) await saveOutcome(call, next.action, next.result, reached)
        return reached
      })
    } catch (error) {
      if (!next) throw error
      outcome = refusal(error)
      await within((call) => saveFor(call, next!, outcome!))
      return true
    }
    if (!outcome) return await within((call) => finish(call, id, checks!))
    if (checks) await within((call) => saveFor(call, next!, outcome!))
    return true
  }
}

const isChecking = ({ status }: BulkActionRow) => isIn(lifecycle, 'checking', status)

// After a preview, the action is taken on the claims that were ready.
async function findNext(call: Call, id: string, checks: boolean): Promise<Next | undefined> {
  const action = await takeBulkAction(call, id)
  if (!action || isChecking(action) !== checks) return undefined
  const result = await nextResult(call, id, action.started_at ? 'ready' : 'pending')
  return result && { action, result }
}

// Returns the amount that is submitted or written off.
async function act(call: Call, { action, result }: Next): Promise<Money | null> {
  const { claim_id } = result
  if (action.action === 'submit') return (await submitClaim(call, claim_id)).charge
  if (action.action === 'check_status') {
    await checkStatus(call, claim_id)
    return null
  }
  const { party, write_off_reason } = action
  const { payer_balance, patient_balance } = await lockRow(call, claimKind, claim_id)
  await writeOffClaim(call, claim_id, { reason: write_off_reason!, party: party! })
  return party === 'payer' ? payer_balance : patient_balance
}

const reachedBy = (amount: Money | null, checks: boolean): NewOutcome => {
  const outcome = checks ? 'ready' : 'done'
  return { outcome, amount, code: null, failed_checks: [] }
}

// Faults of the service aren't the claim's: it is tried again later.
function refusal(error: unknown): NewOutcome {
  const { status, code, extras } = asApiError(error)
  if (status >= 500) throw error
  const failed = code === 'claim_invalid' ? (extras.details ?? []) : []
  const failed_checks = [...new Set(failed.map((each) => each.code))]
  return { outcome: 'refused', amount: null, code, failed_checks }
}

// In another transaction. If another worker saved an outcome meanwhile, nothing changes.
async function saveFor(call: Call, { action, result }: Next, outcome: NewOutcome) {
  if (await takeBulkAction(call, action.id)) await saveOutcome(call, action, result, outcome)
}

async function finish(call: Call, id: string, checks: boolean) {
  const action = await takeBulkAction(call, id)
  if (!action || isChecking(action) !== checks) return false
  if (await nextResult(call, id, action.started_at ? 'ready' : 'pending')) return true
  await tryStep(call, lifecycle, id, checks ? 'finish_check' : 'complete')
  return false
}

// Sends eligibility checks to the payer outside the request, with retries, and stores the response.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { type Job, scheduleJob } from '#kernel/jobs.ts'
import { isIn } from '#kernel/state_sets.ts'
import { tryStep } from '#kernel/take_step.ts'
import { updateRow, findRow, tryLockRow } from '#kernel/record.ts'
import { ClearinghouseDown, type EligibilityInquiry } from '#outside/ports/clearinghouse.ts'
import { inProcessClearinghouse } from '#areas/claims/clearinghouse_connection/reach.ts'
import { coverageKind } from '#areas/claims/coverage/lifecycle.ts'
import { checkKind as kind, eligibilityLifecycle as lifecycle } from './lifecycle.ts'
import { failure, parseResponse } from './response.ts'
import type { EligibilityCheckRow } from './schema.ts'
import { claimForWorker } from './store.ts'

const valid_hours = 24
const retry_minutes = [1, 5] // Delays before the second and third attempts, which is the last.
export const longest_pause_minutes = Math.max(...retry_minutes)
const inquiry = { name: 'eligibility_check.send' }

// When a worker sends the check. If the clearinghouse is simulated, a scheduled job sends it
// instead, so that test clocks control it.
export async function sendAfter(
  call: Call,
  { id, connection_id }: Pick<EligibilityCheckRow, 'id' | 'connection_id'>,
  delay: { minutes: number },
): Promise<string | null> {
  const simulated = await inProcessClearinghouse(call, connection_id)
  if (!simulated) return toTimestamp(call.real_now.add(delay))
  scheduleJob(call, inquiry, id, call.now.add(delay))
  return null
}

export const inquiryJob: Job = {
  ...inquiry,
  summary: 'Send an eligibility check to the payer, with retries.',
  async run(call, id) {
    const check = await tryLockRow(call, kind, id)
    if (!isPending(check)) return
    const request = inquiryOf(call, check)
    const clearinghouse = await inProcessClearinghouse(call, check.connection_id)
    if (!request || !clearinghouse?.checkEligibility) return await failCheck(call, id)
    try {
      await recordResponse(call, id, await clearinghouse.checkEligibility(request))
    } catch (error) {
      if (!(error instanceof ClearinghouseDown)) throw error
      await recordNoResponse(call, id)
    }
  },
}

const isPending = (check: EligibilityCheckRow | undefined): check is EligibilityCheckRow =>
  check !== undefined && isIn(lifecycle, 'pending', check.status)

// Undefined if the person was erased.
const inquiryOf = (call: Call, check: EligibilityCheckRow): EligibilityInquiry | undefined =>
  check.request
    ? {
        id: check.id,
        account: call.account,
        payer_id: check.payer_id,
        text: check.request,
        sent_at: call.now,
        attempt: check.attempts + 1,
      }
    : undefined

// Claims a check for a worker, unless another worker has it.
export async function claimCheck(call: Call, id: string) {
  const [claimed] = await claimForWorker(call, id)
  if (!claimed) return undefined
  const check = await findRow(call, kind, id)
  const question = inquiryOf(call, check)
  if (!question) await failCheck(call, id)
  return question && { question, connection_id: check.connection_id }
}

export async function recordResponse(call: Call, id: string, response: string) {
  const check = await tryLockRow(call, kind, id)
  if (!isPending(check)) return
  const { step, temporary, ...result } = parseResponse(response, check)
  if (temporary) return await retryLater(call, check, { ...result, response })
  const attempts = check.attempts + 1
  const expires_at = toTimestamp(call.now.add({ hours: valid_hours }))
  const fields = { ...result, response, attempts, expires_at, send_after: null }
  const after = await tryStep(call, lifecycle, id, step, fields)
  if (!after?.outcome) return
  const { authorization_required = null, copay = null } = after.summary ?? {}
  await updateRow(call, coverageKind, check.coverage_id, {
    ...(authorization_required !== null && { authorization_required }),
    ...(copay && { copay }),
    last_check_id: id,
    last_outcome: after.outcome,
    last_checked_at: toTimestamp(call.now),
  })
}

export async function recordNoResponse(call: Call, id: string) {
  const check = await tryLockRow(call, kind, id)
  if (!isPending(check)) return
  const { errors } = failure('no_response', "The payer didn't respond. Create a new check later.")
  await retryLater(call, check, { errors })
}

// The payer didn't respond, or said that it can't for now. Its last response explains a check that
// timed out.
async function retryLater(
  call: Call,
  check: EligibilityCheckRow,
  last: { errors: object[]; response?: string },
) {
  const attempts = check.attempts + 1
  const pause = retry_minutes[check.attempts]
  if (pause === undefined) {
    const { errors, response } = last
    const fields = { attempts, errors, send_after: null, ...(response && { response }) }
    await tryStep(call, lifecycle, check.id, 'time_out', fields)
    return
  }
  const send_after = await sendAfter(call, check, { minutes: pause })
  const fields = { attempts, send_after, claimed_until: null }
  await updateRow(call, kind, check.id, fields, 'updated', check)
}

// Fails a check that the clearinghouse rejects as a whole, which another attempt wouldn't change.
export async function refuseCheck(call: Call, id: string, reason: string) {
  const { step, temporary: _, ...result } = failure('refused', reason.slice(0, 500))
  await tryStep(call, lifecycle, id, step, { ...result, send_after: null })
}

// Fails a check that can't be sent: no clearinghouse supports it, or the person was erased.
export async function failCheck(call: Call, id: string) {
  const why = 'No configured clearinghouse supports eligibility checks. Contact the payer.'
  const { step, temporary: _, ...result } = failure('not_supported', why)
  await tryStep(call, lifecycle, id, step, { ...result, send_after: null })
}

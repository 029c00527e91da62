// Updates a claim from an acknowledgment, along with the claim it replaces or voids, the ledger and
// the follow-up job.
import type { Call } from '#kernel/call.ts'
import { scheduleJob, cancelJob } from '#kernel/jobs.ts'
import { isIn } from '#kernel/state_sets.ts'
import { tryStep } from '#kernel/take_step.ts'
import { updateRow, lockRow } from '#kernel/record.ts'
import { reverseCharge } from '#areas/claims/claim/money/charge.ts'
import type { ClaimRow } from '#areas/claims/claim/schema.ts'
import { releaseLineageKeys } from '#areas/claims/claim/billing_keys.ts'
import { claimKind } from '#areas/claims/claim/kind.ts'
import { claimLifecycle, silent_days } from '#areas/claims/claim/lifecycle.ts'
import type { StatusReason } from '#areas/claims/claim/results_schema.ts'
import { insertRecord } from '#areas/claims/claim/store.ts'

export type Move = 'acknowledge' | 'accept' | 'reject' | 'pend'

export const follow_up = { name: 'claim.follow_up' }

// No effect if the claim is already past that state.
export async function moveClaim(
  call: Call,
  claim: ClaimRow,
  move: Move,
  status_reason: StatusReason | null,
  number: string | null = null,
) {
  const payer_claim_control_number = number ?? claim.payer_claim_control_number
  const fields = { status_reason, payer_claim_control_number }
  const moved = await tryStep(call, claimLifecycle, claim.id, move, fields)
  if (!moved) return undefined
  if (move === 'accept') {
    scheduleJob(call, follow_up, claim.id, call.now.add({ hours: 24 * silent_days }))
    await applyAcceptance(call, moved)
  }
  if (move === 'reject') {
    cancelJob(call, follow_up, claim.id)
    if (moved.frequency === 'void') await refuseVoid(call, moved)
  }
  return moved
}

// The replaced claim becomes superseded, the voided claim voided. Neither is owed anymore.
async function applyAcceptance(call: Call, { id, frequency, original_claim_id }: ClaimRow) {
  if (frequency === 'original' || !original_claim_id) return
  const step = frequency === 'void' ? 'confirm_void' : 'supersede'
  const fields = { replaced_by_id: id }
  const original = await tryStep(call, claimLifecycle, original_claim_id, step, fields)
  if (original) await reverseCharge(call, original)
  if (original && frequency === 'void') await releaseLineageKeys(call, original.id)
}

// Restores the status from before the void was requested.
async function refuseVoid(call: Call, refused: ClaimRow) {
  const { original_claim_id, status_reason } = refused
  const original = await lockRow(call, claimKind, original_claim_id!)
  if (!isIn(claimLifecycle, 'awaiting_void', original.status)) return
  const content = { void_claim_id: refused.id, ...status_reason }
  await insertRecord(call, original, { kind: 'void_refusal', reference: refused.id, content })
  const back = {
    status: original.status_before ?? claimLifecycle.steps.accept.to,
    status_before: null,
    status_reason,
  }
  await updateRow(call, claimKind, original.id, back, 'void_refused', original)
}

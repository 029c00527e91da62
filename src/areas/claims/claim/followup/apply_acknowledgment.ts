// Updates a claim from an acknowledgment, along with the claim it replaces or voids, the ledger and
// the follow-up job.
import type { Call } from '#kernel/call.ts'
import { scheduleJob, cancelJob } from '#kernel/jobs.ts'
import { tryStep } from '#kernel/lifecycle.ts'
import { updateRow, lockRow } from '#kernel/record.ts'
import { uncharge } from '#areas/claims/claim/money/charge.ts'
import type { ClaimRow } from '#areas/claims/claim/claim_row.ts'
import { releaseAllHolds } from '#areas/claims/claim/billing_keys.ts'
import { claimKind } from '#areas/claims/claim/kind.ts'
import { claimLifecycle, silent_days } from '#areas/claims/claim/lifecycle.ts'
import type { StatusReason } from '#areas/claims/claim/results_schema.ts'
import { insertRecord } from '#areas/claims/claim/store.ts'

export type Move = 'acknowledge' | 'accept' | 'reject' | 'pend'

export const following_up = { name: 'claim.follow_up' }

// No effect if the claim is already past that state.
export async function moveClaim(
  call: Call,
  claim: ClaimRow,
  move: Move,
  status_reason: StatusReason | null,
  number: string | null = null,
) {
  const payer_claim_control_number = number ?? claim.payer_claim_control_number
  const taken = { status_reason, payer_claim_control_number }
  const moved = (await tryStep(call, claimLifecycle, claim.id, move, taken)) as ClaimRow | undefined
  if (!moved) return undefined
  if (move === 'accept') {
    scheduleJob(call, following_up, claim.id, call.now.add({ hours: 24 * silent_days }))
    await followAcceptance(call, moved)
  }
  if (move === 'reject') {
    cancelJob(call, following_up, claim.id)
    if (moved.frequency === 'void') await refuseVoid(call, moved)
  }
  return moved
}

// The replaced claim becomes superseded, the voided claim voided. Neither is owed anymore.
async function followAcceptance(call: Call, { id, frequency, original_claim_id }: ClaimRow) {
  if (frequency === 'original' || !original_claim_id) return
  const step = frequency === 'void' ? 'confirm_void' : 'supersede'
  const taken = { replaced_by_id: id }
  const original = (await tryStep(call, claimLifecycle, original_claim_id, step, taken)) as
    | ClaimRow
    | undefined
  if (original) await uncharge(call, original)
  if (original && frequency === 'void') await releaseAllHolds(call, original.id)
}

// Restores the status from before the void was requested.
async function refuseVoid(call: Call, refused: ClaimRow) {
  const { original_claim_id, status_reason } = refused
  const original = (await lockRow(call, claimKind, original_claim_id!)) as ClaimRow
  if (original.status !== 'voiding') return
  const content = { void_claim_id: refused.id, ...status_reason }
  await insertRecord(call, original, { kind: 'void_refusal', reference: refused.id, content })
  const back = { status: original.status_before ?? 'accepted', status_before: null, status_reason }
  await updateRow(call, claimKind, original.id, back, 'void_refused', original)
}

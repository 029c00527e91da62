// Adds a payer's decision to a claim. Status, lines and amounts are derived from all decisions
// together. The caller posts to the ledger.
import type { Call } from '#kernel/call.ts'
import { adjustmentReason, remedies } from '#catalogue/adjustment_reasons.ts'
import { emit } from '#kernel/events.ts'
import { updateRow, lockRow } from '#kernel/record.ts'
import { decryptRow } from '#kernel/encrypted_row.ts'
import type { ClaimRecord, ClaimRow } from '#areas/claims/claim/claim_row.ts'
import { claimKind, claimRecordKind } from '#areas/claims/claim/kind.ts'
import { claimLifecycle } from '#areas/claims/claim/lifecycle.ts'
import { isErased, isOverdrawn, moneyAdded, moneyOf } from './amounts.ts'
import { linesAfter } from './line_adjudications.ts'
import { type Adjudication, isDenied, verdictOf } from './settlement.ts'
import { findRecords, insertRecord } from '#areas/claims/claim/store.ts'

export type Decided = {
  adjudication: Adjudication
  remittance_id: string
  reference: string // Identifies the CLP, so a repeat changes nothing.
}

const words = { paid: 'pay', partially_paid: 'pay_partially', denied: 'deny' } as const

// Returns the updated claim, or nothing if the decision is already known.
export async function adjudicate(call: Call, id: string, decided: Decided) {
  const claim = (await lockRow(call, claimKind, id)) as ClaimRow
  const { adjudication, remittance_id, reference } = decided
  const added = await insertRecord(call, claim, {
    kind: 'adjudication',
    reference,
    remittance_id,
    content: { ...adjudication },
  })
  if (!added) return undefined
  const records = await openRecords(call, claim.id)
  const decisions = isErased(claim) ? [adjudication] : decisionsOf(records)
  const number = adjudication.payer_claim_control_number ?? claim.payer_claim_control_number
  const after = await updateRow(
    call,
    claimKind,
    claim.id,
    {
      ...movedBy(call, claim, decisions, adjudication),
      ...(isErased(claim)
        ? moneyAdded(claim, adjudication)
        : { ...moneyOf(claim, records), lines: linesAfter(claim, decisions) }),
      payer_claim_control_number: number,
    },
    'adjudicated',
    claim,
  )
  const { status } = after
  if (status !== claim.status) emit(call, `claim.${status}`, after, ['status'])
  return { claim: after as ClaimRow, overdrawn: !isErased(claim) && isOverdrawn(claim, records) }
}

// The status the decision leads to, if the lifecycle allows it from the current one.
function movedBy(call: Call, claim: ClaimRow, decisions: Adjudication[], last: Adjudication) {
  const verdict = verdictOf(decisions)
  const step = last.reversal && !verdict ? 'reverse' : verdict && words[verdict]
  const { from, to } = claimLifecycle.steps[step ?? 'reverse']
  if (!step || !(from as readonly string[]).includes(claim.status)) return {}
  return {
    status: to,
    status_reason: reasonOf(to, last),
    [`${to}_at`]: call.now.toString({ fractionalSecondDigits: 3 }),
  }
}

const taken_back = 'The payer reversed its decision.'

// The reason for the status: the first reason of the first denied line.
function reasonOf(to: string, { status_code, lines, adjustments }: Adjudication) {
  const source = 'payer' as const
  if (to === 'reversed') return { code: status_code, message: taken_back, source }
  const [first] = [...(lines.find(isDenied)?.adjustments ?? []), ...adjustments]
  if (to === 'paid' || !first) return null
  const { label, remedy } = adjustmentReason(first.reason)
  return {
    code: `${first.group}-${first.reason}`,
    message: `${label}. ${remedies[remedy]}`,
    source,
  }
}

export async function openRecords(call: Call, claim_id: string) {
  const rows = await findRecords(call, claim_id)
  return (await Promise.all(
    rows.map((row) => decryptRow(call, claimRecordKind, row)),
  )) as unknown as ClaimRecord[]
}

// Records of an erased person have no readable content.
export const decisionsOf = (records: ClaimRecord[]) =>
  records
    .filter(({ kind, content }) => kind === 'adjudication' && content.lines)
    .map(({ content }) => content as Adjudication)

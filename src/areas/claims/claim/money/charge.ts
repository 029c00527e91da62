// Ledger entries that follow from a claim: its charge on submission, the difference on
// resubmission, and a full reversal when it is canceled, voided or superseded.
import type { Call } from '#kernel/call.ts'
import { isIn } from '#kernel/state_sets.ts'
import { findRow, lockRow } from '#kernel/record.ts'
import { claimCharged, claimVoided, secondaryBilled } from '#areas/payments/ledger/postings.ts'
import { post } from '#areas/payments/ledger/post.ts'
import type { Posting } from '#areas/payments/ledger/posting.ts'
import { applyCredit } from '#areas/payments/payment/apply_credit.ts'
import { readRecords, recomputeClaim } from './adjudication.ts'
import type { ClaimRow } from '#areas/claims/claim/schema.ts'
import { type ClaimRecordRow, recordsOf } from '#areas/claims/claim/claim_record.ts'
import { claimKind } from '#areas/claims/claim/kind.ts'
import { claimLifecycle } from '#areas/claims/claim/lifecycle.ts'
import { billedAmount, isOverdrawn, transferred, usd } from './amounts.ts'
import { insertRecord } from '#areas/claims/claim/store.ts'
import { adjustRelief } from './relief.ts'

// Total charged so far by earlier submissions.
export const chargedBy = (records: ClaimRecordRow[]) =>
  recordsOf(records, 'submission').reduce((sum, { content }) => sum + (content.charged ?? 0), 0)

// Charges the difference to what was charged before. A void charges nothing.
export async function chargeClaim(call: Call, claim: ClaimRow, before: number): Promise<number> {
  const billed = claim.frequency === 'void' ? 0 : billedAmount(claim)
  const difference = billed - before
  if (difference === 0) return 0
  const posting_of = claim.prior_claim_id ? secondaryBilled : claimCharged
  const posting = posting_of(about(claim, difference))
  await post(call, [keyed(posting, claim)], [claim.id])
  await transferToNextPayer(call, claim, difference, `${claim.id}:${claim.attempt}`)
  return difference
}

// Reverses the charge.
export async function reverseCharge(call: Call, claim: ClaimRow) {
  const records = await readRecords(call, claim.id)
  const charged = chargedBy(records) - transferred(records, 'prior_payer')
  if (charged !== 0) await post(call, [chargeReversal(claim, charged)], [claim.id])
  await transferToNextPayer(call, claim, -charged, `${claim.id}:back`)
  await recomputeClaim(call, claim, 'updated')
  if (isOverdrawn(claim, records)) await adjustRelief(call, claim.id)
  if (claim.prior_claim_id) await applyCredit(call, claim.person_id, claim.charge.currency)
  return await findRow(call, claimKind, claim.id)
}

// While the next payer is being billed, the patient doesn't owe the amount.
async function transferToNextPayer(call: Call, claim: ClaimRow, amount: number, reference: string) {
  if (!claim.prior_claim_id || amount === 0) return
  const prior = await lockRow(call, claimKind, claim.prior_claim_id)
  const content = { party: 'next_payer' as const, amount: usd(amount), claim_id: claim.id }
  await insertRecord(call, prior, { kind: 'transfer', reference, content })
}

// Keeps what is billed to the next payer within what this one leaves to the patient. If this payer
// pays more later, the next one owes less or has overpaid, and the patient gets no credit for what
// the next payer paid. If it pays less again, the next payer is billed again. Takes what the
// patient owes on the claim, negative if too much is billed, and returns it after that.
export async function settleNextClaims(call: Call, claim: ClaimRow, owed: number, of: string) {
  const billed = new Map<string, number>()
  for (const { content } of recordsOf(await readRecords(call, claim.id), 'transfer')) {
    const { party, claim_id, amount } = content
    if (party !== 'next_payer' || !claim_id) continue
    billed.set(claim_id, (billed.get(claim_id) ?? 0) + amount!.amount)
  }
  let left = owed
  for (const [next_id, amount] of billed) {
    if (left === 0) break
    const next = await lockRow(call, claimKind, next_id)
    if (isIn(claimLifecycle, 'withdrawn', next.status)) continue
    const reduced = transferred(await readRecords(call, next_id), 'prior_payer')
    const change = left < 0 ? Math.min(-left, amount) : -Math.min(left, reduced)
    if (change === 0) continue
    left += change
    await reduceNextClaim(call, claim, next, change, of)
  }
  return left
}

async function reduceNextClaim(
  call: Call,
  claim: ClaimRow,
  next: ClaimRow,
  amount: number,
  of: string,
) {
  const next_id = next.id
  const posting = secondaryBilled(about(next, -amount))
  await post(call, [{ ...posting, key: `${posting.key}:${of}` }], [next_id])
  const reference = `${next_id}:${of}`
  const back = { party: 'next_payer' as const, amount: usd(-amount), claim_id: next_id }
  await insertRecord(call, claim, { kind: 'transfer', reference, content: back })
  const content = { party: 'prior_payer' as const, amount: usd(amount), claim_id: claim.id }
  await insertRecord(call, next, { kind: 'transfer', reference, content })
  await recomputeClaim(call, next, 'updated')
}

// Returns the amount billed to the secondary payer to the patient.
function chargeReversal(claim: ClaimRow, charged: number) {
  if (!claim.prior_claim_id) return claimVoided(about(claim, charged))
  const { legs, ...rest } = secondaryBilled(about(claim, charged))
  const reversed = legs.map(({ account, amount }) => ({ account, amount: -amount }))
  return { ...rest, kind: 'claim_voided', key: `claim_voided:${claim.id}`, legs: reversed }
}

const about = ({ id, person_id, lines }: ClaimRow, amount: number) => ({
  claim_id: id,
  person_id,
  session_id: lines.length === 1 ? (lines[0]!.session_id ?? null) : null,
  money: usd(amount),
})

// A claim is charged once per submission.
const keyed = (posting: Posting, { attempt }: ClaimRow): Posting =>
  attempt > 1 ? { ...posting, key: `${posting.key}:${attempt}` } : posting

// Ledger entries that follow from a claim: its charge on submission, the difference on
// resubmission, and a full reversal when it is canceled, voided or superseded.
import type { Call } from '#kernel/call.ts'
import { lockRow } from '#kernel/record.ts'
import { claimCharged, claimVoided, secondaryBilled } from '#areas/payments/ledger/postings.ts'
import { post } from '#areas/payments/ledger/post.ts'
import type { Posting } from '#areas/payments/ledger/posting.ts'
import { openRecords } from './adjudication.ts'
import type { ClaimRecord, ClaimRow } from '#areas/claims/claim/claim_row.ts'
import { claimKind } from '#areas/claims/claim/kind.ts'
import { askedOf, isOverdrawn, usd } from './amounts.ts'
import { recount } from './recompute.ts'
import { insertRecord } from '#areas/claims/claim/store.ts'
import { takeBackRelief } from './reversal.ts'

// Total charged so far by earlier submissions.
export const chargedIn = (records: ClaimRecord[]) =>
  records
    .filter(({ kind }) => kind === 'submission')
    .reduce((sum, { content }) => sum + (content.charged ?? 0), 0)

// Charges the difference to what was charged before. A void charges nothing.
export async function charge(call: Call, claim: ClaimRow, before: number): Promise<number> {
  const asked = claim.frequency === 'void' ? 0 : askedOf(claim)
  const difference = asked - before
  if (difference === 0) return 0
  const make = claim.prior_claim_id ? secondaryBilled : claimCharged
  const posting = make(about(claim, difference))
  await post(call, [keyed(posting, claim)], [claim.id])
  await passOn(call, claim, difference, `${claim.id}:${claim.attempt}`)
  return difference
}

// Reverses the charge.
export async function uncharge(call: Call, claim: ClaimRow) {
  const records = await openRecords(call, claim.id)
  const charged = chargedIn(records)
  if (charged !== 0) await post(call, [takenBack(claim, charged)], [claim.id])
  await passOn(call, claim, -charged, `${claim.id}:back`)
  const after = await recount(call, claim, 'updated')
  return isOverdrawn(claim, records) ? await takeBackRelief(call, claim.id) : after
}

// While the next payer is being billed, the patient doesn't owe the amount.
async function passOn(call: Call, claim: ClaimRow, amount: number, reference: string) {
  if (!claim.prior_claim_id || amount === 0) return
  const prior = (await lockRow(call, claimKind, claim.prior_claim_id)) as ClaimRow
  const content = { of: 'next_payer', amount: usd(amount), claim_id: claim.id }
  await insertRecord(call, prior, { kind: 'transfer', reference, content })
}

// Returns the amount billed to the secondary payer to the patient.
function takenBack(claim: ClaimRow, charged: number) {
  if (!claim.prior_claim_id) return claimVoided(about(claim, charged))
  const { legs, ...rest } = secondaryBilled(about(claim, charged))
  const turned = legs.map(({ account, amount }) => ({ account, amount: -amount }))
  return { ...rest, kind: 'claim_voided', key: `claim_voided:${claim.id}`, legs: turned }
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

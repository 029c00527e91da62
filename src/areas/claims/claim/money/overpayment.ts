// Returns what a payer overpaid on a claim: by a refund, or because the payer deducts it from a
// remittance. The ledger moves it from the claim to what the payer is owed, and the refund or
// deduction settles that, so an amount that is returned in two ways never counts twice.
import type { Call } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'
import { lockRow, updateRow } from '#kernel/record.ts'
import { claimKind } from '#areas/claims/claim/kind.ts'
import type { ClaimRow } from '#areas/claims/claim/schema.ts'
import { insertRecord } from '#areas/claims/claim/store.ts'
import { post } from '#areas/payments/ledger/post.ts'
import { payerOverpaid } from '#areas/payments/ledger/postings.ts'
import { payerEarningsPostings } from '#areas/payments/payment/earnings.ts'
import { usd } from './amounts.ts'

type Return = {
  amount: number // In cents. Negative if it wasn't returned after all.
  payer_id: string
  of: string // Identifies the event, so a repeat is posted once.
}

// The payer is then owed the amount (recoupment), until a refund or a deduction settles it. The
// caller holds the lock on the claim.
export async function returnToPayer(call: Call, claim: ClaimRow, { amount, payer_id, of }: Return) {
  if (amount === 0) return claim
  const { id: claim_id, person_id, lines } = claim
  const session_id = lines.length === 1 ? (lines[0]!.session_id ?? null) : null
  const about = { claim_id, person_id, session_id, payer_id }
  const earnings = await payerEarningsPostings(call, claim_id, of, usd(-amount))
  await post(
    call,
    [payerOverpaid({ id: of, ...about, money: usd(amount) }), ...earnings],
    [claim_id],
  )
  const content = { amount: usd(amount) }
  await insertRecord(call, claim, { kind: 'recoupment', reference: of, content })
  const fields = {
    recoupment: usd(claim.recoupment.amount + amount),
    payer_refunded: usd(claim.payer_refunded.amount + amount),
    payer_balance: usd(claim.payer_balance.amount + amount),
  }
  return await updateRow(call, claimKind, claim_id, fields, 'updated', claim)
}

type Recovery = { most: number; payer_id: string; of: string }

// A payer that deducts an overpayment without reversing its decision: as far as the claim has a
// credit balance, the overpayment is returned.
export async function settleRecouped(call: Call, id: string, { most, ...of }: Recovery) {
  const claim = await lockRow(call, claimKind, id)
  const { payer_balance, recoupment } = claim
  const amount = Math.min(most, -payer_balance.amount, -recoupment.amount)
  if (amount > 0) await returnToPayer(call, claim, { amount, ...of })
}

// A payer that reverses a payment in a remittance, after it was returned: the reversal already
// reduces what the payer paid, so what was returned for the claim is owed for no claim.
export async function settleReversed(call: Call, claim: ClaimRow, { most, ...of }: Recovery) {
  if (most <= 0 || claim.payer_refunded.amount <= 0) return
  const locked = await lockRow(call, claimKind, claim.id)
  const amount = Math.min(most, locked.payer_refunded.amount)
  await returnToPayer(call, locked, { amount: -amount, ...of })
}

// The payer ID in the claim's newest remittance, under which the ledger has what it is owed.
export async function findRemittingPayer(call: Call, { id, payer_id }: ClaimRow) {
  const [newest] = await call.query<{ payer_id: string }>(sql`
    select remittances.payer_id
    from claim_records
    join remittances on remittances.account = ${call.account}
      and remittances.id = claim_records.remittance_id
    where claim_records.account = ${call.account} and claim_id = ${id} and kind = 'adjudication'
    order by claim_records.created_at desc, claim_records.id desc
    limit 1`)
  return newest?.payer_id ?? payer_id
}

// Reverses write-offs and patient transfers when a later adjudication leaves no balance. Otherwise
// the patient would receive credit for money they never paid.
import type { Call } from '#kernel/call.ts'
import { newId } from '#kernel/ids.ts'
import { lockRow } from '#kernel/record.ts'
import { responsibilityMoved, writtenOff } from '#areas/payments/ledger/postings.ts'
import { post } from '#areas/payments/ledger/post.ts'
import type { Posting, WriteOffReason } from '#areas/payments/ledger/posting.ts'
import { openRecords } from './adjudication.ts'
import type { ClaimRecord, ClaimRow } from '#areas/claims/claim/claim_row.ts'
import { claimKind } from '#areas/claims/claim/kind.ts'
import { leftOf, usd } from './amounts.ts'
import { recount } from './recompute.ts'
import { insertRecord } from '#areas/claims/claim/store.ts'

type Given = { kind: 'write_off' | 'transfer'; of: string; reason: string; amount: number }

// Write-offs and transfers per debtor, in the order they are reversed.
const relieving = [
  ['payer', 'write_off', 'payer'],
  ['payer', 'transfer', 'patient'],
  ['patient', 'write_off', 'patient'],
] as const

export async function takeBackRelief(call: Call, id: string) {
  const claim = (await lockRow(call, claimKind, id)) as ClaimRow
  const postings: Posting[] = []
  for (const [debtor, kind, of] of relieving) {
    const records = await openRecords(call, id)
    let short = -leftOf(claim, records)[debtor]
    for (const given of givenIn(records, kind, of)) {
      const amount = Math.min(short, given.amount)
      if (amount <= 0) continue
      short -= amount
      postings.push(await takeBack(call, claim, { ...given, amount }))
    }
  }
  if (postings.length === 0) return claim
  await post(call, postings, [id])
  return await recount(call, claim, 'updated')
}

// What remains, by reason.
function givenIn(records: ClaimRecord[], kind: Given['kind'], of: string): Given[] {
  const sums = new Map<string, number>()
  for (const { kind: is, content } of records) {
    if (is !== kind || content.of !== of) continue
    sums.set(content.reason, (sums.get(content.reason) ?? 0) + content.amount.amount)
  }
  return [...sums].map(([reason, amount]) => ({ kind, of, reason, amount }))
}

async function takeBack(call: Call, claim: ClaimRow, { kind, of, reason, amount }: Given) {
  const reference = newId('back')
  const money = usd(-amount)
  await insertRecord(call, claim, { kind, reference, content: { of, reason, amount: money } })
  const about = { id: reference, money, person_id: claim.person_id, claim_id: claim.id }
  if (kind === 'transfer') return responsibilityMoved(about)
  const owed_by = of === 'payer' ? ('payer' as const) : ('person' as const)
  return writtenOff({ ...about, owed_by, reason: reason as WriteOffReason })
}

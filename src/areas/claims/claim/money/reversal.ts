// Reverses write-offs and patient transfers when a later adjudication leaves no balance. Otherwise
// the patient would receive credit for money they never paid.
import type { Call } from '#kernel/call.ts'
import { newId } from '#kernel/ids.ts'
import { lockRow } from '#kernel/record.ts'
import { responsibilityMoved, writtenOff } from '#areas/payments/ledger/postings.ts'
import { post } from '#areas/payments/ledger/post.ts'
import type { Posting, WriteOffReason } from '#areas/payments/ledger/posting.ts'
import { readRecords, recomputeClaim } from './adjudication.ts'
import type { ClaimRow } from '#areas/claims/claim/schema.ts'
import { type ClaimRecordRow, recordsOf } from '#areas/claims/claim/claim_record.ts'
import { claimKind } from '#areas/claims/claim/kind.ts'
import { balancesOf, usd } from './amounts.ts'
import { insertRecord } from '#areas/claims/claim/store.ts'

type ReliefType =
  | { kind: 'write_off'; party: 'payer' | 'patient' }
  | { kind: 'transfer'; party: 'patient' }
type Relief = ReliefType & { reason: string; amount: number }

// Write-offs and transfers per debtor, in the order they are reversed.
const reliefs = [
  { debtor: 'payer', kind: 'write_off', party: 'payer' },
  { debtor: 'payer', kind: 'transfer', party: 'patient' },
  { debtor: 'patient', kind: 'write_off', party: 'patient' },
] as const

export async function reverseRelief(call: Call, id: string) {
  const claim = await lockRow(call, claimKind, id)
  const postings: Posting[] = []
  for (const { debtor, ...type } of reliefs) {
    const records = await readRecords(call, id)
    let short = -balancesOf(claim, records)[debtor]
    for (const relief of reliefIn(records, type)) {
      const amount = Math.min(short, relief.amount)
      if (amount <= 0) continue
      short -= amount
      postings.push(await reverse(call, claim, { ...relief, amount }))
    }
  }
  if (postings.length === 0) return claim
  await post(call, postings, [id])
  return await recomputeClaim(call, claim, 'updated')
}

// What remains, by reason.
function reliefIn(records: ClaimRecordRow[], type: ReliefType): Relief[] {
  const sums = new Map<string, number>()
  for (const { content } of recordsOf(records, type.kind)) {
    const { party, reason = '', amount } = content
    if (party === type.party) sums.set(reason, (sums.get(reason) ?? 0) + (amount?.amount ?? 0))
  }
  return [...sums].map(([reason, amount]) => ({ ...type, reason, amount }))
}

async function reverse(call: Call, claim: ClaimRow, relief: Relief) {
  const reference = newId('back')
  const { kind, party, reason, amount } = relief
  const money = usd(-amount)
  await insertRecord(
    call,
    claim,
    kind === 'transfer'
      ? { kind, reference, content: { party: relief.party, reason, amount: money } }
      : { kind, reference, content: { party: relief.party, reason, amount: money } },
  )
  const about = { id: reference, money, person_id: claim.person_id, claim_id: claim.id }
  if (kind === 'transfer') return responsibilityMoved(about)
  const owed_by = party === 'payer' ? ('payer' as const) : ('person' as const)
  return writtenOff({ ...about, owed_by, reason: reason as WriteOffReason })
}

// Keeps write-offs and transfers within what is owed after every decision. What exceeds it is
// reversed, or the patient would receive credit for money they never paid. What was forgiven to the
// patient is restored when they owe it again: forgiven stays forgiven.
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
import { balancesOf, restorableWriteOffs, usd } from './amounts.ts'
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

export async function adjustRelief(call: Call, id: string) {
  const claim = await lockRow(call, claimKind, id)
  const postings = [...(await reverseExcess(call, claim)), ...(await restoreForgiven(call, claim))]
  if (postings.length === 0) return claim
  await post(call, postings, [id])
  return await recomputeClaim(call, claim, 'updated')
}

async function reverseExcess(call: Call, claim: ClaimRow) {
  const postings: Posting[] = []
  for (const { debtor, ...type } of reliefs) {
    const records = await readRecords(call, claim.id)
    let short = -balancesOf(claim, records)[debtor]
    for (const relief of reliefIn(records, type)) {
      const amount = Math.min(short, relief.amount)
      if (amount <= 0) continue
      short -= amount
      postings.push(await record(call, claim, { ...relief, amount: -amount }))
    }
  }
  return postings
}

async function restoreForgiven(call: Call, claim: ClaimRow) {
  const postings: Posting[] = []
  const records = await readRecords(call, claim.id)
  let owed = balancesOf(claim, records).patient
  for (const [reason, forgiven] of restorableWriteOffs(records)) {
    const amount = Math.min(owed, forgiven)
    if (amount <= 0) continue
    owed -= amount
    postings.push(await record(call, claim, { ...patient_write_off, reason, amount }))
  }
  return postings
}

const patient_write_off = { kind: 'write_off', party: 'patient' } as const

// What remains, by reason.
function reliefIn(records: ClaimRecordRow[], type: ReliefType): Relief[] {
  const sums = new Map<string, number>()
  for (const { content } of recordsOf(records, type.kind)) {
    const { party, reason = '', amount } = content
    if (party === type.party) sums.set(reason, (sums.get(reason) ?? 0) + (amount?.amount ?? 0))
  }
  return [...sums].map(([reason, amount]) => ({ ...type, reason, amount }))
}

// A negative amount reverses.
async function record(call: Call, claim: ClaimRow, relief: Relief) {
  const reference = newId(relief.amount < 0 ? 'back' : 'again')
  const { kind, party, reason, amount } = relief
  const content = { reason, amount: usd(amount), automatic: true }
  await insertRecord(
    call,
    claim,
    kind === 'transfer'
      ? { kind, reference, content: { ...content, party: relief.party } }
      : { kind, reference, content: { ...content, party: relief.party } },
  )
  const about = { id: reference, money: usd(amount), person_id: claim.person_id }
  if (kind === 'transfer') return responsibilityMoved({ ...about, claim_id: claim.id })
  const owed_by = party === 'payer' ? ('payer' as const) : ('person' as const)
  return writtenOff({ ...about, claim_id: claim.id, owed_by, reason: reason as WriteOffReason })
}

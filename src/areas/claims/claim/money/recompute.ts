// Recomputes a claim's amounts after its history changed.
import type { Call } from '#kernel/call.ts'
import { updateRow } from '#kernel/record.ts'
import { openRecords } from './adjudication.ts'
import type { ClaimRow } from '#areas/claims/claim/claim_row.ts'
import { claimKind } from '#areas/claims/claim/kind.ts'
import { isErased, moneyOf } from './amounts.ts'

export async function recount(call: Call, claim: ClaimRow, word: string) {
  if (isErased(claim)) return claim
  const money = moneyOf(claim, await openRecords(call, claim.id))
  return (await updateRow(call, claimKind, claim.id, money, word, claim)) as ClaimRow
}

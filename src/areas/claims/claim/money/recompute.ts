// Recomputes a claim's amounts after its history changed.
import type { Call } from '#kernel/call.ts'
import { updateRow } from '#kernel/record.ts'
import { readRecords } from './adjudication.ts'
import type { ClaimRow } from '#areas/claims/claim/schema.ts'
import { claimKind } from '#areas/claims/claim/kind.ts'
import { isErased, moneyOf } from './amounts.ts'

export async function recomputeClaim(call: Call, claim: ClaimRow, word: string) {
  if (isErased(claim)) return claim
  const money = moneyOf(claim, await readRecords(call, claim.id))
  return await updateRow(call, claimKind, claim.id, money, word, claim)
}

// Finds the claim a payer refers to: by patient control number, by the payer's claim number, or by
// service and member ID. Never by an amount alone.
import type { Call } from '#kernel/call.ts'
import { decryptRows } from '#kernel/encrypted_row.ts'
import { claimKind } from '#areas/claims/claim/kind.ts'
import * as store from '#areas/claims/claim/store.ts'

export const findClaimsByControlNumber = async (call: Call, ...numbers: string[]) =>
  await decryptRows(call, claimKind, await store.findByControlNumbers(call, numbers))

export const findClaimsByPayerNumber = async (call: Call, ...numbers: string[]) =>
  await decryptRows(call, claimKind, await store.findByPayerNumbers(call, numbers))

type Service = { member_id: string; on: string; charge: number }

export async function findClaimsByService(call: Call, { member_id, on, charge }: Service) {
  const rows = await store.findByService(call, on, charge)
  const claims = await decryptRows(call, claimKind, rows)
  return claims.filter(({ coverage_snapshot }) => coverage_snapshot?.member_id === member_id)
}

// Finds the claim a payer refers to: by patient control number, by the payer's claim number, or by
// service and member ID. Never by an amount alone.
import type { Call } from '#kernel/call.ts'
import { decryptRow } from '#kernel/encrypted_row.ts'
import type { Row } from '#kernel/record.ts'
import type { ClaimRow } from '#areas/claims/claim/claim_row.ts'
import { claimKind } from '#areas/claims/claim/kind.ts'
import * as store from '#areas/claims/claim/store.ts'

export const findClaimsByControlNumber = async (call: Call, ...numbers: string[]) =>
  await opened(call, await store.findByControlNumbers(call, numbers))

export const findClaimsByPayerNumber = async (call: Call, ...numbers: string[]) =>
  await opened(call, await store.findByPayerNumbers(call, numbers))

type Service = { member_id: string; on: string; charge: number }

export async function findClaimsByService(call: Call, { member_id, on, charge }: Service) {
  const found = await opened(call, await store.findByService(call, on, charge))
  return found.filter(({ coverage_snapshot }) => coverage_snapshot?.member_id === member_id)
}

const opened = async (call: Call, rows: Row[]) =>
  (await Promise.all(rows.map((row) => decryptRow(call, claimKind, row)))) as ClaimRow[]

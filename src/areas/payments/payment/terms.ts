// Reads and changes payout terms, which the account sets per practitioner.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { audit } from '#kernel/audit.ts'
import { findRow, type Row } from '#kernel/record.ts'
import { practitionerKind } from '#areas/practitioners/practitioner/lifecycle.ts'
import { changeTermsRow, findTerms, insertTerms } from './store.ts'
import type { PayoutTermsChange } from './terms_schema.ts'

export async function findPayoutTerms(call: Call, practitioner_id: string): Promise<object> {
  await findRow(call, practitionerKind, practitioner_id)
  const unset = { share_basis_points: 0, destination: null, version: 1, updated_at: null }
  return (await findTerms(call, practitioner_id)) ?? { practitioner_id, ...unset }
}

// Terms that were never set are created with their defaults, so that they can be locked.
export async function lockTerms(call: Call, practitioner_id: string): Promise<Row> {
  await findRow(call, practitionerKind, practitioner_id)
  const now = toTimestamp(call.now)
  return await insertTerms(call, { practitioner_id, created_at: now, updated_at: now })
}

// Changes don't affect past earnings.
export async function changeTerms(call: Call, practitioner_id: string, asked: PayoutTermsChange) {
  await lockTerms(call, practitioner_id)
  const updated_at = toTimestamp(call.now)
  const after = await changeTermsRow(call, practitioner_id, { ...asked, updated_at })
  const fields = Object.keys(asked)
  audit(call, { action: 'payout_terms.updated', object_id: practitioner_id, fields })
  return after
}

export const termsOf = (call: Call, practitioner_id: string) => findTerms(call, practitioner_id)

// What the last eligibility check of a coverage says about care on a date.
import type { Call } from '#kernel/call.ts'
import { findRow } from '#kernel/record.ts'
import type { CoverageRow } from '#areas/claims/coverage/schema.ts'
import { checkKind } from './lifecycle.ts'

// The date for which it found no active coverage. Null if it found one.
export async function findInactiveDate(call: Call, { last_check_id, last_outcome }: CoverageRow) {
  if (!last_check_id || (last_outcome !== 'inactive' && last_outcome !== 'not_found')) return null
  return (await findRow(call, checkKind, last_check_id)).service_date
}

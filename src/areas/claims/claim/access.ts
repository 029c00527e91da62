// Authorizes access to claims: the caller must be allowed to see every data category a claim
// carries.
import type { Call } from '#kernel/call.ts'
import {
  admit,
  requirePermission,
  requireWhole,
} from '#areas/persons/consent_decision/authorize.ts'
import {
  namesPart2Program,
  findPart2Programs,
} from '#areas/practitioners/practitioner/part2_program.ts'
import { categoriesOfClaim, type ClaimCodes, practitionersIn } from './categories.ts'
import type { ClaimRow } from './schema.ts'

// The account holds the record, so its categories don't need to be computed.
export async function requireClaimAccess(
  call: Call,
  person_id: string,
  claim: ClaimCodes,
  action: 'access' | 'use',
) {
  if (call.actor.kind === 'account') {
    return await requirePermission(call, person_id, { action, data_categories: ['claims'] })
  }
  const part2_program = await namesPart2Program(call, practitionersIn(claim))
  const data_categories = categoriesOfClaim(claim, { part2_program })
  return await requireWhole(call, person_id, { action, data_categories })
}

export async function admitClaims(call: Call, rows: ClaimRow[]) {
  if (call.actor.kind === 'account') return rows
  const programs = await findPart2Programs(call, rows.flatMap(practitionersIn))
  const categoriesOf = (row: ClaimRow) => {
    const part2_program = practitionersIn(row).some((id) => programs.has(id))
    return categoriesOfClaim(row, { part2_program })
  }
  return await admit(call, rows, ({ person_id }) => person_id, categoriesOf)
}

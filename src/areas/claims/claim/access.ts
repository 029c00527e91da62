// Authorizes access to claims: the caller must be allowed to see every data category a claim
// carries.
import type { Call } from '#kernel/call.ts'
import type { Row } from '#kernel/record.ts'
import {
  admit,
  requirePermission,
  requireWhole,
} from '#areas/persons/consent_decision/authorize.ts'
import { namesProgram, programsAmong } from '#areas/practitioners/practitioner/part2_program.ts'
import { categoriesOfClaim, type ClaimCarried, practitionersIn } from './categories.ts'

// The account holds the record, so its categories don't need to be computed.
export async function requireClaimAccess(
  call: Call,
  person_id: string,
  claim: ClaimCarried,
  action: 'access' | 'use',
) {
  if (call.actor.kind === 'account') {
    return await requirePermission(call, person_id, { action, data_categories: ['claims'] })
  }
  const part2_program = await namesProgram(call, practitionersIn(claim))
  const data_categories = categoriesOfClaim(claim, { part2_program })
  return await requireWhole(call, person_id, { action, data_categories })
}

export async function admitClaims(call: Call, rows: Row[]) {
  if (call.actor.kind === 'account') return rows
  const named = (row: Row) => practitionersIn(row as ClaimCarried)
  const programs = await programsAmong(call, rows.flatMap(named))
  const carried = (row: Row) => {
    const part2_program = named(row).some((id) => programs.has(id))
    return categoriesOfClaim(row as ClaimCarried, { part2_program })
  }
  return await admit(call, rows, ({ person_id }) => person_id, carried)
}

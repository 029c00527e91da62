// Reads the form of a claim: as submitted, or as it would be submitted now.
import { audit } from '#kernel/audit.ts'
import type { Call } from '#kernel/call.ts'
import { readClaim } from '#areas/claims/claim/claim.ts'
import { gatherClaim } from '#areas/claims/claim/validation/gather_facts.ts'
import { fillClaimForm } from './claim_form.ts'

export async function readClaimForm(call: Call, id: string, { outline = false }) {
  const claim = await readClaim(call, id)
  const snapshot = claim.coverage_snapshot ?? (await gatherClaim(call, claim)).snapshot
  audit(call, { action: 'claim.form_read', object_id: id, person_id: claim.person_id })
  return {
    claim_id: id,
    person_id: claim.person_id,
    form: 'cms_1500_02_12',
    outline,
    updated_at: claim.updated_at,
    pages: fillClaimForm(claim, snapshot).map((fields) => ({ fields })),
  }
}

// Drafts the claim to the next payer when a payer has decided, unless the payer forwarded the claim
// itself. A draft that nobody has touched follows a reversal or a new decision.
import type { Call } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'
import { columnsOf, decryptRows } from '#kernel/encrypted_row.ts'
import { inSet, isIn } from '#kernel/state_sets.ts'
import { claimKind } from '#areas/claims/claim/kind.ts'
import { claimLifecycle } from '#areas/claims/claim/lifecycle.ts'
import type { ClaimRow } from '#areas/claims/claim/schema.ts'
import { findNextCoverage } from '#areas/claims/claim/store.ts'
import { cancelClaim } from '#areas/claims/claim/steps.ts'
import { draftForNext } from './related_claims.ts'

// The caller has locked the claim, so that two remittances don't draft it twice.
export async function billNextPayer(call: Call, claim: ClaimRow, crossed_over: boolean) {
  const coverage = await findNextCoverage(call, claim)
  if (!coverage) return
  const followers = await findFollowers(call, claim.id)
  const untouched = followers.filter(isUntouched)
  for (const { id } of untouched) await cancelClaim(call, id)
  const wanted =
    isIn(claimLifecycle, 'adjudicated', claim.status) &&
    !crossed_over &&
    responsibilityOf(claim) > 0 &&
    untouched.length === followers.length &&
    (await draftsSecondary(call))
  if (wanted) await draftForNext(call, claim, coverage)
}

const isUntouched = ({ status, version }: ClaimRow) =>
  version === 1 && isIn(claimLifecycle, 'editable', status)

const responsibilityOf = ({ patient_responsibility }: ClaimRow) =>
  Object.values(patient_responsibility).reduce((sum, { amount }) => sum + amount, 0)

async function findFollowers(call: Call, id: string) {
  const rows = await call.query<ClaimRow>(sql`
    select ${columnsOf(claimKind)} from claims
    where account = ${call.account} and prior_claim_id = ${id}
      and not (${inSet(claimLifecycle, 'withdrawn')})
    order by created_at, id`)
  return await decryptRows(call, claimKind, rows)
}

async function draftsSecondary(call: Call) {
  const [settings] = await call.query<{ draft_secondary_claims: boolean }>(sql`
    select draft_secondary_claims from accounts where account = ${call.account}`)
  return settings!.draft_secondary_claims
}

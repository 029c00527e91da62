// Drafts claims that follow from another: replacements, voids and secondary claims.
import type { Call } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { transitionError, takeStep } from '#kernel/lifecycle.ts'
import { findRow, type Row } from '#kernel/record.ts'
import { coverageKind } from '#areas/claims/coverage/lifecycle.ts'
import { decisionsOf, openRecords } from '#areas/claims/claim/money/adjudication.ts'
import { holdClaim, makeClaim } from '#areas/claims/claim/claim.ts'
import type { ClaimRow } from '#areas/claims/claim/claim_row.ts'
import { enterClaim, requireConsent } from '#areas/claims/claim/consent.ts'
import { gatherClaim } from '#areas/claims/claim/validation/gather_facts.ts'
import { claimLifecycle } from '#areas/claims/claim/lifecycle.ts'
import { numbered } from '#areas/claims/claim/lines.ts'
import { requireNamed } from '#areas/claims/claim/referenced_objects.ts'
import type { PriorPayerResult } from '#areas/claims/claim/parts.ts'
import type { ClaimChange } from '#areas/claims/claim/schema.ts'
import { standing } from '#areas/claims/claim/money/settlement.ts'
import { findNextCoverage } from '#areas/claims/claim/store.ts'
import { send } from '#areas/claims/claim/submit.ts'
import { detailsOf, judgeClaim } from '#areas/claims/claim/validation/validate.ts'

// Fields copied from the original claim.
const taken_over = [
  'person_id',
  'coverage_id',
  'practitioner_id',
  'supervising_practitioner_id',
  'payer_id',
  'payer_sequence',
  'prior_claim_id',
  'diagnoses',
  'lines',
  'place_of_service',
  'prior_authorization',
  'billing_provider',
  'service_facility',
  'referring_provider',
  'prior_payer_results',
  'accept_assignment',
  'assignment_of_benefits',
  'release_of_information',
  'signature_on_file',
  'related_causes',
  'note',
  'patient_paid',
  'metadata',
] as const

function copyOf(claim: ClaimRow) {
  const fields = Object.fromEntries(taken_over.map((name) => [name, claim[name]]))
  return { ...fields, lines: numbered(claim.lines) } as Record<string, any>
}

const replaceable = [
  'accepted',
  'pended',
  'paid',
  'partially_paid',
  'denied',
  'appealed',
  'reversed',
]

export async function replaceClaim(call: Call, id: string, changes: ClaimChange) {
  const claim = await holdClaim(call, id)
  if (!replaceable.includes(claim.status)) {
    throw transitionError(claimLifecycle, claim.status, 'replace')
  }
  await requireNamed(call, claim.person_id, changes)
  const lines = numbered(changes.lines ?? claim.lines)
  return await makeClaim(call, {
    ...copyOf(claim),
    ...changes,
    lines,
    frequency: 'replacement',
    original_claim_id: id,
    payer_claim_control_number: claim.payer_claim_control_number,
  })
}

const about_original = ['original_reference_required', 'replacement_of_rejected']

export async function voidClaim(call: Call, id: string) {
  const claim = await holdClaim(call, id)
  const found = await gatherClaim(call, claim)
  const decision = await requireConsent(call, found.about)
  if (!(claimLifecycle.steps.void.from as readonly string[]).includes(claim.status)) {
    throw transitionError(claimLifecycle, claim.status, 'void')
  }
  const drafted = (await makeClaim(call, {
    ...copyOf(claim),
    frequency: 'void',
    original_claim_id: id,
    payer_claim_control_number: claim.payer_claim_control_number,
  })) as ClaimRow
  const whole = await gatherClaim(call, drafted)
  const faults = judgeClaim(whole.facts).filter(({ code }) => about_original.includes(code))
  if (faults.length > 0) throw new ApiError('claim_invalid', {}, { details: detailsOf(faults) })
  const disclosure_id = await enterClaim(call, decision, whole.about)
  await send(call, drafted, whole, { decision_id: decision.id, disclosure_id })
  return await takeStep(call, claimLifecycle, id, 'void', {
    status_before: claim.status,
    replaced_by_id: drafted.id,
  })
}

// Bills the next coverage for the patient responsibility.
export async function billSecondary(call: Call, id: string, asked: { coverage_id?: string }) {
  const claim = await holdClaim(call, id)
  const [last] = standing(decisionsOf(await openRecords(call, id))).slice(-1)
  if (!last || !['paid', 'partially_paid', 'denied', 'closed'].includes(claim.status)) {
    throw new ApiError('claim_not_adjudicated', {})
  }
  const coverage = asked.coverage_id
    ? await findRow(call, coverageKind, asked.coverage_id, 'coverage_id')
    : await findNextCoverage(call, claim)
  if (!coverage || coverage.person_id !== claim.person_id || coverage.id === claim.coverage_id) {
    throw new ApiError('next_coverage_missing', {}, { param: 'coverage_id' })
  }
  const { id: coverage_id, payer_id, sequence: payer_sequence } = coverage as Row
  const decided_on = last.decided_on ?? claim.updated_at.slice(0, 10)
  return await makeClaim(call, {
    ...copyOf(claim),
    coverage_id,
    payer_id,
    payer_sequence,
    prior_authorization: null,
    frequency: 'original',
    prior_claim_id: id,
    prior_payer_results: [...claim.prior_payer_results, resultOf(claim, decided_on)],
  })
}

function resultOf(claim: ClaimRow, decided_on: string): PriorPayerResult {
  const lines = claim.lines.map(({ line_control_number, paid, adjustments }) => ({
    line_control_number,
    paid: paid ?? { amount: 0, currency: 'usd' },
    adjustments,
  }))
  return {
    coverage_id: claim.coverage_id,
    payer_id: claim.payer_id,
    sequence: claim.payer_sequence as 'primary',
    decided_on,
    paid: { amount: lines.reduce((sum, { paid }) => sum + paid.amount, 0), currency: 'usd' },
    lines,
  }
}

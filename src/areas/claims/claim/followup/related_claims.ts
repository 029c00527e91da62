// Drafts claims that follow from another: replacements, voids and secondary claims.
import type { Call } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { isIn } from '#kernel/state_sets.ts'
import { takeStep } from '#kernel/take_step.ts'
import { transitionError } from '#kernel/explain_transition.ts'
import { findRow, mergeMetadata } from '#kernel/record.ts'
import { coverageKind } from '#areas/claims/coverage/lifecycle.ts'
import type { CoverageRow } from '#areas/claims/coverage/schema.ts'
import { readRecords } from '#areas/claims/claim/money/adjudication.ts'
import { decisionsOf, usd } from '#areas/claims/claim/money/amounts.ts'
import { authorizationNumbers } from '#areas/claims/claim/authorization_number.ts'
import { lockClaim, insertClaim } from '#areas/claims/claim/claim.ts'
import type { ClaimRow } from '#areas/claims/claim/schema.ts'
import { recordClaimDisclosure, requireConsent } from '#areas/claims/claim/consent.ts'
import { gatherClaim } from '#areas/claims/claim/validation/gather_facts.ts'
import { claimLifecycle, requireStep } from '#areas/claims/claim/lifecycle.ts'
import { chargeLines } from '#areas/claims/claim/line_prices.ts'
import { completeLines } from '#areas/claims/claim/lines.ts'
import { requireReferences } from '#areas/claims/claim/referenced_objects.ts'
import type { PriorPayerResult } from '#areas/claims/claim/adjustments.ts'
import type { ClaimChange } from '#areas/claims/claim/create_schema.ts'
import {
  countedDecisions,
  decisionsInEffect,
} from '#areas/claims/claim/money/decisions_in_effect.ts'
import { type Adjudication, outcomesOf } from '#areas/claims/claim/money/settlement.ts'
import { findNextCoverage } from '#areas/claims/claim/store.ts'
import { sendClaim } from '#areas/claims/claim/submit.ts'
import { detailsOf, validateFacts } from '#areas/claims/claim/validation/validate.ts'

// Fields copied from the original claim.
const copied_fields = [
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
  'authorization_id',
  'prior_authorization',
  'referral_number',
  'billing_provider',
  'service_facility',
  'referring_provider',
  'prior_payer_results',
  'accept_assignment',
  'assignment_of_benefits',
  'release_of_information',
  'signature_on_file',
  'related_causes',
  'accident',
  'hospitalization',
  'paperwork',
  'medicare_secondary_reason',
  'note',
  'patient_paid',
  'metadata',
] as const

type Copy = Pick<ClaimRow, (typeof copied_fields)[number]>

function copyOf(claim: ClaimRow): Copy {
  const fields = Object.fromEntries(copied_fields.map((name) => [name, claim[name]])) as Copy
  return { ...fields, lines: completeLines(claim.lines) }
}

export async function replaceClaim(call: Call, id: string, body: ClaimChange) {
  const { lines = null, metadata = {}, ...content } = body
  const claim = await lockClaim(call, id)
  if (!isIn(claimLifecycle, 'replaceable', claim.status)) {
    throw transitionError(claimLifecycle, claim.status, 'replace')
  }
  await requireReferences(call, claim.person_id, body)
  const charged = lines && (await chargeLines(call, { ...claim, ...content }, lines))
  const numbers =
    body.authorization_id === undefined ? {} : await authorizationNumbers(call, claim, body)
  return await insertClaim(call, {
    ...copyOf(claim),
    ...numbers,
    ...content,
    lines: completeLines(charged ?? claim.lines),
    metadata: mergeMetadata(claim.metadata, metadata),
    frequency: 'replacement',
    original_claim_id: id,
    payer_claim_control_number: claim.payer_claim_control_number,
  })
}

const about_original = ['original_reference_required', 'replaces_rejected_claim']

export async function voidClaim(call: Call, id: string) {
  const claim = await lockClaim(call, id)
  const gathered = await gatherClaim(call, claim)
  const decision = await requireConsent(call, gathered.disclosure)
  requireStep(claim, 'void')
  const drafted = await insertClaim(call, {
    ...copyOf(claim),
    frequency: 'void',
    original_claim_id: id,
    payer_claim_control_number: claim.payer_claim_control_number,
  })
  const whole = await gatherClaim(call, drafted)
  const faults = validateFacts(whole.facts).filter(({ code }) => about_original.includes(code))
  if (faults.length > 0) throw new ApiError('claim_invalid', {}, { details: detailsOf(faults) })
  const disclosure_id = await recordClaimDisclosure(call, decision, whole.disclosure)
  await sendClaim(call, drafted, whole, { decision_id: decision.id, disclosure_id })
  return await takeStep(call, claimLifecycle, id, 'void', {
    status_before: claim.status,
    replaced_by_id: drafted.id,
  })
}

// Bills the next coverage for the patient responsibility.
export async function billSecondary(call: Call, id: string, body: { coverage_id?: string }) {
  const claim = await lockClaim(call, id)
  const [last] = decisionsInEffect(decisionsOf(await readRecords(call, id))).slice(-1)
  if (!last || !isIn(claimLifecycle, 'adjudicated', claim.status)) {
    throw new ApiError('claim_not_adjudicated', {})
  }
  const coverage = body.coverage_id
    ? await findRow(call, coverageKind, body.coverage_id, 'coverage_id')
    : await findNextCoverage(call, claim)
  if (!coverage || coverage.person_id !== claim.person_id || coverage.id === claim.coverage_id) {
    throw new ApiError('secondary_coverage_missing', {}, { param: 'coverage_id' })
  }
  return await draftForNext(call, claim, coverage, last.decided_on)
}

type NextCoverage = Pick<CoverageRow, 'id' | 'payer_id' | 'sequence'>

export async function draftForNext(
  call: Call,
  claim: ClaimRow,
  { id: coverage_id, payer_id, sequence: payer_sequence }: NextCoverage,
  on: string | null = null,
) {
  const decided_on = on ?? claim.updated_at.slice(0, 10)
  const decisions = decisionsOf(await readRecords(call, claim.id))
  return await insertClaim(call, {
    ...copyOf(claim),
    coverage_id,
    payer_id,
    payer_sequence,
    ...(await authorizationNumbers(call, { ...claim, coverage_id, lines: servicesOf(claim) }, {})),
    frequency: 'original',
    prior_claim_id: claim.id,
    prior_payer_results: [...claim.prior_payer_results, resultOf(claim, decisions, decided_on)],
  })
}

// Sessions count against the authorization of the primary payer, so another need only fit.
const servicesOf = ({ lines }: ClaimRow) => lines.map((line) => ({ ...line, session_id: null }))

// As reported, on the claim and on its lines. If the lines don't add up by themselves, only the
// claim is reported.
function resultOf(
  claim: ClaimRow,
  decisions: Adjudication[],
  decided_on: string,
): PriorPayerResult {
  const of_claim = countedDecisions(decisions).flatMap(({ adjustments }) =>
    adjustments.map((each) => ({ ...each, amount: usd(each.amount) })),
  )
  const outcomes = outcomesOf(decisions)
  const lines = claim.lines.map(({ line_control_number, paid, adjustments }) => ({
    line_control_number,
    procedure_code: outcomes.get(line_control_number)?.procedure_code ?? null,
    modifiers: outcomes.get(line_control_number)?.modifiers ?? null,
    paid: paid ?? usd(0),
    adjustments,
  }))
  const by_line = claim.lines.every(({ charge, paid, adjustments }) => {
    const adjusted = adjustments.reduce((sum, { amount }) => sum + (amount?.amount ?? 0), 0)
    return paid !== null && charge.amount - adjusted === paid.amount
  })
  return {
    coverage_id: claim.coverage_id,
    payer_id: claim.payer_id,
    sequence: claim.payer_sequence as PriorPayerResult['sequence'], // A tertiary has no next payer.
    decided_on,
    paid: usd(claim.payer_paid.amount),
    ...(by_line
      ? { adjustments: of_claim, lines }
      : { adjustments: [...of_claim, ...lines.flatMap((line) => line.adjustments)], lines: [] }),
  }
}

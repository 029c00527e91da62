// Drafts, edits and validates claims before submission.
import type { Call } from '#kernel/call.ts'
import { invalid, notFound } from '#catalogue/api_error.ts'
import { newId } from '#kernel/ids.ts'
import { randomBase62 } from '#crypto/base62.ts'
import { isIn } from '#kernel/state_sets.ts'
import { isValidOn } from '#kernel/valid_dates.ts'
import { takeStep } from '#kernel/take_step.ts'
import { transitionError } from '#kernel/explain_transition.ts'
import { updateRow, findRow, lockRow, createRow } from '#kernel/record.ts'
import { coverageKind } from '#areas/claims/coverage/lifecycle.ts'
import type { CoverageRow } from '#areas/claims/coverage/schema.ts'
import { payerTermsOn } from '#areas/claims/payer/payer.ts'
import { requirePermission } from '#areas/persons/consent_decision/authorize.ts'
import { findPerson, requireEditable } from '#areas/persons/person/person.ts'
import { currentDate } from '#areas/practitioners/practitioner/check_eligibility.ts'
import { practitionerKind } from '#areas/practitioners/practitioner/lifecycle.ts'
import { requireClaimAccess } from './access.ts'
import { authorizationNumbers, hasNumber } from './authorization_number.ts'
import { findBillingProvider } from '#areas/claims/billing_provider/billing_provider.ts'
import { facilityOf } from './facility.ts'
import { filingDeadline, scheduleWarning } from '#areas/claims/claim/followup/timely_filing.ts'
import { draftFromSessions, serviceDateOf } from './from_sessions.ts'
import { gatherClaim } from '#areas/claims/claim/validation/gather_facts.ts'
import { claimKind } from './kind.ts'
import { claimLifecycle, requireStep } from './lifecycle.ts'
import { chargeOf, zero_amounts, usd } from '#areas/claims/claim/money/amounts.ts'
import { chargeLines } from './line_prices.ts'
import { completeLines, lastDayOf } from './lines.ts'
import { requireReferences } from './referenced_objects.ts'
import type { ClaimChange, ClaimCreate } from './create_schema.ts'
import type { ClaimRow } from './schema.ts'
import { findBilledSessions } from './billed_sessions.ts'
import { errorsAmong, validateFacts } from '#areas/claims/claim/validation/validate.ts'

const data_categories = ['claims' as const]

export async function draftClaim(call: Call, body: ClaimCreate) {
  const { session_ids, practitioner_id, billing_provider_id, ...content } = body
  const coverage = await findRow(call, coverageKind, body.coverage_id, 'coverage_id')
  const person = await findPerson(call, coverage.person_id, 'person_id', { hold: true })
  if (body.person_id && body.person_id !== person.id) throw notFound('coverage', 'coverage_id')
  await requirePermission(call, person.id, { action: 'use', data_categories })
  requireEditable(person, 'bill')
  const billing_provider =
    content.billing_provider ?? (await findBillingProvider(call, billing_provider_id))
  const on = content.lines?.map(({ service_date }) => service_date).sort()[0]
  const named = { practitioner_id, billing_provider, on }
  const drafted = await draftContent(call, coverage, session_ids ?? [], named)
  await requireReferences(call, person.id, content)
  const lines = content.lines
    ? await chargeLines(call, { ...drafted, ...content }, content.lines)
    : drafted.lines
  const fields = {
    ...drafted,
    ...content,
    billing_provider,
    person_id: person.id,
    payer_id: coverage.payer_id,
    payer_sequence: coverage.sequence,
    frequency: 'original' as const,
    lines: completeLines(lines),
  }
  await requireClaimAccess(call, person.id, fields, 'use')
  const known = hasNumber(content) && !content.authorization_id
  const numbers = known ? {} : await authorizationNumbers(call, fields, content)
  return await insertClaim(call, { ...fields, ...numbers, ...numbersIn(content) })
}

// What the caller enters is sent unchanged.
const numbersIn = ({ prior_authorization, referral_number }: ClaimChange) => ({
  ...(prior_authorization && { prior_authorization }),
  ...(referral_number && { referral_number }),
})

// Item 26 of the CMS-1500 has no room for more, and payers return what it has.
const account_number_length = 14

// Inserts a claim with its control number, dates of service, charge and deadline.
export async function insertClaim(call: Call, fields: NewClaim) {
  const whole = { ...fields, ...totalsOf(fields) }
  const filing_deadline = await filingDeadline(call, whole)
  const claim = await createRow(call, claimKind, newId(claimKind.prefix), {
    ...zero_amounts,
    metadata: {},
    prior_payer_results: [],
    ...whole,
    filing_deadline,
    patient_control_number: randomBase62(40).toUpperCase().slice(0, account_number_length),
    status: claimLifecycle.initial,
  })
  scheduleWarning(call, claim)
  return claim
}

// Fields that a new claim must have; the rest of its content is optional.
export type NewClaim = Partial<ClaimRow> &
  Pick<
    ClaimRow,
    | 'person_id'
    | 'coverage_id'
    | 'practitioner_id'
    | 'payer_id'
    | 'payer_sequence'
    | 'frequency'
    | 'lines'
  >

const totalsOf = ({ lines }: Pick<ClaimRow, 'lines'>) => {
  return {
    charge: usd(chargeOf({ lines })),
    service_from: lines.map(({ service_date }) => service_date).sort()[0] ?? null,
    service_to: lines.map(lastDayOf).sort().at(-1) ?? null,
  }
}

// Content drafted from completed sessions, with the rendering and supervising providers.
async function draftContent(
  call: Call,
  { person_id, payer_id }: CoverageRow,
  ids: string[],
  named: Pick<ClaimRow, 'billing_provider'> & {
    practitioner_id: string | undefined
    on: string | undefined // The first date of service of the lines that the caller sends.
  },
) {
  const param = (id: string) => `session_ids[${ids.indexOf(id)}]`
  const sessions = await findBilledSessions(call, ids, person_id, null, param)
  const other = sessions.find(({ session }) => !session.person_ids.includes(person_id))
  if (other) throw notFound('session', param(other.session.id))
  const practitioner_id = named.practitioner_id ?? sessions[0]?.session.practitioner_id
  if (!practitioner_id)
    throw invalid('practitioner_id', '`practitioner_id` or `session_ids` is required.')
  const practitioner = await findRow(call, practitionerKind, practitioner_id, 'practitioner_id')
  const on = named.on ?? sessions.map(serviceDateOf).sort()[0] ?? currentDate(call)
  const terms = await payerTermsOn(call, payer_id, on)
  const { supervisor_id = null, starts_on, ends_on } = practitioner.supervision ?? {}
  const content = draftFromSessions(sessions, practitioner, terms?.rules)
  const lines = await chargeLines(call, { practitioner_id }, content.lines, usd(0))
  const service_facility = facilityOf(sessions, named.billing_provider)
  const supervising_practitioner_id = isValidOn(on, starts_on, ends_on) ? supervisor_id : null
  const providers = { practitioner_id, supervising_practitioner_id }
  return { ...content, lines, ...providers, ...(service_facility && { service_facility }) }
}

export async function readClaim(call: Call, id: string) {
  const claim = await findRow(call, claimKind, id)
  if (call.actor.kind === 'person' && !claim.submitted_at) throw notFound(claimKind.object)
  await requireClaimAccess(call, claim.person_id, claim, 'access')
  return claim
}

// Locks a claim for a change. Access is checked before anything else.
export async function lockClaim(call: Call, id: string) {
  const claim = await lockRow(call, claimKind, id)
  await requireClaimAccess(call, claim.person_id, claim, 'use')
  return claim
}

// Allowed until submission. Editing a validated claim requires validating it again.
export async function updateClaim(call: Call, id: string, body: ClaimChange) {
  const before = await lockClaim(call, id)
  const { metadata: _, ...content } = body
  if (Object.keys(content).length === 0) {
    return await updateRow(call, claimKind, id, body, 'updated', before)
  }
  if (!isIn(claimLifecycle, 'editable', before.status)) {
    throw transitionError(claimLifecycle, before.status, 'update')
  }
  if (before.frequency === 'void') throw transitionError(claimLifecycle, 'void', 'update')
  await requireReferences(call, before.person_id, content)
  const lines = content.lines
    ? completeLines(await chargeLines(call, { ...before, ...content }, content.lines))
    : before.lines
  const whole = { ...before, ...content, lines }
  await requireClaimAccess(call, before.person_id, whole, 'use')
  const { authorization_id } = content
  const numbers =
    authorization_id === undefined ? {} : await authorizationNumbers(call, whole, content)
  const fields = { ...body, ...numbers, ...numbersIn(content), lines, ...totalsOf(whole) }
  const filing_deadline = await filingDeadline(call, { ...whole, ...totalsOf(whole) })
  const status = { status: claimLifecycle.initial, validations: [] }
  const after = await updateRow(
    call,
    claimKind,
    id,
    { ...fields, filing_deadline, ...status },
    'updated',
    before,
  )
  scheduleWarning(call, after)
  return after
}

// Stores all validation results; the claim becomes validated if none is an error.
export async function validateClaim(call: Call, id: string) {
  const claim = await lockClaim(call, id)
  requireStep(claim, 'validate')
  const { facts } = await gatherClaim(call, claim)
  const validations = validateFacts(facts)
  if (errorsAmong(validations).length === 0) {
    return await takeStep(call, claimLifecycle, id, 'validate', { validations })
  }
  const failed = { validations, status: claimLifecycle.initial }
  return await updateRow(call, claimKind, id, failed, 'validation_failed', claim)
}

// Drafts, edits and validates claims before submission.
import type { Call } from '#kernel/call.ts'
import { invalid, notFound } from '#catalogue/api_error.ts'
import { newId } from '#kernel/ids.ts'
import { randomBase62 } from '#crypto/base62.ts'
import { transitionError, takeStep } from '#kernel/lifecycle.ts'
import { updateRow, findRow, lockRow, createRow } from '#kernel/record.ts'
import { coverageKind } from '#areas/claims/coverage/lifecycle.ts'
import { payerTermsOn } from '#areas/claims/payer/payer.ts'
import { requirePermission } from '#areas/persons/consent_decision/authorize.ts'
import { findPerson, requireKnown } from '#areas/persons/person/person.ts'
import { practitionerKind } from '#areas/practitioners/practitioner/lifecycle.ts'
import { requireClaimAccess } from './access.ts'
import { billerOf } from '#areas/claims/billing_provider/billing_provider.ts'
import type { ClaimRow } from './claim_row.ts'
import { filingDeadline, planWarning } from '#areas/claims/claim/followup/timely_filing.ts'
import { proposal } from './from_sessions.ts'
import { gatherClaim } from '#areas/claims/claim/validation/gather_facts.ts'
import { claimKind } from './kind.ts'
import { claimLifecycle } from './lifecycle.ts'
import { chargeOf, no_money, usd } from '#areas/claims/claim/money/amounts.ts'
import { numbered } from './lines.ts'
import { requireNamed } from './referenced_objects.ts'
import type { ClaimChange, ClaimCreate } from './schema.ts'
import { findBilled } from './sessions.ts'
import { errorsAmong, judgeClaim } from '#areas/claims/claim/validation/validate.ts'

const data_categories = ['claims' as const]

export async function draftClaim(call: Call, asked: ClaimCreate) {
  const coverage = await findRow(call, coverageKind, asked.coverage_id, 'coverage_id')
  const person = await findPerson(call, coverage.person_id, 'person_id', { hold: true })
  if (asked.person_id && asked.person_id !== person.id) throw notFound('coverage', 'coverage_id')
  await requirePermission(call, person.id, { action: 'use', data_categories })
  requireKnown(person, 'bill')
  const { session_ids, practitioner_id, billing_provider_id, ...told } = asked
  const made = await billed(call, person.id, coverage.payer_id, session_ids ?? [], practitioner_id)
  const fields = {
    ...made,
    ...told,
    billing_provider: told.billing_provider ?? (await billerOf(call, billing_provider_id)),
    person_id: person.id,
    payer_id: coverage.payer_id,
    payer_sequence: coverage.sequence,
    frequency: 'original',
  }
  await requireNamed(call, person.id, told)
  const whole = { ...fields, lines: numbered(fields.lines ?? made.lines) }
  await requireClaimAccess(call, person.id, whole, 'use')
  return await makeClaim(call, whole)
}

// Inserts a claim with its control number, dates of service, charge and deadline.
export async function makeClaim(call: Call, fields: Record<string, any>) {
  const whole = { ...fields, ...derived(fields as ClaimRow) }
  const filing_deadline = await filingDeadline(call, whole as unknown as ClaimRow)
  const claim = await createRow(call, claimKind, newId(claimKind.prefix), {
    ...no_money,
    metadata: {},
    prior_payer_results: [],
    ...whole,
    filing_deadline,
    patient_control_number: randomBase62(40).toUpperCase().slice(0, 17),
    status: claimLifecycle.initial,
  })
  planWarning(call, claim)
  return claim
}

const derived = (claim: ClaimRow) => {
  const days = claim.lines.map(({ service_date }) => service_date).sort()
  return {
    charge: usd(chargeOf(claim)),
    service_from: days[0] ?? null,
    service_to: days.at(-1) ?? null,
  }
}

async function billed(
  call: Call,
  person_id: string,
  payer_id: string,
  ids: string[],
  said?: string,
) {
  const param = (id: string) => `session_ids[${ids.indexOf(id)}]`
  const found = await findBilled(call, ids, person_id, null, param)
  const stranger = found.find(({ session }) => !session.person_ids.includes(person_id))
  if (stranger) throw notFound('session', param(stranger.session.id))
  const practitioner_id = said ?? found[0]?.session.practitioner_id
  if (!practitioner_id)
    throw invalid('practitioner_id', '`practitioner_id` or `session_ids` is required.')
  const carer = await findRow(call, practitionerKind, practitioner_id, 'practitioner_id')
  const on = found[0]?.session.starts_at.slice(0, 10)
  const terms = on ? await payerTermsOn(call, payer_id, on) : undefined
  const { supervisor_id = null } = carer.supervision ?? {}
  const places = { ...proposal(found, carer, terms?.rules), practitioner_id }
  return { ...places, supervising_practitioner_id: supervisor_id }
}

export async function readClaim(call: Call, id: string) {
  const claim = (await findRow(call, claimKind, id)) as ClaimRow
  await requireClaimAccess(call, claim.person_id, claim, 'access')
  return claim
}

// Locks a claim for a change. Access is checked before anything else.
export async function holdClaim(call: Call, id: string): Promise<ClaimRow> {
  const claim = (await lockRow(call, claimKind, id)) as ClaimRow
  await requireClaimAccess(call, claim.person_id, claim, 'use')
  return claim
}

// Allowed until submission. Editing a validated claim requires validating it again.
export async function changeClaim(call: Call, id: string, asked: ClaimChange) {
  const before = await holdClaim(call, id)
  const editable = ['drafted', 'validated'].includes(before.status)
  const marks = Object.keys(asked).every((name) => name === 'metadata')
  if (!editable && !marks) throw transitionError(claimLifecycle, before.status, 'update')
  if (before.frequency === 'void' && !marks) throw transitionError(claimLifecycle, 'void', 'update')
  if (marks) return await updateRow(call, claimKind, id, asked, 'updated', before)
  await requireNamed(call, before.person_id, asked)
  const lines = asked.lines ? numbered(asked.lines) : before.lines
  const whole = { ...before, ...asked, lines } as ClaimRow
  await requireClaimAccess(call, before.person_id, whole, 'use')
  const fields = { ...asked, lines, ...derived(whole) }
  const filing_deadline = await filingDeadline(call, { ...whole, ...fields } as ClaimRow)
  const status = { status: 'drafted', validations: [] }
  const after = await updateRow(
    call,
    claimKind,
    id,
    { ...fields, filing_deadline, ...status },
    'updated',
    before,
  )
  planWarning(call, after)
  return after
}

// Stores all validation results; the claim becomes validated if none is an error.
export async function validateClaim(call: Call, id: string) {
  const claim = await holdClaim(call, id)
  if (!claimLifecycle.steps.validate.from.includes(claim.status as 'drafted')) {
    throw transitionError(claimLifecycle, claim.status, 'validate')
  }
  const { facts } = await gatherClaim(call, claim)
  const validations = judgeClaim(facts)
  if (errorsAmong(validations).length === 0) {
    return await takeStep(call, claimLifecycle, id, 'validate', { validations })
  }
  const failed = { validations, status: 'drafted' }
  return await updateRow(call, claimKind, id, failed, 'validation_failed', claim)
}

// Drafts, updates, signs and revokes consents.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError, invalid, notFound } from '#catalogue/api_error.ts'
import { emit } from '#kernel/events.ts'
import { newId } from '#kernel/ids.ts'
import { isIn, transitionError, takeStep } from '#kernel/lifecycle.ts'
import { updateRow, findRow, lockRow, createRow } from '#kernel/record.ts'
import { requireMayChange } from '#areas/persons/consent_decision/authorize.ts'
import { personKind } from '#areas/persons/person/lifecycle.ts'
import type { PersonRow } from '#areas/persons/person/schema.ts'
import { findPerson, requireEditable, requireUnerased } from '#areas/persons/person/person.ts'
import { requireCapacity, requireOwnSignature, requireSigner } from './capacity.ts'
import { requireElements } from './elements.ts'
import { requireSeparate, type Terms } from './compound_consents.ts'
import { requireParties } from './parties.ts'
import { evidenceOf, sha256Of } from './evidence.ts'
import type { Revoke, Signature } from './evidence_schema.ts'
import { consentKind, consentLifecycle, emptyTerms, reviewSessions } from './lifecycle.ts'
import { planBeginning, planExpiry, planWarning } from './schedule.ts'
import type { ConsentChange, ConsentCreate, ConsentRow } from './schema.ts'
import { countDisclosures, deleteConsent } from './store.ts'

export async function draftConsent(call: Call, body: ConsentCreate) {
  const person = await findPerson(call, body.person_id, 'person_id', { hold: true })
  const fields = await draftTerms(call, body, person)
  return await createRow(call, consentKind, newId(consentKind.prefix), fields)
}

// Checks a request and completes its terms.
export async function draftTerms(call: Call, body: ConsentCreate, person: PersonRow) {
  await requireMayChange(call, person.id)
  requireEditable(person, 'consent')
  await requireReplaceable(call, body, person.id)
  const fields = {
    decision: 'permit' as const,
    ...defaultsOf(body),
    ...body,
    person_id: person.id,
    status: consentLifecycle.initial,
  }
  await requireValidTerms(call, { ...emptyTerms, ...fields })
  return fields
}

// The superseded consent must be of the same person and kind, and not a draft.
async function requireReplaceable(
  call: Call,
  { supersedes_id, kind }: ConsentCreate,
  person_id: string,
) {
  if (!supersedes_id) return
  const replaced = await findRow(call, consentKind, supersedes_id, 'supersedes_id')
  if (replaced.person_id !== person_id) throw notFound('consent', 'supersedes_id')
  if (replaced.kind !== kind || isIn(consentLifecycle, 'editable', replaced.status)) {
    throw new ApiError('supersedes_invalid', {}, { param: 'supersedes_id' })
  }
}

// Defaults for each kind.
function defaultsOf({ kind }: ConsentCreate): Partial<ConsentCreate> {
  if (kind === 'restriction') return { decision: 'deny' }
  if (kind === 'legal_proceeding') return { purposes: ['legal'] }
  if (kind === 'psychotherapy_notes' || kind === 'sud_counseling_notes') {
    return { data_categories: [kind] }
  }
  return {}
}

type ValidatedTerms = Terms & Pick<ConsentRow, 'period' | 'data_period' | 'recipients' | 'document'>

async function requireValidTerms(call: Call, terms: ValidatedTerms) {
  const { period, data_period, kind, decision, document } = terms
  if (period.start && period.end && Temporal.Instant.compare(period.start, period.end) >= 0) {
    throw invalid('period.end', '`period.end` must be after `period.start`.')
  }
  if (data_period?.start && data_period.end && data_period.start > data_period.end) {
    throw invalid('data_period.end', '`data_period.end` must be on or after `data_period.start`.')
  }
  if (kind === 'restriction' && decision !== 'deny') {
    throw invalid(
      'decision',
      '`decision` must be `deny` for a consent of kind `restriction`. Send `deny` or omit it.',
    )
  }
  if (document?.text && sha256Of(document.text) !== document.sha256) {
    throw invalid('document.sha256', '`document.sha256` must be the SHA-256 of `document.text`.')
  }
  requireSeparate(terms)
  await requireParties(call, terms.recipients, (i) => `recipients[${i}]`)
}

// The terms are fixed once offered: only a draft can be changed.
export async function updateConsent(call: Call, id: string, body: ConsentChange) {
  const before = await lockRow(call, consentKind, id)
  await requireMayChange(call, before.person_id)
  const { metadata: _, external_id: __, ...terms } = body
  if (Object.keys(terms).length > 0) requireDraft(before, 'update')
  requireUnerased(call, before.person_id, 'update')
  await requireValidTerms(call, { ...before, ...terms })
  return await updateRow(call, consentKind, id, body, 'updated', before)
}

export async function deleteDraft(call: Call, id: string) {
  const before = await lockRow(call, consentKind, id)
  await requireMayChange(call, before.person_id)
  requireDraft(before, 'delete')
  await deleteConsent(call, id)
  emit(call, 'consent.deleted', { ...before, version: before.version + 1 })
  return { id, deleted: true }
}

function requireDraft({ status }: ConsentRow, action: string) {
  if (!isIn(consentLifecycle, 'editable', status)) {
    throw transitionError(consentLifecycle, status, action)
  }
}

function requireStep({ status }: ConsentRow, step: 'sign' | 'revoke') {
  const from: readonly string[] = consentLifecycle.steps[step].from
  if (!from.includes(status)) throw transitionError(consentLifecycle, status, step)
}

// A denial may concern the practitioner who is acting, so practitioners can't end it (decision 42).
export function requireMayLift({ actor }: Call, { decision }: Pick<ConsentRow, 'decision'>) {
  if (actor.kind !== 'practitioner' || decision !== 'deny') return
  const needs = 'a secret key without On-Behalf-Of to end a consent with decision deny'
  const how_to_resolve = 'Use your secret key without On-Behalf-Of.'
  throw new ApiError('permission_denied', { needs }, { param: 'On-Behalf-Of', how_to_resolve })
}

async function requireMayReplace(call: Call, id: string) {
  if (call.actor.kind === 'practitioner') requireMayLift(call, await findRow(call, consentKind, id))
}

// Locks the person first, so that concurrent signatures form one chain, and then the consent, so
// that it doesn't change after it was checked.
export async function signConsent(call: Call, id: string, body: Signature): Promise<ConsentRow> {
  const { person_id } = await findRow(call, consentKind, id)
  await requireMayChange(call, person_id)
  requireOwnSignature(call, body)
  const person = await lockRow(call, personKind, person_id)
  const consent = await lockRow(call, consentKind, id)
  if (consent.person_id !== person_id) return await signConsent(call, id, body)
  requireSigner(call, consent)
  requireStep(consent, 'sign')
  if (consent.supersedes_id) await requireMayReplace(call, consent.supersedes_id)
  requireComplete(call, consent, person)
  const evidence = await evidenceOf(call, consent, body)
  requireCapacity(call, consent, person)
  const signed = await takeStep(call, consentLifecycle, id, signingStep(call, consent), evidence)
  planPeriod(call, consent)
  return signed
}

export function requireComplete(call: Call, consent: ConsentRow, person: PersonRow) {
  requireEditable(person, 'sign')
  requireElements(call, consent)
  requireSeparate(consent)
}

// A consent can start later than it is signed.
export const signingStep = (call: Call, { period: { start } }: Pick<ConsentRow, 'period'>) =>
  start && Temporal.Instant.compare(start, call.now) > 0 ? 'schedule' : 'sign'

export function planPeriod(call: Call, consent: ConsentRow) {
  if (signingStep(call, consent) === 'schedule') planBeginning(call, consent)
  planExpiry(call, consent)
  planWarning(call, consent)
}

// Revokes for all or some recipients. If none is left, the whole consent is revoked.
export async function revokeConsent(call: Call, id: string, body: Revoke) {
  const before = await lockRow(call, consentKind, id)
  await requireMayChange(call, before.person_id)
  requireMayLift(call, before)
  requireSigner(call, before)
  requireStep(before, 'revoke')
  const { recipients: revoked, ...fields } = body
  const revocation = {
    received_via: 'app',
    reason: null,
    ...fields,
    by: `${call.actor.kind} ${call.actor.id}`,
    recorded_at: toTimestamp(call.now),
    disclosures_made: await countDisclosures(call, id),
  }
  const recipients = revoked && revokeRecipients(call, before, revoked)
  if (!recipients || recipients.every(({ revoked_at }) => revoked_at)) {
    const changes = { revocation, ...(recipients && { recipients }) }
    return await takeStep(call, consentLifecycle, id, 'revoke', changes)
  }
  const changes = { revocation, recipients }
  reviewSessions(call, before)
  return await updateRow(call, consentKind, id, changes, 'partially_revoked', before)
}

function revokeRecipients(call: Call, { recipients }: ConsentRow, revoked: string[]) {
  const matches = (each: { id?: string | null; name?: string | null }, name: string) =>
    each.id === name || each.name?.toLowerCase() === name.toLowerCase()
  for (const [place, name] of revoked.entries()) {
    const exists = recipients.some((each) => matches(each, name) && !each.revoked_at)
    if (!exists) throw notFound('recipient', `recipients[${place}]`)
  }
  return recipients.map((each) =>
    !each.revoked_at && revoked.some((name) => matches(each, name))
      ? { ...each, revoked_at: toTimestamp(call.now) }
      : each,
  )
}

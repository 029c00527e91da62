// Drafts, updates, signs and revokes consents.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError, invalid, notFound } from '#catalogue/api_error.ts'
import { emit } from '#kernel/events.ts'
import { newId } from '#kernel/ids.ts'
import { transitionError, takeStep } from '#kernel/lifecycle.ts'
import { updateRow, findRow, lockRow, createRow, type Row } from '#kernel/record.ts'
import { requirePermission } from '#areas/persons/consent_decision/authorize.ts'
import { personKind } from '#areas/persons/person/lifecycle.ts'
import { findPerson, requireKnown, requireUnerased } from '#areas/persons/person/person.ts'
import { requireCapacity } from './capacity.ts'
import type { ConsentRow } from './consent_row.ts'
import { requireElements } from './elements.ts'
import { requireSeparate } from './compound_consents.ts'
import { requireParties } from './parties.ts'
import { evidenceOf } from './evidence.ts'
import type { Revoke, Signature } from './evidence_schema.ts'
import { consentKind, consentLifecycle } from './lifecycle.ts'
import { planBeginning, planExpiry, planWarning } from './schedule.ts'
import type { ConsentChange, ConsentCreate } from './schema.ts'
import { countDisclosures, deleteConsent } from './store.ts'

export async function draftConsent(call: Call, asked: ConsentCreate) {
  const person = await findPerson(call, asked.person_id, 'person_id', { hold: true })
  await requireMayChange(call, person.id)
  requireKnown(person, 'consent')
  await requireReplaceable(call, asked, person.id)
  const id = newId(consentKind.prefix)
  const status = consentLifecycle.initial
  const fields = {
    decision: 'permit' as const,
    ...usual(asked),
    ...asked,
    person_id: person.id,
    status,
  }
  await requireSound(call, { ...consentKind.encryption.fields, ...fields } as never)
  return await createRow(call, consentKind, id, fields)
}

// The superseded consent must be of the same person and kind, and not a draft.
async function requireReplaceable(
  call: Call,
  { supersedes_id, kind }: ConsentCreate,
  person: string,
) {
  if (!supersedes_id) return
  const replaced = await findRow(call, consentKind, supersedes_id, 'supersedes_id')
  if (replaced.person_id !== person) throw notFound('consent', 'supersedes_id')
  if (replaced.kind !== kind || replaced.status === 'drafted') {
    throw new ApiError('supersedes_invalid', {}, { param: 'supersedes_id' })
  }
}

// Defaults for each kind.
function usual({ kind }: ConsentCreate): Partial<ConsentCreate> {
  if (kind === 'restriction') return { decision: 'deny' }
  if (kind === 'legal_proceeding') return { purposes: ['legal'] }
  if (kind === 'psychotherapy_notes' || kind === 'sud_counseling_notes') {
    return { data_categories: [kind] }
  }
  return {}
}

async function requireSound(call: Call, consent: ConsentRow) {
  const { period, data_period, kind, decision } = consent
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
  requireSeparate(consent)
  await requireParties(call, consent.recipients, (i) => `recipients[${i}]`)
}

// The terms are fixed once offered: only a draft can be changed.
export async function changeConsent(call: Call, id: string, asked: ConsentChange) {
  const before = await lockConsent(call, id)
  await requireMayChange(call, before.person_id)
  const { metadata: _, ...terms } = asked
  if (Object.keys(terms).length > 0) requireStatus(before, ['drafted'], 'update')
  requireUnerased(call, before.person_id, 'update')
  await requireSound(call, { ...before, ...(terms as object) } as ConsentRow)
  return await updateRow(call, consentKind, id, asked, 'updated', before)
}

export async function discardConsent(call: Call, id: string) {
  const before = await lockConsent(call, id)
  await requireMayChange(call, before.person_id)
  requireStatus(before, ['drafted'], 'delete')
  await deleteConsent(call, id)
  emit(call, 'consent.deleted', { ...before, version: before.version + 1 })
  return { id, deleted: true }
}

const lockConsent = async (call: Call, id: string) =>
  (await lockRow(call, consentKind, id)) as ConsentRow

function requireStatus({ status }: ConsentRow, from: readonly string[], step: string) {
  if (!from.includes(status)) throw transitionError(consentLifecycle, status, step)
}

export const requireMayChange = (call: Call, person_id: string) =>
  requirePermission(call, person_id, { action: 'use', data_categories: ['demographics'] })

// A denial may concern the practitioner who is acting, so practitioners can't end it (decision 42).
export function requireMayLift({ actor }: Call, { decision }: Row) {
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
export async function signConsent(call: Call, id: string, asked: Signature): Promise<Row> {
  const { person_id } = await findRow(call, consentKind, id)
  await requireMayChange(call, person_id)
  const person = await lockRow(call, personKind, person_id)
  const consent = await lockConsent(call, id)
  if (consent.person_id !== person_id) return await signConsent(call, id, asked)
  requireStatus(consent, consentLifecycle.steps.sign.from, 'sign')
  if (consent.supersedes_id) await requireMayReplace(call, consent.supersedes_id)
  requireKnown(person, 'sign')
  requireElements(call, consent)
  requireSeparate(consent)
  const taken = await evidenceOf(call, consent, asked)
  requireCapacity(call, consent, person)
  const { start } = consent.period
  const later = start && Temporal.Instant.compare(start, call.now) > 0
  const signed = await takeStep(call, consentLifecycle, id, later ? 'schedule' : 'sign', taken)
  if (later) planBeginning(call, consent)
  planExpiry(call, consent)
  planWarning(call, consent)
  return signed
}

// Revokes for all or some recipients. If none is left, the whole consent is revoked.
export async function revokeConsent(call: Call, id: string, asked: Revoke) {
  const before = await lockConsent(call, id)
  await requireMayChange(call, before.person_id)
  requireMayLift(call, before)
  requireStatus(before, consentLifecycle.steps.revoke.from, 'revoke')
  const { received_via = 'app', reason = null } = asked
  const revocation = {
    received_via,
    by: `${call.actor.kind} ${call.actor.id}`,
    reason,
    recorded_at: toTimestamp(call.now),
    disclosures_made: await countDisclosures(call, id),
  }
  const recipients = asked.recipients && without(call, before, asked.recipients)
  if (!recipients || recipients.every(({ revoked_at }) => revoked_at)) {
    const taken = { revocation, ...(recipients && { recipients }) }
    return await takeStep(call, consentLifecycle, id, 'revoke', taken)
  }
  const fields = { revocation, recipients }
  return await updateRow(call, consentKind, id, fields, 'partially_revoked', before)
}

function without(call: Call, { recipients }: ConsentRow, gone: string[]) {
  const names = (each: { id?: string | null; name?: string | null }, who: string) =>
    each.id === who || each.name?.toLowerCase() === who.toLowerCase()
  for (const [place, who] of gone.entries()) {
    const known = recipients.some((each) => names(each, who) && !each.revoked_at)
    if (!known) throw notFound('recipient', `recipients[${place}]`)
  }
  return recipients.map((each) =>
    !each.revoked_at && gone.some((who) => names(each, who))
      ? { ...each, revoked_at: toTimestamp(call.now) }
      : each,
  )
}

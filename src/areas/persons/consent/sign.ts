// Signs and revokes consents.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError, notFound } from '#catalogue/api_error.ts'
import { takeStep } from '#kernel/take_step.ts'
import { transitionError } from '#kernel/explain_transition.ts'
import { updateRow, findRow, lockRow } from '#kernel/record.ts'
import { requireMayChange } from '#areas/persons/consent_decision/authorize.ts'
import { personKind } from '#areas/persons/person/lifecycle.ts'
import type { PersonRow } from '#areas/persons/person/schema.ts'
import { requireEditable } from '#areas/persons/person/person.ts'
import { requireCapacity, requireOwnSignature, requireSigner } from './capacity.ts'
import { requireElements } from './elements.ts'
import { requireSeparate } from './compound_consents.ts'
import { evidenceOf } from './evidence.ts'
import type { Revoke, Signature } from './evidence_schema.ts'
import { consentLifecycle } from './lifecycle.ts'
import { consentKind } from './kind.ts'
import { planBeginning, planExpiry, planWarning, reviewSessions } from './schedule.ts'
import type { ConsentRow } from './schema.ts'
import { countDisclosures } from './store.ts'

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

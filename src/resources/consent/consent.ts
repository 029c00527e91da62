// What the platform does with consents, beyond moving them along their lifecycle.
import { type Call, toTime } from '#call.ts'
import { ApiError, invalid, notFound } from '#catalogue/api_error.ts'
import { makeDue } from '#due.ts'
import { emit } from '#events.ts'
import { newId } from '#ids.ts'
import { allowedSteps, takeStep } from '#lifecycle.ts'
import { changeRow, findRow, lockRow, makeRow, requireVersion, type Row } from '#record.ts'
import { requirePermission } from '#resources/permission/permission.ts'
import { findPerson, requireKnown } from '#resources/person/person.ts'
import { requireCapacity } from './capacity.ts'
import type { ConsentRow } from './consent_row.ts'
import { requireElements, requireSeparate } from './elements.ts'
import { evidenceOf } from './evidence.ts'
import type { Revoke, Signature } from './evidence_schema.ts'
import { beginning, consentKind, consentLifecycle, expiry, warning } from './lifecycle.ts'
import type { ConsentChange, ConsentCreate } from './schema.ts'
import { countDisclosures, deleteConsent } from './store.ts'

const warning_days = 30

export async function draftConsent(call: Call, asked: ConsentCreate) {
  const person = await findPerson(call, asked.person_id, 'person_id')
  await requireMayChange(call, person.id)
  requireKnown(person, 'consent')
  const { supersedes_id } = asked
  if (supersedes_id) {
    const replaced = await findRow(call, consentKind, supersedes_id, 'supersedes_id')
    if (replaced.person_id !== person.id) throw notFound('consent', 'supersedes_id')
  }
  const id = newId(consentKind.prefix)
  const status = consentLifecycle.initial
  const fields = { ...usual(asked), ...asked, person_id: person.id, status }
  requireSound({ ...consentKind.sealed.fields, ...fields } as never)
  return await makeRow(call, consentKind, id, fields)
}

// What goes without saying for a kind.
function usual({ kind }: ConsentCreate): Partial<ConsentCreate> {
  if (kind === 'restriction') return { decision: 'deny' }
  if (kind === 'legal_proceeding') return { purposes: ['legal'] }
  if (kind === 'psychotherapy_notes' || kind === 'sud_counseling_notes') {
    return { data_categories: [kind] }
  }
  return {}
}

function requireSound(consent: ConsentRow) {
  const { start, end } = consent.period
  if (start && end && Temporal.Instant.compare(start, end) >= 0) {
    throw invalid('period.end', 'period.end must come after period.start.')
  }
  if (consent.kind === 'restriction' && consent.decision !== 'deny') {
    throw invalid('decision', 'A restriction denies; set decision to deny or leave it out.')
  }
  requireSeparate(consent)
}

// What was offered is what is signed: only a draft can be changed.
export async function changeConsent(call: Call, id: string, asked: ConsentChange) {
  const before = (await lockRow(call, consentKind, id)) as ConsentRow
  await requireMayChange(call, before.person_id)
  requireVersion(call, before)
  const { metadata: _, ...terms } = asked
  if (Object.keys(terms).length > 0) requireDraft(before, 'update')
  requireSound({ ...before, ...(terms as object) } as ConsentRow)
  return await changeRow(call, consentKind, id, asked)
}

export async function discardConsent(call: Call, id: string) {
  const before = await lockRow(call, consentKind, id)
  await requireMayChange(call, before.person_id)
  requireVersion(call, before)
  requireDraft(before, 'delete')
  await deleteConsent(call, id)
  emit(call, 'consent.deleted', { ...before, version: before.version + 1 })
  return { id, deleted: true }
}

function requireDraft({ status }: Row, step: string) {
  if (status === 'drafted') return
  const refused = { resource: 'consent', status: status!, step }
  const allowed = allowedSteps(consentLifecycle, status!)
  throw new ApiError('invalid_transition', refused, { allowed })
}

export const requireMayChange = (call: Call, person_id: string) =>
  requirePermission(call, person_id, { action: 'use', data_categories: ['demographics'] })

// The person is held, so that of two who sign at once the second is chained to the first.
export async function signConsent(call: Call, id: string, asked: Signature) {
  const found = (await findRow(call, consentKind, id)) as ConsentRow
  await requireMayChange(call, found.person_id)
  requireVersion(call, found)
  if (found.status !== 'offered') return await takeStep(call, consentLifecycle, id, 'sign')
  const { taken, person } = await evidenceOf(call, found, asked)
  requireElements(found)
  requireSeparate(found)
  requireCapacity(call, found, person)
  const { start, end } = found.period
  const later = start && Temporal.Instant.compare(start, call.now) > 0
  const signed = await takeStep(call, consentLifecycle, id, later ? 'schedule' : 'sign', taken)
  if (later) makeDue(call, beginning, id, Temporal.Instant.from(start))
  if (end) planEnd(call, id, Temporal.Instant.from(end))
  return signed
}

function planEnd(call: Call, id: string, end: Temporal.Instant) {
  makeDue(call, expiry, id, end)
  const warn_at = end.subtract({ hours: 24 * warning_days })
  if (Temporal.Instant.compare(warn_at, call.now) > 0) makeDue(call, warning, id, warn_at)
}

// For all, or for some of the recipients; when none is left, for all.
export async function revokeConsent(call: Call, id: string, asked: Revoke) {
  const before = (await lockRow(call, consentKind, id)) as ConsentRow
  await requireMayChange(call, before.person_id)
  requireVersion(call, before)
  const { received_via = 'app', reason = null } = asked
  const revocation = {
    received_via,
    by: `${call.actor.kind} ${call.actor.id}`,
    reason,
    recorded_at: toTime(call.now),
    disclosures_made: await countDisclosures(call, id),
  }
  const recipients = asked.recipients && without(call, before, asked.recipients)
  if (!recipients || recipients.every(({ revoked_at }) => revoked_at)) {
    const taken = { revocation, ...(recipients && { recipients }) }
    return await takeStep(call, consentLifecycle, id, 'revoke', taken)
  }
  if (before.status !== 'granted') requireDraft(before, 'revoke')
  return await changeRow(call, consentKind, id, { revocation, recipients }, 'partially_revoked')
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
      ? { ...each, revoked_at: toTime(call.now) }
      : each,
  )
}

// Drafts, updates, signs and revokes consents.
import type { Call } from '#kernel/call.ts'
import { ApiError, invalid, notFound } from '#catalogue/api_error.ts'
import { emit } from '#kernel/events.ts'
import { newId } from '#kernel/ids.ts'
import { isIn } from '#kernel/state_sets.ts'
import { transitionError } from '#kernel/explain_transition.ts'
import { updateRow, findRow, lockRow, createRow } from '#kernel/record.ts'
import { requireMayChange } from '#areas/persons/consent_decision/authorize.ts'
import type { PersonRow } from '#areas/persons/person/schema.ts'
import { findPerson, requireEditable, requireUnerased } from '#areas/persons/person/person.ts'
import { requireSeparate, type Terms } from './compound_consents.ts'
import { requireParties } from './parties.ts'
import { sha256Of } from './evidence.ts'
import { consentLifecycle } from './lifecycle.ts'
import { consentKind, emptyTerms } from './kind.ts'
import type { ConsentChange, ConsentCreate, ConsentRow } from './schema.ts'
import { deleteConsent } from './store.ts'

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

type ValidatedTerms = Terms &
  Pick<ConsentRow, 'actions' | 'period' | 'data_period' | 'recipients' | 'document'>

async function requireValidTerms(call: Call, terms: ValidatedTerms) {
  const { actions, period, data_period, kind, decision, document, recipients } = terms
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
  if (kind === 'restriction' && recipients.length === 0 && actions.length === 0) {
    throw invalid(
      'actions',
      'A restriction without `recipients` must name its `actions`: `disclose` for disclosures to ' +
        "anyone outside, `access` and `use` for your account's practitioners (45 CFR 164.522).",
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

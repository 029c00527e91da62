// Creates disclosures: a consent decision first, then a record. Nothing is shared without both.
import type { Call } from '#kernel/call.ts'
import { ApiError, invalid } from '#catalogue/api_error.ts'
import { findRow } from '#kernel/record.ts'
import { questionOf, completeParty } from '#areas/persons/consent/decision.ts'
import { requireParties } from '#areas/persons/consent/parties.ts'
import { recordDisclosure } from '#areas/persons/consent_decision/accounting.ts'
import { requirePermission } from '#areas/persons/consent_decision/authorize.ts'
import { decideAndAudit, wouldPermit } from '#areas/persons/consent_decision/audited_decision.ts'
import { consentRequiredError } from '#areas/persons/consent_decision/denial.ts'
import type { DataCategory } from '#areas/persons/consent_decision/vocabulary.ts'
import { findPerson, requireEditable } from '#areas/persons/person/person.ts'
import { findItems, isMinorConfidential, splitItems } from './content.ts'
import { type DisclosureCreate, disclosureKind } from './schema.ts'

export async function createDisclosure(call: Call, body: DisclosureCreate) {
  const { person_id: _, note_ids: __, assessment_ids: ___, ...columns } = body
  const { decision, shared } = await decideDisclosure(call, body)
  const { content, ...items } = shared
  const recipient = completeParty(body.recipient)
  const disclosure = await recordDisclosure(call, decision, { ...columns, recipient, ...items })
  return { ...disclosure, content }
}

// Also decided again when a stored response is replayed.
export async function decideDisclosure(call: Call, body: DisclosureCreate) {
  await requireMayShare(call, body)
  const person = await findPerson(call, body.person_id, 'person_id')
  const requested = await findItems(call, body, person.id)
  const data_categories = [
    ...new Set([...(body.data_categories ?? []), ...requested.flatMap(({ needs }) => needs)]),
  ]
  if (data_categories.length === 0) {
    throw invalid(
      'data_categories',
      'Send at least one of `data_categories`, `note_ids` and `assessment_ids`.',
    )
  }
  const dates = new Set(requested.map(({ service_date }) => service_date))
  const service_date = body.service_date ?? (dates.size === 1 ? [...dates][0]! : null)
  const about = { action: 'disclose' as const, data_categories, service_date }
  const question = { ...questionOf(body), ...about }
  const { decision, gathered } = await decideAndAudit(call, body.person_id, question, {
    hold: true,
  })
  const isPermitted = (categories: DataCategory[], date: string | null) =>
    wouldPermit(call, gathered, { ...question, data_categories: categories, service_date: date })
  const { type, id: recipient_id } = body.recipient
  const to_other_individual = type === 'individual' && recipient_id !== person.id
  const shared = splitItems(requested, isPermitted, to_other_individual)
  const nothing_shared = requested.length > 0 && shared.items.length === 0
  if (decision.decision === 'deny') throw consentRequiredError(decision)
  const { denied } = decision
  if (nothing_shared) {
    const confidential = to_other_individual && requested.every((item) => isMinorConfidential(item))
    throw consentRequiredError({
      ...decision,
      denied: confidential || !denied[0] ? [minor_confidential] : denied,
    })
  }
  requireEditable(gathered.person, 'disclose')
  return { decision, shared }
}

const minor_confidential = {
  data_category: 'minor_confidential' as const,
  code: 'minor_confidential' as const,
  required_consent: null,
}

// Callers can share only what they can access. Only the account can claim a legal basis.
async function requireMayShare(call: Call, body: DisclosureCreate) {
  const { recipient, person_id, data_categories, legal_basis } = body
  await requireParties(call, [recipient], () => 'recipient')
  if (recipient.type !== 'practitioner' && !recipient.id && !recipient.name) {
    throw invalid('recipient', '`recipient` must have an `id` or a `name`.')
  }
  if (call.actor.kind === 'account') return
  if (legal_basis) {
    const needs = 'a secret key without On-Behalf-Of to disclose with a legal_basis'
    throw new ApiError('permission_denied', { needs }, { param: 'legal_basis' })
  }
  if (!data_categories) return
  await requirePermission(call, person_id, { action: 'access', data_categories })
}

export async function readDisclosure(call: Call, id: string) {
  const disclosure = await findRow(call, disclosureKind, id)
  const data_categories = ['demographics' as const]
  await requirePermission(call, disclosure.person_id, { action: 'access', data_categories })
  return disclosure
}

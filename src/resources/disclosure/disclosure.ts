// Sharing outside: decided, then recorded. Nothing leaves without a decision, and each time it does
// there is a record of it.
import type { Call } from '#call.ts'
import { ApiError, invalid } from '#catalogue/api_error.ts'
import { newId } from '#ids.ts'
import { findRow, makeRow } from '#record.ts'
import { questionOf, whole } from '#resources/consent/decision.ts'
import { requireParties } from '#resources/consent/parties.ts'
import { judge, refusal, requirePermission } from '#resources/permission/permission.ts'
import { requireKnown } from '#resources/person/person.ts'
import { type DisclosureCreate, disclosureKind } from './schema.ts'

// 42 CFR 2.32(a)(2), the short form.
const part2_notice = '42 CFR part 2 prohibits unauthorized use or disclosure of these records.'

export async function recordDisclosure(call: Call, asked: DisclosureCreate) {
  const { person_id: _, ...told } = asked
  const decision = await decideDisclosure(call, asked)
  const { obligations, basis, permitted, denied } = decision
  return await makeRow(call, disclosureKind, newId(disclosureKind.prefix), {
    ...told,
    person_id: decision.person_id,
    recipient: whole(asked.recipient),
    data_categories: permitted,
    withheld: denied.map(({ data_category }) => data_category),
    decision_id: decision.id,
    consent_ids: basis.filter(({ type }) => type === 'consent').map(({ id }) => id),
    basis,
    obligations,
    notice: obligations.includes('part2_notice') ? part2_notice : null,
  })
}

// Judged anew also when an earlier answer is repeated.
export async function decideDisclosure(call: Call, asked: DisclosureCreate) {
  await requireMayShare(call, asked)
  const question = { ...questionOf(asked), action: 'disclose' as const }
  const { decision, gathered } = await judge(call, asked.person_id, question, { hold: true })
  if (decision.decision === 'deny') throw refusal(decision)
  requireKnown(gathered.person, 'disclose')
  return decision
}

// Nobody passes on what they may not see themself. What the law asks for, the account answers.
async function requireMayShare(call: Call, asked: DisclosureCreate) {
  const { recipient, person_id, data_categories, legal_basis } = asked
  await requireParties(call, [recipient], () => 'recipient')
  if (recipient.type !== 'practitioner' && !recipient.id && !recipient.name) {
    throw invalid('recipient', 'recipient needs an id or a name.')
  }
  if (call.actor.kind === 'account') return
  if (legal_basis) {
    const needs = 'to be called by the account, which answers for what the law asks'
    throw new ApiError('permission_denied', { needs }, { param: 'legal_basis' })
  }
  await requirePermission(call, person_id, { action: 'access', data_categories })
}

export async function readDisclosure(call: Call, id: string) {
  const disclosure = await findRow(call, disclosureKind, id)
  const data_categories = ['demographics' as const]
  await requirePermission(call, disclosure.person_id, { action: 'access', data_categories })
  return disclosure
}

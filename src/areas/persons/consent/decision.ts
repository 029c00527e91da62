// Creates consent decisions on request, with the same function that authorizes every route.
import type { Call } from '#kernel/call.ts'
import { invalid } from '#catalogue/api_error.ts'
import type { Decision, Party } from '#areas/persons/consent_decision/decision_types.ts'
import { decideAndAudit } from '#areas/persons/consent_decision/audited_decision.ts'
import { howToResolve } from '#areas/persons/consent_decision/denial.ts'
import type { DecisionCreate } from './decision_schema.ts'
import { requireParties } from './parties.ts'

export async function createDecision(call: Call, body: DecisionCreate) {
  if (body.activity && body.data_categories) {
    throw invalid('data_categories', 'Send `activity` or `data_categories`, not both.')
  }
  if (body.action?.endsWith('disclose') && !body.recipient) {
    throw invalid(
      'recipient',
      '`recipient` is required when `action` is `disclose` or `redisclose`.',
    )
  }
  if (body.recipient) await requireParties(call, [body.recipient], () => 'recipient')
  const { decision } = await decideAndAudit(call, body.person_id, questionOf(body))
  return responseOf(decision)
}

// Omitted parameters keep their defaults.
export function questionOf(body: Omit<DecisionCreate, 'person_id'>) {
  const { activity, action, purpose, data_categories, service_date = null } = body
  const legal_basis = body.legal_basis
    ? { type: body.legal_basis.type, part2_order: body.legal_basis.part2_order ?? false }
    : null
  return {
    ...(activity && { activity }),
    ...(action && { action }),
    ...(purpose && { purpose }),
    ...(data_categories && { data_categories }),
    recipient: body.recipient ? completeParty(body.recipient) : null,
    service_date,
    legal_basis,
  }
}

export const completeParty = ({
  type,
  id = null,
  name = null,
}: Partial<Party> & Pick<Party, 'type'>) => ({
  type,
  id,
  name,
})

const responseOf = ({ id: decision_id, ...decision }: Decision) => ({
  object: 'consent_decision',
  decision_id,
  ...decision,
  denied: decision.denied.map((each) => ({
    ...each,
    how_to_resolve: howToResolve(each),
  })),
})

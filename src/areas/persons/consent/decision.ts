// Consent decisions on request, made by the same function as everywhere else.
import type { Call } from '#kernel/call.ts'
import { invalid } from '#catalogue/api_error.ts'
import type { Decision, Party } from '#areas/persons/consent_decision/decision_types.ts'
import { judge } from '#areas/persons/consent_decision/authorize.ts'
import { howToResolve } from '#areas/persons/consent_decision/denial.ts'
import type { DecisionAsk } from './decision_schema.ts'
import { requireParties } from './parties.ts'

export async function askDecision(call: Call, asked: DecisionAsk) {
  if (asked.activity && asked.data_categories) {
    throw invalid('data_categories', 'Send `activity` or `data_categories`, not both.')
  }
  if (asked.action?.endsWith('disclose') && !asked.recipient) {
    throw invalid(
      'recipient',
      '`recipient` is required when `action` is `disclose` or `redisclose`.',
    )
  }
  if (asked.recipient) await requireParties(call, [asked.recipient], () => 'recipient')
  const { decision } = await judge(call, asked.person_id, questionOf(asked))
  return shown(decision)
}

type Asked = Omit<DecisionAsk, 'person_id'>

// Omitted parameters keep their defaults.
export function questionOf(asked: Asked) {
  const { activity, action, purpose, data_categories, service_date = null } = asked
  const legal_basis = asked.legal_basis
    ? { type: asked.legal_basis.type, part2_order: asked.legal_basis.part2_order ?? false }
    : null
  return {
    ...(activity && { activity }),
    ...(action && { action }),
    ...(purpose && { purpose }),
    ...(data_categories && { data_categories }),
    recipient: asked.recipient ? whole(asked.recipient) : null,
    service_date,
    legal_basis,
  }
}

export const whole = ({ type, id = null, name = null }: Partial<Party> & Pick<Party, 'type'>) => ({
  type,
  id,
  name,
})

const shown = ({ id: decision_id, ...decision }: Decision) => ({
  object: 'consent_decision',
  decision_id,
  ...decision,
  denied: decision.denied.map((each) => ({
    ...each,
    how_to_resolve: howToResolve(each),
  })),
})

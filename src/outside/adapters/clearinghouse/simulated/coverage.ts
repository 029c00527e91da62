// Benefits the simulated payer reports, by member ID. The member IDs for claims have the benefits
// their claims are paid with; any other is active with a copay.
import type { TransactionDraft } from '#x12/kinds.ts'

type Content = Extract<TransactionDraft, { kind: '271' }>['content']
type Subscriber = NonNullable<
  NonNullable<NonNullable<Content['payers']>[0]['providers']>[0]['subscribers']
>[0]
export type Benefit = NonNullable<Subscriber['benefits']>[0]

const mental = ['MH', '98']
const individual = { level: 'IND', service_types: mental }
const [each_visit, calendar_year, remaining] = ['27', '23', '29']

type Terms = {
  copay?: number
  coinsurance_bps?: number
  deductible?: [whole: number, left: number]
  out_of_pocket?: [whole: number, left: number]
  in_network?: 'Y' | 'N'
}

const money = (kind: string, period: string, amount: number, in_network: string): Benefit => ({
  ...individual,
  kind,
  period,
  amount,
  in_network,
})

function benefitsOf(terms: Terms): Benefit[] {
  const { copay, coinsurance_bps, deductible = [50_000, 0], in_network = 'Y' } = terms
  const { out_of_pocket = [300_000, 250_000] } = terms
  const share = coinsurance_bps && { kind: 'A', share: coinsurance_bps, period: each_visit }
  return [
    active,
    { kind: '1', level: 'IND', service_types: mental },
    ...(copay === undefined ? [] : [money('B', each_visit, copay, in_network)]),
    ...(share ? [{ ...individual, ...share, in_network }] : []),
    money('C', calendar_year, deductible[0], in_network),
    money('C', remaining, deductible[1], in_network),
    money('G', calendar_year, out_of_pocket[0], in_network),
    money('G', remaining, out_of_pocket[1], in_network),
  ]
}

const active: Benefit = {
  kind: '1',
  level: 'IND',
  service_types: ['30'],
  insurance_type: 'PR',
  plan: 'SANDBOX PPO',
}

const usual: Terms = { copay: 2_500 }

const whole_deductible: Terms = {
  deductible: [500_000, 500_000],
  out_of_pocket: [600_000, 600_000],
}

const carve_out: Benefit = {
  kind: 'U',
  service_types: ['MH'],
  related: [
    {
      role: 'PR',
      kind: 'organization',
      name: 'SANDBOX SECONDARY PLAN',
      id_kind: 'PI',
      id: 'SBXSEC',
    },
  ],
}

const visits = (left: number): Benefit => ({
  ...individual,
  kind: 'F',
  period: remaining,
  quantity_kind: 'VS',
  quantity: left,
  in_network: 'Y',
})

export type EligibilityAnswer = { benefits: Benefit[] } | { rejection: string }

type Scenario = { pattern: RegExp; answer: (found: string[]) => EligibilityAnswer }

const terms = (given: Terms) => () => ({ benefits: benefitsOf(given) })

const scenarios: Scenario[] = [
  {
    pattern: /^SBX-ELIG-INACTIVE-/,
    answer: () => ({ benefits: [{ ...active, kind: '6' }] }),
  },
  {
    pattern: /^SBX-ELIG-CARVEOUT-/,
    answer: () => ({ benefits: [active, carve_out] }),
  },
  {
    pattern: /^SBX-ELIG-AUTHREQ-/,
    answer: () => ({
      benefits: benefitsOf(usual).map((each) =>
        each.kind === 'B' ? { ...each, authorization_required: 'Y' } : each,
      ),
    }),
  },
  {
    pattern: /^SBX-ELIG-LIMIT-(\d{1,3})-/,
    answer: ([left]) => ({ benefits: [...benefitsOf(usual), visits(Number(left))] }),
  },
  {
    pattern: /^SBX-ELIG-HDHP-/,
    answer: terms({ coinsurance_bps: 1_000, deductible: [300_000, 240_000] }),
  },
  {
    pattern: /^SBX-ELIG-OON-/,
    answer: terms({ coinsurance_bps: 4_000, deductible: [100_000, 100_000], in_network: 'N' }),
  },
  { pattern: /^SBX-ELIG-AAA(\d{2})-/, answer: ([code]) => ({ rejection: code! }) },
  { pattern: /^SBX-ELIG-AMBIG-/, answer: () => ({ rejection: '76' }) },
  { pattern: /^SBX-NOCOV-/, answer: () => ({ benefits: [{ ...active, kind: '6' }] }) },
  { pattern: /^SBX-FULL-/, answer: terms({ copay: 0 }) },
  { pattern: /^SBX-DED-/, answer: terms(whole_deductible) },
  { pattern: /^SBX-COINS-/, answer: terms({ coinsurance_bps: 2_000 }) },
  {
    pattern: /^SBX-MIX-/,
    answer: terms({ coinsurance_bps: 2_000, deductible: [50_000, 5_000] }),
  },
]

export function eligibilityOf(member_id: string): EligibilityAnswer {
  for (const { pattern, answer } of scenarios) {
    const found = pattern.exec(member_id.toUpperCase())
    if (found) return answer(found.slice(1))
  }
  return { benefits: benefitsOf(usual) }
}

export const neverResponds = (member_id: string) => /^SBX-ELIG-TIMEOUT-/i.test(member_id)

// Summarizes benefits for the requested services: copay, coinsurance, remaining amounts, warnings.
import type { Inquiry } from './response.ts'
import type { BenefitResult, Summary, WarningCode } from './benefit_schema.ts'

// Health plan benefit coverage: returned by payers that say nothing about mental health.
const whole_plan = '30'

export function summaryOf(
  benefits: BenefitResult[],
  { payer_id, service_type_codes }: Inquiry,
): Summary {
  const network = benefits.some((each) => each.network === 'in_network')
    ? 'in_network'
    : benefits.some((each) => each.network === 'out_of_network')
      ? 'out_of_network'
      : 'unknown'
  const fits = (each: BenefitResult) => each.network === network || each.network === 'unknown'
  const isFor = (codes: string[]) => (each: BenefitResult) =>
    each.service_type_codes.some((code) => codes.includes(code))
  const ours = benefits.filter(fits)
  // Best match: requested services first, then the whole plan; individual before family.
  const find = (matches: (each: BenefitResult) => boolean) =>
    [
      isFor(service_type_codes),
      isFor([whole_plan]),
      (each: BenefitResult) => !each.service_type_codes.length,
    ]
      .map((about) => ours.filter((each) => about(each) && matches(each)))
      .flatMap((matching) => matching.toSorted(byLevel))
      .at(0)
  const money = (type: BenefitResult['type'], remaining: boolean) =>
    find((each) => each.type === type && each.remaining === remaining && each.amount !== null)
      ?.amount ?? null
  const share = find((each) => each.type === 'coinsurance' && each.share_basis_points !== null)
  const visits = find((each) => each.type === 'limit' && each.remaining && each.quantity !== null)
  const carved = benefits.find(({ payer }) => payer && payer.id !== payer_id)
  const needs = ours
    .filter(isFor(service_type_codes))
    .map(({ authorization_required }) => authorization_required)
  return {
    copay: money('copay', false),
    coinsurance_basis_points: share?.share_basis_points ?? null,
    deductible_remaining: money('deductible', true),
    out_of_pocket_remaining: money('oop_max', true),
    visits_remaining: visits ? Math.max(0, Math.floor(visits.quantity!)) : null,
    authorization_required: needs.includes(true) ? true : needs.includes(false) ? false : null,
    carve_out_payer: carved?.payer ?? null,
    network,
  }
}

const byLevel = (one: BenefitResult, other: BenefitResult) =>
  Number(one.level === 'family') - Number(other.level === 'family') ||
  Number(one.telehealth) - Number(other.telehealth)

const warnings: [code: WarningCode, when: (summary: Summary) => boolean, message: string][] = [
  [
    'carve_out',
    ({ carve_out_payer }) => carve_out_payer !== null,
    'Another payer covers mental health for this plan. Add a coverage with that payer and bill it.',
  ],
  [
    'authorization_required',
    ({ authorization_required }) => authorization_required === true,
    'The payer requires prior authorization. Request it and put its number on the claim.',
  ],
  [
    'no_visits_left',
    ({ visits_remaining }) => visits_remaining === 0,
    'No visits remain in this period. Agree with the person on how to pay for more.',
  ],
  [
    'out_of_network',
    ({ network }) => network === 'out_of_network',
    'The benefits are out of network. The person can owe more.',
  ],
]

export const warningsOf = (summary: Summary) =>
  warnings.filter(([, when]) => when(summary)).map(([code, , message]) => ({ code, message }))

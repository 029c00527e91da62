// Parses a 271 into an eligibility result. Pure function.
import { aaaCode, isTemporary } from '#catalogue/aaa_codes.ts'
import type { Benefit, EligibilityResponse } from '#x12/eligibility.ts'
import { readX12, transactionsOf } from '#x12/read.ts'
import type { BenefitResult, WarningCode } from './benefit_schema.ts'
import { summaryOf, warningsOf } from './summary.ts'

export type Inquiry = { payer_id: string; service_type_codes: string[] }

export type EligibilityResult = {
  step: 'complete' | 'fail'
  temporary: boolean // The payer is unavailable: the same inquiry can succeed later.
  outcome: 'active' | 'inactive' | 'not_found' | 'ambiguous' | null
  plan: object | null
  benefits: BenefitResult[]
  summary: object | null
  warnings: { code: WarningCode; message: string }[]
  errors: { code: string; message: string; aaa_code: string | null; follow_up: string | null }[]
}

export const failure = (code: string, message: string): EligibilityResult => ({
  step: 'fail',
  temporary: false,
  outcome: null,
  plan: null,
  benefits: [],
  summary: null,
  warnings: [],
  errors: [{ code, message, aaa_code: null, follow_up: null }],
})

export function parseResponse(text: string, inquiry: Inquiry): EligibilityResult {
  const [content] = transactionsOf(readX12(text)).flatMap((each) =>
    each.kind === '271' ? [each.content] : [],
  )
  if (!content)
    return failure('unreadable', "The payer's response can't be read. Contact the payer.")
  const { rejections, subject } = subjectOf(content)
  if (rejections.length > 0) return rejectionResult(rejections)
  if (!subject || subject.benefits.length === 0) {
    return failure(
      'empty',
      'The payer returned no benefits. Create a new check, or contact the payer.',
    )
  }
  const benefits = subject.benefits.map(benefitOf)
  const outcome = outcomeOf(benefits)
  const summary = outcome === 'active' ? summaryOf(benefits, inquiry) : null
  return {
    step: 'complete',
    temporary: false,
    outcome,
    plan: planOf(subject),
    benefits,
    summary,
    warnings: summary ? warningsOf(summary) : [],
    errors: [],
  }
}

type Subscriber = EligibilityResponse['payers'][0]['providers'][0]['subscribers'][0]
type Subject = Pick<Subscriber, 'benefits' | 'dates' | 'person' | 'rejections'>
type Rejection = { code?: string | undefined; follow_up?: string | undefined }

// The response is about the dependent, if there is one. A rejection can occur at any level.
function subjectOf({ payers }: EligibilityResponse) {
  const [payer] = payers
  const [provider] = payer?.providers ?? []
  const [subscriber] = provider?.subscribers ?? []
  const subject: Subject | undefined = subscriber?.dependents[0] ?? subscriber
  const levels = [payer, provider, subscriber, subscriber?.dependents[0]]
  const rejections: Rejection[] = levels.flatMap((level) => level?.rejections ?? [])
  return { subject, rejections }
}

function rejectionResult(rejections: Rejection[]): EligibilityResult {
  const reasons = rejections.map(({ code = '', follow_up }) => ({
    code,
    follow_up,
    ...aaaCode(code),
  }))
  const outcomes = reasons.map(({ outcome }) => outcome)
  // A request that couldn't be processed says nothing about the coverage.
  const outcome = outcomes.includes(null)
    ? null
    : outcomes.includes('ambiguous')
      ? 'ambiguous'
      : 'not_found'
  return {
    ...failure('', ''),
    step: outcome ? 'complete' : 'fail',
    temporary: reasons.every(({ code, follow_up }) => isTemporary(code, follow_up)),
    outcome,
    errors: reasons.map(({ code, follow_up, message }) => ({
      code: `aaa_${code}`,
      message,
      aaa_code: code,
      follow_up: follow_up ?? null,
    })),
  }
}

const kinds: Record<string, BenefitResult['type']> = {
  A: 'coinsurance',
  B: 'copay',
  C: 'deductible',
  G: 'oop_max',
  F: 'limit',
  U: 'carve_out',
}
const typeOf = (kind = ''): BenefitResult['type'] =>
  /^[1-5]$/.test(kind) ? 'active' : /^[678]$/.test(kind) ? 'inactive' : (kinds[kind] ?? 'other')

const periods: Record<string, string> = {
  '7': 'day',
  '21': 'years',
  '22': 'service_year',
  '23': 'calendar_year',
  '24': 'year_to_date',
  '25': 'contract',
  '27': 'visit',
  '29': 'remaining',
  '32': 'lifetime',
  '34': 'month',
}
const quantities: Record<string, string> = { VS: 'visits', DY: 'days', HS: 'hours', MN: 'months' }
const levels: Record<string, string> = { IND: 'individual', FAM: 'family' }
const networks: Record<string, BenefitResult['network']> = { Y: 'in_network', N: 'out_of_network' }
const payer_roles = ['PR', 'PRP', 'SEP', 'TTP', 'VN', 'Y2', 'X3', '2B', '13']
const telehealth_places = ['02', '10']

function benefitOf(benefit: Benefit, position: number): BenefitResult {
  const { kind, service_types, period, amount, share, quantity, quantity_kind, level } = benefit
  const other = benefit.related.find(({ role = '' }) => payer_roles.includes(role))
  const needs = benefit.authorization_required
  return {
    type: typeOf(kind),
    service_type_codes: service_types ?? [],
    amount: amount === undefined || amount < 0 ? null : { amount, currency: 'usd' },
    share_basis_points: share === undefined || share < 0 || share > 10_000 ? null : share,
    quantity: quantity ?? null,
    quantity_unit: quantity_kind ? (quantities[quantity_kind] ?? quantity_kind) : null,
    remaining: period === '29',
    period: period ? (periods[period] ?? period) : null,
    network: networks[benefit.in_network ?? ''] ?? 'unknown',
    level: level ? (levels[level] ?? level) : null,
    authorization_required: needs === 'Y' ? true : needs === 'N' ? false : null,
    telehealth: benefit.places.some(({ code = '' }) => telehealth_places.includes(code)),
    payer: other ? { id: other.id ?? null, name: other.name ?? null } : null,
    source: position + 1,
  }
}

// A payer that returns benefits knows the member, even without an active status.
function outcomeOf(benefits: BenefitResult[]): 'active' | 'inactive' {
  const types = benefits.map(({ type }) => type)
  return types.includes('inactive') && !types.includes('active') ? 'inactive' : 'active'
}

function planOf({ benefits, dates, person }: Subject) {
  const named = benefits.find(({ plan }) => plan)
  const dayOf = (...kinds: string[]) =>
    dates.find(({ kind = '' }) => kinds.includes(kind))?.days?.split('/') ?? []
  const [starts_on = null, until] = dayOf('346', '356', '307', '291')
  const [ends_on = until ?? null] = dayOf('347', '357')
  const group = person?.references?.find(({ kind }) => kind === '6P')
  return { name: named?.plan ?? null, starts_on, ends_on, group_number: group?.value ?? null }
}

// The queues of the worklist: which states each has, and what to do next with a claim.
import type { BulkActionFilters, Claim } from 'attune'
import { words } from '../../components/format.ts'
import { centsOf } from '../../components/money_input.ts'
import type { ScreenSearch } from '../../components/screen_state.ts'

export const queues = [
  {
    name: 'work',
    label: 'To work',
    statuses: ['drafted', 'validated', 'rejected', 'pended', 'denied', 'partially_paid'],
  },
  {
    name: 'payer',
    label: 'With payer',
    statuses: ['submitted', 'acknowledged', 'accepted', 'appealed', 'voiding'],
  },
  { name: 'underpaid', label: 'Underpaid', statuses: [] },
  { name: 'paid', label: 'Paid', statuses: ['paid'] },
  { name: 'all', label: 'All', statuses: [] },
] as const

export type Queue = (typeof queues)[number]

/** The states to filter a queue by. */
export const statusesOf = ({ statuses }: Queue): readonly string[] =>
  statuses.length > 0
    ? statuses
    : [
        ...queues.flatMap((queue) => queue.statuses),
        'reversed',
        'superseded',
        'voided',
        'canceled',
        'closed',
      ]

/** What the API suggests, for a user who has buttons instead of requests. */
export const withoutRequests = (text: string) => text.replace(/ with POST \S+/g, '')

/** Why a payer denied a claim, in the words of its reason codes. */
export const reasonsOf = ({ lines }: Claim) => {
  const reasons = new Map<string, { code: string; label: string; suggested_action: string }>()
  for (const line of lines) for (const reason of line.reasons) reasons.set(reason.code, reason)
  return [...reasons.values()]
}

/** Ages of a claim, from its first date of service, and the days they begin and end with. */
export const ages = {
  '0-30 days': [0, 30],
  '31-60 days': [31, 60],
  '61-90 days': [61, 90],
  'over 90 days': [91, undefined],
} as const

const day_ms = 86_400_000

/** The range of service dates that an age stands for. */
function serviceDates(age: string | undefined, now: number) {
  const range = ages[age as keyof typeof ages]
  if (!range) return {}
  const [from, to] = range
  const before = (days: number) => new Date(now - days * day_ms).toISOString().slice(0, 10)
  return { service_date: { lte: before(from), ...(to !== undefined && { gte: before(to) }) } }
}

/** What a denial asks for next, as the API names it. */
export const next_steps = [
  'correct',
  'get_authorization',
  'check_coverage',
  'send_records',
  'enroll',
  'appeal',
  'bill_secondary',
  'bill_patient',
  'write_off',
  'wait',
]

/** What the payer allows by contract for all lines. Null if a fee schedule has none of them. */
export function expectedOf({ lines, charge }: Claim) {
  const known = lines.flatMap(({ expected_amount }) => expected_amount ?? [])
  if (known.length === 0) return null
  return { amount: known.reduce((sum, { amount }) => sum + amount, 0), currency: charge.currency }
}

/** The filters of a queue, as the list of claims and bulk actions take them. */
export function filtersOf(queue: Queue, values: ScreenSearch, now: number): BulkActionFilters {
  const { status, payer_id, practitioner_id, next_step, reason, at_least, age } = values
  const statuses: readonly string[] = status ? [status] : queue.statuses
  const least = centsOf(at_least ?? '')
  return {
    ...(statuses.length > 0 && { status: [...statuses] }),
    ...(payer_id && { payer_id: [payer_id] }),
    ...(practitioner_id && { practitioner_id: [practitioner_id] }),
    ...(next_step && { next_step: [next_step] }),
    ...(reason && { denial_reason: [reason.trim().toUpperCase()] }),
    ...serviceDates(age, now),
    ...(least !== undefined && { payer_balance: { gte: least } }),
  }
}

const suggested = ({ next_step: step }: Claim) => step && `${words(step.action)} (${step.reason})`

export function nextStep(claim: Claim): string {
  const [problem] = claim.validations
  switch (claim.status) {
    case 'drafted':
      return problem ? problem.message : 'Validate'
    case 'validated':
      return 'Submit'
    case 'rejected':
      return claim.status_reason?.message ?? 'Correct and resubmit'
    case 'pended':
      return claim.status_reason?.message ?? 'Answer the payer'
    case 'denied':
      return suggested(claim) ?? 'Replace, appeal or write off'
    case 'partially_paid':
      return suggested(claim) ?? 'Transfer or write off the rest'
    case 'appealed':
      return 'Record the appeal decision'
    default:
      return claim.underpaid.amount > 0 ? 'Dispute the underpayment' : '—'
  }
}

// The queues of the worklist: which states each has, and what to do next with a claim.
import type { Claim } from 'attune'
import { centsOf } from '../../components/money_input.ts'

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
  { name: 'paid', label: 'Paid', statuses: ['paid'] },
  { name: 'all', label: 'All', statuses: [] },
] as const

/** The states to filter a queue by. */
export const statusesOf = ({ statuses }: (typeof queues)[number]): readonly string[] =>
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
export function serviceDates(age: string | undefined, now: number) {
  const range = ages[age as keyof typeof ages]
  if (!range) return {}
  const [from, to] = range
  const before = (days: number) => new Date(now - days * day_ms).toISOString().slice(0, 10)
  return { service_date: { lte: before(from), ...(to !== undefined && { gte: before(to) }) } }
}

/** The reason of a denial and the least open amount, in dollars, as the API filters by them. */
export function denialAndBalance(reason: string | undefined, least: string | undefined) {
  const cents = centsOf(least ?? '')
  return {
    ...(reason && { denial_reason: reason.trim().toUpperCase() }),
    ...(cents !== undefined && { payer_balance: { gte: cents } }),
  }
}

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
      return reasonsOf(claim)[0]?.label ?? 'Replace, appeal or write off'
    case 'partially_paid':
      return 'Transfer or write off the rest'
    case 'appealed':
      return 'Record the appeal decision'
    default:
      return '—'
  }
}

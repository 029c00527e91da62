// The queues of the worklist: which states each has, and what to do next with a claim.
import type { Claim } from 'attune'

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

/** Why a payer denied a claim, in the words of its reason codes. */
export const reasonsOf = ({ lines }: Claim) => {
  const reasons = new Map<string, { code: string; label: string; suggested_action: string }>()
  for (const line of lines) for (const reason of line.reasons) reasons.set(reason.code, reason)
  return [...reasons.values()]
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

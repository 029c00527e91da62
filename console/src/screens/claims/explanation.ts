// Why a claim needs what it needs next, in a sentence.
import type { Claim } from 'attune'
import { money } from '../../components/format.ts'
import { nextStep, queues, reasonsOf, withoutRequests } from './queues.ts'

export function explanation(claim: Claim): string {
  const reasons = reasonsOf(claim)
  if (claim.next_step) return withoutRequests(claim.next_step.message)
  if (claim.underpaid.amount > 0) return underpayment(claim)
  if (claim.status === 'denied' && reasons.length > 0)
    return reasons.map(({ suggested_action }) => withoutRequests(suggested_action)).join(' ')
  if (nextStep(claim) === '—')
    return queues[1].statuses.some((status) => status === claim.status)
      ? 'The payer decides next.'
      : (claim.status_reason?.message ?? 'Nothing waits for you.')
  if (claim.filing_deadline && claim.filing_days_left !== null)
    return `Filing deadline ${claim.filing_deadline}, ${claim.filing_days_left} days left.`
  return claim.status_reason?.message ?? 'Nothing waits for you.'
}

function underpayment({ underpaid: { amount, currency }, underpaid_reasons: reasons }: Claim) {
  const why = reasons.length > 0 ? ` (${reasons.join(', ')})` : ''
  const less = `${money(amount, currency)} less than your fee schedule says${why}`
  return `The payer allowed ${less}. Appeal if the contract is on your side.`
}

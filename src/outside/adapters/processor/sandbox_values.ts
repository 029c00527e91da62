// Describes the sandbox payment methods, from the table that drives the simulation.
import { bank_days, type Card, cards, decision_days } from './simulated_cards.ts'
import { destinations, receipts } from './simulated_values.ts'

const outages = {
  slow: 'The processor takes 8 seconds. `processing`, then the payment succeeds.',
  down: 'The processor does not respond at first. `processing`, then the retry succeeds.',
  lost_answer:
    "Charged, but the processor's response is lost. `processing` until Attune looks up the charge.",
}

function describeCard({ brand, last4, ...card }: Card): string {
  const { declines, challenge, dispute, after_days, fails, refunds, trouble } = card
  if (card.declines_later) return 'Can be put on file. Every charge is declined.'
  if (card.set_up_once) {
    return 'Requires 3-D Secure authentication when it is put on file, and not for later charges.'
  }
  if (declines) {
    const again = declines.retryable ? 'can be retried' : 'requires another card'
    return `Declined: \`${declines.decline_code ?? declines.code}\`, ${again}.`
  }
  if (challenge)
    return 'Requires 3-D Secure authentication. See `POST /v1/payments/{id}/complete_challenge`.'
  if (dispute) return `Succeeds, then is disputed immediately: \`${dispute}\`.`
  if (refunds === 'pending') return 'Succeeds. A refund takes 5 days.'
  if (refunds === 'failed') return 'Succeeds. A refund fails after 5 days.'
  if (fails) return `\`processing\` for ${after_days} days, then fails: \`${fails}\`.`
  if (after_days) return `\`processing\` for ${after_days} days, then succeeds.`
  if (trouble) return outages[trouble]
  return `Succeeds: ${brand} ${last4}.`
}

export const sandboxMethods = Object.fromEntries(
  Object.entries(cards).map(([token, card]) => [token, describeCard(card)]),
)

export const sandboxDestinations = {
  [destinations.refused]: 'Invalid account. The payout fails immediately: `account_invalid`.',
  [`acct_1${destinations.closed}`]:
    `Sent, then returned after ${bank_days} days, and the payout fails. The same applies to any ` +
    `destination that ends in \`${destinations.closed}\`.`,
}

export const sandboxReceipts = {
  [receipts.winning]: `Won after ${decision_days} days, regardless of other evidence.`,
  [receipts.losing]: `Lost after ${decision_days} days, regardless of other evidence.`,
}

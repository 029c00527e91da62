// What becomes of a charge to each method of the sandbox, in words, from the table that decides it.
import { bank_days, type Card, cards, decision_days } from './simulated_cards.ts'
import { destinations, receipts } from './simulated_values.ts'

const troubles = {
  slow: 'The processor takes 8 s: the answer is processing, and it succeeds later.',
  down: 'The processor does not answer at first: processing; the next attempt succeeds.',
  lost_answer: 'It is charged and the answer is lost: processing, until it is found to be charged.',
}

function saysOf({ brand, last4, ...card }: Card): string {
  const { declines, challenge, dispute, after_days, fails, refunds, trouble } = card
  if (declines) {
    const again = declines.retryable ? 'may work later' : 'needs another card'
    return `Declined: ${declines.decline_code ?? declines.code}; ${again}.`
  }
  if (challenge) return 'Challenged: 3-D Secure; see POST /v1/payments/{id}/complete_challenge.'
  if (dispute) return `Succeeds, and is disputed at once: ${dispute}.`
  if (refunds === 'pending') return 'Succeeds; a refund takes 5 days.'
  if (refunds === 'failed') return 'Succeeds; a refund fails after 5 days.'
  if (fails) return `Processing for ${after_days} days; then it fails: ${fails}.`
  if (after_days) return `Processing for ${after_days} days; then it succeeds.`
  if (trouble) return troubles[trouble]
  return `Succeeds: ${brand} ${last4}.`
}

export const sandboxMethods = Object.fromEntries(
  Object.entries(cards).map(([token, card]) => [token, saysOf(card)]),
)

export const sandboxDestinations = {
  [destinations.refused]: 'Nothing can be sent there: the payout fails at once, account_invalid.',
  [`acct_1${destinations.closed}`]:
    `Sent; after ${bank_days} days it comes back, and the payout fails. So does any name that ` +
    `ends in ${destinations.closed}.`,
}

export const sandboxReceipts = {
  [receipts.winning]: `Won after ${decision_days} days, whatever else is sent.`,
  [receipts.losing]: `Lost after ${decision_days} days, whatever else is sent.`,
}

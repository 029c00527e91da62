// Recipes of refunds to payers.
import { paid } from './claims.ts'
import { type Maker, type Recipe, stepOf, updateOf } from './sandbox.ts'

const payerRefund: Maker = async (s) => {
  const { id: claim_id } = await paid(s)
  return await s.post('/payer_refunds', { claim_id, amount: { amount: 2_500, currency: 'usd' } })
}

export const payerRefundRecipes: Record<string, Recipe> = {
  'payer_refund.created': payerRefund,
  'payer_refund.updated': updateOf('payer_refunds', payerRefund, { metadata: { color: 'blue' } }),
  'payer_refund.reversed': stepOf('payer_refunds', payerRefund, 'reverse', { reason: 'returned' }),
}

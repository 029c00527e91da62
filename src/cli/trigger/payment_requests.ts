// Recipes of payment requests.
import { person } from './persons.ts'
import { type Maker, type Recipe, updateOf, usd } from './sandbox.ts'

export const paymentRequest: Maker = async (s) => {
  const { id: person_id } = await person(s)
  return await s.post('/payment_requests', { person_id, amount: usd(5_000) })
}

export const paymentRequestRecipes: Record<string, Recipe> = {
  'payment_request.created': paymentRequest,
  'payment_request.updated': updateOf('payment_requests', paymentRequest),
  'payment_request.expired': async (s) => {
    await paymentRequest(s)
    await s.advance('P31D')
  },
  'payment_request.canceled': async (s) => {
    const { id } = await paymentRequest(s)
    await s.post(`/payment_requests/${id}/cancel`)
  },
}

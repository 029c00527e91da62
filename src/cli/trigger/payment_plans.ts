// Recipes of payment plans.
import { activeCard } from './payment_methods.ts'
import { type Maker, type Recipe, usd } from './sandbox.ts'

const consent = { text_version: '2027-01', channel: 'written' }

export const paymentPlan =
  (token = 'pm_card_visa'): Maker =>
  async (s) => {
    const { id: payment_method_id, person_id } = await activeCard(token)(s)
    await s.post('/charges', { person_id, amount: usd(6_000) })
    const plan = { person_id, payment_method_id, installment_count: 3, consent }
    return await s.post('/payment_plans', plan)
  }

const missed: Maker = async (s) => {
  const plan = await paymentPlan('pm_card_chargeCustomerFail')(s)
  await s.advance('P8D')
  return plan
}

export const paymentPlanRecipes: Record<string, Recipe> = {
  'payment_plan.created': paymentPlan(),
  'payment_plan.updated': async (s) => {
    await paymentPlan()(s)
    await s.advance('PT1M')
  },
  'payment_plan.past_due': missed,
  'payment_plan.resumed': async (s) => {
    const { id } = await missed(s)
    await s.post(`/payment_plans/${id}/resume`, {})
  },
  'payment_plan.completed': async (s) => {
    await paymentPlan()(s)
    await s.advance('P70D')
  },
  'payment_plan.canceled': async (s) => {
    const { id } = await paymentPlan()(s)
    await s.post(`/payment_plans/${id}/cancel`)
  },
}

// Recipes of fee schedules and discounts.
import { completedSession } from './sessions.ts'
import { personInCare } from './persons.ts'
import { type Maker, metadata, type Recipe, type Sandbox, updateOf, usd } from './sandbox.ts'

export const newPlan = () => `Plan ${crypto.randomUUID()}`

// Of a plan of its own, because a plan has one schedule for each date.
export const scheduleOf = (s: Sandbox, plan_name: string, amount = 15_000) =>
  s.post('/fee_schedules', {
    name: plan_name,
    payer_id: 'SBX01',
    plan_name,
    starts_on: '2020-01-01',
    rates: [{ procedure_code: '90837', amount: usd(amount) }],
    metadata,
  })

const feeSchedule: Maker = (s) => scheduleOf(s, newPlan())

const discounted = async (s: Sandbox, ends_on: string) => {
  const { id } = await personInCare(s)
  const terms = { percent_off: 40, reason: 'Income', starts_on: '2020-01-01', ends_on }
  await s.post(`/persons/${id}/discount`, terms)
  return id
}

export const priceRecipes: Record<string, Recipe> = {
  'fee_schedule.created': feeSchedule,
  'fee_schedule.updated': updateOf('fee_schedules', feeSchedule, { name: 'Renamed' }),
  'person.discount_set': (s) => discounted(s, '2099-12-31'),
  'charge.discount_expired': async (s) => {
    const person_id = await discounted(s, '2020-12-31')
    const care = { name: 'Talk', duration_minutes: 60, procedure_code: '90837' }
    const { id: service_id } = await s.post('/services', { ...care, price: usd(15_000) })
    await completedSession(s, { person_id, service_id, payer_type: 'self_pay' })
    await s.advance('PT1S')
  },
}

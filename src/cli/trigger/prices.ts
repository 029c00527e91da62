// Recipes of fee schedules.
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

export const priceRecipes: Record<string, Recipe> = {
  'fee_schedule.created': feeSchedule,
  'fee_schedule.updated': updateOf('fee_schedules', feeSchedule, { name: 'Renamed' }),
}

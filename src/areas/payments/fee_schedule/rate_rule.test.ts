// The rate of a service, compared with a plain implementation over random schedules.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawing } from '#tests/random_listings.ts'
import { amountOf, type ListedRate, pickRate, type PricedService } from './rate_rule.ts'

const codes = ['90834', '90837', '90791']
const modifiers = ['95', 'HO', 'GT', '59']
const professions = ['psychologist', 'psychiatrist'] as const
const places = ['10', '11']
const plans = ['PPO Gold', 'HMO Basic']
const days = ['2026-12-31', '2027-01-01', '2027-06-15', '2027-12-31', '2028-01-01']

type Draw = ReturnType<typeof drawing>

const some = (draw: Draw) => modifiers.filter(() => draw.chance(0.3))

// Two versions by date of the payer's schedule, and one of a plan.
const schedules = [
  { fee_schedule_id: 'fee_1', plan_name: null, starts_on: '2026-01-01', ends_on: '2026-12-31' },
  { fee_schedule_id: 'fee_2', plan_name: null, starts_on: '2027-01-01', ends_on: null },
  {
    fee_schedule_id: 'fee_3',
    plan_name: 'ppo gold',
    starts_on: '2027-01-01',
    ends_on: '2027-12-31',
  },
]

const randomRates = (draw: Draw): ListedRate[] =>
  schedules.flatMap((schedule) =>
    Array.from({ length: draw.whole(12) }, (_, at) => ({
      ...schedule,
      number: at + 1,
      procedure_code: draw.one(codes),
      modifiers: some(draw),
      profession: draw.chance(0.4) ? draw.one([...professions]) : null,
      place_of_service: draw.chance(0.4) ? draw.one(places) : null,
      amount: { amount: draw.whole(30_000), currency: 'usd' },
    })),
  )

const randomService = (draw: Draw): PricedService => ({
  procedure_code: draw.one(codes),
  modifiers: some(draw),
  profession: draw.chance(0.8) ? draw.one([...professions]) : null,
  place_of_service: draw.chance(0.8) ? draw.one(places) : null,
  on: draw.one(days),
})

// The rule as the guide states it, one step after the other.
function plainly(rates: ListedRate[], service: PricedService, plan: string | null) {
  const valid = rates.filter((rate) => {
    if (rate.procedure_code !== service.procedure_code) return false
    if (service.on < rate.starts_on) return false
    if (rate.ends_on !== null && service.on > rate.ends_on) return false
    for (const modifier of rate.modifiers ?? []) {
      if (!service.modifiers.includes(modifier)) return false
    }
    if (rate.profession != null && rate.profession !== service.profession) return false
    return rate.place_of_service == null || rate.place_of_service === service.place_of_service
  })
  const of_plan = valid.filter(
    ({ plan_name }) => plan_name !== null && plan_name === plan?.toLowerCase(),
  )
  let best = of_plan.length > 0 ? of_plan : valid.filter(({ plan_name }) => plan_name === null)
  const most = Math.max(0, ...best.map((rate) => rate.modifiers!.length))
  best = best.filter((rate) => rate.modifiers!.length === most)
  if (best.some(({ profession }) => profession)) best = best.filter(({ profession }) => profession)
  if (best.some((rate) => rate.place_of_service)) {
    best = best.filter((rate) => rate.place_of_service)
  }
  return best.toSorted((one, other) => one.number - other.number)[0]
}

test('the most specific rate is picked, as a plain implementation does over random schedules', () => {
  let found = 0
  for (let seed = 1; seed <= 5_000; seed++) {
    const draw = drawing(seed)
    const rates = randomRates(draw)
    for (const plan of [null, ...plans]) {
      const service = randomService(draw)
      const picked = pickRate(rates, service, plan)
      assert.deepEqual(picked, plainly(rates, service, plan), `seed ${seed}`)
      if (picked) found++
    }
  }
  assert.ok(found > 2_000, `${found} found`)
})

test('an amount is for each unit, or for the whole line', () => {
  const amount = { amount: 4_000, currency: 'usd' }
  assert.equal(amountOf({ procedure_code: '90840', amount }, 3).amount, 12_000)
  assert.equal(amountOf({ procedure_code: '90840', amount, basis: 'per_line' }, 3).amount, 4_000)
})

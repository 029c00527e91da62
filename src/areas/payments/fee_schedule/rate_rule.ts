// Picks the rate of a service from fee schedules. Pure, so that it can be compared with a plain
// implementation.
import type { Money } from '#kernel/money.ts'
import type { FeeScheduleRate } from './schema.ts'

export type PricedService = {
  procedure_code: string
  modifiers: string[]
  profession: string | null
  place_of_service: string | null
  on: string // Date of service.
}

export type ListedRate = FeeScheduleRate & {
  fee_schedule_id: string
  plan_name: string | null
  starts_on: string
  ends_on: string | null
  number: number // Position in the schedule, from 1.
}

// Of the rates that apply, the most specific: of the plan, then by the number of modifiers, the
// profession and the place of service. Of equally specific ones, the first in the schedule.
export function pickRate(rates: ListedRate[], service: PricedService, plan: string | null = null) {
  const applicable = rates.filter((rate) => applies(rate, service, plan))
  return applicable.toSorted(
    (one, other) => compare(rankOf(other), rankOf(one)) || one.number - other.number,
  )[0]
}

const sameText = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

function applies(rate: ListedRate, service: PricedService, plan: string | null) {
  const { plan_name, starts_on, ends_on, modifiers = [] } = rate
  return (
    rate.procedure_code === service.procedure_code &&
    starts_on <= service.on &&
    (!ends_on || service.on <= ends_on) &&
    (!plan_name || sameText(plan_name, plan ?? '')) &&
    modifiers.every((modifier) => service.modifiers.includes(modifier)) &&
    (!rate.profession || rate.profession === service.profession) &&
    (!rate.place_of_service || rate.place_of_service === service.place_of_service)
  )
}

const rankOf = ({ plan_name, modifiers = [], profession, place_of_service }: ListedRate) => [
  plan_name ? 1 : 0,
  modifiers.length,
  profession ? 1 : 0,
  place_of_service ? 1 : 0,
]

function compare(one: number[], other: number[]) {
  const at = one.findIndex((value, place) => value !== other[place])
  return at < 0 ? 0 : one[at]! - other[at]!
}

export const amountOf = ({ amount, basis }: FeeScheduleRate, units: number): Money =>
  basis === 'per_line' ? amount : { ...amount, amount: amount.amount * units }

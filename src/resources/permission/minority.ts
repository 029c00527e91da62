// Who is a minor, and until when. The ages are data, each with the law it stands in; where a state
// is not listed, it is eighteen.
import type { Call } from '#call.ts'

type AgeRule = { jurisdiction: string; age: number; citation: string }

const usual_age = 18

export const majorityAges: AgeRule[] = [
  { jurisdiction: 'US-AL', age: 19, citation: 'Ala. Code 26-1-1' },
  { jurisdiction: 'US-MS', age: 21, citation: 'Miss. Code 1-3-27' },
  { jurisdiction: 'US-NE', age: 19, citation: 'Neb. Rev. Stat. 43-2101' },
]

export type Told = {
  birth_date: string | null
  time_zone: string | null
  addresses: {
    use: string
    state: string
    country: string
    period?: { end?: string | null } | null
  }[]
  relationships: unknown[]
}

// Where they live that day, as in US-CA; null where nobody said.
export function jurisdictionOf({ addresses }: Pick<Told, 'addresses'>, on: string) {
  const current = addresses.filter(
    ({ use, period }) => use !== 'old' && (period?.end ?? '9999') >= on,
  )
  const home = current.find(({ use }) => use === 'home') ?? current[0]
  return home ? `${home.country}-${home.state}` : null
}

export const dayOf = (now: Temporal.Instant, time_zone: string | null) =>
  now.toZonedDateTimeISO(time_zone ?? 'UTC').toPlainDate()

// Whoever was born on 29 February grows older on 1 March where there is no 29th.
export function birthday(birth_date: string, age: number) {
  const born = Temporal.PlainDate.from(birth_date)
  const day = born.add({ years: age })
  return day.day === born.day ? day : day.add({ days: 1 })
}

export const isAged = (birth_date: string, age: number, on: Temporal.PlainDate) =>
  Temporal.PlainDate.compare(birthday(birth_date, age), on) <= 0

export function majorityDay(told: Told, today: Temporal.PlainDate) {
  if (!told.birth_date) return null
  const here = jurisdictionOf(told, today.toString())
  const age = majorityAges.find(({ jurisdiction }) => jurisdiction === here)?.age ?? usual_age
  return birthday(told.birth_date, age)
}

export function isMinorOn(told: Told, on: Temporal.PlainDate) {
  const majority = majorityDay(told, on)
  return majority && Temporal.PlainDate.compare(on, majority) < 0
}

// Null where the day of birth is not known.
export const isMinor = (told: Record<string, any>, { now }: Call) => ({
  is_minor: isMinorOn(told as Told, dayOf(now, told.time_zone)),
})

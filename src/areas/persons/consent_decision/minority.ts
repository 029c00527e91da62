// Determines who is a minor, and until when. Ages of majority are listed with their source; the
// default is 18.
import type { Call } from '#kernel/call.ts'
import type { PersonDetails } from '#areas/persons/person/schema.ts'

type AgeRule = { jurisdiction: string; age: number; citation: string }

const default_age = 18

export const majorityAges: AgeRule[] = [
  { jurisdiction: 'US-AL', age: 19, citation: 'Ala. Code 26-1-1' },
  { jurisdiction: 'US-MS', age: 21, citation: 'Miss. Code 1-3-27' },
  { jurisdiction: 'US-NE', age: 19, citation: 'Neb. Rev. Stat. 43-2101' },
]

type Residence = Pick<PersonDetails, 'addresses'>
type AgeFacts = Residence & Pick<PersonDetails, 'birth_date'>

// Where the person lives that day, such as US-CA. Null if unknown. A former address that has its
// last day counts until then.
export function jurisdictionOf({ addresses }: Residence, on: string) {
  const former = addresses.find(
    ({ use, period }) =>
      use === 'old' && period?.end && (period.start ?? '') <= on && on <= period.end,
  )
  const current = addresses.filter(
    ({ use, period }) => use !== 'old' && (period?.end ?? '9999') >= on,
  )
  const home = former ?? current.find(({ use }) => use === 'home') ?? current[0]
  return home ? `${home.country}-${home.state}` : null
}

export const dayOf = (now: Temporal.Instant, time_zone: string | null) =>
  now.toZonedDateTimeISO(time_zone ?? 'UTC').toPlainDate()

// In other than leap years, a birthday on February 29 falls on March 1.
export function birthday(birth_date: string, age: number) {
  const born = Temporal.PlainDate.from(birth_date)
  const day = born.add({ years: age })
  return day.day === born.day ? day : day.add({ days: 1 })
}

export const isAged = (birth_date: string, age: number, on: Temporal.PlainDate) =>
  Temporal.PlainDate.compare(birthday(birth_date, age), on) <= 0

export function majorityDay(person: AgeFacts, today: Temporal.PlainDate) {
  if (!person.birth_date) return null
  const here = jurisdictionOf(person, today.toString())
  const age = majorityAges.find(({ jurisdiction }) => jurisdiction === here)?.age ?? default_age
  return birthday(person.birth_date, age)
}

export function isMinorOn(person: AgeFacts, on: Temporal.PlainDate) {
  const majority = majorityDay(person, on)
  return majority && Temporal.PlainDate.compare(on, majority) < 0
}

// Null if the birth date is unknown.
export function isMinor(person: PersonDetails, { now }: Call) {
  return { is_minor: isMinorOn(person, dayOf(now, person.time_zone)) }
}

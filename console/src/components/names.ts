// Names of persons and practitioners as they are shown.
import type { HumanName, Person, Practitioner } from 'attune'

export const nameOf = ({ given, family }: HumanName) =>
  [given, family].filter(Boolean).join(' ') || 'No name'

/** The name the person uses, or else the official one. */
export function personName(person: Pick<Person, 'names'> | null | undefined): string {
  const names = person?.names ?? []
  const name = names.find(({ use }) => use === 'usual') ?? names[0]
  return name ? nameOf(name) : 'No name'
}

export const practitionerName = (practitioner: Practitioner | null | undefined) =>
  practitioner ? nameOf(practitioner.name) : ''

export const initials = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => word[0] ?? '')
    .filter((letter) => /\p{L}/u.test(letter))
    .slice(0, 2)
    .join('')
    .toUpperCase()

/** Whole years between the birth date and now. */
export function ageOf(birth_date: string, now = new Date()): number {
  const [year = 0, month = 1, day = 1] = birth_date.split('-').map(Number)
  const before_birthday =
    now.getMonth() + 1 < month || (now.getMonth() + 1 === month && now.getDate() < day)
  return now.getFullYear() - year - (before_birthday ? 1 : 0)
}

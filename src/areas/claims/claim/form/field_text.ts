// Values as the NUCC's instructions want them on a CMS-1500: capitals without punctuation, dates in
// parts, amounts without a decimal point.
import { plainText } from '#x12/codecs.ts'
import type { PostalAddress } from '#areas/claims/claim/validation/facts.ts'
import type { FormField } from './grid.ts'

// Hyphens stay: they are part of names and ZIP codes. So does the stroke of a fraction.
export const capitals = (text: string | null | undefined) =>
  plainText(text ?? '')
    .replaceAll(/[^\w\s/-]|_|(?<!\d)\/|\/(?!\d)/g, '')
    .toUpperCase()

type Name = {
  first_name: string | null
  middle_name?: string | null
  last_name: string | null
  suffix?: string | null
}

export const name_width = 28
const first_name_width = 8 // At least, of a name that doesn't fit.

// LINDQVIST JR, MAYA, E. If that is too long, the last name is cut and the first name stays: the
// payer needs both to find the patient.
export function listedName({ first_name, middle_name, last_name, suffix }: Name) {
  const last = [capitals(last_name), capitals(suffix)].filter(Boolean).join(' ')
  const first = capitals(first_name)
  const whole = [last, first, capitals(middle_name).slice(0, 1)].filter(Boolean).join(', ')
  if (whole.length <= name_width || !first) return whole
  const shown = first.slice(0, Math.max(first_name_width, name_width - last.length - 2))
  return `${last.slice(0, name_width - shown.length - 2).trimEnd()}, ${shown}`
}

// A long city is cut, so that the state and the ZIP code stay whole.
export function cityLine({ city, state, postal_code }: PostalAddress, width: number) {
  const rest = ` ${state} ${zipText(postal_code)}`
  return `${capitals(city).slice(0, width - rest.length)}${rest}`
}

export const streetLine = ({ line1, line2 }: PostalAddress) =>
  [line1, line2].map(capitals).filter(Boolean).join(' ')

// Nine digits have a hyphen.
export const zipText = (postal_code: string) => {
  const digits = postal_code.replaceAll(/\D/g, '')
  return digits.length === 9 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits
}

// Dollars and cents in eight characters, with a space where the form has a rule: "  180 00".
export const amountText = (cents: number) => {
  const whole = Math.trunc(Math.abs(cents) / 100)
  const text = `${whole} ${String(Math.abs(cents) % 100).padStart(2, '0')}`
  return `${cents < 0 ? '-' : ''}${text}`.padStart(8)
}

// Month, day and year, each at its own column. Birth dates have four digits of the year.
export const dateFields = (
  item: string,
  line: number,
  columns: [month: number, day: number, year: number],
  date: string | null | undefined,
  year_digits: 2 | 4 = 2,
): FormField[] => {
  if (!date) return []
  const [year, month, day] = date.split('-') as [string, string, string]
  return [month, day, year.slice(-year_digits)].map((text, at) => ({
    item,
    line,
    column: columns[at]!,
    text,
  }))
}

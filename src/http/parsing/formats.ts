// Validators for string formats: strict syntax, and dates, time zones and identifiers that actually
// exist.
import { Format } from 'typebox/format'

const DATE = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/
const DATE_TIME = new RegExp(
  '^[0-9]{4}-[0-9]{2}-[0-9]{2}T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]{1,9})?' +
    '(?:Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])$',
)

// Responses have four-digit years, so a time must still have one in UTC, after rounding up, and one
// day later.
const FIRST_MS = Date.parse('0001-01-01T00:00:00.000Z')
const LAST_MS = Date.parse('9999-12-30T00:00:00.000Z')
const LAST_DAY_MS = Date.parse('9999-12-31T00:00:00.000Z')

/** Must run before schemas are compiled. */
export function formats(): void {
  Format.Set('date', isDate)
  Format.Set('date-time', isDateTime)
  Format.Set('date-or-now', (text) => text === 'now' || isDate(text))
  Format.Set('date-time-or-now', (text) => text === 'now' || isDateTime(text))
  Format.Set('time-zone', isTimeZone)
  Format.Set('positive-duration', isPositiveDuration)
  Format.Set('npi', isNpi)
  Format.Set('dea', isDea)
}

export function isDate(text: string): boolean {
  return DATE.test(text) && isInstant(`${text}T00:00:00Z`, LAST_DAY_MS)
}

export function isDateTime(text: string): boolean {
  return DATE_TIME.test(text) && isInstant(text, LAST_MS)
}

function isInstant(text: string, last_ms: number): boolean {
  try {
    const { epochMilliseconds } = Temporal.Instant.from(text)
    return epochMilliseconds >= FIRST_MS && epochMilliseconds <= last_ms
  } catch {
    return false
  }
}

// Named zones only: a bare offset ignores daylight saving time.
export function isTimeZone(text: string): boolean {
  try {
    return /^[A-Za-z]/.test(text) && Boolean(new Intl.DateTimeFormat('en', { timeZone: text }))
  } catch {
    return false
  }
}

export function isPositiveDuration(text: string): boolean {
  try {
    return Temporal.Duration.from(text).sign === 1
  } catch {
    return false
  }
}

// Ten digits with a Luhn check digit, computed with the prefix 80840.
export function isNpi(text: string): boolean {
  if (!/^[12][0-9]{9}$/.test(text)) return false
  const digits = [...`80840${text}`].reverse().map(Number)
  const sum = digits.reduce((total, digit, place) => {
    const weighed = place % 2 === 1 ? digit * 2 : digit
    return total + (weighed > 9 ? weighed - 9 : weighed)
  }, 0)
  return sum % 10 === 0
}

// Two letters (or a letter and a 9) and seven digits: the first, third and fifth, and twice the
// second, fourth and sixth, add up to a number that ends in the seventh.
export function isDea(text: string): boolean {
  if (!/^[A-Z][A-Z9][0-9]{7}$/.test(text)) return false
  const [a, b, c, d, e, f, check] = text.slice(2).split('').map(Number)
  return (a! + c! + e! + 2 * (b! + d! + f!)) % 10 === check
}

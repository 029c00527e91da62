// Words for times, durations, numbers and money, in the reader's language and zone.

const zone_name = new Intl.DateTimeFormat(undefined, { timeZoneName: 'short' })

/** The abbreviation of the zone at that time: EST in winter, EDT in summer. */
export const zoneAt = (at: Date) =>
  zone_name.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''

const day = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric' })
const day_and_year = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })
const minute = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' })
const second = new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' })

export const dayOf = (at: Date) =>
  at.getFullYear() === new Date().getFullYear() ? day.format(at) : day_and_year.format(at)
export const dayAndMinute = (at: Date) => `${dayOf(at)}, ${minute.format(at)}`
export const secondOf = (at: Date) => second.format(at)
export const minuteOf = (at: Date) => minute.format(at)
export const wholeTime = (at: Date) =>
  `${day_and_year.format(at)}, ${second.format(at)} ${zoneAt(at)}`

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]
const relative = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto', style: 'short' })

/** "4 min. ago", "in 2 days", "in 22 hr". */
export function ago(at: Date, now = Date.now()): string {
  const seconds = (at.getTime() - now) / 1_000
  const [unit, size] = steps.find(([, size]) => Math.abs(seconds) >= size) ?? ['second', 1]
  if (unit === 'second') return seconds > 0 ? 'in a moment' : 'just now'
  // Without the period of an abbreviation at the end: it would double that of the sentence.
  return relative.format(Math.trunc(seconds / size), unit).replace(/\.$/, '')
}

/** The offset of the sandbox clock: "+121 d", "+3 h". */
export function offsetOf(seconds: number): string {
  if (seconds >= 86_400) return `+${Math.floor(seconds / 86_400)} d`
  if (seconds >= 3_600) return `+${Math.floor(seconds / 3_600)} h`
  return seconds >= 60 ? `+${Math.floor(seconds / 60)} min` : ''
}

export const count = (value: number) => value.toLocaleString()
export const milliseconds = (value: number) => `${count(Math.round(value))} ms`
export const percent = (part: number, whole: number) =>
  whole === 0 ? '0%' : `${((part / whole) * 100).toFixed(part > 0 && part / whole < 0.1 ? 1 : 0)}%`

const moneyFormat = (currency: string) =>
  new Intl.NumberFormat(undefined, { style: 'currency', currency })

// Creating a format takes longer than using it, and a table has one amount per row.
const dollars = moneyFormat('usd')

/** An amount in the smallest unit of its currency, with its cents. */
export const money = (amount: number, currency: string) =>
  (currency === 'usd' ? dollars : moneyFormat(currency)).format(amount / 100)

export const plural = (number: number, one: string, many = `${one}s`) =>
  `${count(number)} ${number === 1 ? one : many}`

/** A name of the API for a heading: "treatment_plan" is "Treatment plan". */
export const words = (name: string) =>
  name.slice(0, 1).toUpperCase() + name.slice(1).replaceAll('_', ' ')

// Numbers new service lines and fills in their defaults.
import type { PricedLine } from './line_prices.ts'
import type { Line } from './parts.ts'

type Dates = Pick<Line, 'service_date' | 'service_ends_on'>

// The last day of a line.
export const lastDayOf = ({ service_date, service_ends_on }: Dates) =>
  service_ends_on ?? service_date

export type Span = { first: string; last: string }

// The days that two lines have in common. Undefined if there are none.
export function commonDays(one: Line, other: Line): Span | undefined {
  const [first, last] = [
    one.service_date > other.service_date ? one.service_date : other.service_date,
    lastDayOf(one) < lastDayOf(other) ? lastDayOf(one) : lastDayOf(other),
  ]
  return first <= last ? { first, last } : undefined
}

export const daysOf = (line: Dates) =>
  Math.max(1, Temporal.PlainDate.from(line.service_date).until(lastDayOf(line)).days + 1)

const most_dates = 366

export const datesOf = (line: Line): string[] =>
  Array.from({ length: Math.min(most_dates, daysOf(line)) }, (_, days) =>
    Temporal.PlainDate.from(line.service_date).add({ days }).toString(),
  )

// Payers divide the units of a date span by its days (NCCI Policy Manual, chapter I, section V).
export const unitsPerDay = (line: Line) => Math.round(line.units / daysOf(line))

// Before submission, and where no fee schedule has the service.
export const no_expectation = {
  expected_amount: null,
  fee_schedule_id: null,
  rate_number: null,
}

// Defaults of a line.
export const completeLines = (lines: PricedLine[]): Line[] =>
  lines.map((line, i) => ({
    service_ends_on: null,
    session_id: null,
    modifiers: [],
    units: 1,
    minutes: null,
    place_of_service: null,
    diagnosis_pointers: [],
    practitioner_id: null,
    line_control_number: `L${i + 1}`,
    ...line,
    ...no_expectation,
    allowed: null,
    paid: null,
    underpaid: null,
    adjustments: [],
    remarks: [],
    reasons: [],
    line_status: 'pending',
  }))

// US business days: excludes Saturdays, Sundays and federal holidays.

type Day = Temporal.PlainDate

// Holidays on a fixed date, or on the nth weekday of a month; -1 is the last.
const fixed: [month: number, day: number][] = [
  [1, 1],
  [6, 19],
  [7, 4],
  [11, 11],
  [12, 25],
]
const floating: [month: number, weekday: number, which: number][] = [
  [1, 1, 3], // Martin Luther King
  [2, 1, 3], // Washington
  [5, 1, -1], // Memorial Day
  [9, 1, 1], // Labor Day
  [10, 1, 2], // Columbus Day
  [11, 4, 4], // Thanksgiving
]

const saturday = 6
const sunday = 7

// A holiday on a Saturday is observed on Friday, one on a Sunday on Monday.
const observed = (day: Day) =>
  day.dayOfWeek === saturday
    ? day.subtract({ days: 1 })
    : day.dayOfWeek === sunday
      ? day.add({ days: 1 })
      : day

function nth(year: number, [month, weekday, which]: (typeof floating)[0]): Day {
  const first = new Temporal.PlainDate(year, month, 1)
  const days = Array.from({ length: first.daysInMonth }, (_, i) => first.add({ days: i }))
  return days.filter(({ dayOfWeek }) => dayOfWeek === weekday).at(which < 0 ? which : which - 1)!
}

// Next year's New Year's Day can be observed on the last day of this year.
const holidaysOf = (year: number) =>
  [
    ...fixed.map(([month, day]) => observed(new Temporal.PlainDate(year, month, day))),
    ...floating.map((rule) => nth(year, rule)),
    observed(new Temporal.PlainDate(year + 1, 1, 1)),
  ].map(String)

export const isBusinessDay = (day: Day) =>
  day.dayOfWeek < saturday && !holidaysOf(day.year).includes(day.toString())

export function addBusinessDays(from: Day, count: number): Day {
  let day = from
  for (let left = count; left > 0;) {
    day = day.add({ days: 1 })
    if (isBusinessDay(day)) left--
  }
  return day
}

// Number of business days after the first date, up to and including the second.
export function businessDaysBetween(from: Day, to: Day, most = 10): number {
  let count = 0
  for (let day = from; count < most && Temporal.PlainDate.compare(day, to) < 0;) {
    day = day.add({ days: 1 })
    if (isBusinessDay(day)) count++
  }
  return count
}

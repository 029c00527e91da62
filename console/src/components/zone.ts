// Days and times of day in a time zone, right across changes of daylight saving time.

export type Zone = {
  name: string
  /** The date there, `2027-03-14`. */
  dateOf(at: number): string
  /** Minutes on the clock there since midnight. */
  minutesOf(at: number): number
  /** The instant of a time there. A time that a change skips is moved on by the change. */
  instantOf(date: string, minutes: number): number
  abbreviation(at: number): string
  /** The time of day there, in words. */
  timeOf(at: number): string
  /** Hours from midnight to midnight: 23 or 25 on the day of a change. */
  hoursOn(date: string): number
}

const minute_ms = 60_000

export function createZone(name: string): Zone {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: name,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  const time_format = new Intl.DateTimeFormat(undefined, {
    timeZone: name,
    hour: 'numeric',
    minute: '2-digit',
  })
  const partsOf = (at: number) =>
    Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
  const dateOf = (at: number) => {
    const { year, month, day } = partsOf(at)
    return `${year}-${month}-${day}`
  }
  const minutesOf = (at: number) => {
    const { hour, minute } = partsOf(at)
    return Number(hour) * 60 + Number(minute)
  }
  const offsetAt = (at: number) => {
    const whole = Math.floor(at / minute_ms) * minute_ms
    return Date.parse(`${dateOf(whole)}T00:00Z`) + minutesOf(whole) * minute_ms - whole
  }
  const instantOf = (date: string, minutes: number) => {
    const there = Date.parse(`${date}T00:00Z`) + minutes * minute_ms
    const before = there - offsetAt(there - 12 * 60 * minute_ms)
    const after = there - offsetAt(before)
    // In a gap, neither is right: the offset before the change moves the time past the gap.
    return minutesOf(after) === ((minutes % 1440) + 1440) % 1440 ? after : before
  }
  return {
    name,
    dateOf,
    minutesOf,
    instantOf,
    abbreviation: (at) => partsOf(at).timeZoneName ?? name,
    timeOf: (at) => time_format.format(at),
    hoursOn: (date) => (instantOf(addDays(date, 1), 0) - instantOf(date, 0)) / (60 * minute_ms),
  }
}

export function addDays(date: string, days: number): string {
  const at = new Date(`${date}T12:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}

/** The seven days of the week, from Sunday. */
export function weekOf(date: string): string[] {
  const first = addDays(date, -new Date(`${date}T12:00Z`).getUTCDay())
  return Array.from({ length: 7 }, (_, at) => addDays(first, at))
}

/** A date in words. Dates have no zone, so noon UTC is on the same date. */
export const dateInWords = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(undefined, { timeZone: 'UTC', ...options }).format(
    new Date(`${date}T12:00Z`),
  )

export const timeInZone = (at: number | string, zone: Zone) => zone.timeOf(new Date(at).getTime())

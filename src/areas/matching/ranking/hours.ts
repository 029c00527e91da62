// The week as 168 local hours, one bit each. An hour is open if its midpoint is.

export const words_per_week = 6
const week_hours = 168
const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

type Window = { start_time: string; end_time: string }
export type PreferredWindow = Window & { day: string; time_zone: string }

const minutesOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5))

function* hoursOf(day: number, { start_time, end_time }: Window) {
  const [from, to] = [minutesOf(start_time), minutesOf(end_time)]
  const until = to > from ? to : to + 24 * 60
  for (let hour = 0; hour < 48; hour++) {
    const middle = hour * 60 + 30
    if (middle >= from && middle < until) yield (day * 24 + hour) % week_hours
  }
}

const set = (bits: Uint32Array, hour: number) => void (bits[hour >> 5]! |= 1 << (hour & 31))

// Weekly hours in the practitioner's time zone.
export function weekOf(rules: (Window & { days: string[] })[]): Uint32Array {
  const bits = new Uint32Array(words_per_week)
  for (const rule of rules) {
    for (const day of rule.days) {
      for (const hour of hoursOf(days.indexOf(day), rule)) set(bits, hour)
    }
  }
  return bits
}

// The preferred hours converted to another time zone, at its current offset.
export function preferredHours(
  windows: PreferredWindow[],
  time_zone: string,
  now: Temporal.Instant,
) {
  const bits = new Uint32Array(words_per_week)
  for (const window of windows) {
    const apart = offsetOf(time_zone, now) - offsetOf(window.time_zone, now)
    const hours = Math.round(apart / 3_600_000_000_000)
    for (const hour of hoursOf(days.indexOf(window.day), window)) {
      set(bits, (hour + hours + week_hours) % week_hours)
    }
  }
  return bits
}

const offsetOf = (time_zone: string, now: Temporal.Instant) =>
  now.toZonedDateTimeISO(time_zone).offsetNanoseconds

export function bitsIn(word: number) {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

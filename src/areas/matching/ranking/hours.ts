// The week as 168 local hours, one bit each. An hour is open if its midpoint is.

export const words_per_week = 6
const week_hours = 168
const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

type Window = { start_time: string; end_time: string }
export type PreferredWindow = Window & { day: string; time_zone: string }

const minutesOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5))

// Sets the hours of a window, moved by some hours.
function setHours(bits: Uint32Array, day: number, { start_time, end_time }: Window, by = 0) {
  const [from, to] = [minutesOf(start_time), minutesOf(end_time)]
  const until = to > from ? to : to + 24 * 60
  const first = Math.ceil((from - 30) / 60)
  for (let hour = Math.max(0, first); hour < 48 && hour * 60 + 30 < until; hour++) {
    const at = (day * 24 + hour + by + week_hours) % week_hours
    bits[at >> 5]! |= 1 << (at & 31)
  }
}

// Weekly hours in the practitioner's time zone.
export function weekOf(rules: (Window & { days: string[] })[]): Uint32Array {
  const bits = new Uint32Array(words_per_week)
  for (const rule of rules) {
    for (const day of rule.days) setHours(bits, days.indexOf(day), rule)
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
    setHours(bits, days.indexOf(window.day), window, hours)
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

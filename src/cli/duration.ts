// Reads a duration as people type it (1d, 2h30m, 90s, or ISO 8601: P14D), and writes one.
import { UsageError } from './command.ts'

const shorthand = /^(?:(\d+)w)?(?:(\d+)d)?(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?$/i

// The duration in ISO 8601. The server checks its limits.
export function isoDuration(text: string): string {
  if (/^P/i.test(text)) return text.toUpperCase()
  const [, ...counts] = (text && shorthand.exec(text)) || []
  if (counts.length === 0) {
    throw new UsageError(
      `"${text}" isn't a duration. Use weeks, days, hours, minutes and seconds, for example 14d ` +
        'or 2h30m, or an ISO 8601 duration such as P14D.',
    )
  }
  const [weeks, days, hours, minutes, seconds] = counts.map((count) => Number(count ?? 0))
  const all_days = weeks! * 7 + days!
  const time = [part(hours!, 'H'), part(minutes!, 'M'), part(seconds!, 'S')].join('')
  return all_days > 0 || time ? `P${part(all_days, 'D')}${time && `T${time}`}` : 'PT0S'
}

const part = (count: number, unit: string) => (count > 0 ? `${count}${unit}` : '')

const units = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const

// 3,001 minutes as "2 days 2 hours 1 minute".
export function durationText(minutes: number): string {
  let rest = minutes
  const parts = units.flatMap(([unit, size]) => {
    const count = Math.floor(rest / size)
    rest -= count * size
    return count > 0 ? [`${count} ${unit}${count === 1 ? '' : 's'}`] : []
  })
  return parts.join(' ')
}

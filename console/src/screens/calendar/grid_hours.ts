// The hours of the grid: which are shown, and where a time is among them.
import type { Session } from 'attune'
import type { Zone } from '../../components/zone.ts'

export const hour_px = 60
export const snap_minutes = 15

export type Placed = { session: Session; date: string; minutes: number }

export const placeSessions = (sessions: readonly Session[], zone: Zone): Placed[] =>
  sessions.map((session) => {
    const at = Date.parse(session.starts_at)
    return { session, date: zone.dateOf(at), minutes: zone.minutesOf(at) }
  })

/** The working day, and earlier or later if a session is. */
export function hoursOf(placed: readonly Placed[]) {
  const starts = placed.map(({ minutes }) => Math.floor(minutes / 60))
  const ends = placed.map(({ minutes, session }) =>
    Math.ceil((minutes + session.duration_minutes) / 60),
  )
  const first = Math.min(8, ...starts)
  const last = Math.min(24, Math.max(18, ...ends))
  return {
    hours: Array.from({ length: last - first }, (_, at) => first + at),
    height: (last - first) * hour_px,
    top: (minutes: number) => ((minutes - first * 60) / 60) * hour_px,
    minutesAt: (y: number) =>
      Math.floor((first * 60 + (y / hour_px) * 60) / snap_minutes) * snap_minutes,
    has: (minutes: number) => minutes >= first * 60 && minutes < last * 60,
  }
}

const hour_format = new Intl.DateTimeFormat(undefined, { timeZone: 'UTC', hour: 'numeric' })

export const hourName = (hour: number) => hour_format.format(Date.UTC(2027, 0, 1, hour))

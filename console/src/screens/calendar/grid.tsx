// The grid of hours: a column per practitioner in the day view, per day with lanes in the week.
// A click on an empty time books it; dragging a session moves it.
import { type MouseEvent, useCallback, useMemo } from 'react'
import type { Session } from 'attune'
import { type Column, columnsOf } from './grid_columns.tsx'
import { hour_px, hourName, hoursOf, placeSessions } from './grid_hours.ts'
import { SessionBlock } from './session_block.tsx'
import type { Booking } from './use_booking.ts'
import type { Move } from './move_session.tsx'
import type { Calendar } from './use_calendar.ts'

const colors = 3

type GridProps = {
  calendar: Calendar
  onPick(booking: Booking): void
  onMove(move: Move): void
  onSelect(id: string): void
}

export function Grid({ calendar, onPick, onMove, onSelect }: GridProps) {
  const { zone, today, now, sessions, chosen, view } = calendar
  const columns = columnsOf(calendar)
  const { hours, height, top, minutesAt, has, in_column } = useMemo(() => {
    const placed = placeSessions(sessions, zone)
    const in_column = Map.groupBy(placed, ({ date, session }) =>
      view === 'day' ? session.practitioner_id : date,
    )
    return { ...hoursOf(placed), in_column }
  }, [sessions, zone, view])
  const drop = useCallback(
    (session: Session, date: string, by_minutes: number) => {
      const minutes = zone.minutesOf(Date.parse(session.starts_at)) + by_minutes
      onMove({ session, starts_at: zone.instantOf(date, minutes) })
    },
    [zone, onMove],
  )
  const pick = (event: MouseEvent<HTMLElement>, { date, practitioner_ids }: Column) => {
    if (event.target !== event.currentTarget) return
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const lane = Math.floor(((event.clientX - left) / width) * practitioner_ids.length)
    onPick({
      practitioner_id: practitioner_ids[lane],
      starts_at: zone.instantOf(date, minutesAt(event.nativeEvent.offsetY)),
    })
  }
  const now_minutes = zone.minutesOf(now)
  const at = zone.instantOf(calendar.days[0]!, 12 * 60)
  const todayClass = (name: string, date: string) =>
    view === 'week' && date === today ? `${name} today` : name
  return (
    <div className="cal-scroll" tabIndex={0} role="region" aria-label="Calendar">
      <div
        className="cal"
        style={{ gridTemplateColumns: `3.25rem repeat(${columns.length}, minmax(8.5rem, 1fr))` }}
      >
        <div className="cal-head corner">{zone.abbreviation(at)}</div>
        {columns.map(({ key, head, date }) => (
          <div key={key} className={todayClass('cal-head', date)}>
            {head}
          </div>
        ))}
        <div className="hours" style={{ height }}>
          {hours.map((hour, row) => (
            <span key={hour} style={{ top: row * hour_px }}>
              {hourName(hour)}
            </span>
          ))}
        </div>
        {columns.map((column) => (
          <div
            key={column.key}
            className={todayClass('day', column.date)}
            data-date={column.date}
            data-practitioners={column.practitioner_ids.join(' ')}
            style={{ height }}
            onClick={(event) => pick(event, column)}
          >
            {(in_column.get(column.key) ?? [])
              .filter(({ session }) => column.practitioner_ids.includes(session.practitioner_id))
              .map(({ session, minutes }) => (
                <SessionBlock
                  key={session.id}
                  session={session}
                  zone={zone}
                  color={
                    (chosen.findIndex(({ id }) => id === session.practitioner_id) % colors) + 1
                  }
                  lane={column.practitioner_ids.indexOf(session.practitioner_id)}
                  lanes={column.practitioner_ids.length}
                  top={top(minutes)}
                  selected={calendar.search.session === session.id}
                  onSelect={onSelect}
                  onDrop={drop}
                />
              ))}
            {column.date === today && has(now_minutes) && (
              <div className="now" style={{ top: top(now_minutes) }} />
            )}
          </div>
        ))}
      </div>
    </div>
  )
}

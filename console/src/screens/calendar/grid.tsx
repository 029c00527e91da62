// The grid of hours: a column per practitioner in the day view, per day with lanes in the week.
// A click on an empty time books it; dragging a session moves it.
import { type PointerEvent, useMemo, useRef } from 'react'
import type { Session } from 'attune'
import { initials, personName, practitionerName } from '../../components/names.ts'
import { dateInWords, timeInZone } from '../../components/zone.ts'
import type { Booking } from './use_booking.ts'
import type { Move } from './move_session.tsx'
import type { Calendar } from './use_calendar.ts'

const hour_px = 60
const snap_minutes = 15
const drag_px = 5

type Column = { key: string; date: string; practitioner_ids: string[]; head: React.ReactNode }

type GridProps = {
  calendar: Calendar
  onPick(booking: Booking): void
  onMove(move: Move): void
  onSelect(id: string): void
}

export function Grid({ calendar, onPick, onMove, onSelect }: GridProps) {
  const { zone, today, now, sessions } = calendar
  const columns = columnsOf(calendar)
  const placed = useMemo(
    () =>
      sessions.map((session) => {
        const at = Date.parse(session.starts_at)
        return { session, date: zone.dateOf(at), minutes: zone.minutesOf(at) }
      }),
    [sessions, zone],
  )
  const first = Math.min(8, ...placed.map(({ minutes }) => Math.floor(minutes / 60)))
  const last = Math.max(
    18,
    ...placed.map(({ minutes, session }) => Math.ceil((minutes + session.duration_minutes) / 60)),
  )
  const top = (minutes: number) => ((minutes - first * 60) / 60) * hour_px
  const height = (Math.min(last, 24) - first) * hour_px
  const minutesAt = (y: number) =>
    Math.floor((first * 60 + (y / hour_px) * 60) / snap_minutes) * snap_minutes
  const hours = Array.from({ length: Math.min(last, 24) - first }, (_, at) => first + at)
  const now_minutes = zone.minutesOf(now)
  const at = zone.instantOf(calendar.days[0]!, 12 * 60)
  return (
    <div className="cal-scroll" tabIndex={0} role="region" aria-label="Calendar">
      <div
        className="cal"
        style={{ gridTemplateColumns: `3.25rem repeat(${columns.length}, minmax(8.5rem, 1fr))` }}
      >
        <div className="cal-head corner">{zone.abbreviation(at)}</div>
        {columns.map(({ key, head, date }) => (
          <div key={key} className={date === today ? 'cal-head today' : 'cal-head'}>
            {head}
          </div>
        ))}
        <div className="hours" style={{ height }}>
          {hours.map((hour) => (
            <span key={hour} style={{ top: (hour - first) * hour_px }}>
              {hourName(hour)}
            </span>
          ))}
        </div>
        {columns.map(({ key, date, practitioner_ids }) => (
          <div
            key={key}
            className={date === today ? 'day today' : 'day'}
            data-date={date}
            data-practitioners={practitioner_ids.join(' ')}
            style={{ height }}
            onClick={(event) => {
              if (event.target !== event.currentTarget) return
              const { left, width } = event.currentTarget.getBoundingClientRect()
              const lane = Math.floor(((event.clientX - left) / width) * practitioner_ids.length)
              onPick({
                practitioner_id: practitioner_ids[lane],
                starts_at: zone.instantOf(date, minutesAt(event.nativeEvent.offsetY)),
              })
            }}
          >
            {placed
              .filter(
                ({ date: on, session }) =>
                  on === date && practitioner_ids.includes(session.practitioner_id),
              )
              .map(({ session, minutes }) => (
                <Block
                  key={session.id}
                  session={session}
                  calendar={calendar}
                  lane={practitioner_ids.indexOf(session.practitioner_id)}
                  lanes={practitioner_ids.length}
                  top={top(minutes)}
                  onSelect={() => onSelect(session.id)}
                  onDrop={(to, by_minutes) =>
                    onMove({
                      session,
                      starts_at: zone.instantOf(to, minutes + by_minutes),
                    })
                  }
                />
              ))}
            {date === today && now_minutes >= first * 60 && now_minutes < last * 60 && (
              <div className="now" style={{ top: top(now_minutes) }} />
            )}
          </div>
        ))}
      </div>
    </div>
  )
}

function columnsOf({ view, days, chosen, today, zone }: Calendar): Column[] {
  if (view === 'day')
    return chosen.map((practitioner) => ({
      key: practitioner.id,
      date: days[0]!,
      practitioner_ids: [practitioner.id],
      head: (
        <>
          <b className="who-name">{practitionerName(practitioner)}</b>
          {practitioner.time_zone}
        </>
      ),
    }))
  return days.map((date) => ({
    key: date,
    date,
    practitioner_ids: chosen.map(({ id }) => id),
    head: (
      <>
        {dateInWords(date, { weekday: 'short' })}
        <b aria-current={date === today ? 'date' : undefined}>
          {dateInWords(date, { day: 'numeric' })}
          {zone.hoursOn(date) !== 24 && <small> {zone.hoursOn(date)} h</small>}
        </b>
        <div
          className="lanes"
          aria-hidden="true"
          style={{ gridTemplateColumns: `repeat(${chosen.length}, 1fr)` }}
        >
          {chosen.map((practitioner) => (
            <span key={practitioner.id}>{initials(practitionerName(practitioner))}</span>
          ))}
        </div>
      </>
    ),
  }))
}

const hourName = (hour: number) =>
  new Intl.DateTimeFormat(undefined, { timeZone: 'UTC', hour: 'numeric' }).format(
    Date.UTC(2027, 0, 1, hour),
  )

type BlockProps = {
  session: Session
  calendar: Calendar
  lane: number
  lanes: number
  top: number
  onSelect(): void
  onDrop(date: string, by_minutes: number): void
}

const movable = ['held', 'requested', 'scheduled', 'checked_in']

function Block({ session, calendar, lane, lanes, top, onSelect, onDrop }: BlockProps) {
  const drag = useRef<{ x: number; y: number; moved: boolean }>(undefined)
  const was_dragged = useRef(false) // A drop is followed by a click.
  const { status, duration_minutes, starts_at } = session
  const name = session.person ? personName(session.person) : words(session)
  const start = (event: PointerEvent<HTMLButtonElement>) => {
    was_dragged.current = false
    if (event.button !== 0 || !movable.includes(status)) return
    drag.current = { x: event.clientX, y: event.clientY, moved: false }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  // Straight to the element: a state per pointer event would render every session.
  const follow = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLButtonElement>) => {
    const from = drag.current
    if (!from) return
    const [x, y] = [clientX - from.x, clientY - from.y]
    from.moved ||= Math.hypot(x, y) > drag_px
    if (!from.moved) return
    currentTarget.style.transform = `translate(${x}px, ${y}px)`
    currentTarget.classList.add('dragged')
  }
  const drop = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLButtonElement>) => {
    const from = drag.current
    drag.current = undefined
    currentTarget.style.transform = ''
    currentTarget.classList.remove('dragged')
    if (!from?.moved) return
    was_dragged.current = true
    const day = document
      .elementsFromPoint(clientX, clientY)
      .map((element) => element.closest<HTMLElement>('[data-date]'))
      .find((element) => element !== null)
    // Another practitioner is another booking, so a session stays with its own.
    if (!day?.dataset.practitioners?.includes(session.practitioner_id)) return
    const steps = Math.round(((clientY - from.y) / hour_px) * (60 / snap_minutes))
    onDrop(day.dataset.date!, steps * snap_minutes)
  }
  const at = calendar.chosen.findIndex(({ id }) => id === session.practitioner_id)
  const look = status === 'completed' ? 'done' : status
  const time = timeInZone(starts_at, calendar.zone)
  const plain = status === 'scheduled' || status === 'completed'
  return (
    <button
      type="button"
      className={`ev p${(at % 3) + 1} ${look}${duration_minutes <= 30 ? ' short' : ''}`}
      aria-current={calendar.search.session === session.id || undefined}
      style={{
        top,
        height: Math.max(18, (duration_minutes / 60) * hour_px - 1),
        left: `${(lane / lanes) * 100}%`,
        width: `${100 / lanes}%`,
      }}
      onPointerDown={start}
      onPointerMove={follow}
      onPointerUp={drop}
      onPointerCancel={drop}
      onClick={() => !was_dragged.current && onSelect()}
    >
      <b>{name}</b> <span>{plain ? time : status.replaceAll('_', ' ')}</span>
      <span className="vh"> {plain ? status : time}</span>
    </button>
  )
}

const words = ({ type, capacity, seats_taken }: Session) =>
  capacity ? `${type} ${seats_taken}/${capacity}` : type

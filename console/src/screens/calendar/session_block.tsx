// A session in the grid: opens when it is pressed, and moves when it is dragged.
import { memo } from 'react'
import type { Session } from 'attune'
import { personName } from '../../components/names.ts'
import type { Zone } from '../../components/zone.ts'
import { hour_px } from './grid_hours.ts'
import { useDrag } from './use_drag.ts'

type BlockProps = {
  session: Session
  zone: Zone
  /** Which of the three colors the practitioner has. */
  color: number
  lane: number
  lanes: number
  top: number
  selected: boolean
  onSelect(id: string): void
  onDrop(session: Session, date: string, by_minutes: number): void
}

const movable = ['held', 'requested', 'scheduled', 'checked_in']

// Hundreds are on a screen, so one is drawn again only when something about it changes.
export const SessionBlock = memo((props: BlockProps) => {
  const { session, zone, color, lane, lanes, top, selected, onSelect, onDrop } = props
  const { id, status, duration_minutes, starts_at, practitioner_id } = session
  const { handlers, wasDragged } = useDrag({
    practitioner_id,
    movable: movable.includes(status),
    onDrop: (date, by_minutes) => onDrop(session, date, by_minutes),
  })
  const name = session.person ? personName(session.person) : titleOf(session)
  const look = status === 'completed' ? 'done' : status
  const time = zone.timeOf(Date.parse(starts_at))
  const short_time = lanes > 1 ? time.replace(/\s[AP]M$/, '') : time
  const plain = status === 'scheduled' || status === 'completed'
  return (
    <button
      type="button"
      className={`ev p${color} ${look}${duration_minutes <= 30 ? ' short' : ''}`}
      aria-current={selected || undefined}
      style={{
        top,
        height: Math.max(18, (duration_minutes / 60) * hour_px - 1),
        left: `${(lane / lanes) * 100}%`,
        width: `${100 / lanes}%`,
      }}
      {...handlers}
      onClick={() => !wasDragged() && onSelect(id)}
    >
      <b>{name}</b> <span>{plain ? short_time : status.replaceAll('_', ' ')}</span>
      <span className="vh"> {plain ? status : time}</span>
    </button>
  )
})

const titleOf = ({ type, capacity, seats_taken }: Session) =>
  capacity ? `${type} ${seats_taken}/${capacity}` : type

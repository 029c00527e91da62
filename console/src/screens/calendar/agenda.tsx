// The calendar on a phone: the days of the week, and the sessions of one day as a list.
import { StateBadge } from '../../components/badge.tsx'
import { personName } from '../../components/names.ts'
import { useNames } from '../../components/use_names.ts'
import { dateInWords, timeInZone, weekOf } from '../../components/zone.ts'
import type { Calendar } from './use_calendar.ts'

type AgendaProps = { calendar: Calendar; onSelect(id: string): void }

export function Agenda({ calendar: { date, zone, sessions, change }, onSelect }: AgendaProps) {
  const nameFor = useNames()
  const shown = sessions.filter(({ starts_at }) => zone.dateOf(Date.parse(starts_at)) === date)
  return (
    <div className="agenda">
      <nav className="daystrip" aria-label="Day">
        {weekOf(date).map((day) => (
          <button
            key={day}
            type="button"
            aria-current={day === date ? 'date' : undefined}
            onClick={() => change({ date: day })}
          >
            {dateInWords(day, { weekday: 'short' })}
            <b>{dateInWords(day, { day: 'numeric' })}</b>
          </button>
        ))}
      </nav>
      <ol className="rows">
        {shown.map((session) => (
          <li key={session.id}>
            <button className="pick" type="button" onClick={() => onSelect(session.id)}>
              <span className="num muted">{timeInZone(session.starts_at, zone)}</span>
              <span>
                <span className="what">
                  {session.person ? personName(session.person) : session.type}
                </span>
                <br />
                <span className="faint">
                  {nameFor(session.practitioner_id)} · {session.format}
                </span>
              </span>
              <StateBadge state={session.status} />
            </button>
          </li>
        ))}
        {shown.length === 0 && (
          <li>
            <p className="faint">No sessions on this day.</p>
          </li>
        )}
      </ol>
    </div>
  )
}

// The columns of the grid: a practitioner each in the day view, a day each in the week.
import type { ReactNode } from 'react'
import { initials, practitionerName } from '../../components/names.ts'
import { dateInWords } from '../../components/zone.ts'
import type { Calendar } from './use_calendar.ts'

export type Column = { key: string; date: string; practitioner_ids: string[]; head: ReactNode }

export const columnsOf = (calendar: Calendar): Column[] =>
  calendar.view === 'day' ? practitionerColumns(calendar) : dayColumns(calendar)

const practitionerColumns = ({ days, chosen }: Calendar): Column[] =>
  chosen.map((practitioner) => ({
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

const dayColumns = ({ days, chosen, today, zone }: Calendar): Column[] =>
  days.map((date) => ({
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

// The calendar: a day of every practitioner side by side, or a week of a few.
import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react'
import { useCallback, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'
import { PageHead } from '../../components/page.tsx'
import { EmptyState, ErrorState, Notice } from '../../components/states.tsx'
import { addDays, dateInWords } from '../../components/zone.ts'
import { useSession } from '../../session/context.tsx'
import { useShortcuts } from '../../shell/shortcuts.ts'
import { Agenda } from './agenda.tsx'
import { BookSession } from './book_session.tsx'
import { CalendarFilters } from './calendar_filters.tsx'
import { Grid } from './grid.tsx'
import { type Move, MoveSession } from './move_session.tsx'
import { SessionPeek } from './session_peek.tsx'
import type { Booking } from './use_booking.ts'
import { type Calendar, useCalendar } from './use_calendar.ts'
import { useSelectedSession } from './use_selected_session.ts'

export function CalendarScreen() {
  const { session, can } = useSession()
  const calendar = useCalendar()
  const { view, date, days, today, zone, sessions, search, change, chosen } = calendar
  const [booking, setBooking] = useState<Booking | undefined>(
    search.book ? (search.book === 'new' ? {} : { person_id: search.book }) : undefined,
  )
  const [move, setMove] = useState<Move>()
  const step = (by: number) => change({ date: addDays(date, by * (view === 'week' ? 7 : 1)) })
  useShortcuts({
    b: () => can('sessions:write') && setBooking({}),
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    t: () => change({ date: undefined }),
    Escape: () => change({ session: undefined }),
  })
  const select = useCallback((id: string) => change({ session: id }), [change])
  const selected = useSelectedSession(sessions, search.session)
  const changes = days.filter((day) => zone.hoursOn(day) !== 24)
  return (
    <div className="page wide">
      <PageHead
        title={titleOf(calendar)}
        documentTitle="Calendar"
        actions={
          <>
            <div className="group" role="group" aria-label="Move in time">
              <button
                className="btn icon"
                type="button"
                aria-label="Earlier"
                onClick={() => step(-1)}
              >
                <Icon of={ChevronLeft} />
              </button>
              <button className="btn" type="button" onClick={() => change({ date: undefined })}>
                Today
              </button>
              <button className="btn icon" type="button" aria-label="Later" onClick={() => step(1)}>
                <Icon of={ChevronRight} />
              </button>
            </div>
            <div className="group hide-sm" role="group" aria-label="View">
              {(['day', 'week'] as const).map((name) => (
                <button
                  key={name}
                  className="btn"
                  type="button"
                  aria-pressed={view === name}
                  onClick={() => change({ view: name })}
                >
                  {name === 'day' ? 'Day' : 'Week'}
                </button>
              ))}
            </div>
            {session.role.acts_as === 'account' && (
              <Link className="btn hide-sm" to="/waiting-list">
                Waiting list
              </Link>
            )}
            <Button
              look="primary"
              icon={Plus}
              scope="sessions:write"
              onClick={() => setBooking({})}
            >
              Book session <kbd className="hide-sm">B</kbd>
            </Button>
          </>
        }
      />
      {changes.map((day) => (
        <Notice key={day}>
          <strong>
            Daylight saving time changes on{' '}
            {dateInWords(day, { weekday: 'long', month: 'long', day: 'numeric' })}.
          </strong>{' '}
          The day has {zone.hoursOn(day)} hours in {zone.name}. Series keep their local time.
        </Notice>
      ))}
      <section className="card clip calendar" aria-label="Sessions">
        <CalendarFilters calendar={calendar} />
        {calendar.error && (
          <ErrorState error={calendar.error} retry={() => void calendar.refetch()} />
        )}
        {chosen.length === 0 ? (
          <EmptyState
            title="No practitioners"
            action={
              <Link className="btn sm" to="/practitioners">
                Open practitioners
              </Link>
            }
          >
            Create a practitioner, or choose one above, to see their calendar.
          </EmptyState>
        ) : (
          <>
            <Grid calendar={calendar} onPick={setBooking} onMove={setMove} onSelect={select} />
            <Agenda calendar={calendar} onSelect={select} />
          </>
        )}
      </section>
      {selected && (
        <SessionPeek
          key={selected.id}
          session={selected}
          zone={zone}
          onMove={() => setMove({ session: selected })}
          onClose={() => change({ session: undefined })}
        />
      )}
      {booking && can('sessions:write') && (
        <BookSession
          booking={{ practitioner_id: chosen[0]?.id, ...booking }}
          zone={zone}
          from={date < today ? today : date}
          own={calendar.own !== null}
          onClose={() => {
            setBooking(undefined)
            change({ book: undefined })
          }}
        />
      )}
      {move && <MoveSession move={move} zone={zone} onClose={() => setMove(undefined)} />}
    </div>
  )
}

function titleOf({ view, days }: Calendar): string {
  const [first, last] = [days[0]!, days.at(-1)!]
  if (view === 'day')
    return dateInWords(first, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })
  const format = new Intl.DateTimeFormat(undefined, {
    timeZone: 'UTC',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
  })
  return format.formatRange(new Date(`${first}T12:00Z`), new Date(`${last}T12:00Z`))
}

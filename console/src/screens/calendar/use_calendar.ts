// What the calendar shows: the view, the days, the zone, the practitioners and their sessions.
import { useMemo } from 'react'
import type { Session } from 'attune'
import { useRead } from '../../api/context.tsx'
import { useAddress } from '../../components/screen_state.ts'
import { createZone, addDays, weekOf } from '../../components/zone.ts'
import { useSession } from '../../session/context.tsx'
import { useNow } from '../clock/use_clock.ts'
import { usePractitioners } from './use_practitioners.ts'

export type View = 'day' | 'week'

// What takes up time. Canceled and declined sessions are on the record of the person.
const shown_statuses = [
  'held',
  'requested',
  'scheduled',
  'checked_in',
  'started',
  'completed',
  'no_show',
]
const most_sessions = 2_000
const week_lanes = 3
const most_columns = 50
const most_filter_values = 20

const own_zone = Intl.DateTimeFormat().resolvedOptions().timeZone

export function useCalendar() {
  const { search, change } = useAddress()
  const { can } = useSession()
  const now = useNow()
  const with_ids = useMemo(() => search.with?.split(','), [search.with])
  const { bookable, own, more } = usePractitioners(with_ids)
  const zone_name = search.tz ?? own_zone
  const zone = useMemo(() => createZone(zone_name), [zone_name])
  const today = zone.dateOf(now)
  const date = search.date ?? today
  const view: View = search.view === 'day' || search.view === 'week' ? search.view : usualView()
  const days = useMemo(() => (view === 'week' ? weekOf(date) : [date]), [view, date])
  const chosen = useMemo(() => {
    const named = with_ids ? bookable.filter(({ id }) => with_ids.includes(id)) : bookable
    return named.slice(0, view === 'week' ? week_lanes : most_columns)
  }, [bookable, with_ids, view])
  const from = zone.instantOf(days[0]!, 0)
  const to = zone.instantOf(addDays(days.at(-1)!, 1), 0)
  const ids = chosen.map(({ id }) => id)
  const every = !more && ids.length === bookable.length
  const sessions = useRead(
    ['session', 'calendar', from, to, ids],
    async (attune) => {
      const parts = await Promise.all(
        (every ? [{}] : filtersOf(ids)).map((filter) =>
          attune.sessions
            .list({
              starts_at: { gte: new Date(from).toISOString(), lt: new Date(to).toISOString() },
              status: shown_statuses,
              ...filter,
              order: 'starts_at',
              limit: 100,
              ...(can('persons:read') && { expand: 'person' }),
            })
            .all({ limit: most_sessions }),
        ),
      )
      return parts.flat().toSorted((a, b) => (a.starts_at < b.starts_at ? -1 : 1))
    },
    { enabled: ids.length > 0 },
  )
  return {
    now,
    today,
    zone,
    date,
    view,
    days,
    bookable,
    own,
    more,
    chosen,
    sessions: sessions.data ?? no_sessions,
    loading: sessions.isPending && ids.length > 0,
    error: sessions.error,
    refetch: sessions.refetch,
    search,
    change,
  }
}

export type Calendar = ReturnType<typeof useCalendar>

// A phone lists one day, so it has room for every practitioner.
const usualView = (): View => (matchMedia('(max-width: 52rem)').matches ? 'day' : 'week')

const no_sessions: Session[] = []

// As many practitioners per request as a filter takes.
const filtersOf = (ids: readonly string[]) =>
  Array.from({ length: Math.ceil(ids.length / most_filter_values) }, (_, at) => ({
    practitioner_id: ids.slice(at * most_filter_values, (at + 1) * most_filter_values),
  }))

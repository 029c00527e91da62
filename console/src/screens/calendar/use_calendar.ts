// What the calendar shows: the view, the days, the zone, the practitioners and their sessions.
import { useMemo } from 'react'
import type { Practitioner, Session } from 'attune'
import { useRead } from '../../api/context.tsx'
import { useAddress } from '../../components/screen_state.ts'
import { usePractitioners } from '../../components/use_names.ts'
import { createZone, addDays, weekOf } from '../../components/zone.ts'
import { useSession } from '../../session/context.tsx'
import { useClockOffset } from '../clock/use_clock.ts'

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
const most_filter_values = 20

const own_zone = Intl.DateTimeFormat().resolvedOptions().timeZone

export function useCalendar() {
  const { search, change } = useAddress()
  const { session, can } = useSession()
  const now = Date.now() + useClockOffset()
  const all = usePractitioners()
  const own = session.role.acts_as === 'practitioner' ? session.member.practitioner_id : null
  const linked = session.member.practitioner_id
  const bookable = useMemo(() => {
    const active = all.filter(({ id, status }) => (own ? id === own : isActive(status)))
    // The member first, then those who can be booked: a week shows only the first few.
    const order = ({ id, status }: Practitioner) => (id === linked ? 0 : isBookable(status) ? 1 : 2)
    return active.toSorted((a, b) => order(a) - order(b))
  }, [all, own, linked])
  const zone_name = search.tz ?? own_zone
  const zone = useMemo(() => createZone(zone_name), [zone_name])
  const today = zone.dateOf(now)
  const date = search.date ?? today
  const view: View = search.view === 'day' || search.view === 'week' ? search.view : usualView()
  const days = useMemo(() => (view === 'week' ? weekOf(date) : [date]), [view, date])
  const chosen = useMemo(() => {
    const ids = search.with?.split(',')
    const named = ids ? bookable.filter(({ id }) => ids.includes(id)) : bookable
    return view === 'week' ? named.slice(0, week_lanes) : named
  }, [bookable, search.with, view])
  const from = zone.instantOf(days[0]!, 0)
  const to = zone.instantOf(addDays(days.at(-1)!, 1), 0)
  const ids = chosen.map(({ id }) => id)
  const filtered = ids.length <= most_filter_values && ids.length < bookable.length
  const sessions = useRead(
    ['session', 'calendar', from, to, ids],
    (attune) =>
      attune.sessions
        .list({
          starts_at: { gte: new Date(from).toISOString(), lt: new Date(to).toISOString() },
          status: shown_statuses,
          ...(filtered && { practitioner_id: ids }),
          order: 'starts_at',
          limit: 100,
          ...(can('persons:read') && { expand: 'person' }),
        })
        .all({ limit: most_sessions }),
    { enabled: ids.length > 0, refetchInterval: 60_000 },
  )
  return {
    now,
    today,
    zone,
    date,
    view,
    days,
    bookable,
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
const isBookable = (status: Practitioner['status']) => status === 'verified'
const isActive = (status: Practitioner['status']) =>
  !['rejected', 'revoked', 'withdrawn', 'suspended'].includes(status)

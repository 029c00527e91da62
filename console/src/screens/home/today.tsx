// Today's sessions, with the step each is at.
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Session } from 'attune'
import { useRead } from '../../api/context.tsx'
import { StateBadge } from '../../components/badge.tsx'
import { Card } from '../../components/card.tsx'
import { personName } from '../../components/names.ts'
import { ExportCsv } from '../../components/export_csv.tsx'
import { PlainTable } from '../../components/plain_table.tsx'
import { EmptyState, ErrorState } from '../../components/states.tsx'
import type { Column } from '../../components/table.tsx'
import { useNames } from '../../components/use_names.ts'
import { addDays, createZone, timeInZone } from '../../components/zone.ts'
import { useSession } from '../../session/context.tsx'
import { useClockOffset } from '../clock/use_clock.ts'
import { JoinSession, useCanJoin } from '../session/join_session.tsx'

export function useToday() {
  const { can } = useSession()
  const offset_ms = useClockOffset()
  const zone = useMemo(() => createZone(Intl.DateTimeFormat().resolvedOptions().timeZone), [])
  const date = zone.dateOf(Date.now() + offset_ms)
  const from = new Date(zone.instantOf(date, 0)).toISOString()
  const to = new Date(zone.instantOf(addDays(date, 1), 0)).toISOString()
  const query = useRead(
    ['session', 'today', from],
    (attune) =>
      attune.sessions
        .list({
          starts_at: { gte: from, lt: to },
          order: 'starts_at',
          ...(can('persons:read') && { expand: 'person' }),
        })
        .all({ limit: 500 }),
    { enabled: can('sessions:read') },
  )
  return { ...query, zone, date, sessions: query.data ?? no_sessions }
}

const no_sessions: Session[] = []

export function Today({ today }: { today: ReturnType<typeof useToday> }) {
  const nameFor = useNames()
  const canJoin = useCanJoin()
  const { sessions, zone, date, error, isPending } = today
  const columns: readonly Column<Session>[] = [
    {
      name: 'Starts',
      cell: ({ starts_at }) => timeInZone(starts_at, zone),
      text: ({ starts_at }) => starts_at,
      phone: 'a',
    },
    {
      name: 'Person',
      cell: ({ person, person_id, type }) =>
        person && person_id ? (
          <Link to="/persons/$id" params={{ id: person_id }}>
            {personName(person)}
          </Link>
        ) : (
          type
        ),
      phone: 'c',
    },
    { name: 'Practitioner', cell: ({ practitioner_id }) => nameFor(practitioner_id), look: 'wrap' },
    { name: 'Type', cell: ({ type, format }) => `${type} · ${format}`, look: 'wrap' },
    { name: 'Code', cell: ({ procedure_code }) => procedure_code ?? '—', look: 'mono', wide: true },
    { name: 'Status', cell: ({ status }) => <StateBadge state={status} />, phone: 'b' },
    ...(sessions.some(canJoin)
      ? [
          {
            name: 'Video',
            cell: (session: Session) => <JoinSession session={session} />,
            buttons: true as const,
            phone: 'e' as const,
          },
        ]
      : []),
  ]
  return (
    <Card
      title="Today"
      note={`Times in ${zone.abbreviation(zone.instantOf(date, 720))}`}
      flush
      actions={
        <>
          {sessions.length > 0 && (
            <ExportCsv name="sessions_today" columns={columns} rows={sessions} />
          )}
          <Link to="/calendar">Open calendar</Link>
        </>
      }
    >
      {error && <ErrorState error={error} />}
      {!isPending && !error && sessions.length === 0 ? (
        <EmptyState title="No sessions today">Book the next one from the calendar.</EmptyState>
      ) : (
        <PlainTable label="Today" columns={columns} rows={sessions} keyOf={({ id }) => id} />
      )}
    </Card>
  )
}

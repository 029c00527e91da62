// The sessions of a person, and the steps of the chosen one.
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Session } from 'attune'
import { useList } from '../../api/context.tsx'
import { StateBadge } from '../../components/badge.tsx'
import { Card } from '../../components/card.tsx'
import { Facts } from '../../components/facts.tsx'
import { IdChip } from '../../components/id_chip.tsx'
import { ListCard } from '../../components/list_card.tsx'
import type { Column } from '../../components/table.tsx'
import { Time } from '../../components/time.tsx'
import { useNames } from '../../components/use_names.ts'
import { useSession } from '../../session/context.tsx'
import { MoneySteps } from '../ledger/ledger_flow.tsx'
import { NewClaim } from '../claims/new_claim.tsx'
import { JoinSession } from '../session/join_session.tsx'
import { WriteNote } from '../session/write_note.tsx'
import { SessionSteps } from '../session/session_steps.tsx'
import type { TabProps } from './person.tsx'

export function SessionsTab({ person }: TabProps) {
  const nameFor = useNames()
  const { can } = useSession()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<string>()
  const query = useList(['session', person.id], (attune, cursor) =>
    attune.sessions.list({ person_id: person.id, order: '-starts_at', limit: 100, ...cursor }),
  )
  const columns: readonly Column<Session>[] = [
    { name: 'Starts', cell: ({ starts_at }) => <Time at={starts_at} form="zoned" />, phone: 'a' },
    {
      name: 'Practitioner',
      cell: ({ practitioner_id }) => nameFor(practitioner_id) || <IdChip id={practitioner_id} />,
      phone: 'c',
    },
    { name: 'Type', cell: ({ type, format }) => `${type} · ${format}` },
    { name: 'Code', cell: ({ procedure_code }) => procedure_code ?? '—', look: 'mono' },
    { name: 'Status', cell: ({ status }) => <StateBadge state={status} />, phone: 'b' },
    {
      name: 'Duration',
      cell: ({ duration_minutes }) => `${duration_minutes} min`,
      numeric: true,
      phone: 'd',
    },
  ]
  const session = query.rows.find(({ id }) => id === chosen)
  return (
    <>
      {session && (
        <Card title="Session" note={<Time at={session.starts_at} form="zoned" />}>
          <Facts
            facts={[
              ['id', <IdChip key="id" id={session.id} />],
              ['status', <StateBadge key="status" state={session.status} />],
              ['practitioner', nameFor(session.practitioner_id)],
              ['at_risk', session.at_risk ? session.at_risk_reason : 'No'],
            ]}
          />
          <MoneySteps key={`${session.id} money`} by={{ session_id: session.id }} />
          <div className="actions gap-top">
            <JoinSession session={session} />
            <SessionSteps session={session} />
            <WriteNote session={session} />
            {can('claims:write') && session.status === 'completed' && (
              <NewClaim
                key={session.id}
                session={session}
                onCreated={(id) => void navigate({ to: '/claims', search: { id } })}
              />
            )}
          </div>
        </Card>
      )}
      <ListCard
        title="Sessions"
        file="sessions"
        query={query}
        columns={columns}
        empty={{ title: 'No sessions', text: 'Book the first session from the calendar.' }}
        selected={chosen}
        onSelect={({ id }) => setChosen(id)}
      />
    </>
  )
}

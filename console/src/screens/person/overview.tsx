// The overview of a record: outcome, timeline, profile, consents, and who has seen it.
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Person } from 'attune'
import { useRead } from '../../api/context.tsx'
import { Amount } from '../../components/amount.tsx'
import { StateBadge } from '../../components/badge.tsx'
import { Card } from '../../components/card.tsx'
import { Facts } from '../../components/facts.tsx'
import { nameOf, practitionerName } from '../../components/names.ts'
import { EmptyState } from '../../components/states.tsx'
import { Timeline } from '../../components/timeline.tsx'
import { useActing } from '../../session/acting.ts'
import { useSession } from '../../session/context.tsx'
import { ProgressCard } from './assessments/progress_card.tsx'
import { EditDetails } from './edit_details.tsx'
import { LastNote } from './notes/last_note.tsx'
import type { TabProps } from './person.tsx'
import { RecentAccess } from './recent_access.tsx'
import { useRecordParts } from './use_record_parts.ts'
import { useRecordTimeline } from './use_record_timeline.ts'

export function Overview({ person }: TabProps) {
  const { can } = useSession()
  const { practitioner_id } = useActing()
  return (
    <div className="grid-main">
      <div className="stack">
        {can('assessments:read') && <ProgressCard person_id={person.id} />}
        {can('notes:read') && practitioner_id && <LastNote person_id={person.id} />}
        <RecordTimeline person_id={person.id} />
      </div>
      <aside className="stack" aria-label="Record">
        <Profile person={person} />
        {can('consents:read') && <ConsentSummary person_id={person.id} />}
        {can('audit_entries:read') && (
          <Card
            title="Who has seen this record"
            flush
            actions={
              <Link to="." search={{ tab: 'access' }}>
                View all
              </Link>
            }
          >
            <RecentAccess person_id={person.id} limit={6} />
          </Card>
        )}
      </aside>
    </div>
  )
}

const groups = ['all', 'clinical', 'billing'] as const

function RecordTimeline({ person_id }: { person_id: string }) {
  const [group, setGroup] = useState<(typeof groups)[number]>('all')
  const moments = useRecordTimeline(person_id)
  const shown = moments.filter((moment) => group === 'all' || moment.group === group)
  return (
    <Card
      title="Timeline"
      actions={groups.map((name) => (
        <button
          key={name}
          className={name === group ? 'chip on' : 'chip'}
          type="button"
          aria-pressed={name === group}
          onClick={() => setGroup(name)}
        >
          {name}
        </button>
      ))}
    >
      {shown.length > 0 ? (
        <Timeline moments={shown} />
      ) : (
        <EmptyState title="Nothing yet">
          Sessions, notes, assessments, consents and claims appear here.
        </EmptyState>
      )}
    </Card>
  )
}

function Profile({ person }: { person: Person }) {
  const { can } = useSession()
  const { data: statement } = useRead(
    ['charge', 'statement', person.id],
    (attune) => attune.persons.statement(person.id),
    { enabled: can('charges:read') },
  )
  const { contacts, languages, time_zone, emergency_contacts, care_team, relationships } = person
  return (
    <Card title="Profile" actions={<EditDetails person={person} />}>
      <Facts
        facts={[
          ['Care team', (care_team ?? []).map(practitionerName).join(', ') || null],
          ['Time zone', time_zone],
          ['Language', languages.map(({ code }) => code).join(', ') || null],
          ...contacts.slice(0, 3).map(({ channel, value }) => [channel, value] as const),
          ...emergency_contacts
            .slice(0, 2)
            .map(
              ({ name, relationship, phone }) =>
                ['Emergency', `${nameOf(name)}, ${relationship}, ${phone}`] as const,
            ),
          ...(relationships.length
            ? [['Relationships', String(relationships.length)] as const]
            : []),
          ...(statement?.totals ?? []).map(
            ({ currency, owed }) =>
              [`Balance, ${currency.toUpperCase()}`, <Amount key="owed" amount={owed} />] as const,
          ),
        ]}
      />
    </Card>
  )
}

function ConsentSummary({ person_id }: { person_id: string }) {
  const { data } = useRecordParts(person_id, { once_read: true }).consents
  return (
    <Card
      title="Consents"
      flush
      actions={
        <Link to="." search={{ tab: 'consents' }}>
          View all
        </Link>
      }
    >
      <ul className="rows">
        {(data?.data ?? []).slice(0, 8).map(({ id, kind, status, period }) => (
          <li key={id}>
            <div>
              <p className="what">{kind}</p>
              <p className="faint">{period.end ? `Until ${period.end}` : 'Until revoked'}</p>
            </div>
            <StateBadge state={status} />
          </li>
        ))}
        {data?.data.length === 0 && (
          <li>
            <p className="faint">None. Booking requires a treatment consent.</p>
          </li>
        )}
      </ul>
    </Card>
  )
}

// Who has seen the record, and what was disclosed to whom on which basis.
import { Link } from '@tanstack/react-router'
import type { AuditEntry, Disclosure } from 'attune'
import { useList } from '../../api/context.tsx'
import { plural } from '../../components/format.ts'
import { IdChip } from '../../components/id_chip.tsx'
import { ListCard } from '../../components/list_card.tsx'
import type { Column } from '../../components/table.tsx'
import { Time } from '../../components/time.tsx'
import { useNames } from '../../components/use_names.ts'
import { useSession } from '../../session/context.tsx'
import type { TabProps } from './person.tsx'

const disclosure_columns: readonly Column<Disclosure>[] = [
  {
    name: 'Recipient',
    cell: ({ recipient }) => recipient?.name ?? recipient?.id ?? '—',
    phone: 'a',
  },
  { name: 'Purpose', cell: ({ purpose }) => purpose ?? '—', phone: 'b' },
  { name: 'Data', cell: ({ data_categories }) => data_categories.join(', '), phone: 'c' },
  { name: 'Basis', cell: ({ basis }) => basis.map(({ type }) => type).join(', ') },
  {
    name: 'Disclosed',
    cell: ({ created_at }) => <Time at={created_at} />,
    numeric: true,
    phone: 'd',
  },
]

export function AccessTab({ person }: TabProps) {
  const { can } = useSession()
  return (
    <>
      <AccessList person_id={person.id} />
      {can('disclosures:read') && <Disclosures person_id={person.id} />}
    </>
  )
}

function AccessList({ person_id }: { person_id: string }) {
  const nameFor = useNames()
  const query = useList(['audit_entry', person_id, 'all'], (attune, cursor) =>
    attune.auditEntries.list({ person_id, limit: 100, ...cursor }),
  )
  const columns: readonly Column<AuditEntry>[] = [
    {
      name: 'Who',
      cell: ({ actor_id, actor_kind }) => nameFor(actor_id) || actor_kind,
      phone: 'a',
      look: 'what',
    },
    { name: 'Actor', cell: ({ actor_id }) => <IdChip id={actor_id} />, wide: true },
    { name: 'Action', cell: ({ action }) => action, phone: 'c', look: 'mono' },
    { name: 'Object', cell: ({ object_id }) => <IdChip id={object_id} /> },
    {
      name: 'Fields',
      cell: ({ fields }) => <span title={fields.join(', ')}>{plural(fields.length, 'field')}</span>,
      text: ({ fields }) => fields.join(' '),
    },
    { name: 'Purpose', cell: ({ purpose }) => purpose ?? '—', phone: 'b' },
    {
      name: 'Basis',
      cell: ({ basis }) => basis.map(({ type }) => type).join(', ') || '—',
    },
    {
      name: 'Recorded',
      cell: ({ recorded_at }) => <Time at={recorded_at} />,
      numeric: true,
      phone: 'd',
    },
  ]
  return (
    <ListCard
      title="Who has seen this record"
      note="Field names are logged, values never."
      label="Access"
      file="audit_entries"
      query={query}
      columns={columns}
      actions={
        <Link className="btn sm" to="/audit-log" search={{ person_id }}>
          Audit log
        </Link>
      }
      empty={{ title: 'No access', text: 'Every read and change of the record appears here.' }}
    />
  )
}

function Disclosures({ person_id }: { person_id: string }) {
  const query = useList(['disclosure', person_id], (attune, cursor) =>
    attune.persons.disclosures.list(person_id, { limit: 100, ...cursor }),
  )
  return (
    <ListCard
      title="Disclosures"
      note="The accounting of disclosures (45 CFR 164.528)"
      file="disclosures"
      query={query}
      columns={disclosure_columns}
      empty={{
        title: 'Nothing was disclosed',
        text: 'Claims, eligibility checks and shared records appear here.',
      }}
    />
  )
}

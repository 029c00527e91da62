// Who has seen the record, and what was disclosed to whom on which basis.
import { Link } from '@tanstack/react-router'
import type { AuditEntry, Disclosure } from 'attune'
import { useList } from '../../api/context.tsx'
import { Card } from '../../components/card.tsx'
import { plural } from '../../components/format.ts'
import { IdChip } from '../../components/id_chip.tsx'
import { ExportCsv, PlainTable } from '../../components/plain_table.tsx'
import { EmptyState, ErrorState } from '../../components/states.tsx'
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
    { name: 'Actor', cell: ({ actor_id }) => <IdChip id={actor_id} /> },
    { name: 'Action', cell: ({ action }) => action, phone: 'c', look: 'mono' },
    { name: 'Object', cell: ({ object_id }) => <IdChip id={object_id} /> },
    {
      name: 'Fields',
      cell: ({ fields }) => <span title={fields.join(', ')}>{plural(fields.length, 'field')}</span>,
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
    <Card
      title="Who has seen this record"
      note="Field names are logged, values never."
      flush
      actions={
        <>
          <ExportCsv name="audit_entries" columns={columns} rows={query.rows} />
          <Link className="btn sm" to="/audit-log" search={{ person_id }}>
            Audit log
          </Link>
        </>
      }
    >
      {query.error && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      <PlainTable label="Access" columns={columns} rows={query.rows} keyOf={({ id }) => id} />
      {query.hasNextPage && (
        <p className="table-foot">
          <button className="btn sm" type="button" onClick={() => void query.fetchNextPage()}>
            Load more
          </button>
        </p>
      )}
    </Card>
  )
}

function Disclosures({ person_id }: { person_id: string }) {
  const { rows, error, isPending } = useList(['disclosure', person_id], (attune, cursor) =>
    attune.persons.disclosures.list(person_id, { limit: 100, ...cursor }),
  )
  return (
    <Card
      title="Disclosures"
      note="The accounting of disclosures (45 CFR 164.528)"
      flush
      actions={<ExportCsv name="disclosures" columns={disclosure_columns} rows={rows} />}
    >
      {error && <ErrorState error={error} />}
      {!isPending && !error && rows.length === 0 ? (
        <EmptyState title="Nothing was disclosed">
          Claims, eligibility checks and shared records appear here.
        </EmptyState>
      ) : (
        <PlainTable
          label="Disclosures"
          columns={disclosure_columns}
          rows={rows}
          keyOf={({ id }) => id}
        />
      )}
    </Card>
  )
}

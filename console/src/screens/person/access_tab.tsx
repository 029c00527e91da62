// Who has seen the record, and what was disclosed to whom on which basis.
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { AuditEntry, Disclosure } from 'attune'
import { useList } from '../../api/context.tsx'
import { plural } from '../../components/format.ts'
import { IdChip } from '../../components/id_chip.tsx'
import { ListCard } from '../../components/list_card.tsx'
import type { Column } from '../../components/table.tsx'
import { Time } from '../../components/time.tsx'
import { useNames } from '../../components/use_names.ts'
import { useSession } from '../../session/context.tsx'
import { AccessSummary, actorKey } from './access_summary.tsx'
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

const most_summed = 1_000

// The loaded entries of one actor are exported as they are.
async function* noRest(): AsyncGenerator<readonly AuditEntry[]> {}

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
  const [chosen, setChosen] = useState<string>()
  const query = useList(['audit_entry', person_id, 'all'], (attune, cursor) =>
    attune.auditEntries.list({ person_id, limit: 100, ...cursor }),
  )
  const { rows, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  // Everyone who has seen the record, not only the last who did.
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && rows.length < most_summed) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage, rows.length])
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
  const shown = chosen ? rows.filter((entry) => actorKey(entry) === chosen) : rows
  return (
    <>
      {rows.length > 0 && (
        <AccessSummary
          entries={rows}
          has_more={hasNextPage}
          chosen={chosen}
          onChoose={(key) => setChosen(key === chosen ? undefined : key)}
        />
      )}
      <ListCard
        title="Accesses"
        note="Field names are logged, values never."
        label="Access"
        file="audit_entries"
        query={chosen ? { ...query, rows: shown, readRest: noRest } : query}
        columns={columns}
        actions={
          <>
            {chosen && (
              <button className="btn ghost sm" type="button" onClick={() => setChosen(undefined)}>
                Show everyone
              </button>
            )}
            <Link className="btn sm" to="/audit-log" search={{ person_id }}>
              Audit log
            </Link>
          </>
        }
        empty={{ title: 'No access', text: 'Every read and change of the record appears here.' }}
      />
    </>
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

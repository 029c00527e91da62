// The superbills of a person: what they paid for, itemized for their insurer, to issue and print.
import type { Superbill } from 'attune'
import { useList } from '../../../api/context.tsx'
import { Amount } from '../../../components/amount.tsx'
import { Card } from '../../../components/card.tsx'
import { ExportCsv, PlainTable } from '../../../components/plain_table.tsx'
import { useAddress } from '../../../components/screen_state.ts'
import { EmptyState, ErrorState } from '../../../components/states.tsx'
import type { Column } from '../../../components/table.tsx'
import { Time } from '../../../components/time.tsx'
import { IssueSuperbill } from './issue_superbill.tsx'
import { SuperbillDocument } from './superbill_document.tsx'

export function SuperbillsCard({ person_id }: { person_id: string }) {
  const { search, change } = useAddress()
  const { rows, error, isPending } = useList(['superbill', 'of', person_id], (attune, cursor) =>
    attune.superbills.list({ person_id, limit: 100, ...cursor }),
  )
  const open = (id: string) => change({ superbill: id })
  const columns: readonly Column<Superbill>[] = [
    {
      name: 'Superbill',
      cell: ({ id }) => (
        <button className="row-link" type="button" onClick={() => open(id)}>
          {id}
        </button>
      ),
      phone: 'a',
      look: 'mono',
    },
    { name: 'Services', cell: ({ lines }) => lines.length, numeric: true },
    { name: 'Issued', cell: ({ created_at }) => <Time at={created_at} />, phone: 'c' },
    { name: 'Paid', cell: (each) => <Amount amount={each.amount_paid} />, numeric: true },
    { name: 'Total', cell: ({ total }) => <Amount amount={total} />, numeric: true, phone: 'd' },
  ]
  return (
    <>
      <Card
        title="Superbills"
        flush
        actions={
          <>
            <ExportCsv name="superbills" columns={columns} rows={rows} />
            <IssueSuperbill person_id={person_id} onIssued={open} />
          </>
        }
      >
        {error && <ErrorState error={error} />}
        {!isPending && !error && rows.length === 0 ? (
          <EmptyState title="No superbills">
            Issue one for care the person paid for, so that their insurer can reimburse them.
          </EmptyState>
        ) : (
          <PlainTable label="Superbills" columns={columns} rows={rows} keyOf={({ id }) => id} />
        )}
      </Card>
      {search.superbill && <SuperbillDocument id={search.superbill} />}
    </>
  )
}

// The superbills of a person: what they paid for, itemized for their insurer, to issue and print.
import type { Superbill } from 'attune'
import { useList } from '../../../api/context.tsx'
import { Amount } from '../../../components/amount.tsx'
import { ListCard } from '../../../components/list_card.tsx'
import { useAddress } from '../../../components/screen_state.ts'
import type { Column } from '../../../components/table.tsx'
import { Time } from '../../../components/time.tsx'
import { IssueSuperbill } from './issue_superbill.tsx'
import { SuperbillDocument } from './superbill_document.tsx'

export function SuperbillsCard({ person_id }: { person_id: string }) {
  const { search, change } = useAddress()
  const query = useList(['superbill', 'of', person_id], (attune, cursor) =>
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
      <ListCard
        title="Superbills"
        file="superbills"
        query={query}
        columns={columns}
        actions={<IssueSuperbill person_id={person_id} onIssued={open} />}
        empty={{
          title: 'No superbills',
          text: 'Issue one for care the person paid for, so that their insurer can reimburse them.',
        }}
      />
      {search.superbill && <SuperbillDocument id={search.superbill} />}
    </>
  )
}

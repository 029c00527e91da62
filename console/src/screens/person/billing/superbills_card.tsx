// The superbills of a person: what they paid for, itemized for their insurer, to issue and print.
import type { Superbill } from 'attune'
import { Amount } from '../../../components/amount.tsx'
import type { Column } from '../../../components/table.tsx'
import { Time } from '../../../components/time.tsx'
import { IssuedCard } from './issued_card.tsx'
import { IssueSuperbill } from './issue_superbill.tsx'
import { SuperbillDocument } from './superbill_document.tsx'

const columns: readonly Column<Superbill>[] = [
  { name: 'Services', cell: ({ lines }) => lines.length, numeric: true },
  { name: 'Issued', cell: ({ created_at }) => <Time at={created_at} />, phone: 'c' },
  { name: 'Paid', cell: (each) => <Amount amount={each.amount_paid} />, numeric: true },
  { name: 'Total', cell: ({ total }) => <Amount amount={total} />, numeric: true, phone: 'd' },
]

export const SuperbillsCard = ({ person_id }: { person_id: string }) => (
  <IssuedCard<Superbill>
    title="Superbills"
    type="superbill"
    noun="Superbill"
    person_id={person_id}
    list={(attune, params) => attune.superbills.list(params)}
    columns={columns}
    issue={(open) => <IssueSuperbill person_id={person_id} onIssued={open} />}
    document={(id) => <SuperbillDocument key={id} id={id} />}
    empty={{
      title: 'No superbills',
      text: 'Issue one for care the person paid for, so that their insurer can reimburse them.',
    }}
  />
)

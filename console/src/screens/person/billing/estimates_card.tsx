// The good faith estimates of a person: what care that is booked or expected costs.
import type { Estimate } from 'attune'
import { Amount } from '../../../components/amount.tsx'
import type { Column } from '../../../components/table.tsx'
import { useNames } from '../../../components/use_names.ts'
import { EstimateDocument } from './estimate_document.tsx'
import { IssuedCard } from './issued_card.tsx'
import { IssueEstimate } from './issue_estimate.tsx'

export function EstimatesCard({ person_id }: { person_id: string }) {
  const nameFor = useNames()
  const columns: readonly Column<Estimate>[] = [
    {
      name: 'Practitioner',
      cell: ({ practitioner_id }) => nameFor(practitioner_id) || practitioner_id,
    },
    { name: 'Service', cell: ({ service_date }) => service_date ?? '—', phone: 'c' },
    {
      name: 'Valid until',
      cell: ({ valid_until, replaced_by_id }) => (replaced_by_id ? 'Replaced' : valid_until),
      phone: 'b',
    },
    { name: 'Total', cell: ({ total }) => <Amount amount={total} />, numeric: true, phone: 'd' },
  ]
  return (
    <IssuedCard<Estimate>
      title="Good faith estimates"
      type="estimate"
      noun="Estimate"
      person_id={person_id}
      list={(attune, params) => attune.estimates.list(params)}
      columns={columns}
      issue={(open) => <IssueEstimate person_id={person_id} onIssued={open} />}
      document={(id) => <EstimateDocument key={id} id={id} />}
      empty={{
        title: 'No estimates',
        text: 'A person who pays without insurance is owed one before care that is booked.',
      }}
    />
  )
}

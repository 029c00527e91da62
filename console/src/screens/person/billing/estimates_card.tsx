// The good faith estimates of a person: what care is expected to cost, to issue and give to them.
import type { Estimate } from 'attune'
import { useList } from '../../../api/context.tsx'
import { Amount } from '../../../components/amount.tsx'
import { ListCard } from '../../../components/list_card.tsx'
import { useAddress } from '../../../components/screen_state.ts'
import type { Column } from '../../../components/table.tsx'
import { useNames } from '../../../components/use_names.ts'
import { EstimateDocument } from './estimate_document.tsx'
import { IssueEstimate } from './issue_estimate.tsx'

export function EstimatesCard({ person_id }: { person_id: string }) {
  const nameFor = useNames()
  const { search, change } = useAddress()
  const query = useList(['estimate', 'of', person_id], (attune, cursor) =>
    attune.estimates.list({ person_id, limit: 100, ...cursor }),
  )
  const open = (id: string) => change({ estimate: id })
  const columns: readonly Column<Estimate>[] = [
    {
      name: 'Estimate',
      cell: ({ id }) => (
        <button className="row-link" type="button" onClick={() => open(id)}>
          {id}
        </button>
      ),
      phone: 'a',
      look: 'mono',
    },
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
    <>
      <ListCard
        title="Good faith estimates"
        file="estimates"
        query={query}
        columns={columns}
        actions={<IssueEstimate person_id={person_id} onIssued={open} />}
        empty={{
          title: 'No estimates',
          text: 'A person who pays without insurance is owed one before care that is booked.',
        }}
      />
      {search.estimate && <EstimateDocument key={search.estimate} id={search.estimate} />}
    </>
  )
}

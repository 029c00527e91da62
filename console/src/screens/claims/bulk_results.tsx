// The result of a bulk action for each claim: ready, done, or why it was refused.
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { BulkAction, BulkResult } from 'attune'
import { useList } from '../../api/context.tsx'
import { Amount } from '../../components/amount.tsx'
import { StateBadge } from '../../components/badge.tsx'
import { SelectField } from '../../components/fields.tsx'
import { words } from '../../components/format.ts'
import { shortId } from '../../components/id_chip.tsx'
import { ListCard } from '../../components/list_card.tsx'
import { personName } from '../../components/names.ts'
import type { Column } from '../../components/table.tsx'
import { useSession } from '../../session/context.tsx'

const columns: readonly Column<BulkResult>[] = [
  {
    name: 'Claim',
    cell: ({ claim_id, claim }) => (
      <Link to="/claims" search={{ tab: 'all', id: claim_id }}>
        {claim?.person ? personName(claim.person) : shortId(claim_id)}
      </Link>
    ),
    text: ({ claim_id }) => claim_id,
    phone: 'a',
  },
  { name: 'Outcome', cell: ({ outcome }) => <StateBadge state={outcome} />, phone: 'b' },
  {
    name: 'Reason',
    cell: ({ code, failed_checks }) =>
      code ? [words(code), failed_checks.map(words).join(', ')].filter(Boolean).join(': ') : '—',
    phone: 'c',
    look: 'wrap',
  },
  { name: 'Amount', cell: ({ amount }) => <Amount amount={amount} />, numeric: true, phone: 'd' },
]

const outcomes = ['refused', 'ready', 'done', 'pending', 'canceled']

export function BulkResults({ action: { id, claim_count } }: { action: BulkAction }) {
  const { can } = useSession()
  const [outcome, setOutcome] = useState('')
  const query = useList(['bulk_action', id, 'results', outcome], (attune, cursor) =>
    attune.bulkActions.results.list(id, {
      limit: 100,
      ...(outcome && { outcome }),
      ...(can('persons:read') && { expand: 'claim.person' }),
      ...cursor,
    }),
  )
  if (claim_count === 0) return null
  return (
    <div className="detail-block stack">
      <SelectField
        label="Outcome"
        value={outcome}
        onChange={setOutcome}
        options={[['', 'All'], ...outcomes.map((each) => [each, words(each)] as const)]}
      />
      <ListCard
        title="Results"
        file="bulk_results"
        query={query}
        columns={columns}
        empty={{ title: 'No such results', text: 'Choose another outcome.' }}
      />
    </div>
  )
}

// Bulk actions: what was done with many claims at once, the newest first.
import { ListChecks } from 'lucide-react'
import type { ReactNode } from 'react'
import type { BulkAction } from 'attune'
import { Amount } from '../../components/amount.tsx'
import { StateBadge } from '../../components/badge.tsx'
import { count } from '../../components/format.ts'
import { ListScreen } from '../../components/list_screen.tsx'
import type { Column } from '../../components/table.tsx'
import { Time } from '../../components/time.tsx'
import { BulkActionDetail } from './bulk_action_detail.tsx'
import { bulk_names, bulkTitle } from './bulk_terms.ts'

const columns: readonly Column<BulkAction>[] = [
  { name: 'Action', cell: bulkTitle, phone: 'a', look: 'what' },
  { name: 'Status', cell: ({ status }) => <StateBadge state={status} />, phone: 'b' },
  { name: 'Created', cell: ({ created_at }) => <Time at={created_at} />, phone: 'c' },
  { name: 'Claims', cell: ({ claim_count }) => count(claim_count), numeric: true },
  { name: 'Done', cell: ({ done_count }) => count(done_count), numeric: true },
  { name: 'Refused', cell: ({ refused_count }) => count(refused_count), numeric: true },
  { name: 'Amount', cell: ({ amount }) => <Amount amount={amount} />, numeric: true, phone: 'd' },
]

const statuses = ['checking', 'checked', 'running', 'completed', 'failed', 'canceled']

export const BulkActionList = ({ tabs }: { tabs: ReactNode }) => (
  <ListScreen<BulkAction>
    title="Bulk actions"
    summary="One action on many claims: checked first, then done claim by claim."
    type="bulk_action"
    noun="bulk action"
    tabs={tabs}
    list={(attune, params) => attune.bulkActions.list(params)}
    columns={columns}
    filters={[
      { name: 'action', label: 'Action', options: bulk_names },
      { name: 'status', label: 'Status', options: statuses },
    ]}
    detail={(id) => <BulkActionDetail key={id} id={id} />}
    empty={{
      title: 'No bulk actions',
      text: 'Select claims in a queue, or act on all that match its filters.',
      icon: ListChecks,
    }}
  />
)

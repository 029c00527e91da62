// Remittances: what payers paid, and the exceptions that wait for a decision.
import { Landmark } from 'lucide-react'
import type { Remittance } from 'attune'
import { Amount } from '../../components/amount.tsx'
import { StateBadge } from '../../components/badge.tsx'
import { ListScreen } from '../../components/list_screen.tsx'
import type { Column } from '../../components/table.tsx'
import { Time } from '../../components/time.tsx'
import { RemittanceDetail } from './remittance_detail.tsx'

const columns: readonly Column<Remittance>[] = [
  {
    name: 'Payer',
    cell: ({ payer_name, payer_id }) => payer_name ?? payer_id,
    phone: 'a',
    look: 'what',
  },
  { name: 'Status', cell: ({ status }) => <StateBadge state={status} />, phone: 'b' },
  { name: 'Trace number', cell: ({ trace_number }) => trace_number ?? '—', look: 'mono' },
  {
    name: 'Exceptions',
    cell: ({ exceptions }) => exceptions.filter(({ resolved_at }) => !resolved_at).length,
    numeric: true,
    phone: 'c',
    labelled: true,
  },
  { name: 'Claims', cell: ({ claim_count }) => claim_count, numeric: true },
  { name: 'Received', cell: ({ created_at }) => <Time at={created_at} />, numeric: true },
  { name: 'Amount', cell: ({ amount }) => <Amount amount={amount} />, numeric: true, phone: 'd' },
]

export function RemittancesScreen() {
  return (
    <ListScreen<Remittance>
      title="Remittances"
      summary="The 835s of your payers: balanced, posted line by line, exceptions first."
      type="remittance"
      noun="remittance"
      list={(attune, params) => attune.remittances.list(params)}
      columns={columns}
      filters={[
        {
          name: 'status',
          label: 'Status',
          options: ['excepted', 'received', 'balanced', 'accepted', 'posted', 'resolved'],
        },
        { name: 'payer_id', label: 'Payer', options: [] },
        { name: 'trace_number', label: 'Trace', options: [] },
      ]}
      detail={(id) => <RemittanceDetail key={id} id={id} />}
      empty={{
        title: 'No remittances',
        text: 'Remittances arrive from your clearinghouse, or are uploaded with the API.',
        icon: Landmark,
      }}
    />
  )
}

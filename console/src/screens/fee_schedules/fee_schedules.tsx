// Fee schedules: your own charges, and the rates that payers pay by contract.
import { HandCoins } from 'lucide-react'
import type { ListedFeeSchedule } from 'attune'
import { StateBadge } from '../../components/badge.tsx'
import { count } from '../../components/format.ts'
import { ListScreen } from '../../components/list_screen.tsx'
import { useAddress } from '../../components/screen_state.ts'
import type { Column } from '../../components/table.tsx'
import { FeeScheduleDetail } from './fee_schedule_detail.tsx'
import { NewFeeSchedule } from './new_fee_schedule.tsx'

const columns: readonly Column<ListedFeeSchedule>[] = [
  { name: 'Name', cell: ({ name }) => name, phone: 'a', look: 'what' },
  {
    name: 'For',
    cell: ({ payer_id, plan_name }) =>
      payer_id ? [payer_id, plan_name].filter(Boolean).join(', ') : 'Your own charges',
    phone: 'c',
  },
  { name: 'Rates', cell: ({ rate_count }) => count(rate_count), numeric: true },
  { name: 'Starts', cell: ({ starts_on }) => starts_on, numeric: true, phone: 'd' },
  { name: 'Ends', cell: ({ ends_on }) => ends_on ?? '—', numeric: true },
  {
    name: 'Status',
    cell: ({ archived }) => <StateBadge state={archived ? 'archived' : 'active'} />,
    phone: 'b',
  },
]

export function FeeSchedulesScreen() {
  const { change } = useAddress()
  return (
    <ListScreen<ListedFeeSchedule>
      title="Fee schedules"
      summary="Your own charges, and what each payer pays by contract. Claims show the difference."
      type="fee_schedule"
      noun="fee schedule"
      list={(attune, params) => attune.feeSchedules.list(params)}
      columns={columns}
      filters={[{ name: 'payer_id', label: 'Payer', options: [] }]}
      actions={<NewFeeSchedule onCreated={(id) => change({ id })} />}
      detail={(id) => <FeeScheduleDetail key={id} id={id} />}
      empty={{
        title: 'No fee schedules',
        text: 'Add your own charges first, then the rates of each contract.',
        icon: HandCoins,
      }}
    />
  )
}

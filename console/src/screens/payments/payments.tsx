// Money in and out: payments, refunds, disputes and payouts.
import { useAddress } from '../../components/screen_state.ts'
import { Tabs } from '../../components/tabs.tsx'
import { useSession } from '../../session/context.tsx'
import { DisputeList } from './disputes.tsx'
import { PaymentList } from './payment_list.tsx'
import { PayoutList } from './payouts.tsx'
import { RefundList } from './refunds.tsx'

const tabs = [
  { name: 'payments', label: 'Payments', scope: 'payments:read', show: PaymentList },
  { name: 'refunds', label: 'Refunds', scope: 'payments:read', show: RefundList },
  { name: 'disputes', label: 'Disputes', scope: 'payments:read', show: DisputeList },
  { name: 'payouts', label: 'Payouts', scope: 'payouts:read', show: PayoutList },
] as const

export function PaymentsScreen() {
  const { can } = useSession()
  const { search } = useAddress()
  const shown = tabs.filter(({ scope }) => can(scope))
  const current = shown.find(({ name }) => name === search.tab) ?? shown[0]!
  const List = current.show
  return (
    <List key={current.name} tabs={<Tabs label="Money" tabs={shown} current={current.name} />} />
  )
}

// Billing of a person: coverages, authorizations, statement, claims, payments, packages and
// estimates.
import type { Claim, Payment } from 'attune'
import { Link } from '@tanstack/react-router'
import { useList } from '../../../api/context.tsx'
import { Amount } from '../../../components/amount.tsx'
import { StateBadge } from '../../../components/badge.tsx'
import { IdChip } from '../../../components/id_chip.tsx'
import { ListCard } from '../../../components/list_card.tsx'
import { paymentState } from '../../../components/payment_state.ts'
import type { Column } from '../../../components/table.tsx'
import { Time } from '../../../components/time.tsx'
import { useSession } from '../../../session/context.tsx'
import { ReceiptButton } from '../../payments/receipt_button.tsx'
import type { TabProps } from '../person.tsx'
import { Authorizations } from './authorizations.tsx'
import { Coverages } from './coverages.tsx'
import { Packages } from './packages.tsx'
import { PaymentMethods } from './payment_methods.tsx'
import { PaymentPlans } from './payment_plans.tsx'
import { PaymentRequests } from './payment_requests.tsx'
import { RecordPayment } from './record_payment.tsx'
import { StatementCard } from './statement_card.tsx'
import { EstimatesCard } from './estimates_card.tsx'
import { SuperbillsCard } from './superbills_card.tsx'

export function BillingTab({ person }: TabProps) {
  const { session, can } = useSession()
  const acts_as_account = session.role.acts_as === 'account'
  return (
    <>
      <Coverages person_id={person.id} />
      <Authorizations person_id={person.id} />
      {can('charges:read') && <StatementCard person_id={person.id} />}
      {can('claims:read') && <Claims person_id={person.id} />}
      {can('payments:read') && acts_as_account && (
        <>
          <PaymentMethods person_id={person.id} />
          <PaymentRequests person_id={person.id} />
          <PaymentPlans person_id={person.id} />
        </>
      )}
      {can('charges:read') && acts_as_account && <Packages person_id={person.id} />}
      {can('payments:read') && <Payments person_id={person.id} />}
      {can('superbills:read') && <SuperbillsCard person_id={person.id} />}
      {can('estimates:read') && <EstimatesCard person_id={person.id} />}
    </>
  )
}

const claim_columns: readonly Column<Claim>[] = [
  {
    name: 'Claim',
    cell: ({ id }) => (
      <Link to="/claims" search={{ id, tab: 'all' }}>
        {id}
      </Link>
    ),
    phone: 'a',
    look: 'mono',
  },
  { name: 'Status', cell: ({ status }) => <StateBadge state={status} />, phone: 'b' },
  { name: 'Payer', cell: ({ payer_id }) => payer_id ?? '—', phone: 'c' },
  { name: 'Updated', cell: ({ updated_at }) => <Time at={updated_at} /> },
  { name: 'Charge', cell: ({ charge }) => <Amount amount={charge} />, numeric: true, phone: 'd' },
]

function Claims({ person_id }: { person_id: string }) {
  const query = useList(['claim', 'of', person_id], (attune, cursor) =>
    attune.claims.list({ person_id, limit: 100, ...cursor }),
  )
  const empty = { title: 'No claims', text: 'Claims of completed sessions appear here.' }
  return (
    <ListCard title="Claims" file="claims" query={query} columns={claim_columns} empty={empty} />
  )
}

const payment_columns: readonly Column<Payment>[] = [
  { name: 'Payment', cell: ({ id }) => <IdChip id={id} />, phone: 'a' },
  {
    name: 'Status',
    cell: (payment) => <StateBadge state={paymentState(payment)} />,
    phone: 'b',
  },
  { name: 'Kind', cell: ({ kind }) => kind, phone: 'c' },
  {
    name: 'Method',
    cell: ({ method }) => [method?.type, method?.last4].filter(Boolean).join(' ') || '—',
  },
  { name: 'Created', cell: ({ created_at }) => <Time at={created_at} /> },
  { name: 'Amount', cell: ({ amount }) => <Amount amount={amount} />, numeric: true, phone: 'd' },
  {
    name: 'Receipt',
    cell: (payment) => <ReceiptButton payment={payment} />,
    phone: 'e',
    buttons: true,
  },
]

function Payments({ person_id }: { person_id: string }) {
  const query = useList(['payment', 'of', person_id], (attune, cursor) =>
    attune.payments.list({ person_id, limit: 100, ...cursor }),
  )
  return (
    <ListCard
      title="Payments"
      file="payments"
      query={query}
      columns={payment_columns}
      actions={<RecordPayment person_id={person_id} />}
      empty={{ title: 'No payments', text: 'Payments of the person appear here.' }}
    />
  )
}

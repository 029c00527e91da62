// Payment requests of a person: their state, and a link to pay for a new one.
import type { PaymentRequest } from 'attune'
import { useList } from '../../../api/context.tsx'
import { type Action, Actions } from '../../../components/actions.tsx'
import { Amount } from '../../../components/amount.tsx'
import { StateBadge } from '../../../components/badge.tsx'
import { words } from '../../../components/format.ts'
import { ListCard } from '../../../components/list_card.tsx'
import type { Column } from '../../../components/table.tsx'
import { Time } from '../../../components/time.tsx'
import { useClockOffset } from '../../clock/use_clock.ts'
import { RequestPayment } from './request_payment.tsx'

const cancel: Action<PaymentRequest> = {
  label: 'Cancel',
  look: 'danger',
  when: ({ status }) => status === 'open',
  title: 'Cancel the payment request?',
  effect: 'Its link can no longer be paid.',
  done: 'The payment request was canceled.',
  act: (attune, { id }) => attune.paymentRequests.cancel(id),
}

const columns: readonly Column<PaymentRequest>[] = [
  { name: 'Created', cell: ({ created_at }) => <Time at={created_at} />, phone: 'a' },
  { name: 'Status', cell: ({ status }) => <StateBadge state={status} />, phone: 'b' },
  { name: 'For', cell: ({ kind }) => words(kind), phone: 'c' },
  { name: 'Expires', cell: ({ expires_at }) => <Time at={expires_at} form="day" /> },
  { name: 'Amount', cell: ({ amount }) => <Amount amount={amount} />, numeric: true, phone: 'd' },
  {
    name: 'Action',
    cell: (request) => (
      <Actions
        of={[cancel]}
        object={request}
        scope="payments:write"
        changed={['payment_request', 'payment']}
      />
    ),
    phone: 'e',
    buttons: true,
  },
]

export function PaymentRequests({ person_id }: { person_id: string }) {
  const now = Date.now() + useClockOffset()
  const query = useList(['payment_request', person_id], (attune, cursor) =>
    attune.paymentRequests.list({ person_id, limit: 20, ...cursor }),
  )
  return (
    <ListCard
      title="Payment requests"
      file="payment_requests"
      query={query}
      columns={columns}
      actions={<RequestPayment person_id={person_id} now={now} />}
      empty={{
        title: 'No payment requests',
        text: 'Send the person a link to a page where they pay what they owe.',
      }}
    />
  )
}

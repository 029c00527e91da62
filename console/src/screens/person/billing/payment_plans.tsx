// Payment plans of a person: what is left, each installment, and what can be done.
import type { PaymentPlan } from 'attune'
import { useList } from '../../../api/context.tsx'
import { type Action, Actions } from '../../../components/actions.tsx'
import { Amount } from '../../../components/amount.tsx'
import { StateBadge } from '../../../components/badge.tsx'
import { Card } from '../../../components/card.tsx'
import { ExportCsv } from '../../../components/export_csv.tsx'
import { IdChip } from '../../../components/id_chip.tsx'
import { PlainTable } from '../../../components/plain_table.tsx'
import { EmptyState, ErrorState, Notice } from '../../../components/states.tsx'
import type { Column } from '../../../components/table.tsx'
import { Time } from '../../../components/time.tsx'
import { NewPaymentPlan } from './new_payment_plan.tsx'

type Installment = PaymentPlan['installments'][number]

const stateOf = ({ paid_at, missed_at }: Installment) =>
  paid_at ? 'paid' : missed_at ? 'missed' : 'planned'

const columns: readonly Column<Installment>[] = [
  { name: 'Date', cell: ({ due_on }) => due_on, phone: 'a' },
  { name: 'State', cell: (each) => <StateBadge state={stateOf(each)} />, phone: 'b' },
  { name: 'Paid', cell: ({ paid_at }) => <Time at={paid_at} />, phone: 'c' },
  { name: 'Amount', cell: ({ amount }) => <Amount amount={amount} />, numeric: true, phone: 'd' },
]

const actions: readonly Action<PaymentPlan>[] = [
  {
    label: 'Resume',
    when: ({ status }) => status === 'past_due',
    title: 'Resume the payment plan?',
    effect: 'Charges the missed installment again, and the others on their dates.',
    done: 'The payment plan continues.',
    act: (attune, { id }) => attune.paymentPlans.resume(id),
  },
  {
    label: 'Pay off',
    when: ({ status }) => status === 'active',
    title: 'Pay off the plan now?',
    effect: 'Charges what is left to the card at once.',
    done: 'What is left is being charged.',
    act: (attune, { id }) => attune.paymentPlans.payOff(id),
  },
  {
    label: 'Cancel',
    look: 'danger',
    when: ({ status }) => ['active', 'past_due'].includes(status),
    title: 'Cancel the payment plan?',
    effect: 'Nothing more is charged. The person still owes the rest.',
    done: 'The payment plan was canceled.',
    act: (attune, { id }) => attune.paymentPlans.cancel(id),
  },
]

export function PaymentPlans({ person_id }: { person_id: string }) {
  const { rows, error, isPending, refetch } = useList(
    ['payment_plan', person_id],
    (attune, cursor) => attune.paymentPlans.list({ person_id, limit: 20, ...cursor }),
  )
  return (
    <Card title="Payment plans" flush actions={<NewPaymentPlan person_id={person_id} />}>
      {error && <ErrorState error={error} retry={() => void refetch()} />}
      {!isPending && !error && rows.length === 0 && (
        <EmptyState title="No payment plans">
          With the person's consent, let them pay a balance in installments.
        </EmptyState>
      )}
      {rows.map((plan) => (
        <Plan key={plan.id} plan={plan} />
      ))}
    </Card>
  )
}

function Plan({ plan }: { plan: PaymentPlan }) {
  const { id, status, amount, remaining, installments } = plan
  return (
    <div className="detail-block">
      <h3>
        <Amount amount={remaining} /> left of <Amount amount={amount} />{' '}
        <StateBadge state={status} />
      </h3>
      <p className="faint">
        <IdChip id={id} />
      </p>
      {status === 'past_due' && (
        <Notice tone="bad">
          An installment was missed. Nothing is charged until you resume the plan.
        </Notice>
      )}
      <PlainTable
        label={`Installments of ${id}`}
        columns={columns}
        rows={installments}
        keyOf={({ due_on }) => due_on}
      />
      <div className="actions gap-top">
        <Actions
          of={actions}
          object={plan}
          scope="payments:write"
          changed={['payment_plan', 'payment', 'charge']}
        />
        <ExportCsv name="installments" columns={columns} rows={installments} />
      </div>
    </div>
  )
}

// Payments of persons and payers, and refunding one.
import { CreditCard } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from '@tanstack/react-router'
import type { Payment } from 'attune'
import { Amount } from '../../components/amount.tsx'
import { StateBadge } from '../../components/badge.tsx'
import { Confirm } from '../../components/confirm.tsx'
import { DetailActions, DetailHead, FactsBlock } from '../../components/detail.tsx'
import { TextField } from '../../components/fields.tsx'
import { IdChip, shortId } from '../../components/id_chip.tsx'
import { ListScreen } from '../../components/list_screen.tsx'
import { paymentState } from '../../components/payment_state.ts'
import { personColumn, useExpandedPerson } from '../../components/person_column.tsx'
import { Record } from '../../components/record.tsx'
import type { Column } from '../../components/table.tsx'
import { Time } from '../../components/time.tsx'
import { LedgerFlow } from '../ledger/ledger_flow.tsx'
import { ReceiptButton } from './receipt_button.tsx'

const columns: readonly Column<Payment>[] = [
  {
    ...personColumn,
    name: 'Person or payer',
    cell: (payment) => (payment.person_id ? personColumn.cell(payment) : payment.payer.type),
  },
  { name: 'Status', cell: (payment) => <StateBadge state={paymentState(payment)} />, phone: 'b' },
  { name: 'Kind', cell: ({ kind }) => kind, phone: 'c' },
  {
    name: 'Payment',
    cell: ({ id }) => shortId(id),
    text: ({ id }) => id,
    look: 'id',
  },
  {
    name: 'Method',
    cell: ({ method }) => [method?.type, method?.last4].filter(Boolean).join(' ') || '—',
  },
  { name: 'Created', cell: ({ created_at }) => <Time at={created_at} />, numeric: true },
  { name: 'Amount', cell: ({ amount }) => <Amount amount={amount} />, numeric: true, phone: 'd' },
]

export function PaymentList({ tabs }: { tabs: ReactNode }) {
  const expanded = useExpandedPerson()
  return (
    <ListScreen<Payment>
      title="Payments"
      summary="What persons and payers paid, with refunds, disputes and payouts."
      type="payment"
      noun="payment"
      tabs={tabs}
      list={(attune, params) => attune.payments.list({ ...params, ...expanded })}
      columns={columns}
      filters={[
        {
          name: 'status',
          label: 'Status',
          options: ['succeeded', 'declined', 'failed', 'authorized', 'received', 'expected'],
        },
        { name: 'person_id', label: 'Person', options: [], pick: 'person' },
      ]}
      detail={(id) => <PaymentDetail key={id} id={id} />}
      empty={{
        title: 'No payments',
        text: 'Payments of persons and payers appear here.',
        icon: CreditCard,
      }}
    />
  )
}

function PaymentDetail({ id }: { id: string }) {
  return (
    <Record type="payment" id={id} read={(attune) => attune.payments.retrieve(id)}>
      {(payment) => (
        <>
          <DetailHead
            title={<Amount amount={payment.amount} />}
            badge={<StateBadge state={paymentState(payment)} />}
            id={id}
            note={payment.kind}
          />
          {payment.status === 'succeeded' && (
            <DetailActions>
              <RefundPayment payment={payment} />
              <ReceiptButton payment={payment} />
            </DetailActions>
          )}
          <FactsBlock
            title="Payment"
            facts={[
              ['captured', <Amount key="captured" amount={payment.amount_captured} />],
              ['refunded', <Amount key="refunded" amount={payment.amount_refunded} />],
              ['disputed', <Amount key="disputed" amount={payment.amount_disputed} />],
              ['fee', <Amount key="fee" amount={payment.fee} />],
              ['net', <Amount key="net" amount={payment.net} />],
              ['processor', payment.processor],
              ['failure', payment.failure?.code],
              [
                'person',
                payment.person_id && (
                  <Link to="/persons/$id" params={{ id: payment.person_id }}>
                    Open record
                  </Link>
                ),
              ],
              ['claim', <IdChip key="claim" id={payment.claim_id} />],
            ]}
          />
          <LedgerFlow by={{ payment_id: id }} />
        </>
      )}
    </Record>
  )
}

function RefundPayment({ payment }: { payment: Payment }) {
  const { amount_captured, amount_refunded } = payment
  const left = amount_captured.amount - amount_refunded.amount
  const [typed, setTyped] = useState((left / 100).toFixed(2))
  if (left <= 0) return <p className="faint">Refunded completely.</p>
  const cents = Math.round(Number(typed) * 100)
  return (
    <Confirm
      label="Refund"
      title="Refund the payment?"
      effect="The money goes back to where it came from."
      scope="payments:write"
      changed={['payment', 'refund', 'ledger_entry']}
      act={(attune) =>
        attune.refunds.create({
          payment_id: payment.id,
          amount: { amount: cents, currency: amount_captured.currency },
        })
      }
      done="The refund was requested."
    >
      <TextField
        label="Amount"
        value={typed}
        onChange={setTyped}
        required
        check={(text) =>
          Number(text) > 0 && Math.round(Number(text) * 100) <= left
            ? undefined
            : `Enter an amount up to ${(left / 100).toFixed(2)}.`
        }
      />
    </Confirm>
  )
}

// Cards and bank accounts on file, and what autopay charges to them.
import type { PaymentMethod } from 'attune'
import { useList } from '../../../api/context.tsx'
import { Amount } from '../../../components/amount.tsx'
import { Badge, StateBadge } from '../../../components/badge.tsx'
import { Card } from '../../../components/card.tsx'
import { type Fact, Facts } from '../../../components/facts.tsx'
import { money, words } from '../../../components/format.ts'
import { EmptyState, ErrorState, Notice } from '../../../components/states.tsx'
import { Time } from '../../../components/time.tsx'
import { AddPaymentMethod } from './add_payment_method.tsx'
import { MethodActions } from './method_actions.tsx'

export function PaymentMethods({ person_id }: { person_id: string }) {
  const query = useList(['payment_method', person_id], (attune, cursor) =>
    attune.paymentMethods.list({
      person_id,
      status: ['active', 'pending', 'failed', 'expired'],
      limit: 20,
      ...cursor,
    }),
  )
  const { rows, error, isPending, refetch } = query
  return (
    <Card title="Cards on file" flush actions={<AddPaymentMethod person_id={person_id} />}>
      {error && <ErrorState error={error} retry={() => void refetch()} />}
      {!isPending && !error && rows.length === 0 && (
        <EmptyState title="No cards on file">
          With the person's consent, keep a card or bank account to charge what they owe.
        </EmptyState>
      )}
      {rows.map((method) => (
        <MethodDetail key={method.id} method={method} />
      ))}
    </Card>
  )
}

/** "Visa ending in 4242". */
export const methodName = ({ brand, type, last4 }: PaymentMethod) =>
  `${words(brand ?? type)}${last4 ? ` ending in ${last4}` : ''}`

const autopayFacts = ({ autopay, next_charge }: PaymentMethod): readonly Fact[] =>
  autopay
    ? [
        ['autopay', autopay.covers.map((each) => words(each)).join(', ')],
        [
          'at most',
          `${money(autopay.max_per_charge.amount, autopay.max_per_charge.currency)} at once, ` +
            `${money(autopay.max_per_month.amount, autopay.max_per_month.currency)} a month`,
        ],
        ['notice', `${autopay.notice_days} days`],
        [
          'next charge',
          next_charge && (
            <>
              <Amount amount={next_charge.amount} /> on{' '}
              <Time at={next_charge.charge_at} form="day" />
            </>
          ),
        ],
      ]
    : [['autopay', 'Off']]

function MethodDetail({ method }: { method: PaymentMethod }) {
  const { status, is_default, expires_on, failure, autopay_stopped, next_action } = method
  return (
    <div className="detail-block">
      <h3>
        {methodName(method)} <StateBadge state={status} />{' '}
        {is_default && <Badge tone="info">default</Badge>}
      </h3>
      <Facts
        facts={[
          ...(expires_on ? ([['valid until', expires_on]] as const) : []),
          ...autopayFacts(method),
        ]}
      />
      {autopay_stopped && (
        <Notice tone="warn">
          Autopay stopped: the card was {autopay_stopped}. Set it up again to resume.
        </Notice>
      )}
      {failure && <Notice tone="bad">The last charge failed: {failure.code}.</Notice>}
      {next_action && (
        <Notice tone="info">
          The person must confirm it with their bank before it can be used.
        </Notice>
      )}
      <div className="actions gap-top">
        <MethodActions method={method} />
      </div>
    </div>
  )
}

// Refunds of payments.
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Refund } from 'attune'
import { Amount } from '../../components/amount.tsx'
import { StateBadge } from '../../components/badge.tsx'
import { DetailBlock, DetailHead } from '../../components/detail.tsx'
import { Facts } from '../../components/facts.tsx'
import { IdChip, shortId } from '../../components/id_chip.tsx'
import { ListScreen } from '../../components/list_screen.tsx'
import { personColumn, useExpandedPerson } from '../../components/person_column.tsx'
import { Record } from '../../components/record.tsx'
import type { Column } from '../../components/table.tsx'
import { Time } from '../../components/time.tsx'

const columns: readonly Column<Refund>[] = [
  personColumn,
  { name: 'Status', cell: ({ status }) => <StateBadge state={status} />, phone: 'b' },
  { name: 'Reason', cell: ({ reason }) => reason ?? '—', phone: 'c' },
  { name: 'Refund', cell: ({ id }) => shortId(id), text: ({ id }) => id, look: 'id' },
  { name: 'Payment', cell: ({ payment_id }) => <IdChip id={payment_id} /> },
  { name: 'Created', cell: ({ created_at }) => <Time at={created_at} />, numeric: true },
  { name: 'Amount', cell: ({ amount }) => <Amount amount={amount} />, numeric: true, phone: 'd' },
]

export function RefundList({ tabs }: { tabs: ReactNode }) {
  const expanded = useExpandedPerson()
  return (
    <ListScreen<Refund>
      title="Refunds"
      summary="Money that went back to persons."
      type="refund"
      noun="refund"
      tabs={tabs}
      list={(attune, params) => attune.refunds.list({ ...params, ...expanded })}
      columns={columns}
      filters={[{ name: 'status', label: 'Status', options: ['requested', 'succeeded', 'failed'] }]}
      detail={(id) => (
        <Record key={id} type="refund" id={id} read={(attune) => attune.refunds.retrieve(id)}>
          {(refund) => (
            <>
              <DetailHead
                title={<Amount amount={refund.amount} />}
                badge={<StateBadge state={refund.status} />}
                id={id}
              />
              <DetailBlock>
                <Facts
                  facts={[
                    [
                      'payment',
                      <Link key="payment" to="/payments" search={{ id: refund.payment_id }}>
                        Open payment
                      </Link>,
                    ],
                    ['reason', refund.reason],
                    ['succeeded_at', <Time key="at" at={refund.succeeded_at} />],
                    ['failure', refund.failure?.code],
                  ]}
                />
              </DetailBlock>
            </>
          )}
        </Record>
      )}
      empty={{ title: 'No refunds', text: 'Refund a payment from its detail.' }}
    />
  )
}

// Disputes that banks opened, and the evidence for them.
import { type ReactNode, useState } from 'react'
import type { Dispute } from 'attune'
import { Amount } from '../../components/amount.tsx'
import { StateBadge } from '../../components/badge.tsx'
import { Confirm } from '../../components/confirm.tsx'
import { DetailBlock, DetailHead, NextStep } from '../../components/detail.tsx'
import { Facts } from '../../components/facts.tsx'
import { TextField } from '../../components/fields.tsx'
import { IdChip, shortId } from '../../components/id_chip.tsx'
import { ListScreen } from '../../components/list_screen.tsx'
import { personColumn, useExpandedPerson } from '../../components/person_column.tsx'
import { Record } from '../../components/record.tsx'
import type { Column } from '../../components/table.tsx'
import { Time } from '../../components/time.tsx'

const columns: readonly Column<Dispute>[] = [
  personColumn,
  { name: 'Status', cell: ({ status }) => <StateBadge state={status} />, phone: 'b' },
  { name: 'Reason', cell: ({ reason }) => reason, phone: 'c' },
  { name: 'Dispute', cell: ({ id }) => shortId(id), text: ({ id }) => id, look: 'id' },
  { name: 'Evidence due', cell: ({ evidence_due_by }) => <Time at={evidence_due_by} /> },
  { name: 'Amount', cell: ({ amount }) => <Amount amount={amount} />, numeric: true, phone: 'd' },
]

export function DisputeList({ tabs }: { tabs: ReactNode }) {
  const expanded = useExpandedPerson()
  return (
    <ListScreen<Dispute>
      title="Disputes"
      summary="Payments that a bank disputes. Send evidence before it is due."
      type="dispute"
      noun="dispute"
      tabs={tabs}
      list={(attune, params) => attune.disputes.list({ ...params, ...expanded })}
      columns={columns}
      filters={[
        { name: 'status', label: 'Status', options: ['opened', 'submitted', 'won', 'lost'] },
      ]}
      detail={(id) => (
        <Record key={id} type="dispute" id={id} read={(attune) => attune.disputes.retrieve(id)}>
          {(dispute) => (
            <>
              <DetailHead
                title={<Amount amount={dispute.amount} />}
                badge={<StateBadge state={dispute.status} />}
                id={id}
              />
              {dispute.status === 'opened' && <Evidence dispute={dispute} />}
              <DetailBlock>
                <Facts
                  facts={[
                    ['payment', <IdChip key="payment" id={dispute.payment_id} />],
                    ['reason', dispute.reason],
                    ['fee', <Amount key="fee" amount={dispute.fee} />],
                  ]}
                />
              </DetailBlock>
            </>
          )}
        </Record>
      )}
      empty={{ title: 'No disputes', text: 'Banks open disputes for their customers.' }}
    />
  )
}

function Evidence({ dispute: { id, evidence_due_by } }: { dispute: Dispute }) {
  const [service_date, setServiceDate] = useState('')
  const [receipt_number, setReceipt] = useState('')
  return (
    <NextStep
      title="Next step: send evidence"
      actions={
        <Confirm
          label="Submit evidence"
          look="primary"
          title="Submit the evidence?"
          effect="It is sent to the bank once. No clinical information is included."
          scope="payments:write"
          changed={['dispute']}
          act={(attune) =>
            attune.disputes.submit(id, {
              ...(service_date && { service_date }),
              ...(receipt_number && { receipt_number }),
            })
          }
          done="The evidence was submitted."
        >
          <TextField
            label="Service date"
            value={service_date}
            onChange={setServiceDate}
            placeholder="2027-03-01"
          />
          <TextField label="Receipt number" value={receipt_number} onChange={setReceipt} />
        </Confirm>
      }
    >
      Due <Time at={evidence_due_by} form="zoned" />.
    </NextStep>
  )
}

// Payouts to practitioners.
import type { ReactNode } from 'react'
import type { Payout } from 'attune'
import { Amount } from '../../components/amount.tsx'
import { StateBadge } from '../../components/badge.tsx'
import { Confirm } from '../../components/confirm.tsx'
import { DetailBlock, DetailHead } from '../../components/detail.tsx'
import { Facts } from '../../components/facts.tsx'
import { shortId } from '../../components/id_chip.tsx'
import { ListScreen } from '../../components/list_screen.tsx'
import { Record } from '../../components/record.tsx'
import { useAddress } from '../../components/screen_state.ts'
import type { Column } from '../../components/table.tsx'
import { Time } from '../../components/time.tsx'
import { useNames } from '../../components/use_names.ts'
import { NewPayout } from './new_payout.tsx'

export function PayoutList({ tabs }: { tabs: ReactNode }) {
  const nameFor = useNames()
  const { change } = useAddress()
  const recipientOf = ({ kind, practitioner_id }: Payout) =>
    kind === 'bank' ? 'Your bank' : nameFor(practitioner_id) || practitioner_id
  const columns: readonly Column<Payout>[] = [
    {
      name: 'Payout',
      cell: ({ id }) => shortId(id),
      text: ({ id }) => id,
      phone: 'a',
      look: 'mono',
    },
    { name: 'Status', cell: ({ status }) => <StateBadge state={status} />, phone: 'b' },
    {
      name: 'To',
      cell: (payout) => recipientOf(payout),
      phone: 'c',
    },
    { name: 'Scheduled for', cell: ({ scheduled_for }) => <Time at={scheduled_for} form="day" /> },
    { name: 'Amount', cell: ({ amount }) => <Amount amount={amount} />, numeric: true, phone: 'd' },
  ]
  return (
    <ListScreen<Payout>
      title="Payouts"
      summary="What practitioners are paid, and what the processor sends to your bank."
      type="payout"
      noun="payout"
      tabs={tabs}
      list={(attune, params) => attune.payouts.list(params)}
      columns={columns}
      actions={<NewPayout onCreated={(id) => change({ id })} />}
      filters={[
        { name: 'status', label: 'Status', options: ['scheduled', 'sent', 'paid', 'failed'] },
        { name: 'practitioner_id', label: 'Practitioner', options: [], pick: 'practitioner' },
      ]}
      detail={(id) => (
        <Record key={id} type="payout" id={id} read={(attune) => attune.payouts.retrieve(id)}>
          {(payout) => (
            <>
              <DetailHead
                title={<Amount amount={payout.amount} />}
                badge={<StateBadge state={payout.status} />}
                id={id}
              />
              <DetailBlock>
                <Facts
                  facts={[
                    ['to', recipientOf(payout)],
                    ['scheduled_for', <Time key="for" at={payout.scheduled_for} />],
                    ['paid_at', <Time key="paid" at={payout.paid_at} />],
                    ['failure', payout.failure?.code],
                  ]}
                />
                {payout.status === 'scheduled' && (
                  <p className="gap-top">
                    <Confirm
                      label="Cancel payout"
                      title="Cancel the payout?"
                      effect="The practitioner's balance stays, and can be paid later."
                      scope="payouts:write"
                      changed={['payout', 'ledger_entry']}
                      act={(attune) => attune.payouts.cancel(id)}
                      done="The payout was canceled."
                    />
                  </p>
                )}
              </DetailBlock>
            </>
          )}
        </Record>
      )}
      empty={{ title: 'No payouts', text: 'Set payout terms of a practitioner with the API.' }}
    />
  )
}

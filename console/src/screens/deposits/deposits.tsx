// Deposits: what arrived in the bank, and the remittances it belongs to.
import { PiggyBank } from 'lucide-react'
import type { Deposit } from 'attune'
import { Amount } from '../../components/amount.tsx'
import { StateBadge } from '../../components/badge.tsx'
import { DetailHead, FactsBlock } from '../../components/detail.tsx'
import { IdChip, shortId } from '../../components/id_chip.tsx'
import { ListScreen } from '../../components/list_screen.tsx'
import { Record } from '../../components/record.tsx'
import { useAddress } from '../../components/screen_state.ts'
import type { Column } from '../../components/table.tsx'
import { MatchDeposit } from './match_deposit.tsx'
import { NewDeposit } from './new_deposit.tsx'

const columns: readonly Column<Deposit>[] = [
  {
    name: 'Deposit',
    cell: ({ id }) => shortId(id),
    text: ({ id }) => id,
    phone: 'a',
    look: 'mono',
  },
  { name: 'Status', cell: ({ status }) => <StateBadge state={status} />, phone: 'b' },
  { name: 'Payer', cell: ({ payer_name }) => payer_name ?? '—', phone: 'c' },
  { name: 'Method', cell: ({ method }) => method },
  { name: 'Trace number', cell: ({ trace_number }) => trace_number ?? '—', look: 'mono' },
  { name: 'Received', cell: ({ received_on }) => received_on, numeric: true },
  { name: 'Amount', cell: ({ amount }) => <Amount amount={amount} />, numeric: true, phone: 'd' },
]

export function DepositsScreen() {
  const { change } = useAddress()
  return (
    <ListScreen<Deposit>
      title="Deposits"
      summary="Bank deposits, matched to the remittances that announced them."
      type="deposit"
      noun="deposit"
      list={(attune, params) => attune.deposits.list(params)}
      columns={columns}
      actions={<NewDeposit onCreated={(id) => change({ id })} />}
      filters={[
        { name: 'status', label: 'Status', options: ['received', 'matched', 'returned'] },
        { name: 'method', label: 'Method', options: ['eft', 'check', 'processor', 'other'] },
      ]}
      detail={(id) => <DepositDetail key={id} id={id} />}
      empty={{
        title: 'No deposits',
        text: 'Record a deposit, or import a bank file with the API.',
        icon: PiggyBank,
      }}
    />
  )
}

function DepositDetail({ id }: { id: string }) {
  return (
    <Record type="deposit" id={id} read={(attune) => attune.deposits.retrieve(id)}>
      {(deposit) => (
        <>
          <DetailHead
            title={<Amount amount={deposit.amount} />}
            badge={<StateBadge state={deposit.status} />}
            id={id}
            note={deposit.received_on}
          />
          {deposit.status === 'received' && <MatchDeposit deposit={deposit} />}
          <FactsBlock
            title="Deposit"
            facts={[
              ['payer_name', deposit.payer_name],
              ['trace_number', deposit.trace_number],
              ['bank_reference', deposit.bank_reference],
              ['matched_by', deposit.matched_by],
              ...deposit.remittance_ids.map(
                (remittance) =>
                  ['remittance', <IdChip key={remittance} id={remittance} />] as const,
              ),
            ]}
          />
        </>
      )}
    </Record>
  )
}

// The ledger as a book: every entry, the balances, and the proof that everything adds up.
import { BookOpenText } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LedgerEntry } from 'attune'
import { useRead } from '../../api/context.tsx'
import { Amount } from '../../components/amount.tsx'
import { StateBadge } from '../../components/badge.tsx'
import { DetailHead } from '../../components/detail.tsx'
import { count } from '../../components/format.ts'
import { IdChip, shortAccount } from '../../components/id_chip.tsx'
import { ListScreen } from '../../components/list_screen.tsx'
import { Record } from '../../components/record.tsx'
import { useAddress } from '../../components/screen_state.ts'
import { ErrorState } from '../../components/states.tsx'
import type { Column } from '../../components/table.tsx'
import { Tabs } from '../../components/tabs.tsx'
import { Time } from '../../components/time.tsx'
import { useSession } from '../../session/context.tsx'
import { LedgerFlow } from './ledger_flow.tsx'
import { MoneyFlow } from './money_flow.tsx'

const columns: readonly Column<LedgerEntry>[] = [
  {
    name: 'Account',
    cell: ({ ledger_account }) => shortAccount(ledger_account),
    text: ({ ledger_account }) => ledger_account,
    phone: 'a',
    look: 'mono',
  },
  { name: 'Kind', cell: ({ kind }) => kind, phone: 'c' },
  { name: 'Transaction', cell: ({ transaction_id }) => <IdChip id={transaction_id} /> },
  {
    name: 'About',
    cell: ({ claim_id, payment_id, session_id }) => (
      <IdChip id={claim_id ?? payment_id ?? session_id} />
    ),
  },
  {
    name: 'Recorded',
    cell: ({ created_at }) => <Time at={created_at} />,
    numeric: true,
    phone: 'd',
  },
  { name: 'Amount', cell: ({ amount }) => <Amount amount={amount} />, numeric: true, phone: 'b' },
]

const views = [
  { name: 'entries', label: 'Entries' },
  { name: 'flow', label: 'Flow of money' },
] as const

export function LedgerScreen() {
  const { can } = useSession()
  const { search } = useAddress()
  if (!can('reports:read')) return <EntryList />
  const current = search.tab === 'flow' ? 'flow' : 'entries'
  const tabs = <Tabs label="Ledger" tabs={views} current={current} />
  return current === 'flow' ? (
    <MoneyFlow summary={<Proof />} tabs={tabs} />
  ) : (
    <EntryList tabs={tabs} />
  )
}

function EntryList({ tabs }: { tabs?: ReactNode }) {
  return (
    <ListScreen<LedgerEntry>
      title="Ledger"
      summary={<Proof />}
      tabs={tabs}
      type="ledger_entry"
      noun="entry"
      nouns="entries"
      list={(attune, params) => attune.ledgerEntries.list(params)}
      columns={columns}
      filters={[
        { name: 'ledger_account', label: 'Account', options: [] },
        { name: 'kind', label: 'Kind', options: [] },
        { name: 'claim_id', label: 'Claim', options: [] },
        { name: 'session_id', label: 'Session', options: [] },
        { name: 'payment_id', label: 'Payment', options: [] },
      ]}
      detail={(id) => (
        <Record
          key={id}
          type="ledger_entry"
          id={id}
          read={(attune) => attune.ledgerEntries.retrieve(id)}
        >
          {({ ledger_account, kind, transaction_id }) => (
            <>
              <DetailHead title={shortAccount(ledger_account)} id={id} note={kind} />
              <LedgerFlow title="Transaction" by={{ transaction_id }} />
            </>
          )}
        </Record>
      )}
      empty={{
        title: 'No entries',
        text: 'Charges, payments and remittances are recorded here.',
        icon: BookOpenText,
      }}
    />
  )
}

// Every transaction sums to zero, and every balance follows from the entries.
function Proof() {
  const { data, error } = useRead(['ledger_proof'], (attune) => attune.ledgerProof.retrieve())
  if (error) return <ErrorState error={error} />
  if (!data) return 'Checking that everything adds up…'
  return (
    <>
      <StateBadge state={data.consistent ? 'passed' : 'failed'} />{' '}
      {data.consistent
        ? `Proven: ${count(data.transactions)} transactions sum to zero.`
        : `${count(data.violations.length + data.more_violations)} violations.`}
    </>
  )
}

// The entries of a transaction as a flow of money: from the accounts that gave to those that got.
import { ArrowRight } from 'lucide-react'
import type { LedgerEntry } from 'attune'
import { useRead } from '../../api/context.tsx'
import { Amount } from '../../components/amount.tsx'
import { DetailBlock } from '../../components/detail.tsx'
import { words } from '../../components/format.ts'
import { Icon } from '../../components/icon.tsx'
import { shortAccount } from '../../components/id_chip.tsx'
import { Time } from '../../components/time.tsx'
import { useSession } from '../../session/context.tsx'

type Subject = {
  payment_id?: string
  claim_id?: string
  session_id?: string
  transaction_id?: string
}

export function LedgerFlow({ by }: { by: Subject }) {
  const { can } = useSession()
  const { data } = useRead(
    ['ledger_entry', 'flow', by],
    (attune) => attune.ledgerEntries.list({ ...by, limit: 100 }).page(),
    { enabled: can('ledger:read') },
  )
  if (!data || data.data.length === 0) return null
  const transactions = [...Map.groupBy(data.data, ({ transaction_id }) => transaction_id)]
  return (
    <DetailBlock title="Ledger">
      {transactions.map(([id, entries]) => (
        <Transaction key={id} entries={entries} />
      ))}
    </DetailBlock>
  )
}

function Transaction({ entries }: { entries: readonly LedgerEntry[] }) {
  const from = entries.filter(({ amount }) => amount.amount < 0)
  const to = entries.filter(({ amount }) => amount.amount > 0)
  return (
    <div className="flow">
      <p className="faint">
        {words(entries[0]!.kind)}, <Time at={entries[0]!.created_at} />
      </p>
      <Side entries={from} />
      <Icon of={ArrowRight} />
      <Side entries={to} />
    </div>
  )
}

const Side = ({ entries }: { entries: readonly LedgerEntry[] }) => (
  <ul>
    {entries.map(({ id, ledger_account, amount }) => (
      <li key={id}>
        <code title={ledger_account}>{shortAccount(ledger_account)}</code>{' '}
        <Amount amount={{ ...amount, amount: Math.abs(amount.amount) }} />
      </li>
    ))}
  </ul>
)

// The entries of a claim, session, payment or transaction as a flow of money, the oldest first:
// from the accounts that gave to those that got.
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import type { LedgerEntry } from 'attune'
import { useRead } from '../../api/context.tsx'
import { Amount } from '../../components/amount.tsx'
import { DetailBlock } from '../../components/detail.tsx'
import { words } from '../../components/format.ts'
import { Icon } from '../../components/icon.tsx'
import { shortAccount } from '../../components/id_chip.tsx'
import { ErrorState } from '../../components/states.tsx'
import { Time } from '../../components/time.tsx'
import { useSession } from '../../session/context.tsx'

type Subject = {
  payment_id?: string
  claim_id?: string
  session_id?: string
  transaction_id?: string
}

export function LedgerFlow({ by, title = 'Ledger' }: { by: Subject; title?: string }) {
  const { can } = useSession()
  const { data } = useEntries(by, can('ledger:read'))
  if (!data || data.data.length === 0) return null
  return (
    <DetailBlock title={title}>
      <Transactions entries={data.data} />
    </DetailBlock>
  )
}

/** The same, read when it is opened: most who look at a claim or session don't need it. */
export function MoneySteps({ by }: { by: Subject }) {
  const { can } = useSession()
  const [open, setOpen] = useState(false)
  const { data, error } = useEntries(by, open)
  if (!can('ledger:read')) return null
  return (
    <details className="values" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>From session to payout</summary>
      {error && <ErrorState error={error} />}
      {data?.data.length === 0 && <p className="faint">Nothing was charged yet.</p>}
      {data && data.data.length > 0 && (
        <>
          <Transactions entries={data.data} />
          <Follow entries={data.data} by={by} />
        </>
      )}
    </details>
  )
}

const useEntries = (by: Subject, enabled: boolean) =>
  useRead(
    ['ledger_entry', 'flow', by],
    (attune) => attune.ledgerEntries.list({ ...by, order: 'created_at', limit: 100 }).page(),
    { enabled },
  )

function Transactions({ entries }: { entries: readonly LedgerEntry[] }) {
  const transactions = [...Map.groupBy(entries, ({ transaction_id }) => transaction_id)]
  return transactions.map(([id, of_one]) => <Transaction key={id} entries={of_one} />)
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

// Where the money came from and went to: remittances and payouts are of several claims.
function Follow({ entries, by }: { entries: readonly LedgerEntry[]; by: Subject }) {
  const idsOf = (name: 'remittance_id' | 'practitioner_id') => [
    ...new Set(entries.flatMap((entry) => entry[name] ?? [])),
  ]
  const earners = idsOf('practitioner_id')
  return (
    <p className="actions">
      <Link className="btn sm" to="/ledger" search={by}>
        Entries
      </Link>
      {idsOf('remittance_id').map((id) => (
        <Link key={id} className="btn sm" to="/remittances" search={{ id }}>
          Remittance
        </Link>
      ))}
      {earners.map((practitioner_id) => (
        <Link
          key={practitioner_id}
          className="btn sm"
          to="/payments"
          search={{ tab: 'payouts', practitioner_id }}
        >
          Payouts of the practitioner
        </Link>
      ))}
    </p>
  )
}

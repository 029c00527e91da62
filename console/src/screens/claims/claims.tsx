// The worklist of claims: the soonest deadline first, with the next step of each.
import { ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Claim } from 'attune'
import { Amount } from '../../components/amount.tsx'
import { StateBadge } from '../../components/badge.tsx'
import { money, plural } from '../../components/format.ts'
import { ListScreen } from '../../components/list_screen.tsx'
import { personName } from '../../components/names.ts'
import { useAddress } from '../../components/screen_state.ts'
import type { Column } from '../../components/table.tsx'
import { Tabs } from '../../components/tabs.tsx'
import { claimsIn, useOpenClaims } from '../../components/use_open_work.ts'
import { useSession } from '../../session/context.tsx'
import { useClockOffset } from '../clock/use_clock.ts'
import { BillingProviderAction } from './billing_provider.tsx'
import { BulkActionList } from './bulk_action_list.tsx'
import { BulkActions, BulkOnFilters } from './bulk_actions.tsx'
import { ClaimDetail } from './claim_detail.tsx'
import { NewClaim } from './new_claim.tsx'
import {
  ages,
  expectedOf,
  filtersOf,
  next_steps,
  nextStep,
  type Queue,
  queues,
  statusesOf,
} from './queues.ts'

const underpaid: Column<Claim> = {
  name: 'Underpaid',
  cell: ({ underpaid: missing }) => (
    <span className="down">
      <Amount amount={missing} />
    </span>
  ),
  text: ({ underpaid: { amount, currency } }) => `${(amount / 100).toFixed(2)} ${currency}`,
  numeric: true,
  phone: 'e',
  labelled: true,
}

const columns: readonly Column<Claim>[] = [
  {
    name: 'Person',
    cell: ({ person, patient_control_number }) =>
      person ? personName(person) : patient_control_number,
    phone: 'a',
    look: 'what',
  },
  { name: 'Status', cell: ({ status }) => <StateBadge state={status} />, phone: 'b' },
  {
    name: 'Next step',
    cell: (claim) => <span className="clip-text">{nextStep(claim)}</span>,
    phone: 'c',
    look: 'muted',
  },
  { name: 'Payer', cell: ({ payer_id }) => payer_id },
  {
    name: 'Open',
    cell: ({ payer_balance }) => <Amount amount={payer_balance} />,
    numeric: true,
    phone: 'd',
  },
  {
    name: 'Expected',
    cell: (claim) => <Amount amount={expectedOf(claim)} />,
    numeric: true,
  },
  { name: 'Service', cell: ({ service_from }) => service_from ?? '—', numeric: true },
  {
    name: 'Deadline',
    cell: ({ filing_days_left: left }) =>
      left === null ? '—' : <span className={left < 14 ? 'down' : undefined}>{`${left} d`}</span>,
    numeric: true,
  },
]

const purpose = 'What each claim needs next, the soonest filing deadline first.'

/** How much is open, for roles that can read reports. */
function useSummary(): string {
  const [open] = useOpenClaims().data?.totals ?? []
  if (!open || open.claims === 0) return purpose
  const { amount, currency } = open.expected
  return `${plural(open.claims, 'open claim')}, ${money(amount, currency)} expected. ${purpose}`
}

const bulk_tab = { name: 'bulk', label: 'Bulk actions' }

export function ClaimsScreen() {
  const { session } = useSession()
  const { search } = useAddress()
  const acts_as_account = session.role.acts_as === 'account'
  const open = useOpenClaims().data
  const counted = queues.map(({ name, label, statuses }) => ({
    name,
    label,
    count: name === 'work' || name === 'payer' ? claimsIn(open, statuses) : undefined,
  }))
  const tabs = acts_as_account ? [...counted, bulk_tab] : counted
  const queue = queues.find(({ name }) => name === search.tab) ?? queues[0]
  const is_bulk = acts_as_account && search.tab === bulk_tab.name
  const shown = is_bulk ? bulk_tab.name : queue.name
  const bar = <Tabs label="Queue" tabs={tabs} current={shown} />
  return is_bulk ? <BulkActionList tabs={bar} /> : <Worklist queue={queue} tabs={bar} />
}

function Worklist({ queue, tabs }: { queue: Queue; tabs: ReactNode }) {
  const { session, can } = useSession()
  const { search, change } = useAddress()
  const summary = useSummary()
  const filters = filtersOf(queue, search, Date.now() + useClockOffset())
  const is_underpaid = queue.name === 'underpaid'
  const has_bulk = session.role.acts_as === 'account' && can('claims:write')
  return (
    <ListScreen<Claim>
      title="Claims"
      summary={summary}
      type="claim"
      noun="claim"
      part={queue.name}
      tabs={tabs}
      list={(attune, { limit, cursor }) =>
        attune.claims.list({
          limit,
          ...(cursor && { cursor }),
          ...filters,
          ...(is_underpaid && { underpaid: { gt: 0 }, order: '-underpaid' as const }),
          // A claim without a deadline isn't listed by it, so the list of all is newest first.
          ...(queue.statuses.length > 0 && { order: 'filing_deadline' as const }),
          ...(can('persons:read') && { expand: 'person' }),
        })
      }
      columns={is_underpaid ? [...columns.toSpliced(-2), underpaid] : columns}
      actions={
        <>
          <BillingProviderAction />
          <NewClaim onCreated={(id) => change({ id })} />
        </>
      }
      filters={[
        { name: 'status', label: 'Status', options: statusesOf(queue) },
        { name: 'payer_id', label: 'Payer', options: [] },
        { name: 'practitioner_id', label: 'Practitioner', options: [], pick: 'practitioner' },
        { name: 'age', label: 'Age', options: Object.keys(ages) },
        { name: 'next_step', label: 'Next step', options: next_steps },
        { name: 'reason', label: 'Denial reason', options: [] },
        { name: 'at_least', label: 'Open at least', options: [] },
      ]}
      // Bulk actions can't be limited to underpaid claims, so these have to be selected.
      tools={has_bulk && !is_underpaid && <BulkOnFilters filters={filters} />}
      {...(has_bulk && { bulk: (ids) => <BulkActions ids={ids} /> })}
      detail={(id) => <ClaimDetail key={id} id={id} />}
      empty={{
        title: is_underpaid ? 'No underpaid claims' : 'Nothing to do',
        text: is_underpaid
          ? 'Claims that payers paid less than your fee schedules say appear here.'
          : 'Claims of completed sessions with signed notes appear here.',
        icon: ReceiptText,
      }}
    />
  )
}

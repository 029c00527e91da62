// The worklist of claims: the soonest deadline first, with the next step of each.
import { ReceiptText } from 'lucide-react'
import type { Claim } from 'attune'
import { Amount } from '../../components/amount.tsx'
import { StateBadge } from '../../components/badge.tsx'
import { ListScreen } from '../../components/list_screen.tsx'
import { personName } from '../../components/names.ts'
import { useAddress } from '../../components/screen_state.ts'
import type { Column } from '../../components/table.tsx'
import { Tabs } from '../../components/tabs.tsx'
import { useSession } from '../../session/context.tsx'
import { useClockOffset } from '../clock/use_clock.ts'
import { BillingProviderAction } from './billing_provider.tsx'
import { BulkActions } from './bulk_actions.tsx'
import { ClaimDetail } from './claim_detail.tsx'
import { NewClaim } from './new_claim.tsx'
import { ages, denialAndBalance, nextStep, queues, serviceDates, statusesOf } from './queues.ts'

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
  { name: 'Service', cell: ({ service_from }) => service_from ?? '—', numeric: true },
  {
    name: 'Deadline',
    cell: ({ filing_days_left: left }) =>
      left === null ? '—' : <span className={left < 14 ? 'down' : undefined}>{`${left} d`}</span>,
    numeric: true,
  },
]

export function ClaimsScreen() {
  const { can } = useSession()
  const { search, change } = useAddress()
  const now = Date.now() + useClockOffset()
  const queue = queues.find(({ name }) => name === search.tab) ?? queues[0]
  return (
    <ListScreen<Claim>
      title="Claims"
      summary="What each claim needs next, the soonest filing deadline first."
      type="claim"
      noun="claim"
      part={queue.name}
      tabs={<Tabs label="Queue" tabs={queues} current={queue.name} />}
      list={(attune, { payer_id, practitioner_id, status, age, limit, cursor, ...filters }) =>
        attune.claims.list({
          limit,
          ...(cursor && { cursor }),
          ...serviceDates(age as string | undefined, now),
          ...denialAndBalance(filters.reason as string, filters.at_least as string),
          ...(queue.statuses.length > 0 && { status: [...queue.statuses] }),
          ...(status && { status: String(status) }),
          ...(payer_id && { payer_id: String(payer_id) }),
          ...(practitioner_id && { practitioner_id: String(practitioner_id) }),
          // A claim without a deadline isn't listed by it, so the list of all is newest first.
          ...(queue.statuses.length > 0 && { order: 'filing_deadline' as const }),
          ...(can('persons:read') && { expand: 'person' }),
        })
      }
      columns={columns}
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
        { name: 'reason', label: 'Denial reason', options: [] },
        { name: 'at_least', label: 'Open at least', options: [] },
      ]}
      bulk={(ids, clear) => <BulkActions ids={ids} clear={clear} />}
      detail={(id) => <ClaimDetail key={id} id={id} />}
      empty={{
        title: 'Nothing to do',
        text: 'Claims of completed sessions with signed notes appear here.',
        icon: ReceiptText,
      }}
    />
  )
}

// Packages and memberships of a person: what is left, until when, and what can be done.
import type { Package } from 'attune'
import { useList } from '../../../api/context.tsx'
import { type Action, Actions } from '../../../components/actions.tsx'
import { Amount } from '../../../components/amount.tsx'
import { Badge, StateBadge } from '../../../components/badge.tsx'
import { count, plural } from '../../../components/format.ts'
import { ListCard } from '../../../components/list_card.tsx'
import type { Column } from '../../../components/table.tsx'
import { SellPackage } from './sell_package.tsx'

const isActive = ({ status }: Package) => status === 'active'
const isMembership = ({ type }: Package) => type === 'membership'

const actions: readonly Action<Package>[] = [
  {
    label: 'End after this month',
    look: 'danger',
    when: (bought) => isActive(bought) && isMembership(bought) && bought.renews,
    title: 'End the membership after this month?',
    effect: 'It stays valid until its last day, and is not renewed.',
    done: 'The membership ends with this month.',
    act: (attune, { id }) => attune.packages.update(id, { renews: false }),
  },
  {
    label: 'Keep renewing',
    when: (bought) => isActive(bought) && isMembership(bought) && !bought.renews,
    title: 'Renew the membership every month?',
    effect: 'The person owes the price again on the first day of each month of it.',
    done: 'The membership is renewed every month.',
    act: (attune, { id }) => attune.packages.update(id, { renews: true }),
  },
  {
    label: 'Cancel',
    look: 'danger',
    when: isActive,
    title: 'Cancel it now?',
    effect:
      "What isn't used is taken off the balance. What was paid for it becomes credit, which you " +
      'can refund.',
    done: 'It was canceled.',
    act: (attune, { id }) => attune.packages.cancel(id),
  },
]

/** "7 of 10 sessions", or the discount. */
const leftOf = ({ sessions, remaining, discount_percent }: Package) =>
  sessions === null
    ? `${count(discount_percent ?? 0)}% off`
    : `${count(remaining ?? 0)} of ${plural(sessions, 'session')}`

const columns: readonly Column<Package>[] = [
  {
    name: 'Name',
    cell: (bought) => (
      <>
        {bought.name}{' '}
        {isMembership(bought) && (
          <Badge tone="info">{bought.renews ? 'renews monthly' : 'membership'}</Badge>
        )}
      </>
    ),
    text: ({ name }) => name,
    phone: 'a',
    look: 'what',
  },
  { name: 'Status', cell: ({ status }) => <StateBadge state={status} />, phone: 'b' },
  { name: 'Left', cell: leftOf, phone: 'c' },
  { name: 'Last day', cell: ({ ends_on }) => ends_on },
  { name: 'Price', cell: ({ price }) => <Amount amount={price} />, numeric: true, phone: 'd' },
  {
    name: 'Not used',
    cell: ({ unused }) => <Amount amount={unused} />,
    numeric: true,
  },
  {
    name: 'Action',
    cell: (bought) => (
      <span className="actions">
        <Actions
          of={actions}
          object={bought}
          scope="charges:write"
          changed={['package', 'charge', 'payment']}
        />
      </span>
    ),
    phone: 'e',
    buttons: true,
  },
]

export function Packages({ person_id }: { person_id: string }) {
  const query = useList(['package', person_id], (attune, cursor) =>
    attune.packages.list({ person_id, limit: 20, ...cursor }),
  )
  return (
    <ListCard
      title="Packages and memberships"
      file="packages"
      query={query}
      columns={columns}
      actions={<SellPackage person_id={person_id} />}
      empty={{
        title: 'No packages or memberships',
        text: 'Sell sessions for one price, or a monthly price with sessions or a discount.',
      }}
    />
  )
}

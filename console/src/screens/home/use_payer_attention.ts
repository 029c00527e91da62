// What can be lost unnoticed: persons at risk who wait, authorizations that end, sessions
// without one, and what payers underpaid.
import { FileClock, HandCoins, Hourglass } from 'lucide-react'
import { useRead } from '../../api/context.tsx'
import { dayOf, money, plural } from '../../components/format.ts'
import { personName } from '../../components/names.ts'
import { useSession } from '../../session/context.tsx'
import { useClockOffset } from '../clock/use_clock.ts'
import { type Attention, type AttentionItem, stateOf } from './use_attention.ts'

const day_ms = 86_400_000
const warned_days = 14

export function usePayerAttention(): Attention {
  const { session, can } = useSession()
  const now = Date.now() + useClockOffset()
  const until = new Date(now + warned_days * day_ms).toISOString().slice(0, 10)
  const named = can('persons:read') ? { expand: 'person' as const } : {}
  const as_account = session.role.acts_as === 'account'
  const entries = useRead(
    ['waiting_list_entry', 'attention'],
    (attune) =>
      attune.waitingListEntries
        .list({ status: ['waiting', 'offered'], limit: 100, ...named })
        .page(),
    { enabled: as_account && can('sessions:read') },
  )
  const authorizations = useRead(
    ['authorization', 'attention', until],
    (attune) =>
      attune.authorizations
        .list({ status: 'approved', ends_on: { lte: until }, limit: 20, ...named })
        .page(),
    { enabled: as_account && can('coverages:read') },
  )
  const sessions = useRead(
    ['session', 'attention', 'uncovered'],
    (attune) => attune.sessions.list({ lacks_authorization: true, limit: 100 }).page(),
    { enabled: as_account && can('sessions:read') && can('claims:read') },
  )
  const claims = useRead(
    ['claim', 'attention', 'underpaid'],
    (attune) =>
      attune.claims.list({ underpaid: { gt: 0 }, order: '-underpaid', limit: 100 }).page(),
    { enabled: as_account && can('claims:read') },
  )
  const items: AttentionItem[] = []
  for (const { id, at_risk, person, waiting_since } of entries.data?.data ?? [])
    if (at_risk)
      items.push({
        key: id,
        title: `At risk on the waiting list${person ? `: ${personName(person)}` : ''}`,
        note: `Waiting since ${dayOf(new Date(waiting_since))}. A clinician decides the urgency.`,
        icon: Hourglass,
        urgent: true,
        to: '/waiting-list',
        search: { id },
        action: 'Open',
      })
  for (const { id, person, person_id, ends_on, remaining } of authorizations.data?.data ?? [])
    items.push({
      key: id,
      title: `Authorization ends ${ends_on}${person ? `: ${personName(person)}` : ''}`,
      note:
        remaining === null ? 'Ask the payer for another.' : `${plural(remaining, 'unit')} left.`,
      icon: FileClock,
      urgent: false,
      to: `/persons/${person_id}`,
      search: { tab: 'billing' },
      action: 'Extend',
    })
  const uncovered = Map.groupBy(sessions.data?.data ?? [], ({ person_id }) => person_id)
  for (const [person_id, booked] of uncovered)
    if (person_id)
      items.push({
        key: `uncovered ${person_id}`,
        title: `${plural(booked.length, 'session')} without an authorization`,
        note: 'The payer requires one that is missing or used up.',
        icon: FileClock,
        urgent: false,
        to: `/persons/${person_id}`,
        search: { tab: 'billing' },
        action: 'Record',
      })
  const underpaid = claims.data?.data ?? []
  if (underpaid.length > 0) {
    const cents = underpaid.reduce((sum, claim) => sum + claim.underpaid.amount, 0)
    items.push({
      key: 'underpaid',
      title: `${plural(underpaid.length, 'claim')} underpaid`,
      note: `${money(cents, underpaid[0]!.underpaid.currency)} less than your fee schedules say.`,
      icon: HandCoins,
      urgent: false,
      to: '/claims',
      search: { tab: 'underpaid' },
      action: 'Dispute',
    })
  }
  return { items, ...stateOf([entries, authorizations, sessions, claims]) }
}

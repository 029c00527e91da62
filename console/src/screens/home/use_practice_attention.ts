// What the practice has to look at: risks first, then holds, notes, verifications and money.
import {
  BadgeCheck,
  CalendarClock,
  FilePen,
  Flag,
  Landmark,
  ReceiptText,
  ShieldCheck,
} from 'lucide-react'
import type { Scope } from 'attune'
import { useRead } from '../../api/context.tsx'
import { ago, plural } from '../../components/format.ts'
import { personName, practitionerName } from '../../components/names.ts'
import {
  claimsIn,
  refused,
  useOpenClaims,
  isOverdue,
  useOpenRiskFlags,
  useRemittanceExceptions,
  useUnsignedNotes,
  useVerificationsToDecide,
} from '../../components/use_open_work.ts'
import { useActing } from '../../session/acting.ts'
import { useNames } from '../../components/use_names.ts'
import { useSession } from '../../session/context.tsx'
import { useClockOffset } from '../clock/use_clock.ts'
import { type Attention, type AttentionItem, stateOf } from './use_attention.ts'

const day_ms = 86_400_000
const expires_soon_ms = 30 * day_ms
const most_practitioners = 2_000
const licenses_current_ms = 15 * 60_000
const due_note = 'After 72 hours it is a late entry.'
const overdue_note = 'It is a late entry.'

export function usePracticeAttention(): Attention {
  const { can } = useSession()
  const { practitioner_id } = useActing()
  const nameOf = useNames()
  const now = Date.now() + useClockOffset()
  const enabled = (scope: Scope) => ({ enabled: can(scope) })
  const named = can('persons:read') ? { expand: 'person' as const } : {}
  const flags = useOpenRiskFlags()
  const verifications = useVerificationsToDecide()
  const claims = useOpenClaims()
  const remittances = useRemittanceExceptions()
  const held = useRead(
    ['session', 'attention'],
    (attune) => attune.sessions.list({ status: ['held', 'requested'], limit: 20, ...named }).page(),
    enabled('sessions:read'),
  )
  const notes = useUnsignedNotes()
  const consents = useRead(
    ['consent', 'attention'],
    (attune) => attune.consents.list({ status: 'granted', limit: 100 }).page(),
    enabled('consents:read'),
  )
  const practitioners = useRead(
    ['practitioner', 'licenses'],
    (attune) => attune.practitioners.list({ limit: 100 }).all({ limit: most_practitioners }),
    { ...enabled('practitioners:read'), staleTime: licenses_current_ms },
  )
  const items: AttentionItem[] = []
  for (const { id, level, status, person, person_id, acknowledge_by } of flags.data?.data ?? [])
    items.push({
      key: id,
      title: `${level} risk flag${person ? `: ${personName(person)}` : ''}`,
      note: `${status}. Acknowledge ${ago(new Date(acknowledge_by))}.`,
      icon: Flag,
      urgent: true,
      to: `/persons/${person_id}`,
      search: {},
      action: 'Acknowledge',
    })
  for (const { id, status, person, starts_at, hold_expires_at } of held.data?.data ?? [])
    items.push({
      key: id,
      title: `${status === 'held' ? 'Hold' : 'Request'}${person ? `: ${personName(person)}` : ''}`,
      note: hold_expires_at
        ? `The hold ends ${ago(new Date(hold_expires_at))}.`
        : `The session starts ${ago(new Date(starts_at))}.`,
      icon: CalendarClock,
      urgent: false,
      to: '/calendar',
      search: { date: starts_at.slice(0, 10), session: id },
      action: status === 'held' ? 'Confirm' : 'Decide',
    })
  for (const { id, kind, person_id, author_id, created_at, status } of notes.data?.data ?? []) {
    const own = author_id === practitioner_id
    const overdue = isOverdue({ created_at }, now)
    if (own || overdue)
      items.push({
        key: id,
        title: `${kind} note ${status}${own ? '' : `: ${nameOf(author_id)}`}`,
        note: `Started ${ago(new Date(created_at))}. ${overdue ? overdue_note : due_note}`,
        icon: FilePen,
        urgent: false,
        to: `/persons/${person_id}`,
        search: { tab: 'notes', note: id },
        action: own ? 'Write and sign' : 'View',
      })
  }
  const waiting = verifications.data?.data.length ?? 0
  if (waiting > 0)
    items.push({
      key: 'verifications',
      title: `${plural(waiting, 'verification')} to decide`,
      note: 'The checks are complete, and a finding needs a person.',
      icon: BadgeCheck,
      urgent: false,
      to: '/practitioners',
      search: { status: 'reviewing' },
      action: 'Review',
    })
  const to_correct = claimsIn(claims.data, refused) ?? 0
  if (to_correct > 0)
    items.push({
      key: 'claims',
      title: `${plural(to_correct, 'claim')} rejected or denied`,
      note: 'Correct, replace or appeal before the deadline.',
      icon: ReceiptText,
      urgent: false,
      to: '/claims',
      search: {},
      action: 'Work claims',
    })
  for (const { id, payer_name, exceptions } of remittances.data?.data ?? [])
    items.push({
      key: id,
      title: `Remittance with ${plural(exceptions.length, 'exception')}`,
      note: `${payer_name ?? 'A payer'} sent what couldn't be posted.`,
      icon: Landmark,
      urgent: false,
      to: '/remittances',
      search: { id },
      action: 'Resolve',
    })
  const soon = Date.now() + expires_soon_ms
  for (const { id, kind, person_id, period } of consents.data?.data ?? [])
    if (period.end && Date.parse(period.end) < soon)
      items.push({
        key: id,
        title: `A ${kind} consent ends ${ago(new Date(period.end))}`,
        note: 'Sessions after that are at risk.',
        icon: ShieldCheck,
        urgent: false,
        to: `/persons/${person_id}`,
        search: { tab: 'consents' },
        action: 'Offer consent',
      })
  for (const practitioner of practitioners.data ?? [])
    for (const { id, jurisdiction, verified } of practitioner.licenses)
      if (verified?.expires_on && Date.parse(verified.expires_on) < soon)
        items.push({
          key: id,
          title: `License in ${jurisdiction} expires ${ago(new Date(verified.expires_on))}`,
          note: practitionerName(practitioner),
          icon: BadgeCheck,
          urgent: Date.parse(verified.expires_on) < Date.now() + 7 * day_ms,
          to: '/practitioners',
          search: { id: practitioner.id },
          action: 'View',
        })
  const reads = [flags, held, notes, verifications, claims, remittances, consents]
  return { items, ...stateOf(reads) }
}

// The practitioners whose sessions the calendar can show: the first of the account, the member
// first, and those that were chosen by name.
import { useMemo } from 'react'
import type { Practitioner } from 'attune'
import { useRead } from '../../api/context.tsx'
import { useSession } from '../../session/context.tsx'

const active = [
  'verified',
  'unverified',
  'submitted',
  'reviewing',
  'information_requested',
  'lapsed',
]
const most_listed = 100

const none: Practitioner[] = []

export function usePractitioners(chosen_ids: readonly string[] | undefined) {
  const { session, can } = useSession()
  const { practitioner_id } = session.member
  const own = session.role.acts_as === 'practitioner' ? practitioner_id : null
  const readable = can('practitioners:read')
  const { data: first } = useRead(
    ['practitioner', 'calendar', own],
    (attune) =>
      attune.practitioners
        .list(
          own
            ? { id: own }
            : { status: active, archived: false, order: 'family_name', limit: most_listed },
        )
        .page(),
    { enabled: readable },
  )
  const listed = first?.data ?? none
  // Named in the address, and the member: they can be anywhere among thousands.
  const wanted = [...(chosen_ids ?? []), ...(practitioner_id ? [practitioner_id] : [])]
  const missing = wanted.filter((id) => !listed.some((each) => each.id === id)).toSorted()
  const { data: named } = useRead(
    ['practitioner', 'calendar', 'named', missing],
    (attune) => attune.practitioners.list({ id: missing, limit: most_listed }).page(),
    { enabled: readable && first !== undefined && !own && missing.length > 0 },
  )
  const bookable = useMemo(() => {
    // A week shows only the first few: the member, then those who can be booked.
    const order = ({ id, status }: Practitioner) =>
      id === practitioner_id ? 0 : status === 'verified' ? 1 : 2
    return [...listed, ...(named?.data ?? none)].toSorted((a, b) => order(a) - order(b))
  }, [listed, named, practitioner_id])
  return { bookable, own, more: first?.has_more ?? false }
}

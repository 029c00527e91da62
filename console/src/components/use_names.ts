// Names of practitioners and members by ID, for lists that have only the ID.
import { useMemo } from 'react'
import { useRead } from '../api/context.tsx'
import { useSession } from '../session/context.tsx'
import { practitionerName } from './names.ts'

export function useNames(): (id: string | null | undefined) => string {
  const { can } = useSession()
  const practitioners = usePractitioners()
  const members = useRead(
    ['member', 'names'],
    (attune) => attune.members.list({ limit: 100 }).page(),
    { enabled: can('members:read') },
  )
  return useMemo(() => {
    const names = new Map<string, string>()
    for (const each of practitioners) names.set(each.id, practitionerName(each))
    for (const { id, name } of members.data?.data ?? []) names.set(id, name)
    return (id) => (id ? (names.get(id) ?? '') : '')
  }, [practitioners, members.data])
}

const none: never[] = []

/** The practitioners of the account, up to a page of them. */
export function usePractitioners() {
  const { can } = useSession()
  const { data } = useRead(
    ['practitioner', 'names'],
    (attune) => attune.practitioners.list({ limit: 100 }).page(),
    { enabled: can('practitioners:read') },
  )
  return data?.data ?? none
}

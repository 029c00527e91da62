// The selected session: one that is shown, or one at another time or of another practitioner, which
// a link from elsewhere leads to.
import type { Session } from 'attune'
import { useRead } from '../../api/context.tsx'
import { useSession } from '../../session/context.tsx'

export function useSelectedSession(shown: readonly Session[], id: string | undefined) {
  const { can } = useSession()
  const found = shown.find((session) => session.id === id)
  const { data } = useRead(
    ['session', id],
    (attune) => attune.sessions.retrieve(id!, can('persons:read') ? { expand: 'person' } : {}),
    { enabled: id !== undefined && !found },
  )
  return found ?? (id === undefined ? undefined : data)
}

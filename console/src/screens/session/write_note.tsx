// Leads from a session to its note, for the practitioner who held it.
import { Link } from '@tanstack/react-router'
import type { Session } from 'attune'
import { useActing } from '../../session/acting.ts'
import { useSession } from '../../session/context.tsx'

/** The states in which a session can be documented. */
export const documentable = ['checked_in', 'started', 'completed'] as const

export function WriteNote({ session: { id, status, person_id, practitioner_id } }: WriteNoteProps) {
  const { can } = useSession()
  const acting = useActing()
  if (!person_id || !can('notes:write') || acting.practitioner_id !== practitioner_id) return null
  if (!documentable.some((state) => state === status)) return null
  return (
    <Link
      className="btn sm"
      to="/persons/$id"
      params={{ id: person_id }}
      search={{ tab: 'notes', session: id }}
    >
      Write note
    </Link>
  )
}

type WriteNoteProps = { session: Session }

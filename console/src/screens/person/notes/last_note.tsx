// The last note of a record, for the practitioner who prepares the next session. For no one else:
// every read of a note is in the audit log.
import { Link } from '@tanstack/react-router'
import { useRead } from '../../../api/context.tsx'
import { Card } from '../../../components/card.tsx'
import { EmptyState, ErrorState } from '../../../components/states.tsx'
import { Time } from '../../../components/time.tsx'
import { useNames } from '../../../components/use_names.ts'
import { useActing } from '../../../session/acting.ts'
import { NoteSections } from './signed_note.tsx'

export function LastNote({ person_id }: { person_id: string }) {
  const { options } = useActing()
  const nameFor = useNames()
  const {
    data: note,
    error,
    isPending,
  } = useRead(['note', 'last', person_id], async (attune) => {
    const { data } = await attune.notes.list({ person_id, limit: 1, status }, options).page()
    return data[0] ? await attune.notes.retrieve(data[0].id, {}, options) : null
  })
  if (isPending) return null
  return (
    <Card
      title="Last note"
      note={
        note && (
          <>
            {nameFor(note.author_id)}, <Time at={note.signed_at ?? note.updated_at} />
          </>
        )
      }
      actions={
        note && (
          <Link to="." search={{ tab: 'notes', note: note.id }}>
            Open note
          </Link>
        )
      }
    >
      {error && <ErrorState error={error} />}
      {note && (
        <article className="signed-note">
          <NoteSections note={note} />
        </article>
      )}
      {note === null && (
        <EmptyState title="No signed notes">The note of the first session appears here.</EmptyState>
      )}
    </Card>
  )
}

const status = ['signed', 'amended', 'submitted']

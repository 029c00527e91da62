// Notes of a person: the list beside the note that is read or written.
import { FilePlus } from 'lucide-react'
import type { ListedNote } from 'attune'
import { useList, useRead } from '../../../api/context.tsx'
import { StateBadge } from '../../../components/badge.tsx'
import { Card } from '../../../components/card.tsx'
import { words } from '../../../components/format.ts'
import { IdChip } from '../../../components/id_chip.tsx'
import { useAddress } from '../../../components/screen_state.ts'
import { EmptyState, ErrorState } from '../../../components/states.tsx'
import { Time } from '../../../components/time.tsx'
import { useNames } from '../../../components/use_names.ts'
import { useActing } from '../../../session/acting.ts'
import type { TabProps } from '../person.tsx'
import { NewNote } from './new_note.tsx'
import { NoteEditor } from './note_editor.tsx'
import { SignedNote } from './signed_note.tsx'

export function NotesTab({ person }: TabProps) {
  const { search, change } = useAddress()
  const { options, practitioner_id } = useActing()
  const { rows, error, isPending, refetch } = useList(['note', 'of', person.id], (attune, cursor) =>
    attune.notes.list({ person_id: person.id, limit: 100, ...cursor }, options),
  )
  const chosen = search.note ?? rows[0]?.id
  if (error) return <ErrorState error={error} retry={() => void refetch()} />
  const created = (id: string) => change({ note: id, session: undefined })
  const add = <NewNote person={person} session_id={search.session} onCreated={created} />
  if (!isPending && rows.length === 0)
    return (
      <Card title="Notes">
        <EmptyState title="No notes" icon={FilePlus} action={add}>
          A practitioner writes a note after each session.
        </EmptyState>
      </Card>
    )
  return (
    <div className="notes">
      <Card title="Notes" flush actions={practitioner_id && add}>
        <ul className="rows picks">
          {rows.map((note) => (
            <li key={note.id}>
              <NotePick
                note={note}
                current={note.id === chosen}
                onPick={() => change({ note: note.id })}
              />
            </li>
          ))}
        </ul>
        {!practitioner_id && <p className="table-foot">{add}</p>}
      </Card>
      {chosen && <OpenNote key={chosen} id={chosen} />}
    </div>
  )
}

type NotePickProps = { note: ListedNote; current: boolean; onPick(): void }

function NotePick({ note, current, onPick }: NotePickProps) {
  return (
    <button className="pick" type="button" aria-current={current || undefined} onClick={onPick}>
      <span>
        <span className="what">{words(note.kind)}</span>{' '}
        <span className="faint">{note.format.toUpperCase()}</span>
        <br />
        <span className="faint">
          <Time at={note.signed_at ?? note.updated_at} />
        </span>
      </span>
      <StateBadge state={note.status} />
    </button>
  )
}

function OpenNote({ id }: { id: string }) {
  const { options, practitioner_id } = useActing()
  const nameFor = useNames()
  const {
    data: note,
    error,
    refetch,
  } = useRead(['note', id], (attune) => attune.notes.retrieve(id, {}, options))
  if (error && !note) return <ErrorState error={error} retry={() => void refetch()} />
  if (!note) return null
  const draft = note.status === 'drafted' || note.status === 'returned'
  const own = practitioner_id === note.author_id
  return (
    <Card
      title={`${words(note.kind)} note`}
      note={
        <>
          <StateBadge state={note.status} /> {nameFor(note.author_id)} · <IdChip id={id} />
        </>
      }
    >
      {draft && own ? <NoteEditor note={note} /> : <SignedNote note={note} />}
    </Card>
  )
}

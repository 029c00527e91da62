// Starts a note: the format, and the session it is about.
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Person } from 'attune'
import { useRead, useWrite } from '../../../api/context.tsx'
import { Button } from '../../../components/button.tsx'
import { SelectField } from '../../../components/fields.tsx'
import { FormDialog } from '../../../components/form_dialog.tsx'
import { dayAndMinute } from '../../../components/format.ts'
import { useActing } from '../../../session/acting.ts'

type NewNoteProps = {
  person: Person
  session_id: string | undefined
  onCreated(id: string): void
}

export function NewNote({ person, session_id, onCreated }: NewNoteProps) {
  const { options, practitioner_id } = useActing()
  const [open, setOpen] = useState(session_id !== undefined)
  const [format, setFormat] = useState('soap')
  const [session, setSession] = useState(session_id ?? '')
  const { data: formats } = useRead(['note_format'], (attune) => attune.noteFormats.list().page())
  const { data: sessions } = useRead(
    ['session', person.id, 'to_document', practitioner_id],
    (attune) =>
      attune.sessions
        .list({
          person_id: person.id,
          ...(practitioner_id && { practitioner_id }),
          status: ['completed', 'started', 'checked_in'],
          order: '-starts_at',
          limit: 20,
        })
        .page(),
    { enabled: open },
  )
  const write = useWrite(['note'], (attune) =>
    attune.notes.create(
      { person_id: person.id, format, ...(session && { session_id: session }) },
      options,
    ),
  )
  if (!practitioner_id)
    return <span className="faint">Only a member linked to a practitioner can write notes.</span>
  return (
    <>
      <Button small icon={Plus} scope="notes:write" onClick={() => setOpen(true)}>
        New note
      </Button>
      {open && (
        <FormDialog
          title="New note"
          summary="The date, times, modality and location come from the session."
          submit="Start note"
          busy={write.isPending}
          error={write.error}
          onSubmit={() =>
            void write.mutateAsync(undefined).then(
              ({ id }) => {
                setOpen(false)
                onCreated(id)
              },
              () => {},
            )
          }
          onClose={() => setOpen(false)}
        >
          <SelectField
            label="Format"
            value={format}
            onChange={setFormat}
            options={(formats?.data ?? []).map(({ format: code, name }) => [code, name] as const)}
          />
          <SelectField
            label="Session"
            value={session}
            onChange={setSession}
            options={[
              ['', 'None'],
              ...(sessions?.data ?? []).map(
                ({ id, starts_at, type }) =>
                  [id, `${dayAndMinute(new Date(starts_at))}, ${type}`] as const,
              ),
            ]}
          />
        </FormDialog>
      )}
    </>
  )
}

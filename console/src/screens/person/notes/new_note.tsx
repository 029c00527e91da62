// Starts a note: the format, and the session it is about.
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Person } from 'attune'
import { useRead, useWrite } from '../../../api/context.tsx'
import { SelectField } from '../../../components/fields.tsx'
import { FormAction } from '../../../components/form_action.tsx'
import { dayAndMinute } from '../../../components/format.ts'
import { documentable } from '../../session/write_note.tsx'
import { useActing } from '../../../session/acting.ts'

type NewNoteProps = {
  person: Person
  session_id: string | undefined
  onCreated(id: string): void
}

export function NewNote({ person, session_id, onCreated }: NewNoteProps) {
  const { options, practitioner_id } = useActing()
  const [opened, setOpened] = useState(session_id !== undefined)
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
          status: [...documentable],
          order: '-starts_at',
          limit: 20,
        })
        .page(),
    { enabled: opened },
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
    <FormAction
      label="New note"
      icon={Plus}
      scope="notes:write"
      title="New note"
      summary="The date, times, modality and location come from the session."
      submit="Start note"
      startsOpen={session_id !== undefined}
      write={write}
      onOpen={() => setOpened(true)}
      onDone={({ id }) => onCreated(id)}
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
    </FormAction>
  )
}

// The participants of a group session: who attends, and adding or removing one.
import { useState } from 'react'
import type { Session } from 'attune'
import { useRead, useWrite } from '../../api/context.tsx'
import { Confirm } from '../../components/confirm.tsx'
import { FormAction } from '../../components/form_action.tsx'
import { personName } from '../../components/names.ts'
import { PersonPicker } from '../../components/person_picker.tsx'
import { useSession } from '../../session/context.tsx'

const changed = ['session', 'slots']
const open_statuses = ['held', 'requested', 'scheduled', 'checked_in', 'started']

export function Participants({ session }: { session: Session }) {
  const { can } = useSession()
  const { id, participants, capacity, seats_taken, status } = session
  const ids = participants.map(({ person_id }) => person_id)
  const { data } = useRead(
    ['person', 'participants', ids],
    (attune) => attune.persons.list({ id: ids, limit: 100 }).page(),
    { enabled: ids.length > 0 && can('persons:read') },
  )
  const nameOf = (person_id: string) => {
    const person = data?.data.find((each) => each.id === person_id)
    return person ? personName(person) : person_id
  }
  const open = open_statuses.includes(status)
  return (
    <section aria-label="Participants">
      <h3>
        Participants, {seats_taken} of {capacity}
      </h3>
      <ul className="rows">
        {ids.map((person_id) => (
          <li key={person_id}>
            <span className="what">{nameOf(person_id)}</span>
            {open && (
              <Confirm
                label="Remove"
                title={`Remove ${nameOf(person_id)}?`}
                effect="The seat is free again."
                scope="sessions:write"
                changed={changed}
                act={(attune) => attune.sessions.removeParticipant(id, { person_id })}
                done="The participant was removed."
              />
            )}
          </li>
        ))}
      </ul>
      {open && <AddParticipant session_id={id} />}
    </section>
  )
}

function AddParticipant({ session_id }: { session_id: string }) {
  const [person_id, setPerson] = useState<string>()
  const write = useWrite(changed, (attune) =>
    attune.sessions.addParticipant(session_id, { person_id: person_id ?? '' }),
  )
  return (
    <FormAction
      label="Add participant"
      scope="sessions:write"
      title="Add participant"
      submit="Add participant"
      write={write}
      onDone={() => setPerson(undefined)}
    >
      <PersonPicker
        chosen={person_id}
        onChoose={setPerson}
        help="Each participant needs a treatment consent of their own."
      />
    </FormAction>
  )
}

// Drafts a claim from completed sessions of a person whose notes are signed.
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Session } from 'attune'
import { useRead, useWrite } from '../../api/context.tsx'
import { SelectField } from '../../components/fields.tsx'
import { FormAction } from '../../components/form_action.tsx'
import { dayAndMinute } from '../../components/format.ts'
import { PersonPicker } from '../../components/person_picker.tsx'
import { useNames } from '../../components/use_names.ts'

type NewClaimProps = { session?: Session; onCreated(id: string): void }

export function NewClaim({ session, onCreated }: NewClaimProps) {
  const [person_id, setPerson] = useState(session?.person_id ?? undefined)
  const [chosen, setChosen] = useState<readonly string[]>(session ? [session.id] : [])
  const [coverage, setCoverage] = useState('')
  const enabled = person_id !== undefined
  const { data: coverages } = useRead(
    ['coverage', person_id, 'to_bill'],
    (attune) => attune.coverages.list({ person_id: person_id!, limit: 20 }).page(),
    { enabled },
  )
  const { data: sessions } = useRead(
    ['session', person_id, 'to_bill'],
    (attune) =>
      attune.sessions
        .list({ person_id: person_id!, status: 'completed', order: '-starts_at', limit: 20 })
        .page(),
    { enabled },
  )
  const coverage_id = coverage || coverages?.data[0]?.id || ''
  const write = useWrite(['claim'], (attune) =>
    attune.claims.create({ coverage_id, session_ids: [...chosen] }),
  )
  const choose = (id: string | undefined) => {
    setPerson(id)
    setChosen([])
    setCoverage('')
  }
  return (
    <FormAction
      label={session ? 'Bill session' : 'New claim'}
      {...(!session && { icon: Plus, primary: true })}
      scope="claims:write"
      title="New claim"
      summary="Codes, minutes and diagnoses come from the sessions and their signed notes."
      submit="Draft claim"
      write={write}
      onDone={({ id }) => onCreated(id)}
    >
      {!session && (
        <PersonPicker chosen={person_id} onChoose={choose} help="Whose sessions to bill." />
      )}
      {coverages && coverages.data.length === 0 && (
        <p className="faint">The person has no coverage. Add it on the Billing tab first.</p>
      )}
      {coverages && coverages.data.length > 0 && (
        <SelectField
          label="Coverage"
          value={coverage_id}
          onChange={setCoverage}
          options={coverages.data.map(
            ({ id, payer_id, member_id, sequence }) =>
              [id, `${payer_id} ${member_id}, ${sequence}`] as const,
          )}
        />
      )}
      {sessions && <SessionChoice sessions={sessions.data} chosen={chosen} onChange={setChosen} />}
    </FormAction>
  )
}

type ChoiceProps = {
  sessions: readonly Session[]
  chosen: readonly string[]
  onChange(ids: readonly string[]): void
}

function SessionChoice({ sessions, chosen, onChange }: ChoiceProps) {
  const nameFor = useNames()
  if (sessions.length === 0) return <p className="faint">No session was completed yet.</p>
  return (
    <fieldset className="field">
      <legend>Completed sessions</legend>
      {sessions.map(({ id, starts_at, type, practitioner_id }) => (
        <label className="check" key={id}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
            }
          />
          {dayAndMinute(new Date(starts_at))}, {type}, {nameFor(practitioner_id)}
        </label>
      ))}
    </fieldset>
  )
}

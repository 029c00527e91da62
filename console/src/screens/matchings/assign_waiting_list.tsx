// Offers the free times of practitioners to the people who wait longest.
import { useState } from 'react'
import { useRead, useWrite } from '../../api/context.tsx'
import { SelectField, TextField } from '../../components/fields.tsx'
import { FormAction } from '../../components/form_action.tsx'
import { plural } from '../../components/format.ts'
import { jurisdictions } from '../../components/jurisdictions.ts'
import { personName } from '../../components/names.ts'
import { PersonPicker } from '../../components/person_picker.tsx'
import { listed } from '../../components/use_fields.ts'
import { useToast } from '../../components/toast.tsx'

type AssignProps = {
  label?: string
  where: string
  /** Who is offered a time, if they are chosen already. */
  persons?: readonly string[]
  /** Where they are. */
  from?: string | null | undefined
  onDone?(): void
}

const no_persons: readonly string[] = []

export function AssignWaitingList(props: AssignProps) {
  const { label = 'Assign waiting list', where, persons = no_persons, from } = props
  const { show } = useToast()
  const [ids, setIds] = useState(persons)
  const [jurisdiction, setJurisdiction] = useState(from ?? 'US-NY')
  const [concerns, setConcerns] = useState('')
  const write = useWrite(['matching', 'matching_assignment', 'session'], (attune) =>
    attune.matchings.assign({
      entries: ids.map((person_id) => ({
        person_id,
        location: { jurisdiction },
        concerns: listed(concerns),
      })),
    }),
  )
  const done = () => {
    show({ text: `${plural(ids.length, 'person is', 'persons are')} being assigned.` })
    setIds(persons)
    props.onDone?.()
  }
  return (
    <FormAction
      label={label}
      scope="matchings:write"
      title={persons.length > 0 ? 'Offer times now' : 'Assign waiting list'}
      summary={`Attune holds a free time for each person for 24 hours. ${where}`}
      submit="Offer times"
      write={write}
      onDone={done}
    >
      <WaitingPersons ids={ids} onRemove={(id) => setIds(ids.filter((each) => each !== id))} />
      <PersonPicker
        key={ids.length}
        chosen={undefined}
        onChoose={(id) => id && !ids.includes(id) && setIds([...ids, id])}
        help="Add everyone who waits. The order doesn't matter."
      />
      <SelectField
        label="Location"
        value={jurisdiction}
        onChange={setJurisdiction}
        options={jurisdictions}
      />
      <TextField
        label="Concerns"
        value={concerns}
        onChange={setConcerns}
        placeholder="depression, anxiety"
        help="Separated by commas."
      />
    </FormAction>
  )
}

type WaitingProps = { ids: readonly string[]; onRemove(id: string): void }

function WaitingPersons({ ids, onRemove }: WaitingProps) {
  const { data } = useRead(
    ['person', 'waiting', ids],
    (attune) => attune.persons.list({ id: [...ids], limit: 100 }).page(),
    { enabled: ids.length > 0 },
  )
  const nameOf = (id: string) => {
    const person = data?.data.find((each) => each.id === id)
    return person ? personName(person) : id
  }
  if (ids.length === 0) return null
  return (
    <ul className="rows">
      {ids.map((id) => (
        <li key={id}>
          <span className="what">{nameOf(id)}</span>
          <button
            className="btn ghost sm"
            type="button"
            aria-label={`Remove ${nameOf(id)}`}
            onClick={() => onRemove(id)}
          >
            ×
          </button>
        </li>
      ))}
    </ul>
  )
}

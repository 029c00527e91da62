// Finds a person by name while typing. Arrow keys move, Enter chooses.
import { useDeferredValue, useId, useState } from 'react'
import type { Person } from 'attune'
import { useRead } from '../api/context.tsx'
import { personName } from './names.ts'

type PersonPickerProps = {
  chosen: string | undefined
  onChoose(id: string | undefined): void
  help: string
}

export function PersonPicker({ chosen, onChoose, help }: PersonPickerProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const text = useDeferredValue(typed.trim())
  const { data: person } = useRead(
    ['person', chosen, 'name'],
    (attune) => attune.persons.retrieve(chosen!),
    { enabled: chosen !== undefined },
  )
  const { data: found } = useRead(
    ['person', 'search', text],
    (attune) => attune.persons.search({ name: text, limit: 6 }).page(),
    { enabled: text.length > 1 && chosen === undefined },
  )
  const persons: Person[] = chosen === undefined && text.length > 1 ? (found?.data ?? []) : []
  const choose = (picked: Person | undefined) => {
    if (!picked) return
    onChoose(picked.id)
    setTyped('')
  }
  if (chosen !== undefined)
    return (
      <div className="field">
        <span className="label">Person</span>
        <span className="chip on">
          {person ? personName(person) : chosen}
          <button
            className="btn ghost sm"
            type="button"
            aria-label="Choose another person"
            onClick={() => onChoose(undefined)}
          >
            ×
          </button>
        </span>
      </div>
    )
  return (
    <div className="field">
      <label htmlFor={id}>Person</label>
      <input
        id={id}
        className="input"
        autoFocus
        autoComplete="off"
        role="combobox"
        aria-expanded={persons.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={persons[at] ? `${id}-${at}` : undefined}
        placeholder="Type a name"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setAt(0)
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') setAt(Math.min(at + 1, persons.length - 1))
          else if (event.key === 'ArrowUp') setAt(Math.max(at - 1, 0))
          else if (event.key === 'Enter' && persons.length > 0) choose(persons[at])
          else return
          event.preventDefault()
        }}
      />
      <ul className="options" role="listbox" id={`${id}-list`} aria-label="Persons found">
        {persons.map((each, place) => (
          <li
            key={each.id}
            id={`${id}-${place}`}
            role="option"
            aria-selected={place === at}
            onClick={() => choose(each)}
          >
            {personName(each)} <span className="faint">{each.birth_date}</span>
          </li>
        ))}
      </ul>
      <span className="help">{help}</span>
    </div>
  )
}

// Finds one of many by name while typing. Arrow keys move, Enter chooses.
import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Icon } from './icon.tsx'
import {
  type Choices,
  type ChoiceType,
  useChoiceName,
  useChoices,
  useRememberName,
} from './use_choices.ts'

type PickerProps = {
  of: ChoiceType
  label: string
  chosen: string | undefined
  onChoose(id: string | undefined): void
  help?: ReactNode
  required?: boolean
  autoFocus?: boolean
}

/** A field of a form. */
export function Picker(props: PickerProps) {
  const { of, label, chosen, onChoose, help, required } = props
  const id = useId()
  const [cleared, setCleared] = useState(false)
  const [missing, setMissing] = useState(false)
  const name = useChoiceName(of, chosen)
  if (chosen !== undefined)
    return (
      <div className="field">
        <span className="label">{label}</span>
        <ChosenChip
          name={name}
          noun={label.toLowerCase()}
          onClear={() => {
            setCleared(true)
            onChoose(undefined)
          }}
        />
      </div>
    )
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <Combobox
        id={id}
        of={of}
        className="input"
        onChoose={onChoose}
        required={required}
        autoFocus={props.autoFocus || cleared}
        onMissing={() => setMissing(true)}
        describedBy={missing || help ? `${id}-help` : undefined}
      />
      {missing ? (
        <span className="invalid" id={`${id}-help`}>
          <Icon of={TriangleAlert} />
          {label} is required.
        </span>
      ) : (
        help && (
          <span className="help" id={`${id}-help`}>
            {help}
          </span>
        )
      )}
    </div>
  )
}

type ChosenProps = { name: string; noun: string; onClear(): void; children?: ReactNode }

export const ChosenChip = ({ name, noun, onClear, children }: ChosenProps) => (
  <span className="chip on">
    {children}
    {name}
    <button
      className="btn ghost sm"
      type="button"
      aria-label={`Choose another ${noun}`}
      onClick={onClear}
    >
      ×
    </button>
  </span>
)

type ComboboxProps = {
  id: string
  of: ChoiceType
  className?: string
  onChoose(id: string): void
  /** Left out of what is offered. */
  without?: readonly string[]
  required?: boolean | undefined
  autoFocus?: boolean | undefined
  placeholder?: string
  /** The form can't be sent without a choice. */
  onMissing?(): void
  describedBy?: string | undefined
}

/** The field itself, with what it found below. */
export function Combobox(props: ComboboxProps) {
  const { id, of, onChoose, without = [], placeholder = 'Type a name' } = props
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const [open, setOpen] = useState(false)
  const found = useChoices(of, typed.trim(), open)
  const remember = useRememberName(of)
  const choices: Choices = found?.filter((each) => !without.includes(each.id)) ?? []
  const choose = (place: number) => {
    const picked = choices[place]
    if (!picked) return
    setTyped('')
    setOpen(false)
    remember(picked)
    onChoose(picked.id)
  }
  return (
    <span className="combobox">
      <input
        id={id}
        className={props.className}
        autoFocus={props.autoFocus}
        autoComplete="off"
        role="combobox"
        required={props.required}
        onInvalid={props.onMissing}
        aria-describedby={props.describedBy}
        aria-expanded={found !== undefined}
        aria-controls={`${id}-list`}
        aria-activedescendant={choices[at] ? `${id}-${at}` : undefined}
        placeholder={placeholder}
        value={typed}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onChange={(event) => {
          setTyped(event.target.value)
          setOpen(true)
          setAt(0)
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') setAt(Math.min(at + 1, choices.length - 1))
          else if (event.key === 'ArrowUp') setAt(Math.max(at - 1, 0))
          else if (event.key === 'Enter' && choices.length > 0) choose(at)
          // Only the list closes: the dialog around it takes the next one.
          else if (event.key === 'Escape' && found) setOpen(false)
          else return
          event.preventDefault()
        }}
      />
      <ul className="options" role="listbox" id={`${id}-list`} aria-label="Found">
        {choices.map((each, place) => (
          <li
            key={each.id}
            id={`${id}-${place}`}
            role="option"
            aria-selected={place === at}
            // Before the field loses the focus, and with it the list.
            onMouseDown={(event) => event.preventDefault()}
            // Inside a label, a click would focus the field again.
            onClick={(event) => {
              event.preventDefault()
              choose(place)
            }}
          >
            {each.name} <span className="faint">{each.note}</span>
          </li>
        ))}
        {found && choices.length === 0 && (
          <li className="faint" role="option" aria-selected={false} aria-disabled>
            No {of} found.
          </li>
        )}
      </ul>
    </span>
  )
}

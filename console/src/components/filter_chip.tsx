// One filter: a native select, a field for text, or a search by name.
import { useId } from 'react'
import { ChosenChip, Combobox } from './picker.tsx'
import { type ChoiceType, useChoiceName } from './use_choices.ts'

export type Filter = {
  name: string
  label: string
  options: readonly string[]
  /** What is searched for by name. The value is its ID. */
  pick?: ChoiceType
}

type ChipProps = {
  filter: Filter
  value: string | undefined
  onChange(value: string | undefined): void
}

export function FilterChip({ filter, value, onChange }: ChipProps) {
  const id = useId()
  const { label, options, pick } = filter
  if (pick && value) return <PickedChip filter={filter} value={value} onChange={onChange} />
  return (
    <label className={value ? 'chip on' : 'chip'} htmlFor={id}>
      {label}
      {pick ? (
        <Combobox id={id} of={pick} onChoose={onChange} placeholder="any" />
      ) : options.length > 0 ? (
        <select
          id={id}
          data-filter
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value || undefined)}
        >
          <option value="">any</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          data-filter
          size={9}
          defaultValue={value ?? ''}
          key={value}
          placeholder="any"
          onKeyDown={(event) =>
            event.key === 'Enter' && onChange(event.currentTarget.value.trim() || undefined)
          }
          onBlur={(event) => onChange(event.target.value.trim() || undefined)}
        />
      )}
    </label>
  )
}

function PickedChip({ filter: { label, pick }, value, onChange }: ChipProps) {
  const name = useChoiceName(pick!, value)
  return (
    <ChosenChip name={name} noun={label.toLowerCase()} onClear={() => onChange(undefined)}>
      {label}
    </ChosenChip>
  )
}

// Filters of a list, as chips. Each is a native select, so that keyboards and phones work.
import { useId } from 'react'

export type Filter = {
  name: string
  label: string
  options: readonly string[]
}
export type FilterValues = Record<string, string | undefined>

type FilterBarProps = {
  filters: readonly Filter[]
  values: FilterValues
  onChange(name: string, value: string | undefined): void
  children?: React.ReactNode
}

export function FilterBar({ filters, values, onChange, children }: FilterBarProps) {
  const any = filters.some(({ name }) => values[name])
  return (
    <div className="filters" role="search" aria-label="Filters">
      {filters.map((filter) => (
        <FilterChip
          key={filter.name}
          filter={filter}
          value={values[filter.name]}
          onChange={(value) => onChange(filter.name, value)}
        />
      ))}
      {any && (
        <button
          className="btn ghost sm"
          type="button"
          onClick={() => filters.forEach(({ name }) => onChange(name, undefined))}
        >
          Clear filters
        </button>
      )}
      {children}
    </div>
  )
}

type ChipProps = {
  filter: Filter
  value: string | undefined
  onChange(value: string | undefined): void
}

function FilterChip({ filter: { label, options }, value, onChange }: ChipProps) {
  const id = useId()
  const chosen = options.length > 0
  return (
    <label className={value ? 'chip on' : 'chip'} htmlFor={id}>
      {label}
      {chosen ? (
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

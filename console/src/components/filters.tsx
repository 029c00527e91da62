// Filters of a list, as chips. Where there are many, a phone has them on a sheet of their own, and
// beside its button only those that are set.
import { ListFilter } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { type Filter, FilterChip } from './filter_chip.tsx'
import { Icon } from './icon.tsx'
import { useChoiceName } from './use_choices.ts'

export type { Filter } from './filter_chip.tsx'
export type FilterValues = Record<string, string | undefined>

// More don't fit into a row of a phone.
const most_in_row = 2

type FilterBarProps = {
  filters: readonly Filter[]
  values: FilterValues
  onChange(name: string, value: string | undefined): void
  children?: ReactNode
}

export function FilterBar({ filters, values, onChange, children }: FilterBarProps) {
  const id = useId()
  const set = filters.filter(({ name }) => values[name])
  const many = filters.length > most_in_row
  const chips = filters.map((filter) => (
    <FilterChip
      key={filter.name}
      filter={filter}
      value={values[filter.name]}
      onChange={(value) => onChange(filter.name, value)}
    />
  ))
  const clear = set.length > 0 && (
    <button
      className="btn ghost sm"
      type="button"
      onClick={() => filters.forEach(({ name }) => onChange(name, undefined))}
    >
      Clear filters
    </button>
  )
  return (
    <div className="filters" role="search" aria-label="Filters">
      {many ? (
        <>
          <button className="chip set only-sm" type="button" popoverTarget={id}>
            <Icon of={ListFilter} />
            Filters
          </button>
          <div className="filter-row only-sm">
            {set.map((filter) => (
              <SetFilter
                key={filter.name}
                filter={filter}
                value={values[filter.name]!}
                onRemove={() => onChange(filter.name, undefined)}
              />
            ))}
          </div>
          <div className="filter-sheet" id={id} popover="auto">
            <h2 className="only-sm">Filters</h2>
            {chips}
            {clear}
            <button
              className="btn primary only-sm"
              type="button"
              popoverTarget={id}
              popoverTargetAction="hide"
            >
              Show results
            </button>
          </div>
        </>
      ) : (
        <>
          {chips}
          {clear}
        </>
      )}
      {children}
    </div>
  )
}

type SetFilterProps = { filter: Filter; value: string; onRemove(): void }

function SetFilter({ filter: { label, pick }, value, onRemove }: SetFilterProps) {
  const name = useChoiceName(pick ?? 'practitioner', pick && value)
  return (
    <button className="chip on" type="button" onClick={onRemove}>
      {label} <b>{name || value}</b>
      <span aria-hidden="true">×</span>
      <span className="vh">Remove</span>
    </button>
  )
}

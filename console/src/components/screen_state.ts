// The state of a screen that is in its address: the selected ID and the filters. Only IDs and
// values of the API's own vocabulary; never text about a person.
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import type { Filter, FilterValues } from './filters.tsx'

export type ScreenSearch = Record<string, string | undefined>

/** The values in the address, and a function that changes some of them. */
export function useAddress() {
  const search: ScreenSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const change = useCallback(
    (values: ScreenSearch) =>
      void navigate({
        to: '.',
        search: (before: ScreenSearch) => ({ ...before, ...values }),
        replace: true,
      }),
    [navigate],
  )
  return { search, change }
}

export function useScreenState(filters: readonly Filter[]) {
  const { search, change } = useAddress()
  const names = filters.map(({ name }) => name).join(' ')
  const filter_values = useMemo(() => {
    const values: FilterValues = {}
    for (const name of names.split(' ')) if (search[name]) values[name] = search[name]
    return values
  }, [names, search])
  return {
    id: search.id,
    filter_values,
    select: useCallback((id: string | undefined) => change({ id }), [change]),
    setFilter: useCallback(
      (name: string, value: string | undefined) => change({ [name]: value }),
      [change],
    ),
  }
}

// Names of practitioners and members by ID, for lists that have only the ID.
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { namedType } from '../api/names.ts'
import { useApi } from '../api/context.tsx'
import { useSession } from '../session/context.tsx'

const name_key = 'name'

/** The name of an ID, or nothing until it was read. What is asked for is read. */
export function useNames(): (id: string | null | undefined) => string {
  const { can } = useSession()
  const { readName } = useApi()
  const queries = useQueryClient()
  const [version, setVersion] = useState(0)
  useEffect(
    () =>
      queries.getQueryCache().subscribe((event) => {
        if (event.query.queryKey[1] !== name_key || event.type !== 'updated') return
        if (['success', 'invalidate'].includes(event.action.type)) setVersion((at) => at + 1)
      }),
    [queries],
  )
  return useCallback(
    (id) => {
      const type = id && namedType(id)
      if (!type || !can(`${type}s:read`)) return ''
      const queryKey = [type, name_key, id]
      const known = queries.getQueryState<string>(queryKey)
      // An ID that couldn't be read isn't asked for again until its object changes.
      if (!known || (known.isInvalidated && known.fetchStatus === 'idle'))
        void queries.prefetchQuery({ queryKey, queryFn: () => readName(id), gcTime: Infinity })
      return known?.data ?? ''
    },
    // Another function for other names, so that what is derived from them is derived again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [can, queries, readName, version],
  )
}

/** Waits for the names that were asked for. */
export const namesRead = (queries: QueryClient) =>
  Promise.allSettled(
    queries
      .getQueryCache()
      .findAll({ fetchStatus: 'fetching', predicate: ({ queryKey }) => queryKey[1] === name_key })
      .map(({ promise }) => promise),
  )

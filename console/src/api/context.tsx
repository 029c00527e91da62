// Gives screens the API: reads, lists and writes with the states they all share.
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  type UseMutationResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import type { Attune, List, Page } from 'attune'
import type { Api } from './client.ts'

export const ApiContext = createContext<Api | undefined>(undefined)

export function useApi(): Api {
  const api = useContext(ApiContext)
  if (!api) throw new Error('useApi needs an ApiContext')
  return api
}

const most_live_pages = 3

type ListOptions = {
  enabled?: boolean
  refetchInterval?: number | false
  /** Milliseconds for which what was read counts as current. */
  staleTime?: number
}

type ReadOptions = ListOptions & {
  /** Answers of the previous key are shown until those of the next are there. */
  keepsBefore?: boolean
  /** Only what another part of the console has read, which is kept current from then on. */
  once_read?: boolean
}

/** One object or report. The key begins with the type of the object, which events refresh. */
export function useRead<T>(
  key: readonly unknown[],
  act: (attune: Attune) => PromiseLike<T>,
  { keepsBefore, once_read, ...options }: ReadOptions = {},
) {
  const { call } = useApi()
  return useQuery({
    queryKey: key,
    queryFn: () => call(act),
    ...(keepsBefore && { placeholderData: keepPreviousData }),
    ...options,
    ...(once_read && {
      enabled: ({ state }: { state: { data: unknown } }) =>
        options.enabled !== false && state.data !== undefined,
      refetchOnWindowFocus: false,
      refetchOnMount: false,
    }),
  })
}

/** A list, page by page. */
export function useList<T>(
  key: readonly unknown[],
  list: (attune: Attune, cursor: { cursor?: string }) => List<T>,
  options: ListOptions = {},
) {
  const { call } = useApi()
  const query = useInfiniteQuery({
    queryKey: key,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) =>
      call<Page<T>>((attune) => list(attune, pageParam ? { cursor: pageParam } : {}).page()),
    getNextPageParam: (page) => (page.has_more ? (page.next_cursor ?? undefined) : undefined),
    // Comparing everything that is loaded with every page would make long lists slow.
    structuralSharing: false,
    ...options,
    // All pages are read again at once, so a list that was scrolled far down stays as it is.
    refetchInterval: ({ state }) =>
      (state.data?.pages.length ?? 0) <= most_live_pages && (options.refetchInterval ?? false),
  })
  // The rows after the loaded ones, page by page. They aren't kept: an export doesn't show them.
  async function* readRest(): AsyncGenerator<readonly T[]> {
    let page = query.data?.pages.at(-1)
    while (page?.has_more && page.next_cursor) {
      const cursor = page.next_cursor
      page = await call<Page<T>>((attune) => list(attune, { cursor }).page())
      yield page.data
    }
  }
  return { ...query, rows: query.data?.pages.flatMap((page) => page.data) ?? [], readRest }
}

export type ListQuery<T> = ReturnType<typeof useList<T>>

/** A write. What it changes is read again. */
export function useWrite<T, V = void>(
  changed: readonly string[],
  act: (attune: Attune, input: V) => PromiseLike<T>,
): UseMutationResult<T, Error, V> {
  const { call } = useApi()
  const queries = useQueryClient()
  return useMutation<T, Error, V>({
    mutationFn: (input) => call((attune) => act(attune, input)),
    onSettled: () =>
      Promise.all(changed.map((type) => queries.invalidateQueries({ queryKey: [type] }))),
  })
}

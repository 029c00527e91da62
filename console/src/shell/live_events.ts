// Follows the event feed while the console is open, and refreshes what the events are about.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApi } from '../api/context.tsx'
import { useSession } from '../session/context.tsx'

export function useLiveEvents() {
  const { call } = useApi()
  const { can } = useSession()
  const queries = useQueryClient()
  const permitted = can('events:read')
  useEffect(() => {
    if (!permitted) return
    const ended = new AbortController()
    const refresh = (type: string) => {
      void queries.invalidateQueries({ queryKey: [type] })
      void queries.invalidateQueries({ queryKey: ['event'] })
    }
    const follow = async () => {
      const newest = await call((attune) =>
        attune.events.list({ order: '-sequence', limit: 1 }).page(),
      )
      await call((attune) =>
        attune.events.follow({
          after: newest.data[0]?.sequence ?? 0,
          onEvent: (event) => refresh(event.data.object.object),
          signal: ended.signal,
        }),
      )
    }
    // The lists are also read on demand, so a feed that ends only makes them less live.
    follow().catch(() => {})
    return () => ended.abort()
  }, [call, queries, permitted])
}

// Keeps what is shown up to date: one tab of the console follows the event feed for all of them,
// and each reads again what the events are about. Reading a record is in its audit log, so a burst
// of events causes one more read, and a hidden tab waits until it's shown.
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Api } from '../api/client.ts'
import { useApi } from '../api/context.tsx'
import { useSession } from '../session/context.tsx'

const refresh_every_ms = 3_000
// Without the feed, what is older than this is read again when the tab is shown.
const outdated_after_ms = 5 * 60_000

type Message = { sequence: number; type: string }

export function useLiveEvents() {
  const api = useApi()
  const { can, session } = useSession()
  const queries = useQueryClient()
  const permitted = can('events:read')
  useEffect(
    () => (permitted ? followEvents(api, queries, session.id) : refreshWhenShown(queries)),
    [api, queries, permitted, session.id],
  )
}

function followEvents({ call }: Api, queries: QueryClient, session_id: string) {
  const ended = new AbortController()
  const refresh = createRefresh(queries)
  const tabs = new BroadcastChannel('attune events')
  let last: number | undefined
  const hear = ({ sequence, type }: Message) => {
    last = sequence
    refresh(type)
  }
  tabs.addEventListener('message', ({ data }: MessageEvent<Message>) => hear(data))
  const follow = async () => {
    if (ended.signal.aborted) return
    const after = last ?? (await newestSequence(call))
    await call((attune) =>
      attune.events.follow({
        after,
        onEvent: ({ sequence, data }) => {
          const message = { sequence, type: data.object.object }
          hear(message)
          tabs.postMessage(message)
        },
        signal: ended.signal,
      }),
    )
  }
  // The next tab takes over when this one is closed. The lists are also read on demand, so a feed
  // that ends only makes them less live.
  navigator.locks
    .request(`attune events ${session_id}`, { signal: ended.signal }, follow)
    .catch(() => {})
  return () => {
    ended.abort()
    tabs.close()
    refresh.stop()
  }
}

async function newestSequence(call: Api['call']): Promise<number> {
  const list = { order: '-sequence', limit: 1 } as const
  const { data } = await call((attune) => attune.events.list(list).page())
  return data[0]?.sequence ?? 0
}

// The first event refreshes at once, those that follow together.
function createRefresh(queries: QueryClient) {
  const changed = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const run = () => {
    timer = changed.size > 0 ? setTimeout(run, refresh_every_ms) : undefined
    const refetchType = document.hidden ? 'none' : 'active'
    for (const type of changed) void queries.invalidateQueries({ queryKey: [type], refetchType })
    changed.clear()
  }
  const refresh = (type: string) => {
    changed.add(type).add('event')
    if (timer === undefined) run()
  }
  return Object.assign(refresh, { stop: () => clearTimeout(timer) })
}

function refreshWhenShown(queries: QueryClient) {
  const refresh = () => {
    if (document.hidden) return
    const until = Date.now() - outdated_after_ms
    void queries.invalidateQueries({ predicate: ({ state }) => state.dataUpdatedAt < until })
  }
  document.addEventListener('visibilitychange', refresh)
  return () => document.removeEventListener('visibilitychange', refresh)
}

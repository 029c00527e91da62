// The matching indexes of a process: one per account, loaded on first use, kept current from the
// account's events, and evicted when memory is needed.
import type { Call } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'
import { compact } from '#areas/matching/ranking/compact.ts'
import { type Directory, emptyDirectory } from '#areas/matching/ranking/directory.ts'
import { createWorkspace, type Workspace } from '#areas/matching/ranking/workspace.ts'
import { loadMore } from './load.ts'
import { isFresh, refresh } from './refresh.ts'
import type { Card } from './slots.ts'

export type AccountIndex = {
  directory: Directory
  cards: Map<string, Card>
  loading: { after: string } | null // Progress; null once loaded.
  is_loading_more: boolean
  today: number
  settled: number // Time up to which listings are counted, in milliseconds.
  sequence: number
  marks: { at: number; position: number }[]
  seen: Map<string, number> // Events without a sequence number, and when they were seen.
  turn: Promise<unknown>
  looked: number // When changes were last read, by the process's clock.
  began: number // Number of refreshes started.
  ended: number // The last refresh that finished.
}

export type MatchingIndexes = {
  accounts: Map<string, AccountIndex>
  workspace: Workspace // Shared by the accounts.
  budget_ms: number // How long a request waits for an index to load.
  page: number
  most_rows: number // Total.
}

export const createIndexes = (): MatchingIndexes => ({
  accounts: new Map(),
  workspace: createWorkspace(),
  budget_ms: 3_000,
  page: 1_000,
  most_rows: 4_000_000,
})

const emptyIndex = (workspace: Workspace): AccountIndex => ({
  directory: emptyDirectory(workspace),
  cards: new Map(),
  loading: { after: '' },
  is_loading_more: false,
  today: 0,
  settled: 0,
  sequence: 0,
  marks: [],
  seen: new Map(),
  turn: Promise.resolve(),
  looked: 0,
  began: 0,
  ended: 0,
})

// The account's current index, for a call with full visibility. While a large one is loading, it
// has some of the practitioners.
export async function currentIndex(call: Call): Promise<AccountIndex> {
  const indexes = call.caches.of(createIndexes)
  const index = useIndex(indexes, call.account)
  if (isFresh(call, index)) return index
  const [arrival, is_loading] = [index.began, index.is_loading_more]
  await inTurn(index, async () => {
    // A refresh that started after this call includes everything it needs.
    if (index.ended > arrival && !index.loading) return
    // Another call has just loaded more of it.
    if (is_loading) return
    const turn = ++index.began
    if (!index.loading) await refresh(call, index)
    if (!index.loading || (await loadNext(call, index, indexes))) {
      index.directory = compact(index.directory)
      evictIndexes(indexes, call.account)
    }
    index.ended = turn
  })
  return index
}

async function loadNext(call: Call, index: AccountIndex, indexes: MatchingIndexes) {
  index.is_loading_more = true
  try {
    return await loadMore(call, index, indexes)
  } finally {
    index.is_loading_more = false
  }
}

// LRU order: the most recently used is last, and the first are evicted.
function useIndex({ accounts, workspace }: MatchingIndexes, account: string) {
  const index = accounts.get(account) ?? emptyIndex(workspace)
  accounts.delete(account)
  accounts.set(account, index)
  return index
}

function evictIndexes({ accounts, most_rows }: MatchingIndexes, account: string) {
  let rows = [...accounts.values()].reduce((sum, { directory }) => sum + directory.rows, 0)
  for (const [other, { directory }] of accounts) {
    if (rows <= most_rows) break
    if (other === account) continue
    rows -= directory.rows
    accounts.delete(other)
  }
}

// Refreshes of an index are serialized.
async function inTurn<T>(index: AccountIndex, work: () => Promise<T>): Promise<T> {
  const mine = index.turn.then(work, work)
  index.turn = mine.catch(() => {})
  return await mine
}

// Lifts the caller's row restrictions while the shared index is read.
export async function withFullAccess<T>(call: Call, work: () => Promise<T>): Promise<T> {
  const { kind, id } = call.actor
  if (kind === 'account') return await work()
  const setAccess = (person: string, practitioner: string) =>
    call.query(sql`
      select set_config('app.person', ${person}, true),
        set_config('app.practitioner', ${practitioner}, true)`)
  await setAccess('', '')
  const result = await work()
  await setAccess(kind === 'person' ? id : '', kind === 'practitioner' ? id : '')
  return result
}

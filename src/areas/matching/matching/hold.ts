// The matching indexes of a process: one per account, loaded on first use, kept current from the
// account's events, and evicted when memory is needed.
import type { Call } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'
import { compacted } from '#areas/matching/ranking/compact.ts'
import { type Directory, emptyDirectory } from '#areas/matching/ranking/directory.ts'
import { createWorkspace, type Workspace } from '#areas/matching/ranking/workspace.ts'
import { loadMore } from './load.ts'
import { isFresh, refresh } from './refresh.ts'
import type { Card } from './slots.ts'

export type Held = {
  directory: Directory
  cards: Map<string, Card>
  loading: { after: string } | null // Progress; null once loaded.
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

export type Holding = {
  accounts: Map<string, Held>
  workspace: Workspace // Shared by the accounts.
  budget_ms: number // How long a request waits for an index to load.
  page: number
  most_rows: number // Total.
}

export const createIndexes = (): Holding => ({
  accounts: new Map(),
  workspace: createWorkspace(),
  budget_ms: 3_000,
  page: 1_000,
  most_rows: 4_000_000,
})

const emptyIndex = (workspace: Workspace): Held => ({
  directory: emptyDirectory(workspace),
  cards: new Map(),
  loading: { after: '' },
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

// The account's current index, for a call with full visibility. Null while it is loading.
export async function currentDirectory(call: Call): Promise<Held | null> {
  const holding = call.caches.of(createIndexes)
  const held = takeUp(holding, call.account)
  if (isFresh(call, held)) return held
  const arrival = held.began
  return await inTurn(held, async () => {
    // A refresh that started after this call includes everything it needs.
    if (held.ended > arrival && !held.loading) return held
    const turn = ++held.began
    if (!held.loading) await refresh(call, held)
    if (held.loading && !(await loadMore(call, held, holding))) return null
    held.directory = compacted(held.directory)
    makeRoom(holding, call.account)
    held.ended = turn
    return held
  })
}

// LRU order: the most recently used is last, and the first are evicted.
function takeUp({ accounts, workspace }: Holding, account: string) {
  const held = accounts.get(account) ?? emptyIndex(workspace)
  accounts.delete(account)
  accounts.set(account, held)
  return held
}

function makeRoom({ accounts, most_rows }: Holding, account: string) {
  let rows = [...accounts.values()].reduce((sum, { directory }) => sum + directory.rows, 0)
  for (const [other, { directory }] of accounts) {
    if (rows <= most_rows) break
    if (other === account) continue
    rows -= directory.rows
    accounts.delete(other)
  }
}

// Refreshes of an index are serialized.
async function inTurn<T>(held: Held, work: () => Promise<T>): Promise<T> {
  const mine = held.turn.then(work, work)
  held.turn = mine.catch(() => {})
  return await mine
}

// Lifts the caller's row restrictions while the shared index is read.
export async function inFullSight<T>(call: Call, work: () => Promise<T>): Promise<T> {
  const { kind, id } = call.actor
  if (kind === 'account') return await work()
  const see = (person: string, practitioner: string) =>
    call.query(sql`
      select set_config('app.person', ${person}, true),
        set_config('app.practitioner', ${practitioner}, true)`)
  await see('', '')
  const done = await work()
  await see(kind === 'person' ? id : '', kind === 'practitioner' ? id : '')
  return done
}

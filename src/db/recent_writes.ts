// When this process last wrote events about an account's objects, with new objects apart from the
// rest. What keeps data of an account in memory reads it to decide whether to refresh. It doesn't
// know what other processes write.

export type RecentWrites = {
  record(account: string, types: string[]): void
  // By the process's clock. Each name is an object type ("session") or its creation
  // ("session.created").
  last(account: string, names: string[]): number
  // Calls the listener at every write from now on, until the returned function is called.
  follow(listener: () => void): () => void
}

const most = 10_000
const kept_ms = 60_000

const isNew = (type: string) => type.endsWith('.created')
const nameOf = (type: string) => (isNew(type) ? type : type.slice(0, type.indexOf('.')))
const keyOf = (account: string, name: string) => `${account} ${name}`

export function createRecentWrites(): RecentWrites {
  const written = new Map<string, number>()
  const listeners = new Set<() => void>()

  function record(account: string, types: string[]) {
    const now = performance.now()
    for (const type of types) written.set(keyOf(account, nameOf(type)), now)
    for (const listener of listeners) listener()
    if (written.size < most) return
    for (const [key, at] of written) if (now - at > kept_ms) written.delete(key)
  }

  const last = (account: string, names: string[]) =>
    names.reduce((latest, name) => Math.max(latest, written.get(keyOf(account, name)) ?? 0), 0)

  function follow(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  return { record, last, follow }
}

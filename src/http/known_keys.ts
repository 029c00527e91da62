// Remembers which keys and tokens the database confirmed lately, by their hash.
//
// This memory lets nobody in: every request that is carried out has its key read in its own
// transaction. It only decides how a request is treated before that: in whose share of the queue
// it waits, that it isn't delayed for the unknown keys that others present from the same address,
// and that a caller who is over a limit is refused without asking the database.
import { networkOf } from './address.ts'
import type { Caller } from './rate_limit.ts'

export type KnownKey = {
  caller: Caller
  confirmed_at: number
  refusals: number // In a row, by a rate limit.
}

const most_remembered = 20_000
// No longer than the shortest Retry-After: a caller who waits as told, or who goes on asking for
// this long, is checked by the database again. So a revoked key gets its 401, not 429 for ever.
export const refuses_for_ms = 1_000

export type KnownKeys = ReturnType<typeof knownKeys>

export function knownKeys(now = () => performance.now()) {
  const keys = new Map<string, KnownKey>()

  // The key that was confirmed longest ago is forgotten first.
  function confirm(hash: string, caller: Caller): KnownKey {
    const refusals = keys.get(hash)?.refusals ?? 0
    const known = { caller, confirmed_at: now(), refusals }
    keys.delete(hash)
    if (keys.size >= most_remembered) keys.delete(keys.keys().next().value!)
    keys.set(hash, known)
    return known
  }

  // A key that may be refused from memory: confirmed a moment ago, at the same address.
  function confirmedLately(hash: string, address: string) {
    const known = keys.get(hash)
    const fresh = known && now() - known.confirmed_at < refuses_for_ms
    return fresh && known.caller.address === address ? known : undefined
  }

  // Whose share of the queue a request waits in.
  const ownerOf = (hash: string, address: string) =>
    keys.get(hash)?.caller.account ?? `address ${networkOf(address)}`

  return {
    confirm,
    confirmedLately,
    ownerOf,
    has: (hash: string) => keys.has(hash),
    forget: (hash: string) => void keys.delete(hash),
  }
}

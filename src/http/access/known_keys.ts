// Caches which keys and tokens the database confirmed recently, by their hash.
//
// The cache never authenticates a request: every key is read in the request's own transaction. It
// only decides how a request is treated before that: whose share of the queue it uses, which
// account a single-statement read names, what enter() will probably find, whose request the rate
// limit store counts, that it isn't delayed because of unknown keys from the same address, and that
// a caller over a limit is rejected without a database query.
import { networkOf } from '#http/transport/client_address.ts'
import type { Entry } from './authorize.ts'
import type { Caller } from './rate_limit.ts'

export type KnownKey = {
  caller: Caller
  entry: Entry // What enter() found.
  confirmed_at: number
  refusals: number // In a row, by a rate limit.
}

const most_remembered = 20_000
// No longer than the shortest Retry-After, so that a caller is checked by the database again and a
// revoked key gets a 401 instead of 429 forever.
export const refuses_for_ms = 1_000

export type KnownKeys = ReturnType<typeof knownKeys>

export function knownKeys(now = () => performance.now()) {
  const keys = new Map<string, KnownKey>()

  // Evicts the key that was confirmed longest ago.
  function confirm(hash: string, caller: Caller, entry: Entry): KnownKey {
    const refusals = keys.get(hash)?.refusals ?? 0
    const known = { caller, entry, confirmed_at: now(), refusals }
    keys.delete(hash)
    if (keys.size >= most_remembered) keys.delete(keys.keys().next().value!)
    keys.set(hash, known)
    return known
  }

  // A key that can be rejected from the cache: confirmed recently at the same address.
  function confirmedLately(hash: string, address: string) {
    const known = keys.get(hash)
    const fresh = known && now() - known.confirmed_at < refuses_for_ms
    return fresh && known.caller.address === address ? known : undefined
  }

  // The account that the key belonged to when it was last confirmed. The request still has to
  // compare it with the account that enter() finds.
  const accountOf = (hash: string) => keys.get(hash)?.caller.account

  // Whose share of the queue a request waits in.
  const ownerOf = (hash: string, address: string) =>
    accountOf(hash) ?? `address ${networkOf(address)}`

  return {
    confirm,
    confirmedLately,
    accountOf,
    find: (hash: string) => keys.get(hash),
    entryOf: (hash: string) => keys.get(hash)?.entry,
    ownerOf,
    has: (hash: string) => keys.has(hash),
    forget: (hash: string) => void keys.delete(hash),
  }
}

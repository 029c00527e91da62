// Rate limits for requests without a key, per IP address and for all addresses together. Counted
// per process, in bounded memory.
import { networkOf } from '#http/transport/client_address.ts'
import { rateLimited } from './rate_limit.ts'

type Bounds = { per_hour: number; all_per_minute: number }
type Count = { since: number; many: number }

const hour_ms = 3_600_000
const minute_ms = 60_000
const most_remembered = 20_000

export function addressLimiter(
  { per_hour, all_per_minute }: Bounds,
  now = () => performance.now(),
) {
  const addresses = new Map<string, Count>()
  let everyone: Count = { since: now(), many: 0 }

  return function take(address: string) {
    const at = now()
    if (at - everyone.since >= minute_ms) everyone = { since: at, many: 0 }
    if (everyone.many >= all_per_minute) throw refusal('all-addresses', everyone, at, minute_ms)

    const home = networkOf(address)
    let own = addresses.get(home)
    if (!own || at - own.since >= hour_ms) {
      addresses.delete(home)
      if (addresses.size >= most_remembered) addresses.delete(addresses.keys().next().value!)
      addresses.set(home, (own = { since: at, many: 0 }))
    }
    if (own.many >= per_hour) throw refusal('address', own, at, hour_ms)
    own.many++
    everyone.many++
  }
}

const refusal = (policy: string, { since }: Count, at: number, window_ms: number) =>
  rateLimited([policy], {
    retry_after_seconds: Math.max(1, Math.ceil((since + window_ms - at) / 1000)),
  })

// How often one address may do what needs no key, and how often all of them together. Counted in
// this process, in a memory that has an end.
import { isIP } from 'node:net'
import { ApiError } from '#catalogue/api_error.ts'

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
  let everybody: Count = { since: now(), many: 0 }

  return function take(address: string) {
    const at = now()
    if (at - everybody.since >= minute_ms) everybody = { since: at, many: 0 }
    if (everybody.many >= all_per_minute) throw refusal(everybody, at, minute_ms)

    const home = networkOf(address)
    let own = addresses.get(home)
    if (!own || at - own.since >= hour_ms) {
      addresses.delete(home)
      if (addresses.size >= most_remembered) addresses.delete(addresses.keys().next().value!)
      addresses.set(home, (own = { since: at, many: 0 }))
    }
    if (own.many >= per_hour) throw refusal(own, at, hour_ms)
    own.many++
    everybody.many++
  }
}

const refusal = ({ since }: Count, at: number, window_ms: number) =>
  new ApiError(
    'rate_limited',
    {},
    { retry_after_seconds: Math.max(1, Math.ceil((since + window_ms - at) / 1000)) },
  )

// Whoever has one address of IPv6 has the other 2^64 of its network too.
function networkOf(address: string) {
  if (isIP(address) !== 6) return address
  const [before = '', after = ''] = address.split('::')
  const head = before.split(':').filter(Boolean)
  const tail = after.split(':').filter(Boolean)
  const gap = address.includes('::') ? Math.max(0, 8 - head.length - tail.length) : 0
  return [...head, ...Array.from({ length: gap }, () => '0'), ...tail]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':')
    .toLowerCase()
}

// Admission control before any database query: rate limits, unknown keys per IP address, and the
// fair queue.
import type { Limits } from '#settings/limits.ts'
import type { Database } from '#db/connect.ts'
import { databaseClock } from './database_clock.ts'
import { delays } from './delays.ts'
import { fairQueue } from './fair_queue.ts'
import { knownKeys } from './known_keys.ts'
import { rateLimiter } from './rate_limit.ts'
import type { SharedLimits } from './shared_limits.ts'
import type { StoredLimits } from './stored_limits.ts'
import { unknownKeys } from './unknown_keys.ts'

export type Admission = ReturnType<typeof admissionOf>

// How limits are counted together: with other processes of this machine, or in a store that
// several machines use.
type Together = { shared?: SharedLimits | undefined; stored?: StoredLimits | undefined }

export function admissionOf(db: Database, limits: Limits, { shared, stored }: Together = {}) {
  const hold = delays()
  return {
    hold,
    queue: fairQueue(db.capacity),
    limiter: rateLimiter(limits, shared),
    stored_limits: stored,
    known_keys: knownKeys(),
    clock: databaseClock(),
    unknown_keys: unknownKeys(limits.unknown_keys_per_minute, hold),
  }
}

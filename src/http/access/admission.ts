// Admission control before any database query: rate limits, unknown keys per IP address, and the
// queues.
import type { Limits } from '#settings/limits.ts'
import type { Database } from '#db/connect.ts'
import { arrivalQueue } from './arrival_queue.ts'
import { databaseClock } from './database_clock.ts'
import { delays } from './delays.ts'
import { fairQueue, patience } from './fair_queue.ts'
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
  const onEnd = (owner: string) => arrivals.startNext(owner)
  const queue = fairQueue({ ...db.capacity, onEnd })
  const limit_ms = db.capacity.wait_limit_ms * patience
  const arrivals = arrivalQueue({ limit_ms, roomFor: queue.roomFor })
  return {
    hold,
    queue,
    arrivals,
    limiter: rateLimiter(limits, shared),
    stored_limits: stored,
    known_keys: knownKeys(),
    clock: databaseClock(),
    unknown_keys: unknownKeys(limits.unknown_keys_per_minute, hold),
  }
}

// Requests that run, that wait in either queue, and that timed out in one.
export function loadOf({ queue, arrivals }: Admission) {
  const { running, waiting, refused } = queue.load()
  const early = arrivals.load()
  return { running, waiting: waiting + early.held, refused: refused + early.refused }
}

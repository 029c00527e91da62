// What decides, before the database is asked, whether and when a request goes on: its caller's rate
// limits, the unknown keys of its address, and its turn among all others.
import type { Limits } from '#config_limits.ts'
import type { Database } from '#db/connect.ts'
import { delays } from './delays.ts'
import { fairQueue } from './fair_queue.ts'
import { knownKeys } from './known_keys.ts'
import { rateLimiter } from './rate_limit.ts'
import { unknownKeys } from './unknown_keys.ts'

export type Admission = ReturnType<typeof admissionOf>

export function admissionOf(db: Database, limits: Limits) {
  const hold = delays()
  return {
    hold,
    queue: fairQueue(db.capacity),
    limiter: rateLimiter(limits),
    known_keys: knownKeys(),
    unknown_keys: unknownKeys(limits.unknown_keys_per_minute, hold),
  }
}

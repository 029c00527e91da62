// Notices when this process is late for its own appointments, or when those who wait for the
// database wait so long that one more would wait in vain, and turns requests away before they cost
// more than a refusal. (Who was let in and waits too long all the same is turned away in
// db/connect.ts.)
import { ApiError } from '#catalogue/api_error.ts'
import type { Database } from '#db/connect.ts'

const every_ms = 20
const late_limit_ms = 300
const times_limit = 3 // Once is a hiccup.

// Made once, so that to refuse costs as little as can be.
const overloaded = new ApiError('overloaded', {}, { retry_after_seconds: 1 })

export function overloadGuard(db: Pick<Database, 'isBehind'>) {
  let expected = performance.now() + every_ms
  let times_late = 0
  const timer = setInterval(() => {
    const now = performance.now()
    times_late = now - expected > late_limit_ms ? times_late + 1 : 0
    expected = now + every_ms
  }, every_ms).unref()

  function requireTime() {
    if (times_late >= times_limit || db.isBehind()) throw overloaded
  }
  return { requireTime, stop: () => clearInterval(timer) }
}

// Notices when this process is late for its own appointments, and turns requests away before they
// cost more than a refusal. (Those who wait for the database are turned away in db/connect.ts.)
import { ApiError } from '#catalogue/api_error.ts'

const every_ms = 20
const late_limit_ms = 300
const times_limit = 3 // Once is a hiccup.

export function overloadGuard() {
  let expected = performance.now() + every_ms
  let times_late = 0
  const timer = setInterval(() => {
    const now = performance.now()
    times_late = now - expected > late_limit_ms ? times_late + 1 : 0
    expected = now + every_ms
  }, every_ms).unref()

  function requireTime() {
    if (times_late >= times_limit) {
      throw new ApiError('overloaded', {}, { retry_after_seconds: 1 })
    }
  }
  return { requireTime, stop: () => clearInterval(timer) }
}

// Notices when this process is late for its own appointments, and turns requests away before they
// cost more than a refusal. (Those who wait for the database are turned away in db/connect.ts.)
import { ApiError } from '#catalogue/errors.ts'

const every_ms = 20
const late_limit_ms = 300

export function overloadGuard() {
  let expected = performance.now() + every_ms
  let late_ms = 0
  const timer = setInterval(() => {
    const now = performance.now()
    late_ms = now - expected
    expected = now + every_ms
  }, every_ms).unref()

  function requireTime() {
    if (late_ms > late_limit_ms) {
      throw new ApiError('overloaded', {}, { retry_after_seconds: 1 })
    }
  }
  return { requireTime, stop: () => clearInterval(timer) }
}

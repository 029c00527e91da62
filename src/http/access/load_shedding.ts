// Sheds load when the event loop lags or a caller's queue is too long. (fair_queue.ts rejects
// requests that were admitted and then waited too long.)
import { ApiError } from '#catalogue/api_error.ts'
import type { FairQueue } from './fair_queue.ts'

const every_ms = 20
const late_limit_ms = 300
const times_limit = 3 // Once is a hiccup.

// Created once, to keep rejection cheap.
const overloaded = new ApiError('overloaded', {}, { retry_after_seconds: 1 })

export function overloadGuard(queue: Pick<FairQueue, 'isBehind'>) {
  let expected = performance.now() + every_ms
  let times_late = 0
  const timer = setInterval(() => {
    const now = performance.now()
    times_late = now - expected > late_limit_ms ? times_late + 1 : 0
    expected = now + every_ms
  }, every_ms).unref()

  function requireTime(owner: string) {
    if (times_late >= times_limit || queue.isBehind(owner)) throw overloaded
  }
  return { requireTime, stop: () => clearInterval(timer) }
}

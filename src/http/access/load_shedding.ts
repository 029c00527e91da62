// Sheds load when the event loop lags or all accounts wait. (arrival_queue.ts and fair_queue.ts
// reject requests that waited too long.)
import { ApiError } from '#catalogue/api_error.ts'
import { watchTimer } from '#db/watch_timer.ts'
import type { FairQueue } from './fair_queue.ts'

const every_ms = 20
const times_limit = 3 // Once is a hiccup.
const quiet_ms = 2_000 // Without requests there is nothing to shed.

// Created once, to keep rejection cheap.
export const overloaded = new ApiError('overloaded', {}, { retry_after_seconds: 1 })

export function overloadGuard(queue: Pick<FairQueue, 'isBehind'>, late_limit_ms = 300) {
  let expected = 0
  let last_request = -Infinity
  let times_late = 0
  const watch = watchTimer(every_ms, () => {
    const now = performance.now()
    times_late = now - expected > late_limit_ms ? times_late + 1 : 0
    expected = now + every_ms
    return now - last_request < quiet_ms
  })

  function requireTime() {
    const now = performance.now()
    if (now - last_request >= quiet_ms) {
      expected = now + every_ms // The timer may have stopped.
      times_late = 0
    }
    last_request = now
    watch.start()
    if (times_late >= times_limit || queue.isBehind()) throw overloaded
  }
  return { requireTime, stop: watch.stop }
}

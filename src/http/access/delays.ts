// Delays responses to callers who keep retrying, doubling the delay each time. A delayed request
// holds only its socket, and their number is limited per caller and in total.
import { setTimeout as sleep } from 'node:timers/promises'

const first_ms = 25
const longest_ms = 2_000
const most_of_one = 50
const most_in_all = 2_000

export const delayOf = (nth: number) => Math.min(longest_ms, first_ms * 2 ** Math.min(nth, 10))
export const longest_delay_seconds = longest_ms / 1_000

export type Delays = ReturnType<typeof delays>

export function delays(wait: (ms: number) => Promise<unknown> = sleep) {
  const delayed = new Map<string, number>()
  let in_all = 0

  // Returns true after the delay, or false immediately if too many requests are delayed.
  return async function hold(caller: string, nth: number): Promise<boolean> {
    const own = delayed.get(caller) ?? 0
    if (own >= most_of_one || in_all >= most_in_all) return false
    delayed.set(caller, own + 1)
    in_all++
    try {
      await wait(delayOf(nth))
    } finally {
      in_all--
      const left = delayed.get(caller)! - 1
      if (left > 0) delayed.set(caller, left)
      else delayed.delete(caller)
    }
    return true
  }
}

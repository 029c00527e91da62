// Lets several processes of one service count one set of rate limits. Each takes tokens from
// buckets of its own and sends the others a message a moment later, so that they take as many from
// theirs. In that moment callers can exceed a limit by what the processes accept in it.
import type { Policy } from './rate_limit.ts'

export type Taken = { policy: Policy; tokens: number }
export type SharedLimits = ReturnType<typeof sharedLimits>

const moment_ms = 20

export function sharedLimits(tell: (taken: Taken[]) => void) {
  let taken = new Map<string, Taken>()

  function flush() {
    tell([...taken.values()])
    taken = new Map()
  }

  function took(policies: Policy[]) {
    if (taken.size === 0) setTimeout(flush, moment_ms).unref()
    for (const policy of policies) {
      const key = `${policy.name} ${policy.of}`
      const so_far = taken.get(key)
      if (so_far) so_far.tokens++
      else taken.set(key, { policy, tokens: 1 })
    }
  }

  return { took }
}

// Rate limits that several machines count together, in a store such as Valkey or Redis. While the
// store is away, each process allows its share: the limits divided by the number of processes that
// last used the store. A store that is away never fails a request, and delays few.
import type { Logger } from 'pino'
import type { LimitStore } from '#outside/ports/limit_store.ts'
import type { Limits } from '#settings/limits.ts'
import { type Caller, type Count, countOf, policiesOf, rateLimiter } from './rate_limit.ts'

export type StoredLimits = ReturnType<typeof storedLimits>

type Parts = { store: LimitStore; limits: Limits; log: Logger }
type Times = { join_ms: number; retry_ms: number }

const usual_times: Times = { join_ms: 10_000, retry_ms: 1_000 }

export function storedLimits({ store, limits, log }: Parts, times = usual_times) {
  const own = rateLimiter(limits)
  let away = false
  let processes = 1
  let counted_alone = 0
  let timer: NodeJS.Timeout | undefined
  let closed = false

  async function take(caller: Caller): Promise<Count> {
    const policies = policiesOf(limits, caller)
    if (policies.length === 0) return countOf([], [], true)
    if (!away) {
      try {
        const buckets = policies.map((policy) => ({
          ...policy,
          key: `${policy.name}:${policy.of}`,
        }))
        const { allowed, tokens } = await store.take(buckets)
        return countOf(policies, tokens, allowed)
      } catch (error) {
        leave(error)
      }
    }
    counted_alone++
    return own.take(caller, processes)
  }

  // Requests don't try a store that is away: this process does, once a second.
  function leave(error: unknown) {
    if (away || closed) return
    away = true
    const reason = error instanceof Error ? error.message : String(error)
    log.warn({ reason, processes }, 'rate limit store away; this process allows its share')
    schedule(times.retry_ms)
  }

  async function join() {
    try {
      processes = Math.max(1, await store.join())
      if (away) log.info({ processes }, 'rate limit store is back')
      away = false
    } catch (error) {
      if (away) store.reconnect() // It may have moved.
      leave(error)
    }
    if (!closed) schedule(away ? times.retry_ms : times.join_ms)
  }

  function schedule(pause_ms: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void join(), pause_ms).unref()
  }

  async function close() {
    closed = true
    clearTimeout(timer)
    await store.close()
  }

  return { take, join, close, load: () => ({ away, processes, counted_alone }) }
}

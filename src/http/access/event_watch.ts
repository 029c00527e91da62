// Requests that wait for new events. While they wait they hold no database connection and no share
// of the fair queue. The relay wakes those in its own process at once. What another process has
// numbered is found by one query a second for all of them, so a lost hint costs a second.
import type { Logger } from 'pino'
import type { Database } from '#db/connect.ts'
import { sql } from '#db/sql.ts'
import { describe } from '#http/responses/database_errors.ts'
import { queryAsWorker } from '#kernel/unit_of_work.ts'
import { rateLimited } from './rate_limit.ts'

export type FeedEnd = { account: string; last_sequence: number }
export type EventWatch = ReturnType<typeof eventWatch>

type Follower = { account: string; key_id: string }
type Waiter = { seen: number; wake: (last_sequence?: number) => void }

export const waits_per_key = 100
export const waits_per_process = 2_000
const poll_ms = 1_000
const most_reading = 8

const feedEnds = (accounts: string[]) =>
  sql`select account, last_sequence from event_counters where account = any(${accounts})`

export function eventWatch({ db, log }: { db: Database; log: Logger }) {
  const waiting = new Map<string, Set<Waiter>>() // By account.
  const per_key = new Map<string, number>()
  const queued: (() => void)[] = []
  let count = 0
  let reading = 0
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  // Wakes those who wait for an account's events and haven't seen this one.
  function wake({ account, last_sequence }: FeedEnd) {
    for (const waiter of waiting.get(account) ?? []) {
      if (waiter.seen < last_sequence) waiter.wake(last_sequence)
    }
  }

  async function poll() {
    try {
      const ends = await queryAsWorker<FeedEnd>(db, feedEnds([...waiting.keys()]))
      for (const end of ends) wake(end)
    } catch (error) {
      log.warn({ work: 'event watch', error: describe(error) }, 'background work failed')
    }
    timer = undefined
    schedule()
  }

  function schedule() {
    if (!timer && !stopped && waiting.size > 0) timer = setTimeout(poll, poll_ms).unref()
  }

  // Waits for an event after the one seen. Returns the last event's sequence, or undefined if the
  // time is up, the client is gone or the server stops.
  function next({ account }: Follower, seen: number, until: AbortSignal) {
    return new Promise<number | undefined>((resolve) => {
      if (stopped || until.aborted) return resolve(undefined)
      const others = waiting.get(account) ?? new Set()
      const waiter: Waiter = { seen, wake: end }
      const giveUp = () => end()
      function end(last_sequence?: number) {
        others.delete(waiter)
        if (others.size === 0) waiting.delete(account)
        until.removeEventListener('abort', giveUp)
        resolve(last_sequence)
      }
      until.addEventListener('abort', giveUp)
      waiting.set(account, others.add(waiter))
      schedule()
    })
  }

  // Reads again after an event. All who are woken at once would otherwise crowd the fair queue.
  async function inTurn<T>(read: () => Promise<T>): Promise<T> {
    if (reading < most_reading) reading++
    else await new Promise<void>((resolve) => queued.push(resolve))
    try {
      return await read()
    } finally {
      const first = queued.shift()
      if (first) first()
      else reading--
    }
  }

  // Counts a request that waits, while it does.
  async function enter<T>({ key_id }: Follower, work: () => Promise<T>): Promise<T> {
    const of_key = per_key.get(key_id) ?? 0
    const full = of_key >= waits_per_key ? 'key-waits' : count >= waits_per_process && 'waits'
    if (full) throw rateLimited([full], { retry_after_seconds: 1 })
    per_key.set(key_id, of_key + 1)
    count++
    try {
      return await work()
    } finally {
      count--
      const left = per_key.get(key_id)! - 1
      if (left > 0) per_key.set(key_id, left)
      else per_key.delete(key_id)
    }
  }

  function stop() {
    stopped = true
    clearTimeout(timer)
    for (const waiters of waiting.values()) for (const waiter of waiters) waiter.wake()
  }

  return { enter, next, inTurn, wake, stop, load: () => ({ waiting: count, stopped }) }
}

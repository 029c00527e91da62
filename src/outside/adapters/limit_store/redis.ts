// Rate limit buckets in Valkey or Redis. One script call takes from all buckets of a request, by
// the clock of the server, so the clocks of the machines don't matter.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Redis, type Result } from 'ioredis'
import type { LimitStore, StoredBucket } from '#outside/ports/limit_store.ts'

const usual_limit_ms = 100
const connect_limit_ms = 2_000
const longest_pause_ms = 1_000
const alive_seconds = 30 // A process that hasn't reported for so long has ended.
const second_us = 1_000_000

declare module 'ioredis' {
  interface RedisCommander<Context> {
    takeTokens(keys: number, ...rest: (string | number)[]): Result<number[], Context>
    joinProcesses(keys: 1, key: string, id: string, seconds: number): Result<number, Context>
  }
}

// A bucket is stored as the time at which it is full again, which says how many tokens it has. The
// tolerance of a microsecond is for rounding.
const takeTokens = `
local time = redis.call('time')
local now = time[1] * 1000000 + time[2]
local allowed = 1
local left = {}
for i, key in ipairs(KEYS) do
  local quota, window = tonumber(ARGV[2 * i - 1]), tonumber(ARGV[2 * i])
  left[i] = math.max(0, (tonumber(redis.call('get', key) or 0)) - now)
  if left[i] + window / quota > window + 1 then allowed = 0 end
end
if allowed == 1 then
  for i, key in ipairs(KEYS) do
    left[i] = left[i] + tonumber(ARGV[2 * i]) / tonumber(ARGV[2 * i - 1])
    local full_at = string.format('%.3f', now + left[i])
    redis.call('set', key, full_at, 'px', math.ceil(left[i] / 1000))
  end
end
return { allowed, unpack(left) }`

const joinProcesses = `
local now = tonumber(redis.call('time')[1])
redis.call('zadd', KEYS[1], now, ARGV[1])
redis.call('zremrangebyscore', KEYS[1], 0, now - ARGV[2])
redis.call('expire', KEYS[1], ARGV[2])
return redis.call('zcard', KEYS[1])`

const processes_key = 'attune:processes'

// Waits a moment for the connection. If there is none by then, it's tried again and again.
export async function redisLimitStore(
  url: string,
  answer_limit_ms = usual_limit_ms,
): Promise<LimitStore> {
  const id = randomUUID()
  // A request never waits for a connection: without one, or without an answer in time, it fails.
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    enableReadyCheck: false,
    maxRetriesPerRequest: 0,
    connectTimeout: connect_limit_ms,
    retryStrategy: (times) => Math.min(times * 100, longest_pause_ms),
    reconnectOnError: (error) => error.message.startsWith('READONLY'), // After a failover.
    scripts: { takeTokens: { lua: takeTokens }, joinProcesses: { lua: joinProcesses } },
  })
  redis.on('error', () => {}) // Commands fail with it.
  const limit = sleep(connect_limit_ms, undefined, { ref: false })
  await Promise.race([redis.connect().catch(() => {}), limit])

  // A process that was busy for longer reads the answer that has arrived before it gives up.
  function inTime<T>(answer: Promise<T>) {
    return new Promise<T>((resolve, reject) => {
      const giveUp = () => reject(new Error('The rate limit store did not answer in time.'))
      const timer = setTimeout(() => setImmediate(giveUp), answer_limit_ms)
      answer.then(resolve, reject).finally(() => clearTimeout(timer))
    })
  }

  async function take(buckets: StoredBucket[]) {
    const keys = buckets.map(({ key }) => `attune:limit:${key}`)
    const sizes = buckets.flatMap((one) => [one.quota, one.window_seconds * second_us])
    const [allowed, ...left_us] = await inTime(redis.takeTokens(keys.length, ...keys, ...sizes))
    const taken = (quota: number, seconds: number, i: number) =>
      (left_us[i]! * quota) / (seconds * second_us)
    const tokens = buckets.map((one, i) => one.quota - taken(one.quota, one.window_seconds, i))
    return { allowed: allowed === 1, tokens }
  }

  async function close() {
    // Otherwise it counts until it's forgotten.
    await inTime(redis.zrem(processes_key, id)).catch(() => {})
    redis.disconnect()
  }

  return {
    take,
    join: () => inTime(redis.joinProcesses(1, processes_key, id, alive_seconds)),
    reconnect: () => redis.disconnect(true),
    close,
  }
}

// Simulates failures in the sandbox: with the Attune-Simulate header, callers can test their retry
// logic. The simulation runs after the key is checked, so it can't be used to hold up the server.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import { ApiError, invalid } from '#catalogue/api_error.ts'
import { sql } from '#db/sql.ts'
import type { Environment } from '#settings/environment.ts'
import type { AppContext } from '#http/app_context.ts'
import { rateLimited } from '#http/access/rate_limit.ts'

export const simulate_header = 'Attune-Simulate'
const slowest_seconds = 10

// Every value of the header. The sandbox page and OpenAPI are generated from this table.
export const simulations = {
  timeout_after_commit:
    'Commits the request, then closes the connection without a response. A retry with the same ' +
    '`Idempotency-Key` returns the response.',
  error_500: 'Fails with 500 `internal_error` before anything is changed.',
  error_503: 'Fails with 503 `overloaded` and `Retry-After` before anything is changed.',
  rate_limited: 'Fails with 429 `rate_limited` and `Retry-After` before anything is changed.',
  'slow=3s': `Delays the response by the given number of seconds, up to ${slowest_seconds}s.`,
  duplicate_event: "Delivers the request's events twice to each webhook endpoint.",
}

type Name = 'slow' | Exclude<keyof typeof simulations, 'slow=3s'>
export type Simulation = { name: Name; seconds: number }

export function readSimulation(
  header: string | string[] | undefined,
  environment: Environment,
): Simulation | undefined {
  if (header === undefined) return undefined
  if (environment !== 'sandbox') {
    throw invalid(simulate_header, `\`${simulate_header}\` is available only in the sandbox.`)
  }
  const value = String(header)
  const slow = /^slow=(\d{1,2}(?:\.\d)?)s$/.exec(value)
  const seconds = Number(slow?.[1] ?? 0)
  if (slow && seconds > 0 && seconds <= slowest_seconds) return { name: 'slow', seconds }
  if (!slow && Object.hasOwn(simulations, value)) return { name: value as Name, seconds: 0 }
  const known = Object.keys(simulations).join(', ')
  throw invalid(
    simulate_header,
    `\`${simulate_header}\` must be one of: ${known} (at most ${slowest_seconds}s).`,
  )
}

// A simulated error is thrown where the real one would be: before anything is changed.
export function failAsAsked({ name }: Simulation, limits: Record<string, string>) {
  const patience = { retry_after_seconds: 1 }
  if (name === 'error_500') throw new ApiError('internal_error', {})
  if (name === 'error_503') throw new ApiError('overloaded', {}, patience)
  if (name !== 'rate_limited') return
  const ratelimit = limits.ratelimit?.replace(/;r=\d+;t=\d+/, ';r=0;t=1')
  const headers = { ...limits, ...(ratelimit && { ratelimit }) }
  throw rateLimited(['burst'], { ...patience, headers })
}

// Errors are delayed too, except for those of an invalid key.
export async function slowly<T>({ seconds }: Simulation, work: () => Promise<T>) {
  const wait = () => sleep(seconds * 1000)
  try {
    const response = await work()
    await wait()
    return response
  } catch (error) {
    if ((error as ApiError).status !== 401) await wait()
    throw error
  }
}

// Read by the default of events.deliver_twice: see migrations/0001_kernel.sql.
export const deliverTwice = sql`select set_config('app.deliver_twice', 'true', true)`

// The caller can't know whether the request was committed, as after a real timeout. The log shows
// it.
export function cutOff(context: AppContext, request: FastifyRequest, reply: FastifyReply) {
  context.record(request, reply)
  reply.hijack()
  request.raw.socket.destroy()
  return reply
}

// Faults of the service, on request: in the sandbox, whoever calls us can rehearse their own
// retries with the header Attune-Simulate. What it asks for happens after the key was judged, so
// that nobody without one can hold anything up; without the header, nothing of this runs.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import { ApiError, invalid } from '#catalogue/api_error.ts'
import { sql } from '#db/sql.ts'
import type { Environment } from '#secret_key.ts'
import type { House } from './house.ts'
import { rateLimited } from './rate_limit.ts'

export const simulate_header = 'Attune-Simulate'
const slowest_seconds = 10

// Every value the header takes. The page of sandbox values and OpenAPI are made from this.
export const simulations = {
  timeout_after_commit:
    'The call is carried out and committed; then the connection is cut without an answer. ' +
    'A retry with the same Idempotency-Key gets the answer.',
  error_500: 'Nothing is done; the answer is 500 internal_error.',
  error_503: 'Nothing is done; the answer is 503 overloaded, with Retry-After.',
  rate_limited: 'Nothing is done; the answer is 429 rate_limited, with Retry-After.',
  'slow=3s': `The answer waits as long as it says, ${slowest_seconds}s at most.`,
  duplicate_event: 'The events of this call are delivered twice to each webhook endpoint.',
}

type Name = 'slow' | Exclude<keyof typeof simulations, 'slow=3s'>
export type Simulation = { name: Name; seconds: number }

export function readSimulation(
  header: string | string[] | undefined,
  environment: Environment,
): Simulation | undefined {
  if (header === undefined) return undefined
  if (environment !== 'sandbox') {
    throw invalid(simulate_header, `${simulate_header} works in the sandbox only.`)
  }
  const value = String(header)
  const slow = /^slow=(\d{1,2}(?:\.\d)?)s$/.exec(value)
  const seconds = Number(slow?.[1] ?? 0)
  if (slow && seconds > 0 && seconds <= slowest_seconds) return { name: 'slow', seconds }
  if (!slow && Object.hasOwn(simulations, value)) return { name: value as Name, seconds: 0 }
  const known = Object.keys(simulations).join(', ')
  throw invalid(
    simulate_header,
    `${simulate_header} must be one of: ${known} (${slowest_seconds}s at most).`,
  )
}

// What is refused on request is refused where the real refusal would be: before anything is done.
export function failAsAsked({ name }: Simulation, limits: Record<string, string>) {
  const patience = { retry_after_seconds: 1 }
  if (name === 'error_500') throw new ApiError('internal_error', {})
  if (name === 'error_503') throw new ApiError('overloaded', {}, patience)
  if (name !== 'rate_limited') return
  const ratelimit = limits.ratelimit?.replace(/;r=\d+;t=\d+/, ';r=0;t=1')
  const headers = { ...limits, ...(ratelimit && { ratelimit }) }
  throw rateLimited(['burst'], { ...patience, headers })
}

// Refusals are slow too, but for those of a bad key.
export async function slowly<T>({ seconds }: Simulation, work: () => Promise<T>) {
  const wait = () => sleep(seconds * 1000)
  try {
    const answer = await work()
    await wait()
    return answer
  } catch (error) {
    if ((error as ApiError).status !== 401) await wait()
    throw error
  }
}

// Read by the default of events.delivered_twice: see migrations/0100_simulated_faults.sql.
export const deliverTwice = sql`select set_config('app.delivered_twice', 'true', true)`

// The caller cannot tell whether anything was done: that is what is rehearsed. The log can.
export function cutOff(house: House, request: FastifyRequest, reply: FastifyReply) {
  house.record(request, reply)
  reply.hijack()
  request.raw.socket.destroy()
  return reply
}

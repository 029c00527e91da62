// Decides when a webhook is retried, and how long an attempt can take: the Standard Webhooks
// schedule, as data.
import type { Environment } from '#settings/environment.ts'
import { isDelivered, type Outcome } from './send.ts'

const minute = 60
const hour = 60 * minute

/** The wait before each attempt, in seconds. The first is immediate. */
export const schedules: Record<Environment, readonly number[]> = {
  production: [0, 5, 5 * minute, 30 * minute, ...[2, 5, 10, 14, 20, 24].map((n) => n * hour)],
  sandbox: [0, 5, minute, 10 * minute],
}

export const full_limit_ms = 15_000
const shorter_limits = [
  { failing_seconds: 30 * minute, limit_ms: 5_000 },
  { failing_seconds: minute, limit_ms: 10_000 },
]
const full_limit_every = 4

type Attempt = { attempt: number; failing_since: string | null; now: string }

// An endpoint that keeps failing is given less time. Every fourth attempt of an event has the full
// time, so that a receiver that comes back slow gets through.
export function timeLimit({ attempt, failing_since, now }: Attempt): number {
  if (failing_since === null || attempt % full_limit_every === 0) return full_limit_ms
  const failing = (Date.parse(now) - Date.parse(failing_since)) / 1_000
  const shorter = shorter_limits.find(({ failing_seconds }) => failing >= failing_seconds)
  return shorter?.limit_ms ?? full_limit_ms
}

const jitter = 0.2
// An overloaded receiver gets at least a minute.
const overloaded = [429, 502, 504]
const overload_seconds = minute

const gone = 'The receiver returned 410 Gone.'
const disable_requested = 'The receiver returned the header `webhook-delivery: disable`.'

export type Next =
  | { kind: 'done' }
  | { kind: 'retry'; after_seconds: number }
  | { kind: 'exhausted' }
  /** `reason` is a sentence. `delivered` is true if the event arrived. */
  | { kind: 'disable'; reason: string; delivered: boolean }
  | { kind: 'abort' }

type AttemptResult = {
  attempts_made: number
  outcome: Outcome
  environment: Environment
  /** From 0 to 1, as Math.random. */
  random: () => number
}

export function nextAttempt({ attempts_made, outcome, environment, random }: AttemptResult): Next {
  if (outcome.kind === 'answered') {
    const delivered = isDelivered(outcome)
    if (outcome.control === 'disable')
      return { kind: 'disable', reason: disable_requested, delivered }
    if (outcome.status === 410) return { kind: 'disable', reason: gone, delivered }
    if (delivered) return { kind: 'done' }
    if (outcome.control === 'abort') return { kind: 'abort' }
  }
  const planned = schedules[environment][attempts_made]
  if (planned === undefined) return { kind: 'exhausted' }
  return { kind: 'retry', after_seconds: Math.round(waitOf(planned, outcome, random())) }
}

// Jitter spreads out retries. It only adds, so no attempt is earlier than planned and the last is
// at least three days after the first. Retry-After can't delay beyond twice the planned wait.
function waitOf(planned: number, outcome: Outcome, chance: number): number {
  const least = isOverload(outcome) ? overload_seconds : 0
  const base = Math.max(planned, least)
  const request = outcome.kind === 'answered' ? outcome.retry_after_seconds : null
  if (request !== null) return Math.min(Math.max(request * (1 + jitter * chance), base), 2 * base)
  return base * (1 + jitter * chance)
}

const isOverload = (outcome: Outcome) =>
  outcome.kind === 'answered' ? overloaded.includes(outcome.status) : outcome.reason === 'timeout'

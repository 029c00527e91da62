// When a webhook is tried again, and when no more: the schedule of Standard Webhooks, as data.
import type { Environment } from '#secret_key.ts'
import type { Outcome } from './send.ts'

const minute = 60
const hour = 60 * minute

/** The wait before each attempt, in seconds; the first is at once. */
export const schedules: Record<Environment, readonly number[]> = {
  production: [0, 5, 5 * minute, 30 * minute, ...[2, 5, 10, 14, 20, 24].map((n) => n * hour)],
  sandbox: [0, 5, minute, 10 * minute],
}

const jitter = 0.2
// A receiver that says it has too much to do, or shows it, is given a minute at least.
const overloaded = [429, 502, 504]
const overload_seconds = minute

const gone = 'The receiver answered 410 Gone.'
const asked_to = 'The receiver answered with the header webhook-delivery: disable.'

export type Next =
  | { kind: 'done' }
  | { kind: 'retry'; after_seconds: number }
  | { kind: 'exhausted' }
  /** `reason` is a sentence; `delivered` says that the event itself arrived all the same. */
  | { kind: 'disable'; reason: string; delivered: boolean }
  | { kind: 'abort' }

type Attempted = {
  attempts_made: number
  outcome: Outcome
  environment: Environment
  /** From 0 to 1, as Math.random. */
  random: () => number
}

export function nextAttempt({ attempts_made, outcome, environment, random }: Attempted): Next {
  if (outcome.kind === 'answered') {
    const delivered = outcome.status >= 200 && outcome.status < 300
    if (outcome.control === 'disable') return { kind: 'disable', reason: asked_to, delivered }
    if (outcome.status === 410) return { kind: 'disable', reason: gone, delivered }
    if (delivered) return { kind: 'done' }
    if (outcome.control === 'abort') return { kind: 'abort' }
  }
  const planned = schedules[environment][attempts_made]
  if (planned === undefined) return { kind: 'exhausted' }
  return { kind: 'retry', after_seconds: Math.round(waitOf(planned, outcome, random())) }
}

// Chance spreads out what failed together. It only ever adds, so that nobody comes before the time
// they were given, and the last attempt is never earlier than three days after the first. Nobody
// can put a delivery off for longer than twice the plan.
function waitOf(planned: number, outcome: Outcome, chance: number): number {
  const least = isOverload(outcome) ? overload_seconds : 0
  const base = Math.max(planned, least)
  const asked = outcome.kind === 'answered' ? outcome.retry_after_seconds : null
  if (asked !== null) return Math.min(Math.max(asked * (1 + jitter * chance), base), 2 * base)
  return base * (1 + jitter * chance)
}

const isOverload = (outcome: Outcome) =>
  outcome.kind === 'answered' ? overloaded.includes(outcome.status) : outcome.reason === 'timeout'

// Counts what happened in a run. A run in which an expected event never happened proves nothing, so
// a zero fails the run.
import type { Entry } from './journal.ts'

export type Tally = Record<string, number>

export function tallyOf(entries: Entry[]): Tally {
  const tally: Tally = { requests: entries.length, attempts: 0, acked: 0, refused: 0, unknown: 0 }
  const count = (name: string, times = 1) => (tally[name] = (tally[name] ?? 0) + times)
  for (const { attempts } of entries) {
    const answers = attempts.filter(({ answered_at }) => answered_at !== undefined)
    count('attempts', attempts.length)
    for (const { outcome, code, replayed } of answers) {
      count(outcome)
      if (code) count(code)
      if (replayed) count('replayed')
    }
    if (wasDoneUnseen(answers)) count('retried_after_commit')
  }
  tally.slowest_answer_ms = Math.round(
    Math.max(0, ...entries.flatMap(({ attempts }) => tookOf(attempts))),
  )
  return tally
}

// The first response the client gets is a replay: the write had already succeeded.
function wasDoneUnseen(answers: Entry['attempts']) {
  const [first] = answers
    .filter(({ outcome }) => outcome === 'acked')
    .sort((one, other) => one.answered_at! - other.answered_at!)
  if (!first?.replayed) return false
  const before = answers.filter(({ answered_at }) => answered_at! < first.sent_at)
  return before.some(({ outcome }) => outcome === 'unknown')
}

const tookOf = (attempts: Entry['attempts']) =>
  attempts.flatMap(({ status, sent_at, answered_at }) => (status ? [answered_at! - sent_at] : []))

export const neverHappened = (tally: Tally, expected: Record<string, number>) =>
  Object.entries(expected)
    .filter(([name, least]) => (tally[name] ?? 0) < least)
    .map(([name, least]) => `${name} happened ${tally[name] ?? 0} times, not the ${least} expected`)

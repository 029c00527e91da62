// The client's journal: every request is recorded before it is sent and every response after, to be
// compared with the stored state.
import { appendFileSync } from 'node:fs'

// acked: done and acknowledged. refused: nothing was done. unknown: it may have been done.
export type Outcome = 'pending' | 'acked' | 'refused' | 'unknown'

export type Attempt = {
  sent_at: number
  answered_at?: number
  arrived?: boolean // Whether all of it had left for the server.
  outcome: Outcome
  status?: number
  code?: string // The error's code, the API's or the network's.
  text?: string
  replayed?: boolean
}

export type Entry = {
  number: number
  key: string
  method: string
  path: string
  body: Record<string, unknown>
  attempts: Attempt[]
}

export type Answer = Omit<Attempt, 'sent_at' | 'answered_at' | 'outcome'>

export type Journal = ReturnType<typeof openJournal>

export function openJournal(file: string) {
  const entries: Entry[] = []
  let acked_sent_at = 0 // When the latest request that was acked had been sent.

  const write = (line: object) => appendFileSync(file, `${JSON.stringify(line)}\n`)

  function ask(method: string, path: string, body: Record<string, unknown>, key: string): Entry {
    const entry = { number: entries.length + 1, key, method, path, body, attempts: [] }
    entries.push(entry)
    write({ at: Date.now(), asked: entry.number, key, method, path, body })
    return entry
  }

  function send(entry: Entry): Attempt {
    const attempt: Attempt = { sent_at: performance.now(), outcome: 'pending' }
    entry.attempts.push(attempt)
    write({ at: Date.now(), sent: entry.number, attempt: entry.attempts.length })
    return attempt
  }

  function answered(entry: Entry, attempt: Attempt, answer: Answer) {
    const outcome = outcomeOf(answer.status)
    Object.assign(attempt, answer, { outcome, answered_at: performance.now() })
    if (outcome === 'acked') acked_sent_at = Math.max(acked_sent_at, attempt.sent_at)
    const place = entry.attempts.indexOf(attempt) + 1
    write({ at: Date.now(), answered: entry.number, attempt: place, outcome, ...answer })
  }

  const pending = () =>
    entries.flatMap(({ attempts }) => attempts.filter(({ outcome }) => outcome === 'pending'))

  return { file, entries, ask, send, answered, pending, ackedSentAt: () => acked_sent_at }
}

// A rate limit (429) refuses before anything is done and asks for a retry, like a 503.
function outcomeOf(status: number | undefined): Outcome {
  if (status === undefined || status >= 500 || status === 429) return 'unknown'
  return status < 300 ? 'acked' : 'refused'
}

export const isAnswered = ({ attempts }: Entry) =>
  attempts.some(({ outcome }) => outcome === 'acked' || outcome === 'refused')

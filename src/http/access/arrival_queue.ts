// Holds an account's requests before they are read, while enough of them wait in the fair queue.
// To refuse one here costs a fraction of what it costs later, and its connection sends no other
// request meanwhile, so callers that retry at once can't use up the process.
//
// The oldest request goes first while the queue drains, so that all requests of a burst are served.
// A request that was held for the whole limit is refused, and shows that the queue doesn't drain.
// From then on, the newest goes first: the oldest first would serve only those whose callers are
// about to give up. It ends when what is held would drain within three quarters of the limit.
import { watchTimer } from '#db/watch_timer.ts'

export type Arrival = {
  start: () => void
  refuse: () => void
  isGone: () => boolean // Whether the caller has closed the connection.
}

type Options = {
  limit_ms: number
  // How many more of an owner's requests should wait in the fair queue.
  roomFor: (owner: string) => number
  most_held?: number
  now?: () => number
}

type Line = {
  held: (Arrival & { since: number })[]
  dropped_at: number // When those whose callers are gone were last left out.
  newest_first: boolean
  // Requests that came before are no evidence of a queue that doesn't drain.
  oldest_first_since: number
  // Requests started in the current period, which is as long as the limit, and in the one before.
  started: number
  started_before: number
  period_since: number
}

const sweep_ms = 25
const drop_ms = 250 // To look at thousands in every sweep would take as long as to refuse some.
const drained_share = 0.75

export type ArrivalQueue = ReturnType<typeof arrivalQueue>

export function arrivalQueue(options: Options) {
  const { limit_ms, roomFor, most_held = 10_000, now = () => performance.now() } = options
  const lines = new Map<string, Line>()
  let held_count = 0
  let refused = 0

  function arrive(owner: string, arrival: Arrival) {
    let line = lines.get(owner)
    if (!line?.held.length && roomFor(owner) > 0) {
      if (line) line.started++
      return arrival.start()
    }
    if (!line) {
      const counts = { started: 0, started_before: 0, period_since: now() }
      const since = { oldest_first_since: now(), dropped_at: now() }
      line = { held: [], newest_first: false, ...since, ...counts }
      lines.set(owner, line)
    }
    line.held.push({ ...arrival, since: now() })
    held_count++
    if (held_count > most_held) refuseOldest(line)
    timer.start()
  }

  // Called when a request of the owner has ended.
  function startNext(owner: string) {
    const line = lines.get(owner)
    if (line && roomFor(owner) > 0) startOne(line)
  }

  function startOne(line: Line) {
    for (let next = take(line); next; next = take(line)) {
      if (next.isGone()) continue
      line.started++
      return next.start()
    }
  }

  function take({ held, newest_first }: Line) {
    const taken = newest_first ? held.pop() : held.shift()
    if (taken) held_count--
    return taken
  }

  function refuseOldest(line: Line) {
    const oldest = line.held.shift()!
    held_count--
    if (oldest.isGone()) return
    refused++
    oldest.refuse()
  }

  function refuseLate(line: Line) {
    for (let [first] = line.held; first && now() - first.since >= limit_ms; [first] = line.held) {
      if (first.since >= line.oldest_first_since && !first.isGone()) line.newest_first = true
      refuseOldest(line)
    }
  }

  // Those whose callers gave up don't wait, so they are no evidence of a queue that doesn't drain.
  function dropGone(line: Line) {
    if (now() - line.dropped_at < drop_ms) return
    line.dropped_at = now()
    const waiting = line.held.filter(({ isGone }) => !isGone())
    held_count -= line.held.length - waiting.length
    line.held = waiting
  }

  function measure(line: Line) {
    if (now() - line.period_since >= limit_ms) {
      line.started_before = line.started
      line.started = 0
      line.period_since = now()
    }
    const drains = line.held.length <= line.started_before * drained_share
    if (line.newest_first && drains) {
      line.newest_first = false
      line.oldest_first_since = now()
    }
  }

  // Also starts requests when one that was started never reached the fair queue.
  function sweep() {
    for (const [owner, line] of lines) {
      dropGone(line)
      refuseLate(line)
      measure(line)
      for (let room = roomFor(owner); room > 0 && line.held.length > 0; room--) startOne(line)
      if (line.held.length === 0) lines.delete(owner)
    }
    return lines.size > 0
  }

  const timer = watchTimer(sweep_ms, sweep)
  const load = () => ({ held: held_count, refused })
  return { arrive, startNext, sweep, load, stop: timer.stop }
}

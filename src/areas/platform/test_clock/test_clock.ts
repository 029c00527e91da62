// Advances an account's test clock and runs the scheduled jobs that come due, in order, before it
// responds. All of it is one transaction: after a crash the clock is unchanged, and a retry runs
// each job once. Concurrent requests wait for each other.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError, invalid } from '#catalogue/api_error.ts'
import { sql } from '#db/sql.ts'
import { type Job, type JobRun, runDueJobs } from '#kernel/jobs.ts'

const furthest = { years: 2 }

// Together, the jobs of one request and the wait for earlier requests fit the request time limit.
const patience_ms = 4_000
const queueUp = sql`select set_config('lock_timeout', '8s', true)`

// Timestamps have four-digit years; 2100 is far enough for any test.
const horizon = Temporal.Instant.from('2100-01-01T00:00:00Z')

type Asked = { by?: string; to?: string }
type Clock = { now: string; clock_offset_ms: number }

export async function showClock(call: Call) {
  const [clock] = await call.query<Clock>(
    sql`select account_now(clock_offset_ms) as now, clock_offset_ms from accounts`,
  )
  return asClock(clock!)
}

export async function advanceClock(call: Call, steps: Job[], asked: Asked) {
  if ((asked.by === undefined) === (asked.to === undefined)) {
    throw invalid('by', 'Send exactly one of `by` and `to`.')
  }
  await call.query(queueUp)
  const [clock] = await call.query<Clock>(
    sql`select account_now(clock_offset_ms) as now, clock_offset_ms from accounts for update`,
  )
  const now = Temporal.Instant.from(clock!.now)
  const until = destination(now, asked)
  const passed = await runDueJobs({ ...call, now }, steps, until, patience_ms)
  const { reached } = passed
  const by_ms = Math.max(0, reached.epochMilliseconds - now.epochMilliseconds)
  const [moved] = await call.query<Clock>(sql`
    update accounts
    set clock_offset_ms = clock_offset_ms + ${by_ms}
    returning account_now(clock_offset_ms) as now, clock_offset_ms`)
  const still_to_go = Temporal.Instant.compare(reached, until) < 0 ? toTimestamp(until) : null
  return { ...asClock(moved!), ...told(passed), still_to_go }
}

// Summarizes by object type: the jobs that ran, the events sent, and the number of objects
// affected.
function told({ taken, events }: JobRun) {
  const steps_taken: Record<string, number> = {}
  const happened: Record<string, { objects: number; steps: Counts; events: Counts }> = {}
  const objects = new Set<string>()
  const about = (object: string, id: string) => {
    const entry = (happened[object] ??= { objects: 0, steps: {}, events: {} })
    if (!objects.has(id)) entry.objects++
    objects.add(id)
    return entry
  }
  for (const { job, object_id } of taken) {
    const [object, word] = job.split('.') as [string, string]
    count(steps_taken, job)
    count(about(object, object_id).steps, word)
  }
  for (const { type, object, object_id } of events) count(about(object, object_id).events, type)
  return { steps_taken, happened }
}

type Counts = Record<string, number>
const count = (counts: Counts, name: string) => void (counts[name] = (counts[name] ?? 0) + 1)

function destination(now: Temporal.Instant, { by, to }: Asked) {
  const here = now.toZonedDateTimeISO('UTC')
  const param = to ? 'to' : 'by'
  const unreachable = new ApiError('test_clock_out_of_range', {}, { param })
  const there = to ? Temporal.Instant.from(to) : later(here, by!)
  const latest = here.add(furthest).epochMilliseconds
  if (!there || there.epochMilliseconds > latest) throw unreachable
  if (there.epochMilliseconds <= now.epochMilliseconds) throw unreachable
  if (Temporal.Instant.compare(there, horizon) > 0) {
    throw invalid(param, "The test clock can't be advanced past 2100-01-01.")
  }
  return there
}

// A duration can exceed the range of the calendar.
function later(here: Temporal.ZonedDateTime, by: string) {
  try {
    return here.add(by).toInstant()
  } catch {
    return undefined
  }
}

const asClock = ({ now, clock_offset_ms }: Clock) => ({
  object: 'test_clock',
  now,
  ahead_seconds: Math.floor(clock_offset_ms / 1000),
  steps_taken: null,
  happened: null,
  still_to_go: null,
})

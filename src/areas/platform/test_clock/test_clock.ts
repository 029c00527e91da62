// Advances an account's test clock and runs the scheduled jobs that come due, in order, before it
// responds. All of it is one transaction: after a crash the clock is unchanged, and a retry runs
// each job once. Concurrent requests wait for each other.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError, invalid } from '#catalogue/api_error.ts'
import { sql } from '#db/sql.ts'
import { type Job, type JobRun, runDueJobs } from '#kernel/jobs.ts'
import type { Advance } from './schema.ts'

const max_advance = { years: 2 }

// Together, the jobs of one request and the wait for earlier requests fit the request time limit.
const max_run_ms = 4_000
const waitForEarlierRequests = sql`select set_config('lock_timeout', '8s', true)`

// Timestamps have four-digit years; 2100 is far enough for any test.
const horizon = Temporal.Instant.from('2100-01-01T00:00:00Z')

type Clock = { now: string; clock_offset_ms: number }

const findClock = (call: Call) => sql`
  select account_now(clock_offset_ms) as now, clock_offset_ms from accounts
  where account = ${call.account}`

export async function showClock(call: Call) {
  const [clock] = await call.query<Clock>(findClock(call))
  return asClock(clock!)
}

export async function advanceClock(call: Call, jobs: Job[], body: Advance) {
  if ((body.by === undefined) === (body.to === undefined)) {
    throw invalid('by', 'Send exactly one of `by` and `to`.')
  }
  await call.query(waitForEarlierRequests)
  const [clock] = await call.query<Clock>(sql`${findClock(call)} for update`)
  const now = Temporal.Instant.from(clock!.now)
  const until = destinationOf(now, body)
  const job_run = await runDueJobs({ ...call, now }, jobs, until, max_run_ms)
  const { reached } = job_run
  const by_ms = Math.max(0, reached.epochMilliseconds - now.epochMilliseconds)
  const [moved] = await call.query<Clock>(sql`
    update accounts
    set clock_offset_ms = clock_offset_ms + ${by_ms}
    where account = ${call.account}
    returning account_now(clock_offset_ms) as now, clock_offset_ms`)
  const continue_to = Temporal.Instant.compare(reached, until) < 0 ? toTimestamp(until) : null
  return { ...asClock(moved!), ...summarize(job_run), continue_to }
}

// Summarizes by object type: the jobs that ran, the events sent, and the number of objects
// affected.
function summarize({ taken, events }: JobRun) {
  const jobs_run: Record<string, number> = {}
  const activity: Record<string, { objects: number; jobs: Counts; events: Counts }> = {}
  const objects = new Set<string>()
  const entryOf = (object: string, id: string) => {
    const entry = (activity[object] ??= { objects: 0, jobs: {}, events: {} })
    if (!objects.has(id)) entry.objects++
    objects.add(id)
    return entry
  }
  for (const { job, object_id } of taken) {
    const [object, word] = job.split('.') as [string, string]
    count(jobs_run, job)
    count(entryOf(object, object_id).jobs, word)
  }
  for (const { type, object, object_id } of events) count(entryOf(object, object_id).events, type)
  return { jobs_run, activity }
}

type Counts = Record<string, number>
const count = (counts: Counts, name: string) => void (counts[name] = (counts[name] ?? 0) + 1)

function destinationOf(now: Temporal.Instant, { by, to }: Advance) {
  const start = now.toZonedDateTimeISO('UTC')
  const param = to ? 'to' : 'by'
  const unreachable = new ApiError('test_clock_out_of_range', {}, { param })
  const destination = to ? Temporal.Instant.from(to) : addDuration(start, by!)
  const latest = start.add(max_advance).epochMilliseconds
  if (!destination || destination.epochMilliseconds > latest) throw unreachable
  if (destination.epochMilliseconds <= now.epochMilliseconds) throw unreachable
  if (Temporal.Instant.compare(destination, horizon) > 0) {
    throw invalid(param, "The test clock can't be advanced past 2100-01-01.")
  }
  return destination
}

// A duration can exceed the range of the calendar.
function addDuration(start: Temporal.ZonedDateTime, by: string) {
  try {
    return start.add(by).toInstant()
  } catch {
    return undefined
  }
}

const asClock = ({ now, clock_offset_ms }: Clock) => ({
  object: 'test_clock',
  now,
  offset_seconds: Math.floor(clock_offset_ms / 1000),
  jobs_run: null,
  activity: null,
  continue_to: null,
})

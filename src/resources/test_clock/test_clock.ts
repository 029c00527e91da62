// Moves an account's clock forward, and takes every step that time takes on the way, in order,
// before it answers. All of it is one transaction: a crash in the middle leaves the clock as it
// was. Of several at once, each waits for the one before.
import type { Call } from '#call.ts'
import { ApiError, invalid } from '#catalogue/api_error.ts'
import { sql } from '#db/sql.ts'
import { type DueStep, takeAllDue } from '#due.ts'

const furthest = { years: 2 }

// Times are told with four digits for the year; nobody needs to rehearse the next century.
const horizon = Temporal.Instant.from('2100-01-01T00:00:00Z')

type Asked = { by?: string; to?: string }
type Clock = { now: string; clock_offset_ms: number }

export async function showClock(call: Call) {
  const [clock] = await call.query<Clock>(
    sql`select account_now(clock_offset_ms) as now, clock_offset_ms from accounts`,
  )
  return asClock(clock!, null)
}

export async function advanceClock(call: Call, steps: DueStep[], asked: Asked) {
  if ((asked.by === undefined) === (asked.to === undefined)) {
    throw invalid('by', 'Send either by or to.')
  }
  const [clock] = await call.query<Clock>(
    sql`select account_now(clock_offset_ms) as now, clock_offset_ms from accounts for update`,
  )
  const now = Temporal.Instant.from(clock!.now)
  const until = destination(now, asked)
  const taken = await takeAllDue({ ...call, now }, steps, until)
  const [moved] = await call.query<Clock>(sql`
    update accounts
    set clock_offset_ms = clock_offset_ms + ${until.epochMilliseconds - now.epochMilliseconds}
    returning account_now(clock_offset_ms) as now, clock_offset_ms`)
  return asClock(moved!, taken)
}

function destination(now: Temporal.Instant, { by, to }: Asked) {
  const here = now.toZonedDateTimeISO('UTC')
  const param = to ? 'to' : 'by'
  const unreachable = new ApiError('clock_out_of_reach', {}, { param })
  const there = to ? Temporal.Instant.from(to) : later(here, by!)
  const latest = here.add(furthest).epochMilliseconds
  if (!there || there.epochMilliseconds > latest) throw unreachable
  if (there.epochMilliseconds <= now.epochMilliseconds) throw unreachable
  if (Temporal.Instant.compare(there, horizon) > 0) {
    throw invalid(param, 'The clock stops at the end of the century.')
  }
  return there
}

// A duration may lead out of the calendar.
function later(here: Temporal.ZonedDateTime, by: string) {
  try {
    return here.add(by).toInstant()
  } catch {
    return undefined
  }
}

const asClock = ({ now, clock_offset_ms }: Clock, steps_taken: Record<string, number> | null) => ({
  object: 'test_clock',
  now,
  ahead_seconds: Math.floor(clock_offset_ms / 1000),
  steps_taken,
})

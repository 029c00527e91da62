// Writes the request log asynchronously: entries are queued in bounded memory and written in
// batches. If they arrive faster than they can be written, entries are dropped and counted.
import type { Logger } from 'pino'
import type { Database } from '#db/connect.ts'
import { sql } from '#db/sql.ts'
import { transact } from '#db/transaction.ts'
import { watchTimer } from '#db/watch_timer.ts'
import { describe } from '#http/responses/database_errors.ts'

export type Entry = {
  account: string
  id: string
  method: string
  path: string
  status: number
  error_code: string | null
  api_key_id: string | null
  scoped_token_id: string | null
  member_id: string | null
  idempotency_key: string | null
  client: string | null
  duration_ms: number
  out_of_place: boolean // Rejected for its IP address, so it doesn't count as use of the key.
}

type Waiting = Entry & {
  at: number // By this process's monotonic clock.
  created_at?: string // Once a write was tried: another try writes the same row.
}

export type RequestLog = ReturnType<typeof requestLog>

const pause_ms = 250
const most_waiting = 10_000
const batch = 1_000

// Limits entries of requests rejected before the rate limits, so that a flood can't fill the disk.
const turned_away = [401, 429, 503]
const most_turned_away = 60
const minute_ms = 60_000

const write = (entries: Waiting[]) => sql`
  with logged as (
    insert into request_logs (account, id, method, path, status, error_code, api_key_id,
      scoped_token_id, member_id, idempotency_key, client, duration_ms, created_at)
    select account, id, method, path, status, error_code, api_key_id,
      scoped_token_id, member_id, idempotency_key, client, duration_ms, created_at
    from jsonb_to_recordset(${JSON.stringify(entries)})
      as entry (account text, id text, method text, path text, status integer, error_code text,
        api_key_id text, scoped_token_id text, member_id text, idempotency_key text,
        client text, duration_ms integer, created_at timestamptz)
    on conflict do nothing
    returning account, id, api_key_id, status, created_at
  ), used as (
    select account, api_key_id, max(created_at) as last_used_at
    from logged
    where api_key_id is not null and status <> 401 and id <> all(${strays(entries)})
    group by account, api_key_id
  ), free as materialized (
    select api_keys.account, api_keys.id, used.last_used_at
    from api_keys join used on api_keys.account = used.account and api_keys.id = used.api_key_id
    where api_keys.last_used_at is null
      or api_keys.last_used_at < used.last_used_at - interval '1 minute'
      or api_keys.warnings <> '[]'
    for no key update of api_keys skip locked
  )
  update api_keys
  set last_used_at = free.last_used_at, warnings = '[]'
  from free
  where api_keys.account = free.account and api_keys.id = free.id`

const strays = (entries: Waiting[]) =>
  entries.filter(({ out_of_place }) => out_of_place).map(({ id }) => id)

// By the database's clock, minus the time the entry was queued.
function setTimes(entries: Waiting[], now: string) {
  const [monotonic, database_ms] = [performance.now(), Date.parse(now)]
  for (const entry of entries) {
    entry.duration_ms = Math.round(entry.duration_ms)
    entry.created_at ??= new Date(database_ms - (monotonic - entry.at)).toISOString()
  }
}

function writeTogether(db: Database, entries: Waiting[]) {
  const first = sql`select assume_role('attune_worker', null, null), clock_timestamp() as now`
  return transact<{ now: string }, void>(db, first, async ({ entry, query, commit }) => {
    setTimes(entries, entry.now)
    await query(write(entries))
    await commit()
  })
}

export function requestLog({ db, log }: { db: Database; log: Logger }) {
  let waiting: Waiting[] = []
  let dropped = 0
  let reported = 0
  let writing: Promise<void> | undefined
  const recently = new Map<string, number>()
  const watch = watchTimer(pause_ms, () => {
    void flush()
    return waiting.length > 0
  })
  const forgetting = setInterval(() => recently.clear(), minute_ms).unref()

  function add(entry: Entry) {
    watch.start()
    if (waiting.length >= most_waiting || isFlood(entry)) return void dropped++
    waiting.push({ ...entry, at: performance.now() })
    if (waiting.length >= batch) void flush()
  }

  function isFlood({ account, status, out_of_place }: Entry) {
    if (!out_of_place && !turned_away.includes(status)) return false
    const many = (recently.get(account) ?? 0) + 1
    recently.set(account, many)
    return many > most_turned_away
  }

  // One batch at a time. A failed batch goes back to the front of the queue.
  const flush = () => (writing ??= writeAll().finally(() => (writing = undefined)))

  async function writeAll() {
    if (dropped > reported) {
      log.warn({ dropped: dropped - reported }, 'request logs were dropped')
      reported = dropped
    }
    while (waiting.length > 0) {
      const some = waiting.splice(0, batch)
      try {
        await writeTogether(db, some)
      } catch (error) {
        log.warn({ error: describe(error) }, "request logs couldn't be written")
        waiting = [...some, ...waiting]
        dropped += Math.max(0, waiting.length - most_waiting)
        waiting.length = Math.min(waiting.length, most_waiting)
        watch.start()
        return
      }
    }
  }

  async function stop() {
    watch.stop()
    clearInterval(forgetting)
    await flush()
    await flush() // Entries that arrived during the first flush.
  }
  return { add, flush, stop, load: () => ({ waiting: waiting.length, dropped }) }
}

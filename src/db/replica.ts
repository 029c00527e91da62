// A read replica of the database, for reads that can be a few seconds old. How old its data is
// doesn't depend on clocks: the positions of the primary's log are stored with the time they were
// read, and compared with the position that the replica has reached.
import { connect, type ConnectOptions, type Database } from './connect.ts'
import { sql } from './sql.ts'

export type Replica = ReturnType<typeof openReplica>

export type LogPosition = { position: string | null }

// On the primary: everything committed so far comes before it.
export const primaryPosition = sql`select pg_current_wal_lsn()::text as position`

// On a replica: everything before it can be read. Null on a server that isn't a replica.
export const replicaPosition = sql`select pg_last_wal_replay_lsn()::text as position`

const rest_ms = 1_000 // After a failure, the primary is used for so long.

export function openReplica(options: ConnectOptions) {
  const db: Database = connect({ connect_limit_ms: 500, ...options })
  const history = logHistory()
  let resting_until = -Infinity
  const counts = { served: 0, too_old: 0, failed: 0 }

  function fail() {
    counts.failed++
    resting_until = performance.now() + rest_ms
  }

  return {
    db,
    history,
    counts,
    fail,
    isUsable: () => performance.now() >= resting_until,
  }
}

const shortest_step_ms = 100
const most_noted = 1_200 // Two minutes, if there is a request in every step.

// Where the primary's log was, and when.
export function logHistory(now = () => performance.now()) {
  const noted: { at: number; position: bigint }[] = []

  // `sent_at` is when the primary was asked: what was committed by then comes before the position.
  function note(position: string, sent_at: number) {
    const last = noted.at(-1)
    if (last && sent_at - last.at < shortest_step_ms) return
    noted.push({ at: sent_at, position: numberOf(position) })
    if (noted.length > most_noted) noted.shift()
  }

  // The age of the data at a position, at most. Infinite if nothing is known about it.
  function ageOf(position: string) {
    const reached = numberOf(position)
    const known = noted.findLast((one) => one.position <= reached)
    return known ? (now() - known.at) / 1_000 : Infinity
  }

  return { note, ageOf }
}

// A position is written as two hexadecimal numbers of 32 bits: 16/B374D848.
function numberOf(position: string) {
  const [high, low] = position.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

// Leases on rows that a worker handles outside of a transaction (claimed_until). A worker that dies
// leaves its row to the next one when the lease ends. What a worker does with a row is recorded
// once, regardless of how many had it: a lease only avoids duplicate work.
import { type Call, toTimestamp } from './call.ts'
import { sql, type Statement, stored_now } from '#db/sql.ts'

export const lease_seconds = 60

export const leaseEnd = ({ real_now }: Call) =>
  toTimestamp(real_now.add({ seconds: lease_seconds }))

// A lease that has more than twice its length to run was written while the clock was ahead. It
// counts as expired: otherwise the row would wait until the clock has caught up.
export const isFree = (now: Statement) => sql`
  (claimed_until is null or claimed_until <= ${now}
    or claimed_until > ${now} + ${2 * lease_seconds} * interval '1 second')`

export const isFreeIn = ({ real_now }: Call) => isFree(sql`${toTimestamp(real_now)}::timestamptz`)
export const isFreeNow = isFree(stored_now)

// SQL for the files that the worker removes from the file store. A file is listed before it is
// stored, and no longer once a version refers to it: a crash in between leaves nothing behind.
import { ApiError } from '#catalogue/api_error.ts'
import { sql } from '#db/sql.ts'
import { type Call, toTimestamp } from '#kernel/call.ts'

// Longer than an upload can take.
const unfinished = { hours: 1 }

export async function listForRemoval(call: Call, file_id: string, at: Temporal.Instant) {
  const remove_at = toTimestamp(at)
  await call.query(sql`
    insert into file_removals (account, file_id, remove_at)
    values (${call.account}, ${file_id}, ${remove_at})
    on conflict (account, file_id) do update set remove_at = ${remove_at}`)
}

export const announceFile = (call: Call, file_id: string) =>
  listForRemoval(call, file_id, call.real_now.add(unfinished))

// In the transaction in which a version starts to refer to the file.
export async function keepFile(call: Call, file_id: string) {
  const found = await call.query(sql`
    delete from file_removals
    where account = ${call.account} and file_id = ${file_id}
      and remove_at > ${toTimestamp(call.real_now)}
    returning file_id`)
  if (found.length === 0) throw new ApiError('request_timeout', {})
}

export async function endRemoval(call: Call, file_id: string) {
  await call.query(sql`
    delete from file_removals where account = ${call.account} and file_id = ${file_id}`)
}

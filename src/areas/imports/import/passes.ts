// A pass is one walk over all rows of an import: to validate, write or remove them. Its position is
// saved with each batch, so that a pass continues after a crash.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { sql, stored_now } from '#db/sql.ts'
import type { ImportRow } from './schema.ts'

type Passing = { id: string }

export async function startPass(call: Call, { id }: ImportRow): Promise<void> {
  await call.query(sql`
    update imports
    set next_part = 1, next_row = 0, rows_done = 0, rows_per_second = null, seconds_left = null,
      working = true, failed_attempts = 0, next_attempt_at = ${stored_now},
      pass_started_at = ${toTimestamp(call.real_now)}
    where account = ${call.account} and id = ${id}`)
}

export type Position = { next_part: number; next_row: number; rows_done: number }

export type Counts = {
  created_count?: number
  updated_count?: number
  unchanged_count?: number
  failed_count?: number
  error_count?: number
  removed_count?: number
  retained_count?: number
}

// Saves the position after a batch, with the rate and the time left. The version stays: progress
// isn't a change.
export async function savePosition(
  call: Call,
  { id }: Passing,
  { next_part, next_row, rows_done }: Position,
  counts: Counts = {},
) {
  const added = (name: keyof Counts) => counts[name] ?? 0
  const now = toTimestamp(call.real_now)
  await call.query(sql`
    update imports
    set next_part = ${next_part}, next_row = ${next_row}, rows_done = ${rows_done},
      failed_attempts = 0,
      created_count = created_count + ${added('created_count')},
      updated_count = updated_count + ${added('updated_count')},
      unchanged_count = unchanged_count + ${added('unchanged_count')},
      failed_count = failed_count + ${added('failed_count')},
      error_count = error_count + ${added('error_count')},
      removed_count = removed_count + ${added('removed_count')},
      retained_count = retained_count + ${added('retained_count')},
      rows_per_second = ceil(
        ${rows_done}::integer / greatest(extract(epoch from ${now} - pass_started_at), 1)),
      seconds_left = case when row_count is not null and ${rows_done}::integer > 0 then
        ceil((row_count - ${rows_done}::integer)
          * greatest(extract(epoch from ${now} - pass_started_at), 1)
          / ${rows_done}::integer) end
    where account = ${call.account} and id = ${id}`)
}

export const endPass = (call: Call, { id }: Passing, row_count?: number) =>
  call.query(sql`
    update imports
    set working = false, row_count = coalesce(${row_count ?? null}, row_count), seconds_left = null
    where account = ${call.account} and id = ${id}`)

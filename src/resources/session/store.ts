// The session's SQL. Rows of other accounts are out of sight: see migrations/0001_accounts.sql.
import type { Call } from '#call.ts'
import { join, raw, sql } from '#db/sql.ts'
import type { Row } from '#record.ts'

// Of many who race for one slot, one gets the row and the others get none. Without "on conflict
// do nothing" they would wait for each other in a circle, and PostgreSQL would end some of them.
// The practitioner is held, so that nobody archives them between the look and the booking.
export async function insertSession(call: Call, session: Record<string, unknown>) {
  const columns = Object.keys(session).sort()
  const values = join(
    columns.map((column) => sql`${session[column]}`),
    ', ',
  )
  const [row] = await call.query<Row>(sql`
    insert into sessions (${raw(columns.join(', '))})
    select ${values}
    where exists (
      select from practitioners
      where id = ${session.practitioner_id} and not archived
      for share)
    on conflict do nothing
    returning *`)
  return row
}

export async function findScheduled(call: Call, id: string) {
  const [row] = await call.query<Row>(
    sql`select * from sessions where id = ${id} and status = 'scheduled'`,
  )
  return row
}

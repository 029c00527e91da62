// What the platform does with events once they are written: finding one, sending one again.
import type { Call } from '#call.ts'
import { notFound } from '#catalogue/api_error.ts'
import { allColumns } from '#db/columns.ts'
import { sql } from '#db/sql.ts'
import type { EventRow } from './schema.ts'

// An event without its number is not there yet: whoever follows the feed must not see it early.
export const findEventStatement = (id: string) =>
  sql`select ${allColumns('events')} from events where id = ${id} and sequence is not null`

export async function findEvent(call: Call, id: string): Promise<EventRow> {
  const [event] = await call.query<EventRow>(findEventStatement(id))
  if (!event) throw notFound('event')
  return event
}

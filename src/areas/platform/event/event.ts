// Finds events that are already part of the account's feed.
import type { Call } from '#kernel/call.ts'
import { notFound } from '#catalogue/api_error.ts'
import { sql } from '#db/sql.ts'
import { columnsOf } from '#kernel/encrypted_row.ts'
import { showRequestKey } from '#kernel/idempotency_key.ts'
import { eventKind, type EventRow } from './schema.ts'

// An event without a sequence number is hidden, so that readers of the feed see no gaps.
export const findEventStatement = (account: string, id: string) => sql`
  select ${columnsOf(eventKind)} from events
  where account = ${account} and id = ${id} and sequence is not null`

export async function findEvent(call: Call, id: string): Promise<EventRow> {
  const [event] = await call.query<EventRow>(findEventStatement(call.account, id))
  if (!event) throw notFound('event')
  return await showRequestKey(call.secrets, event)
}

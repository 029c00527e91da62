// Whether a key is used at all: one that nobody has used for half a year is one that nobody would
// miss, and whom it was stolen from would not notice.
import { allColumns } from '#db/columns.ts'
import { sql } from '#db/sql.ts'
import { type DueStep, makeDue } from '#due.ts'
import { changeRow, type Row } from '#record.ts'
import { apiKeyKind, unused_days } from './lifecycle.ts'

export const unusedFor = { hours: 24 * unused_days }

const warning = {
  code: 'unused',
  message: `It has not been used for ${unused_days} days. If nothing needs it, revoke it.`,
}

// Looks when it would be half a year since the last use; when the key was used meanwhile, again
// half a year after that. The warning goes when the key is used: see work/request_log.ts.
export const useCheck: DueStep = {
  name: 'api_key.check_use',
  does: 'Send api_key.unused, if nobody has used the key for 180 days.',
  real_time: true,
  async take(call, id) {
    const [key] = await call.query<Row>(
      sql`select ${allColumns('api_keys')} from api_keys where id = ${id} and status = 'issued'`,
    )
    if (!key) return
    const used = Temporal.Instant.from(key.last_used_at ?? key.created_at)
    const due = used.add(unusedFor)
    const unused = Temporal.Instant.compare(due, call.real_now) <= 0
    if (unused) await changeRow(call, apiKeyKind, id, { warnings: asJson([warning]) }, 'unused')
    makeDue(call, useCheck, id, unused ? call.real_now.add(unusedFor) : due)
  },
}

// A list of objects is JSON to PostgreSQL only once it is text.
const asJson = (value: unknown) => JSON.stringify(value)

export const apiKeyEvents = {
  'api_key.unused': 'Nobody has used an API key for 180 days.',
}

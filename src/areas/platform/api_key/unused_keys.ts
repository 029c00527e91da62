// Warns about API keys that have not been used for half a year: if such a key were stolen, nobody
// would notice.
import { allColumns } from '#db/columns.ts'
import { sql } from '#db/sql.ts'
import { type Job, scheduleJob } from '#kernel/jobs.ts'
import { updateRow, type Row } from '#kernel/record.ts'
import { apiKeyKind, unused_days } from './lifecycle.ts'

export const unusedFor = { hours: 24 * unused_days }

const warning = {
  code: 'unused',
  message: `Not used for ${unused_days} days. If you no longer need this key, revoke it.`,
}

// Runs half a year after the last use. If the key was used since, reschedules itself. The warning
// is cleared when the key is used: see http/operations/request_log.ts.
export const useCheck: Job = {
  name: 'api_key.check_use',
  summary: 'Send `api_key.unused` if the key has not been used for 180 days.',
  real_time: true,
  async run(call, id) {
    const [key] = await call.query<Row>(
      sql`select ${allColumns('api_keys')} from api_keys where id = ${id} and status = 'issued'`,
    )
    if (!key) return
    const used = Temporal.Instant.from(key.last_used_at ?? key.created_at)
    const due = used.add(unusedFor)
    const unused = Temporal.Instant.compare(due, call.real_now) <= 0
    if (unused) await updateRow(call, apiKeyKind, id, { warnings: asJson([warning]) }, 'unused')
    scheduleJob(call, useCheck, id, unused ? call.real_now.add(unusedFor) : due)
  },
}

// PostgreSQL accepts a list of objects as JSON only in text form.
const asJson = (value: unknown) => JSON.stringify(value)

export const apiKeyEvents = {
  'api_key.unused': 'An API key has not been used for 180 days.',
}

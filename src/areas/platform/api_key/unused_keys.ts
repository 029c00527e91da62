// Warns about API keys that have not been used for half a year: if such a key were stolen, nobody
// would notice.
import { allColumns } from '#db/columns.ts'
import { asJson, sql } from '#db/sql.ts'
import { type Job, scheduleJob } from '#kernel/jobs.ts'
import { inSet } from '#kernel/state_sets.ts'
import { updateRow } from '#kernel/record.ts'
import { apiKeyKind, apiKeyLifecycle, unused_days } from './lifecycle.ts'
import type { ApiKeyRow } from './schema.ts'

export const unused_period = { hours: 24 * unused_days }

const warning: ApiKeyRow['warnings'][number] = {
  code: 'unused',
  message: `Not used for ${unused_days} days. If you no longer need this key, revoke it.`,
}

const warnings = asJson([warning])

// Runs half a year after the last use. If the key was used since, reschedules itself. The warning
// is cleared when the key is used: see http/operations/request_log.ts. Until then, a repeated check
// changes nothing and sends no event.
export const useCheck: Job = {
  name: 'api_key.check_use',
  summary: 'Send `api_key.unused` if the key has not been used for 180 days.',
  real_time: true,
  async run(call, id) {
    const [key] = await call.query<ApiKeyRow>(sql`
      select ${allColumns('api_keys')} from api_keys
      where account = ${call.account} and id = ${id} and ${inSet(apiKeyLifecycle, 'usable')}`)
    if (!key) return
    const last_used_at = Temporal.Instant.from(key.last_used_at ?? key.created_at)
    const due = last_used_at.add(unused_period)
    const unused = Temporal.Instant.compare(due, call.real_now) <= 0
    if (unused) await updateRow(call, apiKeyKind, id, { warnings }, 'unused')
    scheduleJob(call, useCheck, id, unused ? call.real_now.add(unused_period) : due)
  },
}

export const apiKeyEvents = {
  'api_key.unused': 'An API key has not been used for 180 days.',
}

// Implements "Dry-Run: true": runs the request and rolls it back. Returns the response and the
// events that would have been sent. No Idempotency-Key is used up. Reads of personal data are still
// recorded in the audit log.
import type { Call } from '#kernel/call.ts'
import { invalid } from '#catalogue/api_error.ts'
import { allColumns } from '#db/columns.ts'
import { sql } from '#db/sql.ts'
import { leaveStatement } from '#kernel/leave.ts'
import type { AppContext } from '#http/app_context.ts'
import { saveAuditEntries, auditDryRun } from './audit_entries.ts'
import type { Route } from '#http/routing/route.ts'

// The response, and the audit entries to save after the rollback.
export type DryRunResponse = { text: string; keepShown?: () => Promise<void> }

export function readDryRun(header: string | string[] | undefined) {
  if (header === undefined || header === 'false') return false
  if (header === 'true') return true
  throw invalid('Dry-Run', '`Dry-Run` must be `true` or `false`.')
}

// Also writes the call's events and jobs, so that every constraint is checked. The transaction is
// not committed.
export async function eventsOf(house: AppContext, call: Call) {
  await call.query(leaveStatement(call))
  await call.query(sql`set constraints all immediate`)
  const rows = await call.query(sql`
    select ${allColumns('events')} from events
    where sequence is null and request_id = ${call.request_id}
    order by position`)
  return rows.map((row) => {
    const { type, data, created_at } = house.asEvent(row)
    return { type, data, created_at }
  })
}

export const dryRunText = ({ secrets }: AppContext, answer: string, events: object[]) =>
  `{"object":"dry_run","livemode":${secrets.environment === 'production'},` +
  `"answer":${answer},"events":${JSON.stringify(events)}}`

// After the rollback: saves which data was shown and which decisions were made.
export async function saveReadAudit(house: AppContext, call: Call, route: Route, result: object) {
  const audits = call.audits.filter(
    ({ action, outcome }) => outcome !== 'done' || /\.(read|listed)$/.test(action),
  )
  auditDryRun({ ...call, audits }, route, result)
  if (audits.length > 0) await saveAuditEntries(house, call.account, audits)
}

export async function afterSavingReadAudit<T extends DryRunResponse>(
  rehearsal: Promise<T>,
): Promise<T> {
  const rehearsed = await rehearsal
  await rehearsed.keepShown?.()
  return rehearsed
}

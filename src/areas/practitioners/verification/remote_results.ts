// Claims checks for external sources and records their responses.
import type { Call } from '#kernel/call.ts'
import { allColumns } from '#db/columns.ts'
import { sql } from '#db/sql.ts'
import { isFreeIn, leaseEnd } from '#kernel/lease.ts'
import { inSet } from '#kernel/state_sets.ts'
import { findRow, lockRow } from '#kernel/record.ts'
import { practitionerKind } from '#areas/practitioners/practitioner/lifecycle.ts'
import { recordOutage } from './check.ts'
import { recordResult } from './check_result.ts'
import { checkKind, checkLifecycle } from './check_lifecycle.ts'
import type { CheckRow } from './check_schema.ts'
import { parseResponse } from './local_results.ts'
import { policy } from './policy.ts'
import { queryOf } from './source_queries.ts'

export async function claimCheck(call: Call, id: string) {
  const [check] = await call.query<CheckRow>(sql`
    update checks
    set claimed_until = ${leaseEnd(call)}
    where account = ${call.account} and id = ${id}
      and ${inSet(checkLifecycle, 'running')} and ${isFreeIn(call)}
    returning ${allColumns('checks')}`)
  const source = check && policy[check.kind].source
  if (!check || !source) return undefined
  const practitioner = await findRow(call, practitionerKind, check.practitioner_id)
  return {
    source: call.outside.sources[source],
    question: queryOf(call, practitioner, check),
  }
}

async function findLocked(call: Call, id: string) {
  const { practitioner_id } = await findRow(call, checkKind, id)
  const practitioner = await lockRow(call, practitionerKind, practitioner_id)
  return { practitioner, check: await findRow(call, checkKind, id) }
}

// An unreadable response throws SourceDown, as if the source hadn't responded.
export async function recordResponse(call: Call, id: string, response: string) {
  const { practitioner, check } = await findLocked(call, id)
  const query = queryOf(call, practitioner, check)
  const result = parseResponse(call, check.kind, query, { response, simulated: false })
  await recordResult(call, practitioner, check, result)
}

export async function recordNoResponse(call: Call, id: string) {
  const { practitioner, check } = await findLocked(call, id)
  await recordOutage(call, practitioner, check)
}

// If a source isn't configured, the check needs manual review with evidence.
export async function requireManualReview(call: Call, id: string) {
  const { practitioner, check } = await findLocked(call, id)
  const { name, type } = call.outside.sources[policy[check.kind].source!]
  await recordResult(call, practitioner, check, {
    finding: { outcome: 'consider', reason: 'evidence_needed' },
    response: '',
    source: { name, type, simulated: false },
  })
}

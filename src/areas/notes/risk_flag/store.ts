// SQL for risk flags.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { nothing, sql } from '#db/sql.ts'
import { columnsOf } from '#kernel/encrypted_row.ts'
import { inSet } from '#kernel/state_sets.ts'
import { assessmentLifecycle } from '#areas/notes/assessment/lifecycle.ts'
import { riskFlagKind, riskFlagLifecycle } from './lifecycle.ts'
import type { RiskFlagRow } from './schema.ts'

// Flags that aren't mitigated, resolved or voided.
export const findOpen = (call: Call, person_id: string) =>
  call.query<RiskFlagRow>(sql`
    select ${columnsOf(riskFlagKind)} from risk_flags
    where risk_flags.account = ${call.account} and person_id = ${person_id}
      and ${inSet(riskFlagLifecycle, 'open')}`)

type Flag = Pick<RiskFlagRow, 'person_id' | 'assessment_id'>

// True if the person completed an assessment after that time, other than the one that opened the
// flag or its amendment. Pass null to accept any instrument.
export async function wasAssessedSince(
  call: Call,
  { person_id, assessment_id }: Flag,
  since: string,
  instruments: string[] | null,
) {
  const [assessment] = await call.query<{ id: string }>(sql`
    select id from assessments
    where account = ${call.account} and person_id = ${person_id}
      and ${inSet(assessmentLifecycle, 'scored')}
      and completed_at > ${since} and completed_at <= ${toTimestamp(call.now)}
      and id is distinct from ${assessment_id}
      and (amends_id is null or amends_id is distinct from ${assessment_id})
      ${instruments ? sql`and instrument = any(${instruments})` : nothing}
    limit 1`)
  return assessment !== undefined
}

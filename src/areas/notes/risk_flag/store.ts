// SQL for risk flags.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { nothing, sql } from '#db/sql.ts'
import type { Row } from '#kernel/record.ts'
import { columnsOf } from '#kernel/encrypted_row.ts'
import { riskFlagKind } from './lifecycle.ts'

// Flags that aren't mitigated, resolved or voided.
export const findOpen = (call: Call, person_id: string) =>
  call.query<Row>(sql`
    select ${columnsOf(riskFlagKind)} from risk_flags
    where person_id = ${person_id} and status in ('opened', 'acknowledged', 'escalated')`)

type Flag = { person_id: string; assessment_id: string | null }

// True if the person completed an assessment after that time, other than the one that opened the
// flag or its amendment. Pass null to accept any instrument.
export async function wasAssessedSince(
  call: Call,
  { person_id, assessment_id }: Flag,
  since: string,
  instruments: string[] | null,
) {
  const [found] = await call.query<{ id: string }>(sql`
    select id from assessments
    where person_id = ${person_id} and status in ('completed', 'reviewed')
      and completed_at > ${since} and completed_at <= ${toTimestamp(call.now)}
      and id is distinct from ${assessment_id}
      and (amends_id is null or amends_id is distinct from ${assessment_id})
      ${instruments ? sql`and instrument = any(${instruments})` : nothing}
    limit 1`)
  return found !== undefined
}

// Claims checks for external sources and records their responses.
import type { Call } from '#kernel/call.ts'
import { allColumns } from '#db/columns.ts'
import { sql } from '#db/sql.ts'
import { isFreeIn, leaseEnd } from '#kernel/lease.ts'
import { findRow, lockRow, type Row } from '#kernel/record.ts'
import { practitionerKind } from '#areas/practitioners/practitioner/lifecycle.ts'
import { readAnswer } from './local_results.ts'
import { recordAnswer, recordOutage } from './check.ts'
import { checkKind } from './lifecycle.ts'
import { type CheckKind, type CheckRule, policy } from './policy.ts'
import { questionOf, type Subject } from './source_queries.ts'

export async function claimCheck(call: Call, id: string) {
  const [check] = await call.query<Row>(sql`
    update checks
    set claimed_until = ${leaseEnd(call)}
    where id = ${id} and status = 'running' and ${isFreeIn(call)}
    returning ${allColumns('checks')}`)
  const { source } = check ? (policy[check.kind as CheckKind] as CheckRule) : { source: null }
  if (!check || !source) return undefined
  const practitioner = await findRow(call, practitionerKind, check.practitioner_id)
  return {
    source: call.outside.sources[source],
    question: questionOf(call, practitioner, subjectOf(check)),
  }
}

const subjectOf = ({ kind, subject_id }: Row): Subject => ({ kind, subject_id })

async function held(call: Call, id: string) {
  const { practitioner_id } = await findRow(call, checkKind, id)
  const practitioner = await lockRow(call, practitionerKind, practitioner_id)
  return { practitioner, check: await findRow(call, checkKind, id) }
}

// An unreadable response throws SourceDown, as if the source hadn't responded.
export async function recordHeard(call: Call, id: string, said: string) {
  const { practitioner, check } = await held(call, id)
  const subject = subjectOf(check)
  const question = questionOf(call, practitioner, subject)
  const answered = readAnswer(call, subject, question, { said, simulated: false })
  await recordAnswer(call, practitioner, check, answered)
}

export async function recordSilence(call: Call, id: string) {
  const { practitioner, check } = await held(call, id)
  await recordOutage(call, practitioner, check)
}

// If a source isn't configured, the check needs manual review with evidence.
export async function recordManual(call: Call, id: string) {
  const { practitioner, check } = await held(call, id)
  const { name, type } =
    call.outside.sources[(policy[check.kind as CheckKind] as CheckRule).source!]
  await recordAnswer(call, practitioner, check, {
    finding: { outcome: 'consider', fault: 'evidence_needed' },
    said: '',
    source: { name, type, simulated: false },
  })
}

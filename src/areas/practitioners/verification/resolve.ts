// Records manual review of a check's findings. Keeps the original status.
import { type Call, deciderOf, toTimestamp } from '#kernel/call.ts'
import { notFound } from '#catalogue/api_error.ts'
import { asJson } from '#db/sql.ts'
import { scheduleJob } from '#kernel/jobs.ts'
import { isIn, statesIn } from '#kernel/state_sets.ts'
import { takeStep } from '#kernel/take_step.ts'
import { updateRow, findRow, lockRow } from '#kernel/record.ts'
import { practitionerKind } from '#areas/practitioners/practitioner/lifecycle.ts'
import { expireJob, validUntil } from './check_result.ts'
import { checkKind, checkLifecycle, type Resolution } from './check_lifecycle.ts'
import type { CheckRow } from './check_schema.ts'
import { applyResult } from './consequences.ts'

export async function resolveCheck(call: Call, id: string, body: Resolution) {
  const { practitioner_id } = await findRow(call, checkKind, id)
  const practitioner = await lockRow(call, practitionerKind, practitioner_id)
  const check = await findRow(call, checkKind, id)
  const { resolution, note, match_id, evidence_sha256, ...columns } = body
  const now = toTimestamp(call.now)
  const resolved_by_id = deciderOf(call)
  if (match_id && !check.matches.some((match) => match.id === match_id)) {
    throw notFound('match', 'match_id')
  }
  const matches = check.matches.map((match) =>
    match.resolution || (match_id && match.id !== match_id)
      ? match
      : { ...match, resolution, resolved_by_id, resolved_at: now, note },
  )
  const document = { kind: 'document', sha256: evidence_sha256, captured_at: now }
  const fields = {
    ...columns,
    matches: asJson(matches),
    note,
    resolved_by_id,
    ...(evidence_sha256 && { evidence: asJson([...check.evidence, document]) }),
  }
  const unresolved =
    isIn(checkLifecycle, 'awaiting_review', check.status) &&
    matches.some((match) => !match.resolution)
  const confirmed = [resolution, ...matches.map((match) => match.resolution)].includes('confirmed')
  const after = unresolved
    ? await updateRow(call, checkKind, id, fields)
    : await closeReview(call, check, fields, confirmed)
  await applyResult(call, practitioner, after)
  return after
}

// Reverses a confirmed match. A suspension it caused still has to be lifted with "reinstate".
export async function overturnCheck(call: Call, id: string, { note }: { note: string }) {
  const { practitioner_id } = await findRow(call, checkKind, id)
  const practitioner = await lockRow(call, practitionerKind, practitioner_id)
  const check = await findRow(call, checkKind, id)
  const resolved_by_id = deciderOf(call)
  const reversal = {
    resolution: 'false_positive',
    resolved_by_id,
    resolved_at: toTimestamp(call.now),
    note,
  }
  const matches = check.matches.map((match) =>
    match.resolution === 'confirmed' ? { ...match, ...reversal } : match,
  )
  const expires_at = validUntil(call, check.kind)
  const fields = { matches: asJson(matches), note, resolved_by_id, expires_at, outcome: 'consider' }
  const after = await takeStep(call, checkLifecycle, id, 'overturn', fields)
  if (expires_at) scheduleJob(call, expireJob, id, Temporal.Instant.from(expires_at))
  await applyResult(call, practitioner, after)
  return after
}

// A confirmed finding fails the check and disqualifies; otherwise the check passes.
async function closeReview(
  call: Call,
  { id, kind, reason }: CheckRow,
  fields: object,
  confirmed: boolean,
) {
  const [original_status] = statesIn(checkLifecycle, 'awaiting_review')
  if (confirmed) {
    const outcome = reason === 'evidence_needed' ? 'consider' : 'disqualifying'
    const columns = { ...fields, original_status, outcome, facts: null }
    return await takeStep(call, checkLifecycle, id, 'confirm', columns)
  }
  const expires_at = validUntil(call, kind)
  const columns = { ...fields, original_status, expires_at, performed_at: toTimestamp(call.now) }
  const passed = await takeStep(call, checkLifecycle, id, 'resolve', columns)
  if (expires_at) scheduleJob(call, expireJob, id, Temporal.Instant.from(expires_at))
  return passed
}

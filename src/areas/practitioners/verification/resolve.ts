// Records manual review of a check's findings. Keeps the original status.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { notFound } from '#catalogue/api_error.ts'
import { asJson } from '#db/sql.ts'
import { scheduleJob } from '#kernel/jobs.ts'
import { takeStep } from '#kernel/lifecycle.ts'
import type { Match } from '#outside/ports/source.ts'
import { updateRow, findRow, lockRow } from '#kernel/record.ts'
import { practitionerKind } from '#areas/practitioners/practitioner/lifecycle.ts'
import { expireStep, validUntil } from './check.ts'
import { followCheck } from './consequences.ts'
import { checkKind, checkLifecycle } from './lifecycle.ts'
import type { CheckKind } from './policy.ts'

type Resolution = {
  resolution: 'confirmed' | 'false_positive'
  note: string
  match_id?: string
  evidence_sha256?: string
}

export async function resolveCheck(call: Call, id: string, asked: Resolution) {
  const { practitioner_id } = await findRow(call, checkKind, id)
  const practitioner = await lockRow(call, practitionerKind, practitioner_id)
  const check = await findRow(call, checkKind, id)
  const { resolution, note, match_id, evidence_sha256 } = asked
  const now = toTimestamp(call.now)
  const resolved_by_id = call.actor.id
  const before: Match[] = check.matches
  if (match_id && !before.some((match) => match.id === match_id)) {
    throw notFound('match', 'match_id')
  }
  const matches = before.map((match) =>
    match.resolution || (match_id && match.id !== match_id)
      ? match
      : { ...match, resolution, resolved_by_id, resolved_at: now, note },
  )
  const document = { kind: 'document', sha256: evidence_sha256, captured_at: now }
  const fields = {
    matches: asJson(matches),
    note,
    resolved_by_id,
    ...(evidence_sha256 && { evidence: asJson([...check.evidence, document]) }),
  }
  const waiting = check.status === 'review_needed' && matches.some((match) => !match.resolution)
  const after = waiting
    ? await updateRow(call, checkKind, id, fields)
    : await close(call, id, fields, {
        confirmed:
          resolution === 'confirmed' || matches.some((match) => match.resolution === 'confirmed'),
        kind: check.kind,
        needs_evidence: check.fault === 'evidence_needed',
      })
  await followCheck(call, practitioner, after)
  return after
}

// Reverses a confirmed match. A suspension it caused still has to be lifted with "reinstate".
export async function overturnCheck(call: Call, id: string, { note }: { note: string }) {
  const { practitioner_id } = await findRow(call, checkKind, id)
  const practitioner = await lockRow(call, practitionerKind, practitioner_id)
  const check = await findRow(call, checkKind, id)
  const resolved_by_id = call.actor.id
  const judged = {
    resolution: 'false_positive',
    resolved_by_id,
    resolved_at: toTimestamp(call.now),
    note,
  }
  const matches = (check.matches as Match[]).map((match) =>
    match.resolution === 'confirmed' ? { ...match, ...judged } : match,
  )
  const expires_at = validUntil(call, check.kind)
  const taken = { matches: asJson(matches), note, resolved_by_id, expires_at, outcome: 'consider' }
  const after = await takeStep(call, checkLifecycle, id, 'overturn', taken)
  if (expires_at) scheduleJob(call, expireStep, id, Temporal.Instant.from(expires_at))
  await followCheck(call, practitioner, after)
  return after
}

type Closing = { confirmed: boolean; kind: CheckKind; needs_evidence: boolean }

// A confirmed finding fails the check and disqualifies; otherwise the check passes.
async function close(call: Call, id: string, fields: object, closing: Closing) {
  const original_status = 'review_needed'
  if (closing.confirmed) {
    const outcome = closing.needs_evidence ? 'consider' : 'disqualifying'
    const all = { ...fields, original_status, outcome, facts: null }
    return await takeStep(call, checkLifecycle, id, 'confirm', all)
  }
  const expires_at = validUntil(call, closing.kind)
  const all = { ...fields, original_status, expires_at, performed_at: toTimestamp(call.now) }
  const passed = await takeStep(call, checkLifecycle, id, 'resolve', all)
  if (expires_at) scheduleJob(call, expireStep, id, Temporal.Instant.from(expires_at))
  return passed
}

// Saves the result of a check: its status, its evidence and how long it is valid.
import { startOfDate } from '#catalogue/us_states.ts'
import { createHash } from 'node:crypto'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { asJson } from '#db/sql.ts'
import { type Job, scheduleJob } from '#kernel/jobs.ts'
import { isIn } from '#kernel/state_sets.ts'
import { tryStep } from '#kernel/take_step.ts'
import type { Finding, Match } from '#outside/ports/source.ts'
import { findRow, lockRow } from '#kernel/record.ts'
import { practitionerKind } from '#areas/practitioners/practitioner/lifecycle.ts'
import type { PractitionerRow } from '#areas/practitioners/practitioner/schema.ts'
import { keepConfirmedMatches, type SourceResult } from './local_results.ts'
import { applyResult } from './consequences.ts'
import { checkKind, checkLifecycle } from './check_lifecycle.ts'
import type { CheckRow } from './check_schema.ts'
import { type CheckKind, policy } from './policy.ts'
import { listOlderChecks } from './store.ts'

const expiration = { name: 'check.expire' }

export async function recordResult(
  call: Call,
  practitioner: PractitionerRow,
  check: CheckRow,
  result: SourceResult,
) {
  const older = await listOlderChecks(call, check)
  const finding = await keepConfirmedMatches(call, check, result, older)
  const matches = keepResolutions(finding.matches ?? [], older)
  const now = toTimestamp(call.now)
  const step = stepOf(check.kind, { ...finding, matches }, older)
  const after = await tryStep(call, checkLifecycle, check.id, step, {
    outcome: finding.outcome,
    reason: finding.reason ?? null,
    facts: finding.facts ?? null,
    source: asJson(result.source),
    matches: asJson(matches),
    evidence: asJson([
      { kind: evidenceKind(check), sha256: sha256(result.response), captured_at: now },
    ]),
    performed_at: now,
    expires_at: validUntil(
      call,
      check.kind,
      finding.valid_until,
      jurisdictionOf(practitioner, check),
    ),
    supersedes_id: older[0]?.id ?? null,
  })
  if (!after) return
  for (const { id } of older) await tryStep(call, checkLifecycle, id, 'supersede')
  if (after.expires_at && isIn(checkLifecycle, 'passed', after.status)) {
    scheduleJob(call, expiration, after.id, Temporal.Instant.from(after.expires_at))
  }
  await applyResult(call, practitioner, after)
}

const evidenceKind = ({ kind }: CheckRow) => (policy[kind].source ? 'response' : 'statement')

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

// Keeps the resolution of matches that were already reviewed.
function keepResolutions(matches: Match[], older: CheckRow[]): Match[] {
  const earlier = older.flatMap((check) => check.matches)
  return matches.map((match) => {
    const before = earlier.find(({ id, resolution }) => id === match.id && resolution)
    return before ? { ...before, relevance: match.relevance, record: match.record } : match
  })
}

// Faults that a reviewer can resolve.
const doubts = [
  'name_mismatch',
  'npi_is_organization',
  'evidence_needed',
  'dea_state_mismatch',
  'license_under_investigation',
]

// The step to take for a result.
function stepOf(
  kind: CheckKind,
  { outcome, reason = '', matches = [] }: Finding,
  older: CheckRow[],
) {
  if (outcome === 'clear') return 'pass'
  if (matches.length > 0) {
    if (matches.some(({ resolution }) => resolution === 'confirmed')) return 'fail'
    return matches.every(({ resolution }) => resolution) ? 'pass' : 'flag'
  }
  if (!doubts.includes(reason)) return 'fail'
  // A resolved finding on the same question stays resolved.
  const before = older.find(
    ({ original_status }) =>
      original_status && isIn(checkLifecycle, 'awaiting_review', original_status),
  )
  const passed = before && isIn(checkLifecycle, 'passed', before.status)
  const resolved = passed && before.reason === reason && kind !== 'identity'
  return resolved ? 'pass' : 'flag'
}

// As long as the policy allows, but no longer than the credential itself is valid.
export function validUntil(call: Call, kind: CheckKind, day?: string | null, jurisdiction = 'US') {
  const { valid_days } = policy[kind]
  const ends = [
    ...(valid_days ? [call.now.add({ hours: 24 * valid_days })] : []),
    ...(day ? [startOfDate(day, jurisdiction)] : []),
  ].sort(Temporal.Instant.compare)
  return ends[0] ? toTimestamp(ends[0]) : null
}

// Of the credential that was checked.
function jurisdictionOf(practitioner: PractitionerRow, { kind, subject_id }: CheckRow) {
  const { of } = policy[kind]
  const entries = of ? [...practitioner[of]] : []
  return entries.find(({ id }) => id === subject_id)?.jurisdiction ?? undefined
}

export const expireJob: Job = {
  ...expiration,
  summary: 'Expire a check that no newer check has replaced.',
  async run(call, id) {
    const { practitioner_id } = await findRow(call, checkKind, id)
    const practitioner = await lockRow(call, practitionerKind, practitioner_id)
    const expired = await tryStep(call, checkLifecycle, id, 'expire')
    if (expired) await applyResult(call, practitioner, expired)
  },
}

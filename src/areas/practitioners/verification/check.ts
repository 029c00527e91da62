// Creates and runs checks and saves their results. A check runs as a scheduled job on the account's
// clock, so that the sandbox can simulate it. Always lock the practitioner before a check.
import { createHash } from 'node:crypto'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { invalid } from '#catalogue/api_error.ts'
import { asJson } from '#db/sql.ts'
import { type Job, scheduleJob } from '#kernel/jobs.ts'
import { newId } from '#kernel/ids.ts'
import { tryStep } from '#kernel/lifecycle.ts'
import { type Match, SourceDown } from '#outside/ports/source.ts'
import { findRow, lockRow, createRow, type Row } from '#kernel/record.ts'
import { practitionerKind } from '#areas/practitioners/practitioner/lifecycle.ts'
import { type Answered, answerHere } from './local_results.ts'
import { keepConfirmed } from './confirmed_matches.ts'
import { followCheck } from './consequences.ts'
import { checkKind, checkLifecycle } from './lifecycle.ts'
import { type CheckKind, type CheckRule, policy, retry_minutes } from './policy.ts'
import { digestOf, requiredOf, type Subject } from './source_queries.ts'
import { olderChecks } from './store.ts'

export const running = { name: 'check.run' }
const expiring = { name: 'check.expire' }

type Making = { verification_id?: string | null; trigger: string; metadata?: object }

export async function queueCheck(call: Call, practitioner: Row, subject: Subject, making: Making) {
  const check = await createRow(call, checkKind, newId(checkKind.prefix), {
    ...making,
    ...subject,
    practitioner_id: practitioner.id,
    request_digest: digestOf(call, practitioner, subject),
    status: 'queued',
    queued_at: toTimestamp(call.now),
  })
  scheduleJob(call, running, check.id, call.now)
  return check
}

// For manual checks. If there are several licenses, the caller must say which.
export function subjectOf(practitioner: Row, kind: CheckKind, subject_id?: string): Subject {
  const { of } = policy[kind] as CheckRule
  if (!of) {
    if (subject_id)
      throw invalid('subject_id', "`subject_id` can't be used with this kind of check.")
    return { kind, subject_id: null }
  }
  const known = requiredOf(practitioner).filter((subject) => subject.kind === kind)
  const found = subject_id ? known.find((subject) => subject.subject_id === subject_id) : known[0]
  if (!found || (!subject_id && known.length > 1)) {
    throw invalid(
      'subject_id',
      "`subject_id` must be the ID of one of the practitioner's licenses, privileges or " +
        'registrations.',
    )
  }
  return found
}

export const runStep: Job = {
  ...running,
  summary: 'Run a queued check, or retry one that got no response.',
  async run(call, id) {
    const found = await findRow(call, checkKind, id)
    const practitioner = await lockRow(call, practitionerKind, found.practitioner_id)
    if (found.status === 'errored') await tryStep(call, checkLifecycle, id, 'retry')
    const attempts = found.attempts + 1
    const check = await tryStep(call, checkLifecycle, id, 'run', { attempts })
    if (!check) return
    try {
      const answered = await answerHere(call, practitioner, check)
      if (answered) await recordAnswer(call, practitioner, check, answered)
    } catch (error) {
      if (!(error instanceof SourceDown)) throw error
      await recordOutage(call, practitioner, check)
    }
  },
}

// An outage proves nothing: earlier results stay valid until they expire.
export async function recordOutage(call: Call, practitioner: Row, check: Row) {
  const pause_minutes = retry_minutes[check.attempts - 1]
  const outcome = 'source_unavailable'
  const after = await tryStep(call, checkLifecycle, check.id, 'err', { outcome })
  if (!after) return
  if (pause_minutes) scheduleJob(call, running, check.id, call.now.add({ minutes: pause_minutes }))
  else await followCheck(call, practitioner, after)
}

const steps = { passed: 'pass', failed: 'fail', review_needed: 'flag' } as const

export async function recordAnswer(call: Call, practitioner: Row, check: Row, answered: Answered) {
  const { said, source } = answered
  const older = await olderChecks(call, check)
  const finding = await keepConfirmed(call, check, answered, older)
  const matches = judgedBefore(finding.matches ?? [], older)
  const status = statusOf(check.kind, { ...finding, matches }, older)
  const now = toTimestamp(call.now)
  const step = steps[status]
  const after = await tryStep(call, checkLifecycle, check.id, step, {
    outcome: finding.outcome,
    fault: finding.fault ?? null,
    facts: finding.facts ?? null,
    source: asJson(source),
    matches: asJson(matches),
    evidence: asJson([{ kind: evidenceKind(check), sha256: sha256(said), captured_at: now }]),
    performed_at: now,
    expires_at: validUntil(call, check.kind, finding.valid_until),
    supersedes_id: older[0]?.id ?? null,
  })
  if (!after) return
  for (const { id } of older) await tryStep(call, checkLifecycle, id, 'supersede')
  if (after.expires_at && after.status === 'passed') {
    scheduleJob(call, expiring, after.id, Temporal.Instant.from(after.expires_at))
  }
  await followCheck(call, practitioner, after)
}

const evidenceKind = ({ kind }: Row) =>
  (policy[kind as CheckKind] as CheckRule).source ? 'response' : 'statement'

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

// Keeps the resolution of matches that were already reviewed.
function judgedBefore(matches: Match[], older: Row[]): Match[] {
  const judged = older.flatMap((check) => check.matches as Match[])
  return matches.map((match) => {
    const before = judged.find(({ id, resolution }) => id === match.id && resolution)
    return before ? { ...before, relevance: match.relevance, record: match.record } : match
  })
}

const doubts = [
  'name_mismatch',
  'npi_of_organization',
  'evidence_needed',
  'dea_of_other_state',
  'license_under_investigation',
]

type Found = { outcome: string; fault?: string; matches: Match[] }

function statusOf(kind: string, { outcome, fault = '', matches }: Found, older: Row[]) {
  if (outcome === 'clear') return 'passed'
  if (matches.length > 0) {
    if (matches.some(({ resolution }) => resolution === 'confirmed')) return 'failed'
    return matches.every(({ resolution }) => resolution) ? 'passed' : 'review_needed'
  }
  if (!doubts.includes(fault)) return 'failed'
  // A resolved finding on the same question stays resolved.
  const before = older.find(({ original_status }) => original_status === 'review_needed')
  const settled = before?.status === 'passed' && before.fault === fault && kind !== 'identity'
  return settled ? 'passed' : 'review_needed'
}

// As long as the policy allows, but no longer than the credential itself is valid.
export function validUntil(call: Call, kind: CheckKind, day?: string | null) {
  const { valid_days } = policy[kind] as CheckRule
  const ends = [
    ...(valid_days ? [call.now.add({ hours: 24 * valid_days })] : []),
    ...(day ? [Temporal.Instant.from(`${day}T00:00:00Z`)] : []),
  ].sort(Temporal.Instant.compare)
  return ends[0] ? toTimestamp(ends[0]) : null
}

export const expireStep: Job = {
  ...expiring,
  summary: 'Expire a check that no newer check has replaced.',
  async run(call, id) {
    const { practitioner_id } = await findRow(call, checkKind, id)
    const practitioner = await lockRow(call, practitionerKind, practitioner_id)
    const expired = await tryStep(call, checkLifecycle, id, 'expire')
    if (expired) await followCheck(call, practitioner, expired)
  },
}

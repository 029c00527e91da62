// Advances a verification when its checks are done, and the practitioner with it where their own
// lifecycle allows. A verified practitioner stays verified during a renewal.
import type { Call } from '#kernel/call.ts'
import { scheduleJob, cancelJob } from '#kernel/jobs.ts'
import { isIn } from '#kernel/state_sets.ts'
import { tryStep } from '#kernel/take_step.ts'
import { findRow } from '#kernel/record.ts'
import {
  practitionerKind,
  practitionerLifecycle,
} from '#areas/practitioners/practitioner/lifecycle.ts'
import type { PractitionerRow } from '#areas/practitioners/practitioner/schema.ts'
import { checkLifecycle } from './check_lifecycle.ts'
import type { CheckRow } from './check_schema.ts'
import { verificationKind, verificationLifecycle } from './lifecycle.ts'
import type { VerificationRow } from './schema.ts'
import {
  cycle_months,
  decision_days,
  monitor_days,
  renewal_lead_days,
  retry_minutes,
  silent_days,
} from './policy.ts'
import { requiredOf } from './source_queries.ts'
import { listCurrentChecks } from './store.ts'

// Scheduled jobs of verifications and verified practitioners: see monitor.ts.
export const informationTimeout = { name: 'verification.withdraw_unanswered' }
export const refresh = { name: 'verification.refresh' }
export const monitoring = { name: 'practitioner.monitor' }
export const renewal = { name: 'practitioner.reverify' }
export const expirationWarning = { name: 'practitioner.warn_of_expiration' }

// Maps each verification step to the practitioner's step.
const practitionerSteps: Record<string, string> = {
  review: 'review',
  need: 'request_information',
  request_information: 'request_information',
  submit: 'submit',
  refresh: 'recheck',
  pass: 'verify',
  approve: 'verify',
  disqualify: 'reject',
  reject: 'reject',
}

const isPending = ({ status, attempts }: CheckRow) =>
  isIn(checkLifecycle, 'in_progress', status) ||
  (isIn(checkLifecycle, 'awaiting_retry', status) && attempts <= retry_minutes.length)

export async function advanceVerification(call: Call, verification_id: string) {
  const verification = await findRow(call, verificationKind, verification_id)
  if (!isIn(verificationLifecycle, 'under_evaluation', verification.status)) return
  const practitioner = await findRow(call, practitionerKind, verification.practitioner_id)
  const checks = await listDecisiveChecks(call, practitioner, verification_id)
  const done = checks.filter((check) => check !== undefined)
  if (done.length < checks.length || done.some(isPending)) return
  const failed = done.filter(({ status }) => isIn(checkLifecycle, 'failed', status))
  const faults = (rows: CheckRow[]) =>
    rows.map(({ kind, reason }) => `${kind}: ${reason}`).join(', ')

  const barring = failed.filter(({ outcome }) => outcome === 'disqualifying')
  if (barring.length > 0) {
    const fields = { reason: faults(barring) }
    return await applyStep(call, verification, 'disqualify', fields)
  }
  if (isIn(verificationLifecycle, 'awaiting_decision', verification.status)) return
  const missing = failed.filter(({ outcome }) => outcome === 'not_found')
  if (missing.length > 0) {
    const fields = { requested_information: faults(missing) }
    return await applyStep(call, verification, 'need', fields)
  }
  const clear = done.every(({ status }) => isIn(checkLifecycle, 'passed', status))
  if (clear && verification.review === 'when_needed') {
    return await applyStep(call, verification, 'pass')
  }
  await applyStep(call, verification, 'review')
}

// Checks a decision depends on: required ones, and manual ones added since.
export async function listDecisiveChecks(
  call: Call,
  practitioner: PractitionerRow,
  verification_id: string,
) {
  const current = await listCurrentChecks(call, practitioner.id)
  const required = newestOf(practitioner, current)
  const kinds = new Set(requiredOf(practitioner).map(({ kind }) => kind))
  const manual = current.filter(
    (check) => check.verification_id === verification_id && !kinds.has(check.kind),
  )
  return [...required, ...manual]
}

export const listRequiredChecks = async (call: Call, practitioner: PractitionerRow) =>
  newestOf(practitioner, await listCurrentChecks(call, practitioner.id))

// The newest check for each requirement; undefined if there is none yet.
function newestOf(practitioner: PractitionerRow, current: CheckRow[]) {
  return requiredOf(practitioner).map(({ kind, subject_id }) =>
    current.find((check) => check.kind === kind && check.subject_id === subject_id),
  )
}

// Applies a step to the verification and the matching step to the practitioner.
export async function applyStep(
  call: Call,
  { id, practitioner_id }: VerificationRow,
  step: string,
  fields: Record<string, unknown> = {},
) {
  const moved = await tryStep(call, verificationLifecycle, id, step, fields)
  if (!moved) return undefined
  scheduleTimeouts(call, moved)
  const { reason } = moved
  const next = practitionerSteps[step]
  if (!next || (moved.kind === 'renewal' && next !== 'verify')) return moved
  if (next === 'verify') await verifyPractitioner(call, practitioner_id)
  else {
    const columns = next === 'reject' ? { reason } : {}
    await tryStep(call, practitionerLifecycle, practitioner_id, next, columns)
  }
  return moved
}

// Schedules the timeout for missing information and the refresh of outdated checks.
export function scheduleTimeouts(call: Call, { id, status }: VerificationRow) {
  const after = (days: number) => call.now.add({ hours: 24 * days })
  if (isIn(verificationLifecycle, 'awaiting_information', status)) {
    scheduleJob(call, informationTimeout, id, after(silent_days))
  } else cancelJob(call, informationTimeout, id)
  if (isIn(verificationLifecycle, 'awaiting_decision', status)) {
    scheduleJob(call, refresh, id, after(decision_days))
  } else cancelJob(call, refresh, id)
}

async function verifyPractitioner(call: Call, id: string) {
  const today = call.now.toZonedDateTimeISO('UTC')
  const ends = today.add({ months: cycle_months })
  const cycle_ends_on = ends.toPlainDate().toString()
  const verified = await tryStep(call, practitionerLifecycle, id, 'verify', { cycle_ends_on })
  if (!verified) return
  const lead = ends.startOfDay().subtract({ days: renewal_lead_days })
  scheduleJob(call, monitoring, id, call.now.add({ hours: 24 * monitor_days }))
  scheduleJob(call, renewal, id, lead.toInstant())
  scheduleJob(call, expirationWarning, id, call.now)
}

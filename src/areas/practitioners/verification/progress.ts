// Advances a verification when its checks are done, and the practitioner with it where their own
// lifecycle allows. A verified practitioner stays verified during a renewal.
import type { Call } from '#kernel/call.ts'
import { scheduleJob, cancelJob } from '#kernel/jobs.ts'
import { tryStep } from '#kernel/lifecycle.ts'
import { findRow, type Row } from '#kernel/record.ts'
import {
  practitionerKind,
  practitionerLifecycle,
} from '#areas/practitioners/practitioner/lifecycle.ts'
import { verificationKind, verificationLifecycle } from './lifecycle.ts'
import {
  cycle_months,
  decision_days,
  monitor_days,
  renewal_lead_days,
  retry_minutes,
  silent_days,
} from './policy.ts'
import { requiredOf } from './source_queries.ts'
import { currentChecks } from './store.ts'

// Scheduled jobs of verifications and verified practitioners: see monitor.ts.
export const silence = { name: 'verification.give_up' }
export const staleness = { name: 'verification.refresh' }
export const monitoring = { name: 'practitioner.monitor' }
export const reverifying = { name: 'practitioner.reverify' }
export const warning = { name: 'practitioner.warn' }

// Maps each verification step to the practitioner's step.
const together: Record<string, string> = {
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

const isPending = ({ status, attempts }: Row) =>
  status === 'queued' ||
  status === 'running' ||
  (status === 'errored' && attempts <= retry_minutes.length)

export async function progress(call: Call, verification_id: string) {
  const verification = await findRow(call, verificationKind, verification_id)
  if (verification.status !== 'submitted' && verification.status !== 'reviewing') return
  const practitioner = await findRow(call, practitionerKind, verification.practitioner_id)
  const checks = await decisiveChecks(call, practitioner, verification_id)
  if (checks.some((check) => !check || isPending(check))) return
  const done = checks as Row[]
  const failed = done.filter(({ status }) => status === 'failed')
  const faults = (rows: Row[]) => rows.map(({ kind, fault }) => `${kind}: ${fault}`).join(', ')

  const barring = failed.filter(({ outcome }) => outcome === 'disqualifying')
  if (barring.length > 0) {
    const fields = { reason: faults(barring) }
    return await moveTogether(call, verification, 'disqualify', fields)
  }
  if (verification.status === 'reviewing') return
  const missing = failed.filter(({ outcome }) => outcome === 'not_found')
  if (missing.length > 0) {
    const fields = { requested_information: faults(missing) }
    return await moveTogether(call, verification, 'need', fields)
  }
  const clear = done.every(({ status }) => status === 'passed')
  if (clear && verification.review === 'when_needed') {
    return await moveTogether(call, verification, 'pass')
  }
  await moveTogether(call, verification, 'review')
}

// Checks a decision depends on: required ones, and manual ones added since.
export async function decisiveChecks(call: Call, practitioner: Row, verification_id: string) {
  const current = await currentChecks(call, practitioner.id)
  const required = newestOf(practitioner, current)
  const kinds = new Set<string>(requiredOf(practitioner).map(({ kind }) => kind))
  const more = current.filter(
    (check) => check.verification_id === verification_id && !kinds.has(check.kind),
  )
  return [...required, ...more]
}

export const requiredChecks = async (call: Call, practitioner: Row) =>
  newestOf(practitioner, await currentChecks(call, practitioner.id))

// The newest check for each requirement; undefined if there is none yet.
function newestOf(practitioner: Row, current: Row[]) {
  return requiredOf(practitioner).map(({ kind, subject_id }) =>
    current.find((check) => check.kind === kind && check.subject_id === subject_id),
  )
}

// Applies a step to the verification and the matching step to the practitioner.
export async function moveTogether(
  call: Call,
  { id, practitioner_id }: Row,
  step: string,
  fields: Record<string, unknown> = {},
) {
  const moved = await tryStep(call, verificationLifecycle, id, step, fields)
  if (!moved) return undefined
  arrange(call, moved)
  const { reason } = moved
  const follow = together[step]
  if (!follow || (moved.kind === 'renewal' && follow !== 'verify')) return moved
  if (follow === 'verify') await verify(call, practitioner_id)
  else {
    const more = follow === 'reject' ? { reason } : {}
    await tryStep(call, practitionerLifecycle, practitioner_id, follow, more)
  }
  return moved
}

// Schedules the timeout for missing information and the refresh of outdated checks.
export function arrange(call: Call, { id, status }: Row) {
  const after = (days: number) => call.now.add({ hours: 24 * days })
  if (status === 'information_requested') scheduleJob(call, silence, id, after(silent_days))
  else cancelJob(call, silence, id)
  if (status === 'reviewing') scheduleJob(call, staleness, id, after(decision_days))
  else cancelJob(call, staleness, id)
}

async function verify(call: Call, id: string) {
  const today = call.now.toZonedDateTimeISO('UTC')
  const ends = today.add({ months: cycle_months })
  const cycle_ends_on = ends.toPlainDate().toString()
  const verified = await tryStep(call, practitionerLifecycle, id, 'verify', { cycle_ends_on })
  if (!verified) return
  const lead = ends.startOfDay().subtract({ days: renewal_lead_days })
  scheduleJob(call, monitoring, id, call.now.add({ hours: 24 * monitor_days }))
  scheduleJob(call, reverifying, id, lead.toInstant())
  scheduleJob(call, warning, id, call.now)
}

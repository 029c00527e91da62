// Opens and decides verifications.
import { type Call, deciderOf, toTimestamp } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { newId } from '#kernel/ids.ts'
import { isIn, statesIn } from '#kernel/state_sets.ts'
import { takeStep, tryStep } from '#kernel/take_step.ts'
import { transitionError } from '#kernel/explain_transition.ts'
import { updateRow, findRow, lockRow, createRow } from '#kernel/record.ts'
import {
  practitionerKind,
  practitionerLifecycle,
} from '#areas/practitioners/practitioner/lifecycle.ts'
import type { PractitionerRow } from '#areas/practitioners/practitioner/schema.ts'
import { queueCheck, subjectOf } from './check.ts'
import { checkLifecycle } from './check_lifecycle.ts'
import type { CheckCreate, CheckRow } from './check_schema.ts'
import { verificationKind, verificationLifecycle } from './lifecycle.ts'
import { decision_days, grace_days, reapply_days } from './policy.ts'
import {
  advanceVerification,
  applyStep,
  listDecisiveChecks,
  listRequiredChecks,
  scheduleTimeouts,
} from './progress.ts'
import { digestOf, requiredOf } from './source_queries.ts'
import type { VerificationCreate, VerificationRow } from './schema.ts'
import { findOpen } from './store.ts'

const daysSince = (call: Call, time: string | null) =>
  time ? call.now.since(Temporal.Instant.from(time)).total('hours') / 24 : Infinity

// Submits a practitioner: initially, again, or for a renewal while verified.
export async function openVerification(call: Call, id: string, body: VerificationCreate) {
  const practitioner = await lockRow(call, practitionerKind, id)
  const { status, revoked_at, lapsed_at } = practitioner
  if (isIn(practitionerLifecycle, 'suspended', status)) {
    const renewable = statesIn(practitionerLifecycle, 'renewable')
    throw transitionError(practitionerLifecycle, status, 'submit', renewable)
  }
  if (await findOpen(call, id)) throw new ApiError('verification_in_progress', {})
  requireComplete(practitioner, body)
  requireSigned(call, body.attestation)
  const revoked = isIn(practitionerLifecycle, 'revoked', status)
  if (revoked && daysSince(call, revoked_at) < reapply_days) {
    const opens = Temporal.Instant.from(revoked_at!).add({ hours: 24 * reapply_days })
    throw new ApiError('reapplication_too_early', {}, { available_at: toTimestamp(opens) })
  }
  const lapsed = isIn(practitionerLifecycle, 'lapsed', status)
  const in_time = lapsed && daysSince(call, lapsed_at) <= grace_days
  const renewal = isIn(practitionerLifecycle, 'verified', status) || in_time
  return await createVerification(call, practitioner, renewal ? 'renewal' : 'initial', body)
}

export async function createVerification(
  call: Call,
  practitioner: PractitionerRow,
  kind: VerificationRow['kind'],
  body: VerificationCreate = {},
) {
  const { review = 'when_needed', ...columns } = body
  const verification = await createRow(call, verificationKind, newId(verificationKind.prefix), {
    ...columns,
    practitioner_id: practitioner.id,
    kind,
    review,
    status: verificationLifecycle.initial,
    submitted_at: toTimestamp(call.now),
  })
  const current_verification_id = verification.id
  const moved =
    kind === 'initial' &&
    (await tryStep(call, practitionerLifecycle, practitioner.id, 'submit', {
      current_verification_id,
    }))
  if (!moved) await updateRow(call, practitionerKind, practitioner.id, { current_verification_id })
  for (const subject of requiredOf(practitioner)) {
    await queueCheck(call, practitioner, subject, {
      verification_id: verification.id,
      trigger: 'initial',
    })
  }
  return verification
}

function requireComplete({ npi, licenses }: PractitionerRow, { attestation }: VerificationCreate) {
  const missing: [string, boolean, string][] = [
    ['npi', !npi, "The practitioner's `npi` is required."],
    ['licenses', licenses.length === 0, 'The practitioner needs at least one license.'],
    ['attestation', !attestation, 'A signed `attestation` is required.'],
  ]
  const details = missing
    .filter(([, is_missing]) => is_missing)
    .map(([param, , message]) => ({ param, code: 'required', message }))
  if (details.length > 0) {
    throw new ApiError('verification_incomplete', {}, { param: details[0]!.param, details })
  }
}

// Allows one day for time zones ahead of UTC.
function requireSigned(call: Call, attestation: VerificationCreate['attestation']) {
  const tomorrow = call.now.add({ hours: 24 }).toString().slice(0, 10)
  if (!attestation || attestation.signed_on <= tomorrow) return
  throw new ApiError('date_in_future', {}, { param: 'attestation.signed_on' })
}

type DecisionStep = 'approve' | 'reject' | 'request_information' | 'submit'
type Decision = Partial<Pick<VerificationRow, 'reason' | 'requested_information'>> &
  Pick<VerificationCreate, 'attestation'>

export async function decideVerification(
  call: Call,
  id: string,
  step: DecisionStep,
  body: Decision,
): Promise<VerificationRow> {
  requireSigned(call, body.attestation)
  const verification = await findRow(call, verificationKind, id)
  const practitioner = await lockRow(call, practitionerKind, verification.practitioner_id)
  if (step === 'approve' && isIn(verificationLifecycle, 'awaiting_decision', verification.status)) {
    await requireChecksPassed(call, practitioner, id)
  }
  const is_final = step === 'approve' || step === 'reject'
  const fields = { ...body, ...(is_final && { decided_by_id: deciderOf(call) }) }
  const moved =
    (await applyStep(call, verification, step, fields)) ??
    (await takeStep(call, verificationLifecycle, id, step, fields)) // Throws the error.
  if (step !== 'submit') return moved
  const queued = await rerunChecks(call, practitioner, moved)
  if (queued > 0) return moved
  await advanceVerification(call, id)
  return await findRow(call, verificationKind, id)
}

// Every check must have passed, match the current data and be recent enough for a decision.
// Attestations and manual checks aren't compared with the current data.
async function requireChecksPassed(
  call: Call,
  practitioner: PractitionerRow,
  verification_id: string,
) {
  const checks = await listDecisiveChecks(call, practitioner, verification_id)
  const required = requiredOf(practitioner)
  const passed = checks.every((check, at) => {
    if (!check || !isIn(checkLifecycle, 'passed', check.status)) return false
    const subject = required[at]
    const has_query = subject && subject.kind !== 'attestation'
    if (has_query && check.request_digest !== digestOf(call, practitioner, subject)) return false
    return daysSince(call, check.performed_at) <= decision_days
  })
  if (!passed) throw new ApiError('findings_unresolved', {})
}

// Reruns checks that didn't pass, are outdated or no longer match the data.
export async function rerunChecks(
  call: Call,
  practitioner: PractitionerRow,
  verification: VerificationRow,
) {
  const checks = await listRequiredChecks(call, practitioner)
  let queued = 0
  for (const [at, subject] of requiredOf(practitioner).entries()) {
    const check = checks[at]
    if (check && !isStale(call, practitioner, check)) continue
    const trigger = verification.kind === 'initial' ? 'initial' : 'monitor'
    await queueCheck(call, practitioner, subject, { verification_id: verification.id, trigger })
    queued++
  }
  return queued
}

function isStale(call: Call, practitioner: PractitionerRow, check: CheckRow) {
  if (isIn(checkLifecycle, 'in_progress', check.status)) return false
  if (check.request_digest !== digestOf(call, practitioner, check)) return true
  const passed = isIn(checkLifecycle, 'passed', check.status)
  return !passed || daysSince(call, check.performed_at) > decision_days
}

// Withdraws the practitioner and their open verification.
export async function withdrawPractitioner(call: Call, id: string, body: { reason?: string }) {
  const moved = await takeStep(call, practitionerLifecycle, id, 'withdraw', body)
  const open = await findOpen(call, id)
  if (open) {
    const withdrawn = await tryStep(call, verificationLifecycle, open.id, 'withdraw')
    if (withdrawn) scheduleTimeouts(call, withdrawn)
  }
  return moved
}

// Queues a manual check. An open decision waits for it.
export async function createCheck(call: Call, id: string, body: CheckCreate) {
  const practitioner = await lockRow(call, practitionerKind, id)
  const { kind, subject_id, ...columns } = body
  const subject = subjectOf(practitioner, kind, subject_id)
  const open = await findOpen(call, id)
  const check = await queueCheck(call, practitioner, subject, {
    ...columns,
    trigger: 'manual',
    verification_id: open?.id ?? null,
  })
  if (open && isIn(verificationLifecycle, 'awaiting_decision', open.status)) {
    await applyStep(call, open, 'refresh')
  }
  return check
}

// Opens and decides verifications.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { newId } from '#kernel/ids.ts'
import { transitionError, takeStep, tryStep } from '#kernel/lifecycle.ts'
import { updateRow, findRow, lockRow, createRow, type Row } from '#kernel/record.ts'
import {
  practitionerKind,
  practitionerLifecycle,
} from '#areas/practitioners/practitioner/lifecycle.ts'
import { queueCheck, subjectOf } from './check.ts'
import type { CheckCreate } from './check_schema.ts'
import { verificationKind, verificationLifecycle } from './lifecycle.ts'
import { decision_days, grace_days, reapply_days } from './policy.ts'
import { arrange, decisiveChecks, moveTogether, progress, requiredChecks } from './progress.ts'
import { digestOf, requiredOf } from './source_queries.ts'
import type { VerificationCreate } from './schema.ts'
import { findOpen } from './store.ts'

const daysSince = (call: Call, time: string | null) =>
  time ? call.now.since(Temporal.Instant.from(time)).total('hours') / 24 : Infinity

// Submits a practitioner: initially, again, or for a renewal while verified.
export async function openVerification(call: Call, id: string, asked: VerificationCreate) {
  const practitioner = await lockRow(call, practitionerKind, id)
  if (practitioner.status === 'suspended') {
    throw transitionError(practitionerLifecycle, 'suspended', 'submit', ['verified', 'lapsed'])
  }
  if (await findOpen(call, id)) throw new ApiError('verification_in_progress', {})
  requireComplete(practitioner, asked)
  requireSigned(call, asked.attestation)
  const { status, revoked_at, lapsed_at } = practitioner
  if (status === 'revoked' && daysSince(call, revoked_at) < reapply_days) {
    throw new ApiError('reapplication_too_early', {})
  }
  const in_time = status === 'lapsed' && daysSince(call, lapsed_at) <= grace_days
  const renewal = status === 'verified' || in_time
  return await makeVerification(call, practitioner, renewal ? 'renewal' : 'initial', asked)
}

export async function makeVerification(
  call: Call,
  practitioner: Row,
  kind: 'initial' | 'renewal',
  asked: VerificationCreate = {},
) {
  const { attestation, review = 'when_needed', metadata = {} } = asked
  const verification = await createRow(call, verificationKind, newId(verificationKind.prefix), {
    practitioner_id: practitioner.id,
    kind,
    review,
    metadata,
    attestation: attestation ?? null,
    status: 'submitted',
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
    const making = { verification_id: verification.id, trigger: 'initial' }
    await queueCheck(call, practitioner, subject, making)
  }
  return verification
}

function requireComplete({ npi, licenses }: Row, { attestation }: VerificationCreate) {
  const missing: [string, boolean, string][] = [
    ['npi', !npi, "The practitioner's `npi` is required."],
    ['licenses', licenses.length === 0, 'The practitioner needs at least one license.'],
    ['attestation', !attestation, 'A signed `attestation` is required.'],
  ]
  const details = missing
    .filter(([, lacks]) => lacks)
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

type Decision = 'approve' | 'reject' | 'request_information' | 'submit'

export async function decide(
  call: Call,
  id: string,
  step: Decision,
  body: Record<string, unknown>,
): Promise<Row> {
  requireSigned(call, body.attestation as VerificationCreate['attestation'])
  const verification = await findRow(call, verificationKind, id)
  const practitioner = await lockRow(call, practitionerKind, verification.practitioner_id)
  if (step === 'approve' && verification.status === 'reviewing') {
    await requireSettled(call, practitioner, id)
  }
  const decided = step === 'approve' || step === 'reject'
  const fields = {
    ...body,
    ...(decided && { decided_by_id: call.actor.id }),
  }
  const moved =
    (await moveTogether(call, verification, step, fields)) ??
    (await takeStep(call, verificationLifecycle, id, step, fields)) // Throws the error.
  if (step !== 'submit') return moved
  const queued = await checkAgain(call, practitioner, moved)
  if (queued > 0) return moved
  await progress(call, id)
  return await findRow(call, verificationKind, id)
}

// Every check must have passed, match the current data and be recent enough for a decision.
// Attestations and manual checks aren't compared with the current data.
async function requireSettled(call: Call, practitioner: Row, verification_id: string) {
  const checks = await decisiveChecks(call, practitioner, verification_id)
  const required = requiredOf(practitioner)
  const settled = checks.every((check, at) => {
    if (check?.status !== 'passed') return false
    const subject = required[at]
    const bound = subject && subject.kind !== 'attestation'
    if (bound && check.request_digest !== digestOf(call, practitioner, subject)) return false
    return daysSince(call, check.performed_at) <= decision_days
  })
  if (!settled) throw new ApiError('findings_unresolved', {})
}

// Reruns checks that didn't pass, are outdated or no longer match the data.
export async function checkAgain(call: Call, practitioner: Row, verification: Row) {
  const checks = await requiredChecks(call, practitioner)
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

function isStale(call: Call, practitioner: Row, check: Row) {
  if (check.status === 'queued' || check.status === 'running') return false
  if (check.request_digest !== digestOf(call, practitioner, check as never)) return true
  return check.status !== 'passed' || daysSince(call, check.performed_at) > decision_days
}

// Withdraws the practitioner and their open verification.
export async function withdrawPractitioner(call: Call, id: string, body: Record<string, unknown>) {
  const moved = await takeStep(call, practitionerLifecycle, id, 'withdraw', body)
  const open = await findOpen(call, id)
  if (open) {
    const withdrawn = await tryStep(call, verificationLifecycle, open.id, 'withdraw')
    if (withdrawn) arrange(call, withdrawn)
  }
  return moved
}

// Queues a manual check. An open decision waits for it.
export async function addCheck(call: Call, id: string, asked: CheckCreate) {
  const practitioner = await lockRow(call, practitionerKind, id)
  const { kind, subject_id, metadata = {} } = asked
  const subject = subjectOf(practitioner, kind, subject_id)
  const open = await findOpen(call, id)
  const verification_id = open?.id ?? null
  const check = await queueCheck(call, practitioner, subject, {
    trigger: 'manual',
    verification_id,
    metadata,
  })
  if (open?.status === 'reviewing') await moveTogether(call, open, 'refresh')
  return check
}

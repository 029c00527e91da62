// Scheduled jobs for verified practitioners: monthly checks, expiration warnings and renewals every
// 36 months. Also times out open verifications.
import type { Call } from '#kernel/call.ts'
import { type Job, scheduleJob } from '#kernel/jobs.ts'
import { emit } from '#kernel/events.ts'
import { isIn } from '#kernel/state_sets.ts'
import { tryStep } from '#kernel/take_step.ts'
import { findRow, lockRow } from '#kernel/record.ts'
import { currentDate } from '#areas/practitioners/practitioner/check_eligibility.ts'
import {
  practitionerKind,
  practitionerLifecycle,
} from '#areas/practitioners/practitioner/lifecycle.ts'
import { evaluation, recheck } from '#areas/practitioners/practitioner/jobs.ts'
import type { PractitionerRow } from '#areas/practitioners/practitioner/schema.ts'
import { queueCheck } from './check.ts'
import type { CheckRow } from './check_schema.ts'
import { verificationKind, verificationLifecycle } from './lifecycle.ts'
import { type CheckKind, monitor_days, monitored, warning_days } from './policy.ts'
import {
  advanceVerification,
  applyStep,
  expirationWarning,
  informationTimeout,
  listRequiredChecks,
  monitoring,
  refresh,
  renewal,
  scheduleTimeouts,
} from './progress.ts'
import { digestOf, requiredOf } from './source_queries.ts'
import { findOpen } from './store.ts'
import { createVerification, rerunChecks } from './verification.ts'

const isMonitored = ({ status }: PractitionerRow) =>
  isIn(practitionerLifecycle, 'monitored', status)

async function repeatChecks(
  call: Call,
  practitioner: PractitionerRow,
  kinds: CheckKind[],
  trigger: CheckRow['trigger'],
) {
  const subjects = requiredOf(practitioner).filter(({ kind }) => kinds.includes(kind))
  for (const subject of subjects) await queueCheck(call, practitioner, subject, { trigger })
}

const monitoringJob: Job = {
  ...monitoring,
  summary: 'Rerun NPI, license, exclusion and registration checks every month.',
  async run(call, id) {
    const practitioner = await lockRow(call, practitionerKind, id)
    if (!isMonitored(practitioner)) return
    await repeatChecks(call, practitioner, monitored, 'monitor')
    scheduleJob(call, monitoring, id, call.now.add({ hours: 24 * monitor_days }))
  },
}

// Runs after a registry file was imported, for the practitioners it affects.
const importJob = (register: 'leie' | 'nppes', kind: CheckKind): Job => ({
  name: `practitioner.recheck_${register}`,
  summary: `Recheck a practitioner after a new ${register} file was imported.`,
  unbound: 'It follows an import; monitoring, which is bound, runs the same checks within a month.',
  async run(call, id) {
    const practitioner = await lockRow(call, practitionerKind, id)
    if (isMonitored(practitioner) || (await findOpen(call, id))) {
      await repeatChecks(call, practitioner, [kind], 'source_file')
    }
  },
})

// Reruns checks whose input changed: a name, number or profession.
const recheckJob: Job = {
  ...recheck,
  summary: 'Rerun checks that are stale because the practitioner was updated.',
  unbound: 'It follows an update; monitoring, which is bound, runs the same checks within a month.',
  async run(call, id) {
    const practitioner = await lockRow(call, practitionerKind, id)
    scheduleJob(call, evaluation, id, call.now)
    const open = await findOpen(call, id)
    if (!isMonitored(practitioner) && !open) return
    // Checks run when the information is submitted.
    if (open && isIn(verificationLifecycle, 'awaiting_information', open.status)) return
    const checks = await listRequiredChecks(call, practitioner)
    let queued = 0
    for (const [at, subject] of requiredOf(practitioner).entries()) {
      const digest = digestOf(call, practitioner, subject)
      if (checks[at]?.request_digest === digest || subject.kind === 'attestation') continue
      await queueCheck(call, practitioner, subject, {
        trigger: 'data_change',
        verification_id: open?.id ?? null,
      })
      queued++
    }
    if (queued > 0 && open && isIn(verificationLifecycle, 'awaiting_decision', open.status)) {
      await applyStep(call, open, 'refresh')
    }
  },
}

const warningJob: Job = {
  ...expirationWarning,
  summary: 'Send practitioner.expiring 90, 60, 30 and 7 days before a credential expires.',
  async run(call, id) {
    const practitioner = await lockRow(call, practitionerKind, id)
    if (!isMonitored(practitioner)) return
    const today = Temporal.PlainDate.from(currentDate(call))
    const left = expirationsOf(practitioner).map(({ field, on }) => ({
      field,
      days: today.until(on, { largestUnit: 'days' }).days,
    }))
    const due = left.filter(({ days }) => warning_days.includes(days))
    if (due.length > 0) {
      const names = [...new Set(due.map(({ field }) => field))]
      emit(call, 'practitioner.expiring', practitioner, names)
    }
    const waits = left.flatMap(({ days }) =>
      warning_days.map((ahead) => days - ahead).filter((wait) => wait > 0),
    )
    // Runs again within a month, because renewals change the dates.
    const next = today.add({ days: Math.min(monitor_days, ...waits) })
    scheduleJob(call, expirationWarning, id, Temporal.Instant.from(`${next}T00:00:00Z`))
  },
}

// Expiration dates of a practitioner's credentials, with the field each is in.
function expirationsOf(practitioner: PractitionerRow) {
  const { licenses, privileges, dea_registrations } = practitioner
  const { malpractice_policies, board_certifications } = practitioner
  const dates = {
    licenses: licenses.map(
      ({ verified, attested }) => verified?.expires_on ?? attested?.expires_on,
    ),
    privileges: privileges.map((entry) => entry.verified?.expires_on ?? entry.expires_on),
    dea_registrations: dea_registrations.map(
      (entry) => entry.verified?.expires_on ?? entry.expires_on,
    ),
    malpractice_policies: malpractice_policies.map(({ ends_on }) => ends_on),
    board_certifications: board_certifications.map(({ expires_on }) => expires_on),
  }
  return Object.entries(dates).flatMap(([field, list]) =>
    list.flatMap((on) => (on ? [{ field, on }] : [])),
  )
}

const renewalJob: Job = {
  ...renewal,
  summary: 'Open a renewal 120 days before the 36-month cycle ends.',
  async run(call, id) {
    const practitioner = await lockRow(call, practitionerKind, id)
    const open = await findOpen(call, id)
    if (!isIn(practitionerLifecycle, 'verified', practitioner.status) || open) return
    await createVerification(call, practitioner, 'renewal')
  },
}

const informationTimeoutJob: Job = {
  ...informationTimeout,
  summary: 'Withdraw a verification after 60 days without the requested information.',
  async run(call, id) {
    const verification = await findRow(call, verificationKind, id)
    const { practitioner_id, kind } = verification
    await lockRow(call, practitionerKind, practitioner_id)
    const moved = await applyStep(call, verification, 'withdraw')
    if (!moved || kind === 'renewal') return
    await tryStep(call, practitionerLifecycle, practitioner_id, 'withdraw')
  },
}

const refreshJob: Job = {
  ...refresh,
  summary: 'Rerun checks older than 120 days in an undecided verification.',
  async run(call, id) {
    const before = await findRow(call, verificationKind, id)
    const practitioner = await lockRow(call, practitionerKind, before.practitioner_id)
    const moved = await applyStep(call, before, 'refresh')
    if (!moved) return
    const queued = await rerunChecks(call, practitioner, moved)
    if (queued === 0) await advanceVerification(call, id)
    else scheduleTimeouts(call, moved)
  },
}

export const monitorJobs: Job[] = [
  monitoringJob,
  recheckJob,
  importJob('leie', 'exclusion_oig'),
  importJob('nppes', 'npi'),
  warningJob,
  renewalJob,
  informationTimeoutJob,
  refreshJob,
]

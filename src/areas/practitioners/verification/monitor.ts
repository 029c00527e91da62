// Scheduled jobs for verified practitioners: monthly checks, expiration warnings and renewals every
// 36 months. Also times out open verifications.
import type { Call } from '#kernel/call.ts'
import { type Job, scheduleJob } from '#kernel/jobs.ts'
import { emit } from '#kernel/events.ts'
import { tryStep } from '#kernel/lifecycle.ts'
import { findRow, lockRow, type Row } from '#kernel/record.ts'
import { dayOf } from '#areas/practitioners/practitioner/check_eligibility.ts'
import {
  judging,
  practitionerKind,
  practitionerLifecycle,
  rechecking,
} from '#areas/practitioners/practitioner/lifecycle.ts'
import { queueCheck } from './check.ts'
import { verificationKind } from './lifecycle.ts'
import { type CheckKind, monitor_days, monitored, warning_days } from './policy.ts'
import {
  arrange,
  monitoring,
  moveTogether,
  progress,
  requiredChecks,
  reverifying,
  silence,
  staleness,
  warning,
} from './progress.ts'
import { digestOf, requiredOf } from './source_queries.ts'
import { findOpen } from './store.ts'
import { checkAgain, makeVerification } from './verification.ts'

const watched = ['verified', 'suspended', 'lapsed']

async function runAgain(call: Call, practitioner: Row, kinds: CheckKind[], trigger: string) {
  const subjects = requiredOf(practitioner).filter(({ kind }) => kinds.includes(kind))
  for (const subject of subjects) await queueCheck(call, practitioner, subject, { trigger })
}

const monitorStep: Job = {
  ...monitoring,
  summary: 'Rerun NPI, license, exclusion and registration checks every month.',
  async run(call, id) {
    const practitioner = await lockRow(call, practitionerKind, id)
    if (!watched.includes(practitioner.status!)) return
    await runAgain(call, practitioner, monitored, 'monitor')
    scheduleJob(call, monitoring, id, call.now.add({ hours: 24 * monitor_days }))
  },
}

// Runs after a registry file was imported, for the practitioners it affects.
const afterFile = (register: string, kind: CheckKind): Job => ({
  name: `practitioner.recheck_${register}`,
  summary: `Recheck a practitioner after a new ${register} file was imported.`,
  unbound: 'It follows an import; monitoring, which is bound, runs the same checks within a month.',
  async run(call, id) {
    const practitioner = await lockRow(call, practitionerKind, id)
    if (watched.includes(practitioner.status!) || (await findOpen(call, id))) {
      await runAgain(call, practitioner, [kind], 'source_file')
    }
  },
})

// Reruns checks whose input changed: a name, number or profession.
const recheckStep: Job = {
  ...rechecking,
  summary: 'Rerun checks that are stale because the practitioner was updated.',
  unbound: 'It follows an update; monitoring, which is bound, runs the same checks within a month.',
  async run(call, id) {
    const practitioner = await lockRow(call, practitionerKind, id)
    scheduleJob(call, judging, id, call.now)
    const open = await findOpen(call, id)
    if (!watched.includes(practitioner.status!) && !open) return
    if (open?.status === 'information_requested') return // Checks run when it is resubmitted.
    const checks = await requiredChecks(call, practitioner)
    let queued = 0
    for (const [at, subject] of requiredOf(practitioner).entries()) {
      const digest = digestOf(call, practitioner, subject)
      if (checks[at]?.request_digest === digest || subject.kind === 'attestation') continue
      const making = { trigger: 'data_change', verification_id: open?.id ?? null }
      await queueCheck(call, practitioner, subject, making)
      queued++
    }
    if (queued > 0 && open?.status === 'reviewing') await moveTogether(call, open, 'refresh')
  },
}

const warnStep: Job = {
  ...warning,
  summary: 'Send practitioner.expiring 90, 60, 30 and 7 days before a credential expires.',
  async run(call, id) {
    const practitioner = await lockRow(call, practitionerKind, id)
    if (!watched.includes(practitioner.status!)) return
    const today = Temporal.PlainDate.from(dayOf(call))
    const left = expiriesOf(practitioner).map(({ what, on }) => ({
      what,
      days: today.until(on, { largestUnit: 'days' }).days,
    }))
    const due = left.filter(({ days }) => warning_days.includes(days))
    if (due.length > 0) {
      const names = [...new Set(due.map(({ what }) => what))]
      emit(call, 'practitioner.expiring', practitioner, names)
    }
    const waits = left.flatMap(({ days }) =>
      warning_days.map((ahead) => days - ahead).filter((wait) => wait > 0),
    )
    // Runs again within a month, because renewals change the dates.
    const next = today.add({ days: Math.min(monitor_days, ...waits) })
    scheduleJob(call, warning, id, Temporal.Instant.from(`${next}T00:00:00Z`))
  },
}

function expiriesOf({ licenses, privileges, dea_registrations, ...rest }: Row) {
  const entries = { licenses, privileges, dea_registrations }
  const kept = Object.entries(entries).flatMap(([what, list]) =>
    list.map((entry: any) => ({
      what,
      on: entry.verified?.expires_on ?? entry.expires_on ?? entry.attested?.expires_on,
    })),
  )
  const covers = rest.malpractice_covers.map((cover: { ends_on: string }) => ({
    what: 'malpractice_covers',
    on: cover.ends_on,
  }))
  const certificates = rest.board_certifications.map((item: { expires_on?: string }) => ({
    what: 'board_certifications',
    on: item.expires_on,
  }))
  const all: { what: string; on?: string }[] = [...kept, ...covers, ...certificates]
  return all.filter((item): item is { what: string; on: string } => Boolean(item.on))
}

const reverifyStep: Job = {
  ...reverifying,
  summary: 'Open a renewal 120 days before the 36-month cycle ends.',
  async run(call, id) {
    const practitioner = await lockRow(call, practitionerKind, id)
    const open = await findOpen(call, id)
    if (practitioner.status !== 'verified' || open) return
    await makeVerification(call, practitioner, 'renewal')
  },
}

const giveUpStep: Job = {
  ...silence,
  summary: 'Withdraw a verification after 60 days without the requested information.',
  async run(call, id) {
    const verification = await findRow(call, verificationKind, id)
    const { practitioner_id, kind } = verification
    await lockRow(call, practitionerKind, practitioner_id)
    const moved = await moveTogether(call, verification, 'withdraw')
    if (!moved || kind === 'renewal') return
    await tryStep(call, practitionerLifecycle, practitioner_id, 'withdraw')
  },
}

const refreshStep: Job = {
  ...staleness,
  summary: 'Rerun checks older than 120 days in an undecided verification.',
  async run(call, id) {
    const found = await findRow(call, verificationKind, id)
    const practitioner = await lockRow(call, practitionerKind, found.practitioner_id)
    const moved = await moveTogether(call, found, 'refresh')
    if (!moved) return
    const queued = await checkAgain(call, practitioner, moved)
    if (queued === 0) await progress(call, id)
    else arrange(call, moved)
  },
}

export const monitorSteps: Job[] = [
  monitorStep,
  recheckStep,
  afterFile('leie', 'exclusion_oig'),
  afterFile('nppes', 'npi'),
  warnStep,
  reverifyStep,
  giveUpStep,
  refreshStep,
]

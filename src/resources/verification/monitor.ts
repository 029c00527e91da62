// What time does to those who are verified: monthly checks, warnings before something expires, the
// cycle of 36 months; and to a verification that waits for somebody.
import type { Call } from '#call.ts'
import { type DueStep, makeDue } from '#due.ts'
import { emit } from '#events.ts'
import { tryStep } from '#lifecycle.ts'
import { findRow, lockRow, type Row } from '#record.ts'
import { dayOf } from '#resources/practitioner/eligible.ts'
import {
  judging,
  practitionerKind,
  practitionerLifecycle,
  rechecking,
} from '#resources/practitioner/lifecycle.ts'
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
import { digestOf, requiredOf } from './questions.ts'
import { findOpen } from './store.ts'
import { checkAgain, makeVerification } from './verification.ts'

const watched = ['verified', 'suspended', 'lapsed']

async function runAgain(call: Call, practitioner: Row, kinds: CheckKind[], trigger: string) {
  const subjects = requiredOf(practitioner).filter(({ kind }) => kinds.includes(kind))
  for (const subject of subjects) await queueCheck(call, practitioner, subject, { trigger })
}

const monitorStep: DueStep = {
  ...monitoring,
  does: 'Check the NPI, the licenses, the exclusions and the registrations again, every month.',
  async take(call, id) {
    const practitioner = await lockRow(call, practitionerKind, id)
    if (!watched.includes(practitioner.status!)) return
    await runAgain(call, practitioner, monitored, 'monitor')
    makeDue(call, monitoring, id, call.now.add({ hours: 24 * monitor_days }))
  },
}

// After a new file of a register, of those whom it concerns.
const afterFile = (register: string, kind: CheckKind): DueStep => ({
  name: `practitioner.recheck_${register}`,
  does: `Check again whom a new file of the register ${register} concerns.`,
  unbound: 'It follows a file; monitoring, which is bound, checks the same within a month.',
  async take(call, id) {
    const practitioner = await lockRow(call, practitionerKind, id)
    if (watched.includes(practitioner.status!) || (await findOpen(call, id))) {
      await runAgain(call, practitioner, [kind], 'source_file')
    }
  },
})

// What is about something else by now: a name, a number, a profession has changed.
const recheckStep: DueStep = {
  ...rechecking,
  does: 'Check again what is stale because the practitioner was changed.',
  unbound: 'It follows a change; monitoring, which is bound, checks the same within a month.',
  async take(call, id) {
    const practitioner = await lockRow(call, practitionerKind, id)
    makeDue(call, judging, id, call.now)
    const open = await findOpen(call, id)
    if (!watched.includes(practitioner.status!) && !open) return
    if (open?.status === 'information_requested') return // It goes on when it is submitted.
    const checks = await requiredChecks(call, practitioner)
    let queued = 0
    for (const [at, subject] of requiredOf(practitioner).entries()) {
      const digest = digestOf(call, practitioner, subject)
      if (checks[at]?.asked_digest === digest || subject.kind === 'attestation') continue
      const making = { trigger: 'data_change', verification_id: open?.id ?? null }
      await queueCheck(call, practitioner, subject, making)
      queued++
    }
    if (queued > 0 && open?.status === 'reviewing') await moveTogether(call, open, 'refresh')
  },
}

const warnStep: DueStep = {
  ...warning,
  does: 'Send practitioner.expiring 90, 60, 30 and 7 days before something of theirs runs out.',
  async take(call, id) {
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
    // Looked at again at the latest in a month: dates change when something is renewed.
    const next = today.add({ days: Math.min(monitor_days, ...waits) })
    makeDue(call, warning, id, Temporal.Instant.from(`${next}T00:00:00Z`))
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

const reverifyStep: DueStep = {
  ...reverifying,
  does: 'Open the renewal, 120 days before the cycle of 36 months ends.',
  async take(call, id) {
    const practitioner = await lockRow(call, practitionerKind, id)
    const open = await findOpen(call, id)
    if (practitioner.status !== 'verified' || open) return
    await makeVerification(call, practitioner, 'renewal')
  },
}

const giveUpStep: DueStep = {
  ...silence,
  does: 'Give a verification up that has waited 60 days for information.',
  async take(call, id) {
    const verification = await findRow(call, verificationKind, id)
    const { practitioner_id, kind } = verification
    await lockRow(call, practitionerKind, practitioner_id)
    const moved = await moveTogether(call, verification, 'withdraw')
    if (!moved || kind === 'renewal') return
    await tryStep(call, practitionerLifecycle, practitioner_id, 'withdraw')
  },
}

const refreshStep: DueStep = {
  ...staleness,
  does: 'Run those checks again that became older than 120 days before it was decided.',
  async take(call, id) {
    const found = await findRow(call, verificationKind, id)
    const practitioner = await lockRow(call, practitionerKind, found.practitioner_id)
    const moved = await moveTogether(call, found, 'refresh')
    if (!moved) return
    const queued = await checkAgain(call, practitioner, moved)
    if (queued === 0) await progress(call, id)
    else arrange(call, moved)
  },
}

export const monitorSteps: DueStep[] = [
  monitorStep,
  recheckStep,
  afterFile('leie', 'exclusion_oig'),
  afterFile('nppes', 'npi'),
  warnStep,
  reverifyStep,
  giveUpStep,
  refreshStep,
]

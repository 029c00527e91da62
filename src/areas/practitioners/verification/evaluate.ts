// Re-evaluates a practitioner after changes and on every date that affects them: lapses, renewals
// and eligibility.
import { type Call, type EventDraft, toTimestamp } from '#kernel/call.ts'
import { type Job, scheduleJob } from '#kernel/jobs.ts'
import { isIn } from '#kernel/state_sets.ts'
import { tryStep } from '#kernel/take_step.ts'
import { updateRow, lockRow } from '#kernel/record.ts'
import { localDate, startOfDate } from '#catalogue/us_states.ts'
import { compactRules } from '#areas/practitioners/practitioner/compacts.ts'
import { eligibilityOf } from '#areas/practitioners/practitioner/eligibility.ts'
import type { Facts } from '#areas/practitioners/practitioner/eligibility_facts.ts'
import { checkLicense } from '#areas/practitioners/practitioner/eligibility_rules.ts'
import { currentDate, findFacts } from '#areas/practitioners/practitioner/check_eligibility.ts'
import {
  practitionerKind,
  practitionerLifecycle,
} from '#areas/practitioners/practitioner/lifecycle.ts'
import { evaluation, sessionReview } from '#areas/practitioners/practitioner/jobs.ts'
import type { PractitionerRow } from '#areas/practitioners/practitioner/schema.ts'
import { checkLifecycle } from './check_lifecycle.ts'
import { grace_days, policy } from './policy.ts'
import { listRequiredChecks } from './progress.ts'
import { verificationLifecycle } from './lifecycle.ts'
import { requiredOf } from './source_queries.ts'
import { findOpen, listConclusiveChecks, listSupervisees } from './store.ts'
import { createVerification } from './verification.ts'

export const evaluationJob: Job = {
  ...evaluation,
  summary: "Re-evaluate a practitioner's verification and eligibility.",
  async run(call, id) {
    const practitioner = await lockRow(call, practitionerKind, id)
    await evaluateVerification(call, practitioner)
    await announceEligibility(call, id)
  },
}

async function evaluateVerification(call: Call, practitioner: PractitionerRow) {
  const { id, status, cycle_ends_on } = practitioner
  if (!isIn(practitionerLifecycle, 'monitored', status)) return
  const cycle_ended = cycle_ends_on !== null && cycle_ends_on <= currentDate(call)
  const reason = cycle_ended ? 'cycle_ended' : await findLapse(call, practitioner)
  if (isIn(practitionerLifecycle, 'lapsed', status)) {
    if (!reason) await renew(call, practitioner)
  } else if (isIn(practitionerLifecycle, 'verified', status) ? reason : cycle_ended) {
    await tryStep(call, practitionerLifecycle, id, 'lapse', { reason })
    scheduleJob(call, grace, id, call.now.add({ hours: 24 * grace_days }))
  }
}

const grace = { name: 'practitioner.end_grace' }

// A renewal that isn't finished in time is replaced by an initial verification.
export const graceJob: Job = {
  ...grace,
  summary: 'Replace an open renewal with an initial verification, 30 days after a lapse.',
  async run(call, id) {
    const practitioner = await lockRow(call, practitionerKind, id)
    const open = await findOpen(call, id)
    if (!isIn(practitionerLifecycle, 'lapsed', practitioner.status) || !open) return
    await tryStep(call, verificationLifecycle, open.id, 'withdraw')
    const { attestation } = open
    await createVerification(call, practitioner, 'initial', attestation ? { attestation } : {})
  },
}

// Why the verification lapses. Undefined if it doesn't.
async function findLapse(call: Call, practitioner: PractitionerRow) {
  const { licenses } = practitioner
  if (licenses.length === 0) return 'license_missing'
  const conclusions = licenses.map((license) =>
    checkLicense(license, localDate(call.now, license.jurisdiction)),
  )
  const licensed = conclusions.some(({ result }) => result === 'eligible')
  if (!licensed && conclusions.some(({ code }) => code === 'license_expired')) {
    return 'license_expired'
  }
  const required = requiredOf(practitioner)
  const expired = (await listConclusiveChecks(call, practitioner.id)).find(
    ({ status, kind, subject_id }) =>
      isIn(checkLifecycle, 'expired', status) &&
      policy[kind].lapses &&
      required.some((each) => each.kind === kind && each.subject_id === subject_id),
  )
  return expired ? `check_expired: ${expired.kind}` : undefined
}

// A renewal counts within 30 days of the lapse. After that, an initial verification is needed.
async function renew(call: Call, practitioner: PractitionerRow) {
  const checks = await listRequiredChecks(call, practitioner)
  const passed = checks.every(
    (check) =>
      check && (isIn(checkLifecycle, 'passed', check.status) || check.kind === 'attestation'),
  )
  if (!passed) return
  const lapsed_at = Temporal.Instant.from(practitioner.lapsed_at!)
  const in_time = call.now.since(lapsed_at).total('hours') / 24 <= grace_days
  if (in_time) await tryStep(call, practitionerLifecycle, practitioner.id, 'renew')
  else if (!(await findOpen(call, practitioner.id))) {
    await createVerification(call, practitioner, 'initial')
  }
}

// Emits eligibility changes and schedules the next evaluation.
async function announceEligibility(call: Call, id: string) {
  const facts = await findFacts(call, id)
  const today = currentDate(call)
  const answers = jurisdictionsOf(facts).map((jurisdiction) => {
    const on = localDate(call.now, jurisdiction)
    const { result, changes_next_on } = eligibilityOf(facts, { jurisdiction, on, today })
    const changes_at = changes_next_on ? startOfDate(changes_next_on, jurisdiction) : null
    return { jurisdiction, result, changes_at }
  })
  const before = facts.announced
  const now = Object.fromEntries(answers.map(({ jurisdiction, result }) => [jurisdiction, result]))
  const jurisdictions = new Set([...Object.keys(before), ...Object.keys(now)])
  const changed = [...jurisdictions].filter(
    (name) => (before[name] ?? 'unknown') !== (now[name] ?? 'unknown'),
  )
  if (changed.length > 0) {
    const fields = { announced: now, eligibility_changed_at: toTimestamp(call.now) }
    const events: EventDraft[] = []
    const effects = { ...call.effects, events }
    await updateRow({ ...call, effects }, practitionerKind, id, fields, 'eligibility_changed')
    const names = changed.map((name) => `eligibility.${name}`)
    for (const event of events) {
      call.effects.events.push({ ...event, changed_fields: names })
    }
    scheduleJob(call, sessionReview, id, call.now)
    // Eligibility of supervisees depends on their supervisor.
    for (const { practitioner_id } of await listSupervisees(call, id)) {
      scheduleJob(call, evaluation, practitioner_id, call.now)
    }
  }
  const { cycle_ends_on } = facts
  const cycle_ends_at = cycle_ends_on ? Temporal.Instant.from(`${cycle_ends_on}T00:00:00Z`) : null
  const [next] = [cycle_ends_at, ...answers.map(({ changes_at }) => changes_at)]
    .filter((at) => at !== null)
    .filter((at) => Temporal.Instant.compare(at, call.now) > 0)
    .sort(Temporal.Instant.compare)
  if (next) scheduleJob(call, evaluation, id, next)
}

// Jurisdictions in which the practitioner has a credential.
function jurisdictionsOf({ licenses, privileges }: Facts) {
  const jurisdictions = [
    ...licenses.map(({ jurisdiction }) => jurisdiction),
    ...privileges.flatMap(({ compact, jurisdiction }) => {
      const { reach, members } = compactRules[compact]!
      return reach === 'all_members' ? Object.keys(members) : [jurisdiction]
    }),
  ]
  return [...new Set(jurisdictions)].filter((name) => typeof name === 'string')
}

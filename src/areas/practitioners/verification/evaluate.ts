// Re-evaluates a practitioner after changes and on every date that affects them: lapses, renewals
// and eligibility.
import { type Call, type EventDraft, toTimestamp } from '#kernel/call.ts'
import { type Job, scheduleJob } from '#kernel/jobs.ts'
import { tryStep } from '#kernel/lifecycle.ts'
import { updateRow, lockRow, type Row } from '#kernel/record.ts'
import { compactRules } from '#areas/practitioners/practitioner/compacts.ts'
import { eligibilityOf } from '#areas/practitioners/practitioner/eligibility.ts'
import type { Facts, LicenseFacts } from '#areas/practitioners/practitioner/eligibility_facts.ts'
import { inForce } from '#areas/practitioners/practitioner/eligibility_rules.ts'
import { dayOf, findFacts } from '#areas/practitioners/practitioner/check_eligibility.ts'
import {
  judging,
  practitionerKind,
  practitionerLifecycle,
  reviewing,
} from '#areas/practitioners/practitioner/lifecycle.ts'
import { type CheckKind, type CheckRule, grace_days, policy } from './policy.ts'
import { requiredChecks } from './progress.ts'
import { verificationLifecycle } from './lifecycle.ts'
import { requiredOf } from './source_queries.ts'
import { conclusiveChecks, findOpen, supervisedBy } from './store.ts'
import { makeVerification } from './verification.ts'

export const judgeStep: Job = {
  ...judging,
  summary: "Re-evaluate a practitioner's verification and eligibility.",
  async run(call, id) {
    const practitioner = await lockRow(call, practitionerKind, id)
    await judgeVerification(call, practitioner)
    await announce(call, id)
  },
}

async function judgeVerification(call: Call, practitioner: Row) {
  const { id, status, cycle_ends_on } = practitioner
  if (!['verified', 'suspended', 'lapsed'].includes(status!)) return
  const over = cycle_ends_on !== null && cycle_ends_on <= dayOf(call)
  const missing = over ? 'cycle_ended' : await whatRanOut(call, practitioner)
  if (status === 'lapsed') {
    if (!missing) await renew(call, practitioner)
  } else if (status === 'verified' ? missing : over) {
    await tryStep(call, practitionerLifecycle, id, 'lapse', { reason: missing })
    scheduleJob(call, grace, id, call.now.add({ hours: 24 * grace_days }))
  }
}

const grace = { name: 'practitioner.end_grace' }

// A renewal that isn't finished in time is replaced by an initial verification.
export const graceStep: Job = {
  ...grace,
  summary: 'Replace an open renewal with an initial verification, 30 days after a lapse.',
  async run(call, id) {
    const practitioner = await lockRow(call, practitionerKind, id)
    const open = await findOpen(call, id)
    if (practitioner.status !== 'lapsed' || !open) return
    await tryStep(call, verificationLifecycle, open.id, 'withdraw')
    const { attestation } = open
    await makeVerification(call, practitioner, 'initial', attestation ? { attestation } : {})
  },
}

async function whatRanOut(call: Call, practitioner: Row) {
  const today = dayOf(call)
  const licenses: LicenseFacts[] = practitioner.licenses
  if (licenses.length === 0) return 'license_missing'
  const standing = licenses.map((license) => inForce(license, today))
  const some = standing.some(({ answer }) => answer === 'eligible')
  if (!some && standing.some(({ code }) => code === 'license_expired')) return 'license_expired'
  const required = requiredOf(practitioner)
  const stale = (await conclusiveChecks(call, practitioner.id)).find(
    ({ status, kind, subject_id }) =>
      status === 'expired' &&
      (policy[kind as CheckKind] as CheckRule).lapses &&
      required.some((each) => each.kind === kind && each.subject_id === subject_id),
  )
  return stale ? `check_expired: ${stale.kind}` : undefined
}

// A renewal counts within 30 days of the lapse. After that, an initial verification is needed.
async function renew(call: Call, practitioner: Row) {
  const checks = await requiredChecks(call, practitioner)
  const passed = checks.every(
    (check) => check?.status === 'passed' || check?.kind === 'attestation',
  )
  if (!passed) return
  const lapsed = Temporal.Instant.from(practitioner.lapsed_at)
  const in_time = call.now.since(lapsed).total('hours') / 24 <= grace_days
  if (in_time) await tryStep(call, practitionerLifecycle, practitioner.id, 'renew')
  else if (!(await findOpen(call, practitioner.id))) {
    await makeVerification(call, practitioner, 'initial')
  }
}

// Emits eligibility changes and schedules the next evaluation.
async function announce(call: Call, id: string) {
  const facts = (await findFacts(call, id)) as Facts & Row
  const on = dayOf(call)
  const answers = placesOf(facts).map((jurisdiction) => {
    const { answer, changes_next_on } = eligibilityOf(facts, { jurisdiction, on, today: on })
    return { jurisdiction, answer, changes_next_on }
  })
  const before = facts.announced as Record<string, string>
  const now = Object.fromEntries(answers.map(({ jurisdiction, answer }) => [jurisdiction, answer]))
  const places = new Set([...Object.keys(before), ...Object.keys(now)])
  const changed = [...places].filter(
    (place) => (before[place] ?? 'unknown') !== (now[place] ?? 'unknown'),
  )
  if (changed.length > 0) {
    const fields = { announced: now, eligibility_changed_at: toTimestamp(call.now) }
    const effects = { ...call.effects, events: [] }
    await updateRow({ ...call, effects }, practitionerKind, id, fields, 'eligibility_changed')
    const names = changed.map((place) => `eligibility.${place}`)
    for (const event of effects.events as EventDraft[]) {
      call.effects.events.push({ ...event, changed_fields: names })
    }
    scheduleJob(call, reviewing, id, call.now)
    // Eligibility of supervisees depends on their supervisor.
    for (const { practitioner_id } of await supervisedBy(call, id)) {
      scheduleJob(call, judging, practitioner_id, call.now)
    }
  }
  const days = [facts.cycle_ends_on, ...answers.map((answer) => answer.changes_next_on)]
  const [next] = days.filter((day) => day !== null && day > on).sort()
  if (next) scheduleJob(call, judging, id, Temporal.Instant.from(`${next}T00:00:00Z`))
}

// Jurisdictions in which the practitioner has a credential.
function placesOf({ licenses, privileges }: Facts) {
  const places = [
    ...licenses.map(({ jurisdiction }) => jurisdiction),
    ...privileges.flatMap(({ compact, jurisdiction }) => {
      const { reach, members } = compactRules[compact]!
      return reach === 'all_members' ? Object.keys(members) : [jurisdiction]
    }),
  ]
  return [...new Set(places)].filter((place) => typeof place === 'string')
}

// Applies a check's result to the practitioner (facts, findings, suspension) and to the
// verification it belongs to.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { asJson } from '#db/sql.ts'
import { scheduleJob } from '#kernel/jobs.ts'
import { isIn } from '#kernel/state_sets.ts'
import { tryStep } from '#kernel/take_step.ts'
import { updateRow } from '#kernel/record.ts'
import { isActive } from '#areas/practitioners/practitioner/findings.ts'
import {
  practitionerKind,
  practitionerLifecycle,
} from '#areas/practitioners/practitioner/lifecycle.ts'
import { evaluation, sessionReview } from '#areas/practitioners/practitioner/jobs.ts'
import type { PractitionerRow } from '#areas/practitioners/practitioner/schema.ts'
import { checkLifecycle } from './check_lifecycle.ts'
import type { CheckRow } from './check_schema.ts'
import { policy } from './policy.ts'
import { advanceVerification } from './progress.ts'
import { countFindings } from './store.ts'

export async function applyResult(call: Call, practitioner: PractitionerRow, check: CheckRow) {
  const { id, open_findings } = practitioner
  const recount = open_findings > 0 || isIn(checkLifecycle, 'awaiting_review', check.status)
  const fields = {
    ...confirmedFacts(call, practitioner, check),
    ...exclusionsAfter(practitioner, check),
    ...(recount && { open_findings: await countFindings(call, id) }),
  }
  const changed = Object.keys(fields).length > 0
  const after = changed ? await updateRow(call, practitionerKind, id, fields) : practitioner
  const cause = causeOfSuspension(after, check)
  if (cause) {
    await tryStep(call, practitionerLifecycle, id, 'suspend', { reason: cause })
  }
  // Skipped if nothing has changed.
  const passed = isIn(checkLifecycle, 'passed', check.status)
  const lapsed = isIn(practitionerLifecycle, 'lapsed', practitioner.status)
  if (changed || !passed || lapsed) scheduleJob(call, evaluation, id, call.now)
  if ('exclusions' in fields) scheduleJob(call, sessionReview, id, call.now)
  if (check.verification_id) await advanceVerification(call, check.verification_id)
}

// Stores verified data on the license, privilege or registration.
function confirmedFacts(call: Call, practitioner: PractitionerRow, check: CheckRow) {
  const { facts } = check
  const { of } = policy[check.kind]
  // An open investigation doesn't make the board's data less certain.
  const certain =
    isIn(checkLifecycle, 'decided', check.status) || check.reason === 'license_under_investigation'
  if (!of || !facts || !certain) return {}
  const verified = { ...verifiedData(of, facts), as_of: toTimestamp(call.now), check_id: check.id }
  const entries = practitioner[of].map((entry) =>
    entry.id === check.subject_id ? { ...entry, verified } : entry,
  )
  return { [of]: asJson(entries) }
}

// Boards report privileges in the same format as licenses.
function verifiedData(of: string, facts: Record<string, unknown>) {
  if (of !== 'privileges') return facts
  const { board_status, encumbered, expires_on } = facts
  return { active: board_status === 'active' && !encumbered, expires_on }
}

// An exact match counts immediately, a match by name once it is confirmed. Until then, a match by
// name and birth date sets possible_exclusion.
function exclusionsAfter({ exclusions, possible_exclusion }: PractitionerRow, check: CheckRow) {
  const answered = isIn(checkLifecycle, 'answered', check.status)
  if (!check.kind.startsWith('exclusion_') || !answered) return {}
  const { matches } = check
  const certain = matches.filter(({ relevance, resolution }) =>
    resolution ? resolution === 'confirmed' : relevance === 'exact',
  )
  const list = check.source?.name ?? check.kind
  const others = exclusions.filter(({ source }) => source !== list)
  const listed: PractitionerRow['exclusions'] = certain.map(({ record }) => ({
    source: list,
    exclusion_type: record.exclusion_type ?? null,
    excluded_on: record.excluded_on ?? null,
    reinstated_on: record.reinstated_on ?? null,
    waived_on: record.waived_on ?? null,
    waiver_jurisdiction: record.waiver_state ? `US-${record.waiver_state}` : null,
    check_id: check.id,
  }))
  const doubtful = matches.some((match) => match.relevance === 'high' && !match.resolution)
  if (listed.length === 0 && exclusions.length === 0 && doubtful === possible_exclusion) return {}
  return { exclusions: asJson([...others, ...listed]), possible_exclusion: doubtful }
}

const encumbering = ['probation', 'suspended', 'revoked', 'surrendered']

// Suspends automatically; lifting it is manual. A match by name alone doesn't suspend.
function causeOfSuspension({ exclusions, licenses }: PractitionerRow, check: CheckRow) {
  if (check.kind.startsWith('exclusion_')) {
    const excluded = exclusions.some(({ check_id }) => check_id === check.id)
    return excluded ? 'excluded' : undefined
  }
  if (!isIn(checkLifecycle, 'failed', check.status)) return undefined
  if (check.kind === 'npi') return check.reason ?? 'npi'
  if (check.kind !== 'license') return undefined
  const licensed = licenses.some(isActive)
  const barred = licenses.some(
    ({ verified }) => verified?.encumbered || encumbering.includes(verified?.board_status ?? ''),
  )
  return !licensed && barred ? 'license_encumbered' : undefined
}

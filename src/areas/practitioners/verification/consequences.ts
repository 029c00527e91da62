// Applies a check's result to the practitioner (facts, findings, suspension) and to the
// verification it belongs to.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { asJson } from '#db/sql.ts'
import { scheduleJob } from '#kernel/jobs.ts'
import { tryStep } from '#kernel/lifecycle.ts'
import type { Match } from '#outside/ports/source.ts'
import { updateRow, type Row } from '#kernel/record.ts'
import {
  isStanding,
  judging,
  practitionerKind,
  practitionerLifecycle,
} from '#areas/practitioners/practitioner/lifecycle.ts'
import { type CheckKind, type CheckRule, policy } from './policy.ts'
import { progress } from './progress.ts'
import { countFindings } from './store.ts'

type Entry = { id: string; verified?: { board_status: string; encumbered: boolean } | null }

export async function followCheck(call: Call, practitioner: Row, check: Row) {
  const { id, open_findings } = practitioner
  const counts = open_findings > 0 || check.status === 'review_needed'
  const fields = {
    ...confirmedFacts(call, practitioner, check),
    ...exclusionsAfter(practitioner, check),
    ...(counts && { open_findings: await countFindings(call, id) }),
  }
  const news = Object.keys(fields).length > 0
  const after = news ? await updateRow(call, practitionerKind, id, fields) : practitioner
  const cause = causeOfSuspension(after, check)
  if (cause) {
    await tryStep(call, practitionerLifecycle, id, 'suspend', { reason: cause })
  }
  // Skipped if nothing has changed.
  if (news || check.status !== 'passed' || practitioner.status === 'lapsed') {
    scheduleJob(call, judging, id, call.now)
  }
  if (check.verification_id) await progress(call, check.verification_id)
}

// Stores verified data on the license, privilege or registration.
function confirmedFacts(call: Call, practitioner: Row, check: Row) {
  const { facts } = check
  const of = (policy[check.kind as CheckKind] as CheckRule).of
  // An open investigation doesn't make the board's data less certain.
  const certain =
    ['passed', 'failed'].includes(check.status!) || check.fault === 'license_under_investigation'
  if (!of || !facts || !certain) return {}
  const verified = { ...briefly(of, facts), as_of: toTimestamp(call.now), check_id: check.id }
  const entries = practitioner[of].map((entry: Entry) =>
    entry.id === check.subject_id ? { ...entry, verified } : entry,
  )
  return { [of]: asJson(entries) }
}

// Boards report privileges in the same format as licenses.
function briefly(of: string, facts: Record<string, unknown>) {
  if (of !== 'privileges') return facts
  const { board_status, encumbered, expires_on } = facts
  return { active: board_status === 'active' && !encumbered, expires_on }
}

// An exact match counts immediately, a match by name once it is confirmed. Until then, a match by
// name and birth date sets possible_exclusion.
function exclusionsAfter({ exclusions, possible_exclusion }: Row, check: Row) {
  const says = ['passed', 'failed', 'review_needed'].includes(check.status!)
  if (!check.kind.startsWith('exclusion_') || !says) return {}
  const matches: Match[] = check.matches
  const counted = matches.filter(({ relevance, resolution }) =>
    resolution ? resolution === 'confirmed' : relevance === 'exact',
  )
  const list: string = check.source?.name ?? check.kind
  const others = exclusions.filter(({ source }: { source: string }) => source !== list)
  const found = counted.map(({ record }) => ({
    source: list,
    exclusion_type: record.exclusion_type ?? null,
    excluded_on: record.excluded_on ?? null,
    reinstated_on: record.reinstated_on ?? null,
    waived_on: record.waived_on ?? null,
    waiver_state: record.waiver_state ?? null,
    check_id: check.id,
  }))
  const doubtful = matches.some((match) => match.relevance === 'high' && !match.resolution)
  if (found.length === 0 && exclusions.length === 0 && doubtful === possible_exclusion) return {}
  return { exclusions: asJson([...others, ...found]), possible_exclusion: doubtful }
}

const encumbering = ['probation', 'suspended', 'revoked', 'surrendered']

// Suspends automatically; lifting it is manual. A match by name alone doesn't suspend.
function causeOfSuspension(practitioner: Row, check: Row): string | undefined {
  if (check.kind.startsWith('exclusion_')) {
    const exclusions: { check_id: string }[] = practitioner.exclusions
    const holds = exclusions.some(({ check_id }) => check_id === check.id)
    return holds ? 'excluded' : undefined
  }
  if (check.status !== 'failed') return undefined
  if (check.kind === 'npi') return check.fault ?? 'npi'
  if (check.kind !== 'license') return undefined
  const licenses: Entry[] = practitioner.licenses
  const standing = licenses.some(isStanding)
  const barred = licenses.some(
    ({ verified }) => verified?.encumbered || encumbering.includes(verified?.board_status ?? ''),
  )
  return !standing && barred ? 'license_encumbered' : undefined
}

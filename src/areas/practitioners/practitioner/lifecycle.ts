// Lifecycle of a practitioner's verification status. Verifications and checks have their own
// lifecycles; this one holds the outcome for the practitioner.
// docs/decisions/0014-verification-separate-from-practitioner.md maps every transition.
import Type from 'typebox'
import { sql } from '#db/sql.ts'
import { ApiError } from '#catalogue/api_error.ts'
import type { Call } from '#kernel/call.ts'
import { scheduleJob } from '#kernel/jobs.ts'
import { Text } from '#kernel/fields.ts'
import { defineLifecycle } from '#kernel/lifecycle.ts'
import type { Row } from '#kernel/record.ts'
import { waits } from './waits.ts'

export const practitionerKind = {
  object: 'practitioner',
  table: 'practitioners',
  prefix: 'prac',
}

// Scheduled after a change, in a separate transaction: see verification/monitor.ts.
export const judging = { name: 'practitioner.judge' }
export const rechecking = { name: 'practitioner.recheck' }
export const reviewing = { name: 'practitioner.review_sessions' } // See session/licensure.ts.

const reason = Text(
  "Reason for the change, up to 500 characters. Don't include clinical information.",
  500,
  {
    examples: ['Exclusion confirmed'],
  },
)
const Reason = Type.Object({ reason }, { examples: [{ reason: 'Complaint' }] })
const OptionalReason = Type.Object({ reason: Type.Optional(reason) })

const judge = (call: Call, { id }: Row) => scheduleJob(call, judging, id, call.now)

export const practitionerLifecycle = defineLifecycle({
  kind: practitionerKind,
  initial: 'unverified',
  states: {
    unverified: 'In the directory, not verified.',
    submitted: 'Verification checks in progress.',
    reviewing: 'Checks complete, awaiting a decision.',
    information_requested: 'Awaiting information from the practitioner.',
    verified: 'Verified and under continuous monitoring.',
    lapsed: 'No longer verified: a license, a check or the 36-month cycle expired.',
    suspended: 'Suspended until all findings are resolved. Not eligible to treat.',
    rejected: 'Verification rejected.',
    revoked: 'Verification revoked.',
    withdrawn: 'Verification withdrawn.',
  },
  waits,
  steps: {
    submit: {
      from: ['unverified', 'rejected', 'revoked', 'withdrawn', 'lapsed', 'information_requested'],
      to: 'submitted',
      by: 'verification',
      summary: "Start or resume a practitioner's verification.",
      sets: { reason: null },
    },
    recheck: {
      from: ['reviewing'],
      to: 'submitted',
      by: 'verification',
      summary: 'Rerun checks that became outdated before a decision.',
    },
    review: {
      from: ['submitted'],
      to: 'reviewing',
      by: 'verification',
      summary: "Send a practitioner's verification to manual review.",
    },
    request_information: {
      from: ['submitted', 'reviewing'],
      to: 'information_requested',
      by: 'verification',
      summary: 'Request missing information from a practitioner.',
    },
    verify: {
      from: ['submitted', 'reviewing', 'lapsed', 'verified'],
      to: 'verified',
      by: 'verification',
      summary: 'Verify a practitioner for 36 months.',
      sets: { reason: null },
      after: judge,
    },
    renew: {
      from: ['lapsed'],
      to: 'verified',
      by: 'monitoring',
      summary: "Restore a practitioner's verification after a renewal within 30 days of the lapse.",
      sets: { reason: null },
      after: judge,
    },
    reject: {
      from: ['submitted', 'reviewing'],
      to: 'rejected',
      by: 'verification',
      summary: "Reject a practitioner's verification.",
      after: judge,
    },
    lapse: {
      from: ['verified', 'suspended'],
      to: 'lapsed',
      by: 'monitoring',
      summary: "Lapse a practitioner's verification because a requirement expired.",
      after: judge,
    },
    suspend: {
      from: ['verified'],
      to: 'suspended',
      summary: 'Suspend a practitioner.',
      takes: Reason,
      after: judge,
    },
    reinstate: {
      from: ['suspended'],
      to: 'verified',
      word: 'reinstated',
      summary: 'Reinstate a suspended practitioner. All findings must be resolved.',
      takes: OptionalReason,
      sets: { reason: null },
      requires: requireNoFinding,
      after: judge,
    },
    revoke: {
      from: ['suspended'],
      to: 'revoked',
      summary: "Revoke a suspended practitioner's verification.",
      takes: Reason,
      after: judge,
    },
    withdraw: {
      from: ['unverified', 'submitted', 'information_requested', 'reviewing', 'verified', 'lapsed'],
      to: 'withdrawn',
      summary: "Withdraw a practitioner's verification.",
      takes: OptionalReason,
      after: judge,
    },
  },
})

type License = { verified?: { board_status: string; encumbered: boolean } | null }

// Confirmed by the board as active and unrestricted.
export const isStanding = ({ verified }: License) =>
  verified?.board_status === 'active' && !verified.encumbered

// A suspension can be lifted only if no match is open, no confirmed exclusion is in effect, the NPI
// check passed and at least one license is active and unrestricted.
async function requireNoFinding(call: Call, { id, exclusions, licenses }: Row) {
  const found = await call.query<{ kind: string; status: string }>(sql`
    select kind, status
    from checks as one
    where practitioner_id = ${id}
      and (status = 'review_needed' or status = 'failed' and kind in ('npi', 'license')
        and not exists (
          select from checks as newer
          where newer.practitioner_id = one.practitioner_id and newer.kind = one.kind
            and newer.subject_id is not distinct from one.subject_id
            and newer.created_at > one.created_at and newer.status = 'passed'))`)
  const standing = (licenses as License[]).some(isStanding)
  const open = found.some(
    ({ kind, status }) => status === 'review_needed' || kind === 'npi' || !standing,
  )
  const today = call.now.toZonedDateTimeISO('UTC').toPlainDate().toString()
  const holds = (exclusions as { reinstated_on: string | null }[]).some(
    ({ reinstated_on }) => !reinstated_on || reinstated_on > today,
  )
  if (open || holds) throw new ApiError('findings_unresolved', {})
}

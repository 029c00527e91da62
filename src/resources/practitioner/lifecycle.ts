// How far a practitioner's verification is. The verification itself and its checks have their own
// lifecycles; this one says what follows for the practitioner.
// docs/decisions/0014-two-machines.md maps every transition.
import Type from 'typebox'
import { sql } from '#db/sql.ts'
import { ApiError } from '#catalogue/api_error.ts'
import type { Call } from '#call.ts'
import { makeDue } from '#due.ts'
import { Text } from '#fields.ts'
import { defineLifecycle } from '#lifecycle.ts'
import type { Row } from '#record.ts'
import { waits } from './waits.ts'

export const practitionerKind = {
  object: 'practitioner',
  table: 'practitioners',
  prefix: 'prac',
}

// What follows from a change, in a transaction of its own: see verification/monitor.ts.
export const judging = { name: 'practitioner.judge' }
export const rechecking = { name: 'practitioner.recheck' }
export const reviewing = { name: 'practitioner.review_sessions' } // See session/treat.ts.

const reason = Text('Why. No clinical details.', 500, {
  examples: ['Exclusion confirmed'],
})
const Reason = Type.Object({ reason }, { examples: [{ reason: 'Complaint' }] })
const OptionalReason = Type.Object({ reason: Type.Optional(reason) })

const judge = (call: Call, { id }: Row) => makeDue(call, judging, id, call.now)

export const practitionerLifecycle = defineLifecycle({
  kind: practitionerKind,
  initial: 'unverified',
  states: {
    unverified: 'In the directory; nothing has been verified.',
    submitted: 'The checks of a verification are running.',
    reviewing: 'The checks are done; a person has to decide.',
    information_requested: 'Something is missing that only the practitioner can give.',
    verified: 'Verified, and monitored.',
    lapsed: 'No longer verified: a license, a check or the cycle of 36 months ran out.',
    suspended: 'Verified, but barred until what was found has been resolved.',
    rejected: 'The verification was decided against.',
    revoked: 'The verification was taken away.',
    withdrawn: 'The verification was given up.',
  },
  waits,
  steps: {
    submit: {
      from: ['unverified', 'rejected', 'revoked', 'withdrawn', 'lapsed', 'information_requested'],
      to: 'submitted',
      by: 'verification',
      does: 'Begin a verification, or go on with it.',
      sets: { reason: null },
    },
    recheck: {
      from: ['reviewing'],
      to: 'submitted',
      by: 'verification',
      does: 'Check again what became too old while a decision was waited for.',
    },
    review: {
      from: ['submitted'],
      to: 'reviewing',
      by: 'verification',
      does: 'Leave the decision to a person.',
    },
    request_information: {
      from: ['submitted', 'reviewing'],
      to: 'information_requested',
      by: 'verification',
      does: 'Ask for what is missing.',
    },
    verify: {
      from: ['submitted', 'reviewing', 'lapsed', 'verified'],
      to: 'verified',
      by: 'verification',
      does: 'Verify them, for 36 months.',
      sets: { reason: null },
      after: judge,
    },
    renew: {
      from: ['lapsed'],
      to: 'verified',
      by: 'monitoring',
      does: 'Verify them again, because what had run out was renewed within 30 days.',
      sets: { reason: null },
      after: judge,
    },
    reject: {
      from: ['submitted', 'reviewing'],
      to: 'rejected',
      by: 'verification',
      does: 'Decide against them.',
      after: judge,
    },
    lapse: {
      from: ['verified', 'suspended'],
      to: 'lapsed',
      by: 'monitoring',
      does: 'End the verification, because something it rests on has run out.',
      after: judge,
    },
    suspend: {
      from: ['verified'],
      to: 'suspended',
      does: 'Bar them until what was found has been resolved.',
      takes: Reason,
      after: judge,
    },
    reinstate: {
      from: ['suspended'],
      to: 'verified',
      word: 'reinstated',
      does: 'Lift the suspension, once every finding has been resolved.',
      takes: OptionalReason,
      sets: { reason: null },
      requires: requireNoFinding,
      after: judge,
    },
    revoke: {
      from: ['suspended'],
      to: 'revoked',
      does: 'Take the verification away.',
      takes: Reason,
      after: judge,
    },
    withdraw: {
      from: ['unverified', 'submitted', 'information_requested', 'reviewing', 'verified', 'lapsed'],
      to: 'withdrawn',
      does: 'Give the verification up.',
      takes: OptionalReason,
      after: judge,
    },
  },
})

type License = { verified?: { board_status: string; encumbered: boolean } | null }

// A board has confirmed it, and nothing restricts it.
export const isStanding = ({ verified }: License) =>
  verified?.board_status === 'active' && !verified.encumbered

// A suspension ends when its causes have: no match open, none confirmed that still holds, the NPI
// in order, and a license that stands.
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

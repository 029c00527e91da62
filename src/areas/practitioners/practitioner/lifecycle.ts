// Lifecycle of a practitioner's verification status. Verifications and checks have their own
// lifecycles; this one holds the outcome for the practitioner.
// docs/decisions/0014-verification-separate-from-practitioner.md maps every transition.
import Type from 'typebox'
import type { Call } from '#kernel/call.ts'
import { scheduleJob } from '#kernel/jobs.ts'
import { Text } from '#kernel/fields.ts'
import { defineLifecycle } from '#kernel/lifecycle.ts'
import type { Kind } from '#kernel/record.ts'
import { requireNoFinding } from './findings.ts'
import type { PractitionerRow } from './schema.ts'
import { evaluation, sessionReview, waits } from './jobs.ts'

export const practitionerKind: Kind<PractitionerRow> = {
  object: 'practitioner',
  table: 'practitioners',
  prefix: 'prac',
}

const reason = Text(
  "Reason for the change, up to 500 characters. Don't include clinical information.",
  500,
  {
    examples: ['Exclusion confirmed'],
  },
)
const Reason = Type.Object({ reason }, { examples: [{ reason: 'Complaint' }] })
const OptionalReason = Type.Object({ reason: Type.Optional(reason) })

// A status can bar the practitioner everywhere, so their sessions are reviewed too.
function evaluate(call: Call, { id }: PractitionerRow) {
  scheduleJob(call, evaluation, id, call.now)
  scheduleJob(call, sessionReview, id, call.now)
}

// Not decided yet.
const in_application = ['unverified', 'submitted', 'reviewing', 'information_requested'] as const

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
  sets: {
    verified: {
      in: ['verified'],
      out: [...in_application, 'lapsed', 'suspended', 'rejected', 'revoked', 'withdrawn'],
    },
    // Was verified: checks are repeated and expirations announced.
    monitored: {
      in: ['verified', 'suspended', 'lapsed'],
      out: [...in_application, 'rejected', 'revoked', 'withdrawn'],
    },
    // Not eligible to treat anywhere.
    barred: {
      in: ['lapsed', 'suspended', 'rejected', 'revoked'],
      out: [...in_application, 'verified', 'withdrawn'],
    },
    // A verification of theirs is a renewal.
    renewable: {
      in: ['verified', 'lapsed'],
      out: [...in_application, 'suspended', 'rejected', 'revoked', 'withdrawn'],
    },
    lapsed: {
      in: ['lapsed'],
      out: [...in_application, 'verified', 'suspended', 'rejected', 'revoked', 'withdrawn'],
    },
    // A new verification starts only after the suspension is lifted or the verification revoked.
    suspended: {
      in: ['suspended'],
      out: [...in_application, 'verified', 'lapsed', 'rejected', 'revoked', 'withdrawn'],
    },
    // Can reapply only after a waiting period.
    revoked: {
      in: ['revoked'],
      out: [...in_application, 'verified', 'lapsed', 'suspended', 'rejected', 'withdrawn'],
    },
    // Can't use scoped tokens.
    locked_out: {
      in: ['suspended', 'revoked', 'withdrawn'],
      out: [...in_application, 'verified', 'lapsed', 'rejected'],
      constraints: ['enter'],
    },
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
      after: evaluate,
    },
    renew: {
      from: ['lapsed'],
      to: 'verified',
      by: 'monitoring',
      summary: "Restore a practitioner's verification after a renewal within 30 days of the lapse.",
      sets: { reason: null },
      after: evaluate,
    },
    reject: {
      from: ['submitted', 'reviewing'],
      to: 'rejected',
      by: 'verification',
      summary: "Reject a practitioner's verification.",
      after: evaluate,
    },
    lapse: {
      from: ['verified', 'suspended'],
      to: 'lapsed',
      by: 'monitoring',
      summary: "Lapse a practitioner's verification because a requirement expired.",
      after: evaluate,
    },
    suspend: {
      from: ['verified'],
      to: 'suspended',
      summary: 'Suspend a practitioner.',
      takes: Reason,
      after: evaluate,
    },
    reinstate: {
      from: ['suspended'],
      to: 'verified',
      word: 'reinstated',
      summary: 'Reinstate a suspended practitioner. All findings must be resolved.',
      takes: OptionalReason,
      sets: { reason: null },
      requires: requireNoFinding,
      after: evaluate,
    },
    revoke: {
      from: ['suspended'],
      to: 'revoked',
      summary: "Revoke a suspended practitioner's verification.",
      takes: Reason,
      after: evaluate,
    },
    withdraw: {
      from: ['unverified', 'submitted', 'information_requested', 'reviewing', 'verified', 'lapsed'],
      to: 'withdrawn',
      summary: "Withdraw a practitioner's verification.",
      takes: OptionalReason,
      after: evaluate,
    },
  },
})

// Lifecycle of verifications.
import Type from 'typebox'
import { DateOnly, Text } from '#kernel/fields.ts'
import { defineLifecycle } from '#kernel/lifecycle.ts'
import type { Kind } from '#kernel/record.ts'
import { days } from '#kernel/waits.ts'
import { decision_days, silent_days } from './policy.ts'
import type { VerificationRow } from './schema.ts'

export const verificationKind: Kind<VerificationRow> = {
  object: 'verification',
  table: 'verifications',
  prefix: 'ver',
}

export const requested_information = Text('Information the practitioner must provide.', 2_000, {
  examples: ['The board has no license with this number.'],
})
export const reason = Text("Reason for the decision. Don't include clinical information.", 2_000, {
  examples: ['The license was revoked.'],
})

export const Attestation = Type.Object(
  {
    signed_by: Text('Name of the practitioner as signed.', 200, { examples: ['Ada Okafor'] }),
    signed_on: DateOnly('Date of the signature.', '2026-11-01'),
  },
  {
    description:
      'Signed attestation that the application is correct and complete and that the ' +
      'practitioner is fit to practice.',
    examples: [{ signed_by: 'Ada Okafor', signed_on: '2026-11-01' }],
  },
)

export const verificationLifecycle = defineLifecycle({
  kind: verificationKind,
  initial: 'submitted',
  states: {
    submitted: 'Checks in progress.',
    reviewing: 'Checks complete, awaiting a decision.',
    information_requested: 'Awaiting information from the practitioner.',
    approved: 'Approved. The practitioner is verified.',
    rejected: "Rejected. The practitioner isn't verified.",
    withdrawn: 'Withdrawn before a decision.',
  },
  sets: {
    // Not decided yet. A practitioner has at most one.
    open: {
      in: ['submitted', 'reviewing', 'information_requested'],
      out: ['approved', 'rejected', 'withdrawn'],
      constraints: ['verification_in_progress'],
    },
    // Results of checks can still change the outcome.
    under_evaluation: {
      in: ['submitted', 'reviewing'],
      out: ['information_requested', 'approved', 'rejected', 'withdrawn'],
    },
    awaiting_decision: {
      in: ['reviewing'],
      out: ['submitted', 'information_requested', 'approved', 'rejected', 'withdrawn'],
    },
    awaiting_information: {
      in: ['information_requested'],
      out: ['submitted', 'reviewing', 'approved', 'rejected', 'withdrawn'],
    },
  },
  waits: {
    reviewing: [{ job: 'verification.refresh', at: `reviewing_at + ${days(decision_days)}` }],
    information_requested: [
      {
        job: 'verification.withdraw_unanswered',
        at: `information_requested_at + ${days(silent_days)}`,
      },
    ],
  },
  steps: {
    review: {
      from: ['submitted'],
      to: 'reviewing',
      by: 'checks',
      summary: 'Send a verification to manual review.',
    },
    need: {
      from: ['submitted'],
      to: 'information_requested',
      by: 'checks',
      summary: "Request information that a source couldn't find.",
    },
    request_information: {
      from: ['reviewing'],
      to: 'information_requested',
      summary: 'Request information from the practitioner.',
      takes: Type.Object({ requested_information }),
    },
    submit: {
      from: ['information_requested'],
      to: 'submitted',
      summary: 'Resubmit a verification with the requested information.',
      sets: { requested_information: null },
      takes: Type.Object({ attestation: Type.Optional(Attestation) }, { examples: [{}] }),
    },
    refresh: {
      from: ['reviewing'],
      to: 'submitted',
      by: 'worker',
      summary: 'Rerun checks older than 120 days before a decision.',
    },
    pass: {
      from: ['submitted'],
      to: 'approved',
      by: 'checks',
      summary: 'Approve a verification whose checks all passed.',
    },
    approve: {
      from: ['reviewing'],
      to: 'approved',
      summary: 'Approve a verification. The practitioner is verified for 36 months.',
      takes: Type.Object({ reason: Type.Optional(reason) }, { examples: [{}] }),
    },
    disqualify: {
      from: ['submitted', 'reviewing'],
      to: 'rejected',
      by: 'checks',
      summary: 'Reject a verification because of a confirmed disqualifying finding.',
    },
    reject: {
      from: ['reviewing'],
      to: 'rejected',
      summary: 'Reject a verification.',
      takes: Type.Object({ reason }),
    },
    withdraw: {
      from: ['submitted', 'reviewing', 'information_requested'],
      to: 'withdrawn',
      by: 'practitioner',
      summary: 'Withdraw a verification.',
    },
  },
})

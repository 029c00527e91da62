// Lifecycles of verifications and checks.
import Type from 'typebox'
import { Choice, DateOnly, Text } from '#kernel/fields.ts'
import { defineLifecycle, type Lifecycle, transitionError } from '#kernel/lifecycle.ts'
import { checkWaits, verificationWaits } from './waits.ts'

export const verificationKind = { object: 'verification', table: 'verifications', prefix: 'ver' }
export const checkKind = { object: 'check', table: 'checks', prefix: 'chk' }

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

const open = ['submitted', 'reviewing', 'information_requested'] as const

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
  waits: verificationWaits,
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
      from: open,
      to: 'withdrawn',
      by: 'practitioner',
      summary: 'Withdraw a verification.',
    },
  },
})

export const note = Text(
  "Explanation of the review decision. Don't include clinical information.",
  2_000,
  {
    examples: ['Different birth date, same name.'],
  },
)
const Resolution = Type.Object(
  {
    resolution: Choice(
      ['false_positive', 'confirmed'],
      "Review result: `confirmed`, or `false_positive` if it isn't the practitioner.",
      {
        examples: ['false_positive'],
      },
    ),
    note,
    match_id: Type.Optional(
      Text('ID of the match to resolve. If omitted, all unresolved matches.', 64),
    ),
    evidence_sha256: Type.Optional(
      Text('SHA-256 of a document you keep as evidence, in hexadecimal.', 64, {
        pattern: '^[0-9a-f]{64}$',
        examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
      }),
    ),
  },
  { examples: [{ resolution: 'false_positive', note: 'Different birth date.' }] },
)

const Overturning = Type.Object({ note }, { examples: [{ note: 'Different birth date.' }] })

export const checkLifecycle: Lifecycle = defineLifecycle({
  kind: checkKind,
  initial: 'queued',
  states: {
    queued: 'Waiting to run.',
    running: 'Querying the source.',
    passed: 'Passed. Valid until `expires_at`.',
    failed: 'Failed: the source reported a problem.',
    review_needed: 'Awaiting manual review of the findings.',
    errored: "The source didn't respond. Retried automatically.",
    expired: 'Passed, but no longer valid.',
    superseded: 'Replaced by a newer check.',
  },
  waits: checkWaits,
  steps: {
    run: { from: ['queued'], to: 'running', by: 'worker', summary: 'Query the source.' },
    pass: { from: ['running'], to: 'passed', by: 'source', summary: 'Pass a check.' },
    fail: { from: ['running'], to: 'failed', by: 'source', summary: 'Fail a check.' },
    flag: {
      from: ['running'],
      to: 'review_needed',
      by: 'source',
      summary: 'Flag a check for manual review.',
    },
    err: {
      from: ['running'],
      to: 'errored',
      by: 'source',
      summary: "Record that the source didn't respond.",
    },
    retry: { from: ['errored'], to: 'queued', by: 'worker', summary: 'Retry a check.' },
    resolve: {
      from: ['review_needed'],
      to: 'passed',
      summary:
        'Resolve a check in review. The check fails if a finding is confirmed and passes ' +
        'otherwise.',
      takes: Resolution,
    },
    overturn: {
      from: ['failed'],
      to: 'passed',
      word: 'overturned',
      summary: 'Overturn a confirmed exclusion match.',
      takes: Overturning,
      async requires(_, check) {
        const matches: { resolution?: string }[] = check.matches
        if (matches.some(({ resolution }) => resolution === 'confirmed')) return
        throw transitionError(checkLifecycle, check.status!, 'overturn')
      },
    },
    confirm: {
      from: ['review_needed'],
      to: 'failed',
      by: 'reviewer',
      summary: 'Fail a check because a finding was confirmed.',
    },
    expire: {
      from: ['passed'],
      to: 'expired',
      by: 'worker',
      summary: 'Expire a check.',
    },
    supersede: {
      from: ['passed', 'failed', 'review_needed', 'errored', 'expired'],
      to: 'superseded',
      by: 'newer check',
      summary: 'Replace a check with a newer one.',
    },
  },
})

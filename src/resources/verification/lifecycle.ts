// What can happen to a verification, and to each of its checks.
import Type from 'typebox'
import { Choice, Day, Text } from '#fields.ts'
import { defineLifecycle, type Lifecycle, refusedStep } from '#lifecycle.ts'
import { checkWaits, verificationWaits } from './waits.ts'

export const verificationKind = { object: 'verification', table: 'verifications', prefix: 'ver' }
export const checkKind = { object: 'check', table: 'checks', prefix: 'chk' }

export const requested_information = Text('What is missing.', 2_000, {
  examples: ['The license number was not found by the board.'],
})
export const reason = Text('Why. No clinical details.', 2_000, {
  examples: ['The license was revoked.'],
})

export const Attestation = Type.Object(
  {
    signed_by: Text('The name they signed with.', 200, { examples: ['Ada Okafor'] }),
    signed_on: Day('When they signed.', '2026-11-01'),
  },
  {
    description: 'That they signed: all they say is right, and they are able to practice.',
    examples: [{ signed_by: 'Ada Okafor', signed_on: '2026-11-01' }],
  },
)

const open = ['submitted', 'reviewing', 'information_requested'] as const

export const verificationLifecycle = defineLifecycle({
  kind: verificationKind,
  initial: 'submitted',
  states: {
    submitted: 'Its checks are running.',
    reviewing: 'The checks are done; a person has to decide.',
    information_requested: 'Something is missing that only the practitioner can give.',
    approved: 'Decided: the practitioner is verified.',
    rejected: 'Decided against.',
    withdrawn: 'Given up.',
  },
  waits: verificationWaits,
  steps: {
    review: {
      from: ['submitted'],
      to: 'reviewing',
      by: 'checks',
      does: 'Leave the decision to a person.',
    },
    need: {
      from: ['submitted'],
      to: 'information_requested',
      by: 'checks',
      does: 'Ask for what a source did not find.',
    },
    request_information: {
      from: ['reviewing'],
      to: 'information_requested',
      does: 'Ask the practitioner for something.',
      takes: Type.Object({ requested_information }),
    },
    submit: {
      from: ['information_requested'],
      to: 'submitted',
      does: 'Go on: what was asked for has been given.',
      sets: { requested_information: null },
      takes: Type.Object({ attestation: Type.Optional(Attestation) }, { examples: [{}] }),
    },
    refresh: {
      from: ['reviewing'],
      to: 'submitted',
      by: 'worker',
      does: 'Check again what became older than 120 days while a decision was waited for.',
    },
    pass: {
      from: ['submitted'],
      to: 'approved',
      by: 'checks',
      does: 'Approve it: every check has passed.',
    },
    approve: {
      from: ['reviewing'],
      to: 'approved',
      does: 'Verify the practitioner, for 36 months.',
      takes: Type.Object({ reason: Type.Optional(reason) }, { examples: [{}] }),
    },
    disqualify: {
      from: ['submitted', 'reviewing'],
      to: 'rejected',
      by: 'checks',
      does: 'Reject it: a disqualifying finding was confirmed.',
    },
    reject: {
      from: ['reviewing'],
      to: 'rejected',
      does: 'Decide against the practitioner.',
      takes: Type.Object({ reason }),
    },
    withdraw: { from: open, to: 'withdrawn', by: 'practitioner', does: 'Give it up.' },
  },
})

export const note = Text('How it was judged. No clinical details.', 2_000, {
  examples: ['Another date of birth: a namesake.'],
})
const Resolution = Type.Object(
  {
    resolution: Choice(['false_positive', 'confirmed'], 'Whether it is them, or holds.', {
      examples: ['false_positive'],
    }),
    note,
    match_id: Type.Optional(Text('Which match; all that are open unless it says so.', 64)),
    evidence_sha256: Type.Optional(
      Text('The SHA-256 of a document you keep, in hexadecimal.', 64, {
        pattern: '^[0-9a-f]{64}$',
        examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
      }),
    ),
  },
  { examples: [{ resolution: 'false_positive', note: 'Another date of birth.' }] },
)

const Overturning = Type.Object({ note }, { examples: [{ note: 'Another date of birth.' }] })

export const checkLifecycle: Lifecycle = defineLifecycle({
  kind: checkKind,
  initial: 'queued',
  states: {
    queued: 'It will run as soon as there is time.',
    running: 'The source is being asked.',
    passed: 'What was checked is in order, until expires_at.',
    failed: 'What was checked is not in order.',
    review_needed: 'A person has to judge what was found.',
    errored: 'The source did not answer; it is asked again later.',
    expired: 'It passed, too long ago to count.',
    superseded: 'A newer check of the same took its place.',
  },
  waits: checkWaits,
  steps: {
    run: { from: ['queued'], to: 'running', by: 'worker', does: 'Ask the source.' },
    pass: { from: ['running'], to: 'passed', by: 'source', does: 'Find it in order.' },
    fail: { from: ['running'], to: 'failed', by: 'source', does: 'Find it not in order.' },
    flag: {
      from: ['running'],
      to: 'review_needed',
      by: 'source',
      does: 'Find something that a person has to judge.',
    },
    err: { from: ['running'], to: 'errored', by: 'source', does: 'Get no answer.' },
    retry: { from: ['errored'], to: 'queued', by: 'worker', does: 'Try again.' },
    resolve: {
      from: ['review_needed'],
      to: 'passed',
      does: 'Judge a match or a doubt: a namesake, or really them. Confirmed, it fails.',
      takes: Resolution,
    },
    overturn: {
      from: ['failed'],
      to: 'passed',
      word: 'overturned',
      does: 'Take back that an exclusion was confirmed: it is somebody else after all.',
      takes: Overturning,
      async requires(_, check) {
        const matches: { resolution?: string }[] = check.matches
        if (matches.some(({ resolution }) => resolution === 'confirmed')) return
        throw refusedStep(checkLifecycle, check.status!, 'overturn')
      },
    },
    confirm: {
      from: ['review_needed'],
      to: 'failed',
      by: 'reviewer',
      does: 'Fail: a person confirmed what was found.',
    },
    expire: {
      from: ['passed'],
      to: 'expired',
      by: 'worker',
      does: 'No longer count, because it is too old.',
    },
    supersede: {
      from: ['passed', 'failed', 'review_needed', 'errored', 'expired'],
      to: 'superseded',
      by: 'newer check',
      does: 'Give way to a newer check of the same.',
    },
  },
})

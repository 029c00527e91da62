// Lifecycle of checks.
import Type, { type Static } from 'typebox'
import type { Call } from '#kernel/call.ts'
import { Choice, Text } from '#kernel/fields.ts'
import { defineLifecycle } from '#kernel/lifecycle.ts'
import { transitionError } from '#kernel/explain_transition.ts'
import type { Kind } from '#kernel/record.ts'
import type { CheckRow } from './check_schema.ts'
import { retry_minutes } from './policy.ts'

export const checkKind: Kind<CheckRow> = { object: 'check', table: 'checks', prefix: 'chk' }

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

export type Resolution = Static<typeof Resolution>

const Overturn = Type.Object({ note }, { examples: [{ note: 'Different birth date.' }] })

export const checkLifecycle = defineLifecycle({
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
  sets: {
    // Queued or running. The worker also retries checks that errored.
    in_progress: {
      in: ['queued', 'running'],
      out: ['passed', 'failed', 'review_needed', 'errored', 'expired', 'superseded'],
    },
    // Due to run, for the first time or again.
    waiting: {
      in: ['queued', 'errored'],
      out: ['running', 'passed', 'failed', 'review_needed', 'expired', 'superseded'],
      constraints: ['checks_waiting'],
    },
    running: {
      in: ['running'],
      out: ['queued', 'passed', 'failed', 'review_needed', 'errored', 'expired', 'superseded'],
      constraints: ['checks_running'],
    },
    passed: {
      in: ['passed'],
      out: ['queued', 'running', 'failed', 'review_needed', 'errored', 'expired', 'superseded'],
    },
    failed: {
      in: ['failed'],
      out: ['queued', 'running', 'passed', 'review_needed', 'errored', 'expired', 'superseded'],
    },
    // The source has responded, and no review is open.
    decided: {
      in: ['passed', 'failed'],
      out: ['queued', 'running', 'review_needed', 'errored', 'expired', 'superseded'],
    },
    // The source has responded.
    answered: {
      in: ['passed', 'failed', 'review_needed'],
      out: ['queued', 'running', 'errored', 'expired', 'superseded'],
    },
    // Has a result, even if it is no longer valid.
    conclusive: {
      in: ['passed', 'failed', 'review_needed', 'expired'],
      out: ['queued', 'running', 'errored', 'superseded'],
    },
    // A newer check supersedes it.
    replaceable: {
      in: ['passed', 'failed', 'review_needed', 'errored', 'expired'],
      out: ['queued', 'running', 'superseded'],
    },
    // Not replaced by a newer check.
    current: {
      in: ['queued', 'running', 'passed', 'failed', 'review_needed', 'errored', 'expired'],
      out: ['superseded'],
    },
    awaiting_review: {
      in: ['review_needed'],
      out: ['queued', 'running', 'passed', 'failed', 'errored', 'expired', 'superseded'],
    },
    awaiting_retry: {
      in: ['errored'],
      out: ['queued', 'running', 'passed', 'failed', 'review_needed', 'expired', 'superseded'],
    },
    expired: {
      in: ['expired'],
      out: ['queued', 'running', 'passed', 'failed', 'review_needed', 'errored', 'superseded'],
    },
  },
  waits: {
    queued: [{ job: 'check.run', at: 'queued_at' }],
    errored: [{ job: 'check.run', at: 'errored_at', where: `attempts <= ${retry_minutes.length}` }],
    passed: [{ job: 'check.expire', at: 'expires_at' }],
  },
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
      takes: Overturn,
      requires: requireConfirmedMatch,
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

// Only a match that a reviewer confirmed can be overturned.
async function requireConfirmedMatch(_: Call, { matches, status }: CheckRow): Promise<void> {
  if (matches.some(({ resolution }) => resolution === 'confirmed')) return
  throw transitionError(checkLifecycle, status, 'overturn')
}

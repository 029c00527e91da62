// Lifecycle of a matching.
import type { Call } from '#kernel/call.ts'
import { scheduleJob, cancelJob } from '#kernel/jobs.ts'
import { defineLifecycle } from '#kernel/lifecycle.ts'
import { tryStep } from '#kernel/take_step.ts'
import type { Kind } from '#kernel/record.ts'
import { crisisResourcesFor } from '#areas/notes/risk_flag/crisis_resources.ts'
import { sessionLifecycle } from '#areas/sessions/session/lifecycle.ts'
import type { MatchingRow } from './schema.ts'
import { Acceptance, Decline } from './steps_schema.ts'

export const matchingKind: Kind<MatchingRow> = {
  object: 'matching',
  table: 'matchings',
  prefix: 'match',
  of_person: true,
  carries: () => ['assessments'],
  open: [
    'id',
    'person_id',
    'status',
    'seed',
    'model_version',
    'index_version',
    'shown',
    'accepted_practitioner_id',
    'session_id',
    'offer_expires_at',
    'assignment_id',
    'assignment_outcome',
    'assignment_reason',
    'blocked_practitioner_id',
    'blocked_by',
    'expires_at',
    'completed_at',
    'diverted_at',
    'accepted_at',
    'fulfilled_at',
    'declined_at',
    'expired_at',
    'canceled_at',
    'failed_at',
    'version',
    'created_at',
    'updated_at',
  ],
  encryption: {
    of: 'person_id',
    fields: {
      criteria: null,
      weights: null,
      candidates: [],
      considered: 0,
      excluded: {},
      relaxations: [],
      reason: null,
      feedback: [],
      metadata: {},
    },
    derive: ({ status, criteria }) => ({
      crisis_resources:
        status === 'diverted' ? crisisResourcesFor(criteria?.location?.jurisdiction ?? null) : [],
    }),
  },
}

// Scheduled jobs: expiration, follow-up on the first session, and completion.
const expiring = { name: 'matching.expire' }
export const follow_up = { name: 'matching.follow_up' }
export const completing = { name: 'matching.complete' }

const unexpired = { job: expiring.name, at: 'coalesce(offer_expires_at, expires_at)' }

// Releases a held offer.
async function releaseOffer(call: Call, { id, session_id }: MatchingRow): Promise<void> {
  for (const job of [expiring, follow_up, completing]) cancelJob(call, job, id)
  if (session_id) {
    await tryStep(call, sessionLifecycle, session_id, 'release')
  }
}

const ended = ['fulfilled', 'declined', 'expired', 'canceled', 'failed'] as const

export const matchingLifecycle = defineLifecycle({
  kind: matchingKind,
  initial: 'completed',
  states: {
    pending: 'Waiting for the practitioner index to load.',
    completed: 'Candidates found or, if there are none, requirements that could be relaxed.',
    diverted: 'Acute risk: crisis resources instead of candidates.',
    accepted: 'A candidate was chosen and an opening is reserved.',
    fulfilled: 'The first session was completed.',
    declined: 'Declined by the person or the practitioner.',
    expired: 'Not accepted or booked in time. Any reserved opening was released.',
    canceled: 'Canceled before the first session.',
    failed: 'No result: the practitioner index was unavailable, or a waiting list had no opening.',
  },
  sets: {
    pending: { in: ['pending'], out: ['completed', 'diverted', 'accepted', ...ended] },
    // An opening is reserved until the first session.
    reserving: {
      in: ['accepted'],
      out: ['pending', 'completed', 'diverted', ...ended],
      constraints: ['openings_taken', 'in_caseload', 'matchings_accepted'],
    },
    // A job completes it, lets it expire or follows up.
    awaiting_job: {
      in: ['pending', 'completed', 'accepted'],
      out: ['diverted', ...ended],
      constraints: ['matchings_waiting'],
    },
    // Candidates were listed, so feedback can be given.
    listed: {
      in: ['completed', 'accepted', 'fulfilled', 'declined', 'expired'],
      out: ['pending', 'diverted', 'canceled', 'failed'],
    },
    diverted: { in: ['diverted'], out: ['pending', 'completed', 'accepted', ...ended] },
  },
  waits: {
    pending: [{ job: completing.name, at: 'created_at' }, unexpired],
    completed: [unexpired],
    accepted: [{ job: follow_up.name, at: 'accepted_at' }],
  },
  steps: {
    complete: {
      from: ['pending'],
      to: 'completed',
      by: 'the platform',
      summary: 'Find the candidates of a matching.',
    },
    divert: {
      from: ['pending'],
      to: 'diverted',
      by: 'the platform',
      summary: 'Divert a matching to crisis resources.',
      after: releaseOffer,
    },
    fail: {
      from: ['pending'],
      to: 'failed',
      by: 'the platform',
      summary: 'Fail a matching after ten minutes without the index.',
      after: releaseOffer,
    },
    accept: {
      from: ['completed'],
      to: 'accepted',
      summary:
        'Accept a candidate and reserve an opening for 72 hours. With `starts_at`, also ' +
        'books a session.',
      takes: Acceptance,
    },
    fulfill: {
      from: ['accepted'],
      to: 'fulfilled',
      by: 'the first session',
      summary: 'Record that the first session was completed.',
      after: releaseOffer,
    },
    decline: {
      from: ['completed', 'accepted'],
      to: 'declined',
      summary: 'Decline a matching.',
      takes: Decline,
      after: releaseOffer,
    },
    expire: {
      from: ['pending', 'completed'],
      to: 'expired',
      by: 'clock',
      summary: 'Expire a matching that was not accepted in time.',
      after: releaseOffer,
    },
    lapse: {
      from: ['accepted'],
      to: 'expired',
      by: 'time',
      summary: 'Release the opening of an accepted matching without a booking.',
      after: releaseOffer,
    },
    cancel: {
      from: ['pending', 'completed', 'accepted'],
      to: 'canceled',
      summary: 'Cancel a matching.',
      after: releaseOffer,
    },
  },
})

export const expireAt = (call: Call, id: string, at: Temporal.Instant) =>
  scheduleJob(call, expiring, id, at)

// An accepted matching is followed up instead of expiring.
export function followUpAt(call: Call, id: string, at: Temporal.Instant) {
  cancelJob(call, expiring, id)
  scheduleJob(call, follow_up, id, at)
}

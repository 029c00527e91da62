// What can happen to a matching.
import Type from 'typebox'
import type { Call } from '#call.ts'
import { makeDue, makeNotDue } from '#due.ts'
import { Choice, Id, Timestamp } from '#fields.ts'
import { defineLifecycle, tryStep } from '#lifecycle.ts'
import type { Row } from '#record.ts'
import { crisisResourcesFor } from '#resources/risk_flag/crisis_resources.ts'
import { sessionLifecycle } from '#resources/session/lifecycle.ts'
import { waits } from './waits.ts'

export const matchingKind = {
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
  sealed: {
    of: 'person_id' as const,
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
    derive: ({ status, criteria }: Record<string, any>) => ({
      crisis_resources:
        status === 'diverted' ? crisisResourcesFor(criteria?.location?.jurisdiction ?? null) : [],
    }),
  },
}

export const practitioner_id = Id('prac', 'Which candidate; the first, if none is named.')

export const Acceptance = Type.Object({
  practitioner_id: Type.Optional(practitioner_id),
  starts_at: Type.Optional(Timestamp('Book this time, too: both happen, or neither does.')),
})

export const reason = Choice(
  [
    'times_do_not_fit',
    'cost',
    'fit',
    'found_elsewhere',
    'too_far',
    'no_longer_wanted',
    'conflict_of_interest',
    'beyond_competence',
    'other',
  ],
  'Why.',
  { examples: ['times_do_not_fit'] },
)
export const Refusal = Type.Object(
  {
    reason,
    practitioner_id: Type.Optional(Id('prac', 'Whom it is about, if about one of them.')),
    block: Type.Optional(
      Type.Boolean({
        description: 'Never show them to each other again. A conflict of interest always does.',
        examples: [false],
      }),
    ),
  },
  { examples: [{ reason: 'times_do_not_fit' }] },
)

// What time does: it ends what nobody took up, and notices that a first session took place.
const expiring = { name: 'matching.expire' }
export const following = { name: 'matching.follow' }
export const completing = { name: 'matching.complete' }

// What was held as an offer is given back.
async function over(call: Call, { id, session_id }: Row) {
  for (const step of [expiring, following, completing]) makeNotDue(call, step, id)
  if (session_id) {
    await tryStep({ ...call, if_match: null }, sessionLifecycle, session_id, 'release')
  }
}

export const matchingLifecycle = defineLifecycle({
  kind: matchingKind,
  initial: 'completed',
  states: {
    pending: 'Waiting until the index of practitioners can be asked.',
    completed: 'There are candidates, or it is said what would have to be given up.',
    diverted: 'Somebody is in acute danger: no list, but help at once.',
    accepted: 'A candidate was chosen, and keeps a place for them.',
    fulfilled: 'The first session took place.',
    declined: 'None of them, or the practitioner said no.',
    expired: 'Nobody took it up within 72 hours; the place is free again.',
    canceled: 'Called off.',
    failed: 'It could not be worked out.',
  },
  waits,
  steps: {
    complete: {
      from: ['pending'],
      to: 'completed',
      by: 'the platform',
      does: 'Find the candidates.',
    },
    divert: {
      from: ['pending'],
      to: 'diverted',
      by: 'the platform',
      does: 'Point to help at once.',
      after: over,
    },
    fail: {
      from: ['pending'],
      to: 'failed',
      by: 'the platform',
      does: 'Give up: the index could not be asked for ten minutes.',
      after: over,
    },
    accept: {
      from: ['completed'],
      to: 'accepted',
      does: 'Choose a candidate; with starts_at, book too. A place is kept for 72 hours.',
      takes: Acceptance,
    },
    fulfill: {
      from: ['accepted'],
      to: 'fulfilled',
      by: 'the first session',
      does: 'Note that the first session took place.',
      after: over,
    },
    decline: {
      from: ['completed', 'accepted'],
      to: 'declined',
      does: 'Say no, and why.',
      takes: Refusal,
      after: over,
    },
    expire: {
      from: ['pending', 'completed'],
      to: 'expired',
      by: 'clock',
      does: 'End what nobody took up.',
      after: over,
    },
    lapse: {
      from: ['accepted'],
      to: 'expired',
      by: 'time',
      does: 'Give a place back for which nothing was booked in time.',
      after: over,
    },
    cancel: {
      from: ['pending', 'completed', 'accepted'],
      to: 'canceled',
      does: 'Call it off.',
      after: over,
    },
  },
})

export const expireAt = (call: Call, id: string, at: Temporal.Instant) =>
  makeDue(call, expiring, id, at)

// What was accepted is looked after, and no longer ends by itself.
export function followAt(call: Call, id: string, at: Temporal.Instant) {
  makeNotDue(call, expiring, id)
  makeDue(call, following, id, at)
}

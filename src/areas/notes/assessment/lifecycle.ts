// The assessment lifecycle.
import Type from 'typebox'
import { cancelJob } from '#kernel/jobs.ts'
import { Text } from '#kernel/fields.ts'
import { defineLifecycle } from '#kernel/lifecycle.ts'
import { isIn } from '#kernel/state_sets.ts'
import type { Call } from '#kernel/call.ts'
import type { Kind } from '#kernel/record.ts'
import { crisisResourcesFor } from '#areas/notes/risk_flag/crisis_resources.ts'
import type { AssessmentRow } from './schema.ts'

export const assessmentKind: Kind<AssessmentRow> = {
  object: 'assessment',
  table: 'assessments',
  prefix: 'asmt',
  of_person: true,
  carries: () => ['assessments'],
  exports: ({ status }) => !isIn(assessmentLifecycle, 'voided', status),
  encryption: {
    of: 'person_id',
    fields: {
      instrument_version: null,
      administration: 'self',
      place: null,
      answers: {},
      score: null,
      change: null,
      danger: null,
      reason: null,
      review: null,
      metadata: {},
    },
    derive: ({ danger, place }) => ({
      risk: {
        triggered: danger !== null,
        level: danger?.level ?? null,
        items: danger?.items ?? [],
        flag_id: danger?.flag_id ?? null,
        follow_up_id: danger?.follow_up_id ?? null,
        crisis_resources: danger ? crisisResourcesFor(place) : [],
      },
    }),
  },
}

const answers_example = {
  q1: 1,
  q2: 1,
  q3: 2,
  q4: 1,
  q5: 0,
  q6: 1,
  q7: 1,
  q8: 0,
  q9: 0,
  difficulty: 1,
}
export const answers = Type.Record(
  Type.String({ pattern: '^[a-z0-9_]{1,40}$' }),
  Type.Integer({ minimum: 0, maximum: 100 }),
  {
    description: 'Answers by item code. See `GET /v1/instruments` for items and values.',
    maxProperties: 100,
    examples: [answers_example],
    rule: 'must map item codes to integers, for example `q1: 2`.',
  },
)
const reason = Text('Reason for the amendment or void.', 500, {
  examples: ['Entered for the wrong item'],
})
export const review = Text('Clinical review by the practitioner, up to 5,000 characters.', 5_000, {
  examples: ['Improved since March.'],
})

export const expiry = { name: 'assessment.expire' }
function cancelExpiry(call: Call, { id }: AssessmentRow) {
  cancelJob(call, expiry, id)
}

const unanswered = { job: expiry.name, at: 'expires_at' }

export const assessmentLifecycle = defineLifecycle({
  kind: assessmentKind,
  initial: 'assigned',
  states: {
    assigned: 'Assigned and not yet answered.',
    started: 'Partly answered.',
    completed: 'Submitted and scored.',
    reviewed: 'Reviewed by a practitioner.',
    amended: 'Replaced by a corrected assessment.',
    expired: 'Not submitted before it expired.',
    canceled: 'Canceled before it was submitted.',
    voided: 'Entered in error. Excluded from scores and progress.',
  },
  sets: {
    // Answers can be saved.
    answerable: {
      in: ['assigned', 'started'],
      out: ['completed', 'reviewed', 'amended', 'expired', 'canceled', 'voided'],
      constraints: ['assessments_unanswered'],
    },
    unanswered: {
      in: ['assigned'],
      out: ['started', 'completed', 'reviewed', 'amended', 'expired', 'canceled', 'voided'],
    },
    // The score counts toward progress and outcomes.
    scored: {
      in: ['completed', 'reviewed'],
      out: ['assigned', 'started', 'amended', 'expired', 'canceled', 'voided'],
      constraints: ['assessments_in_series'],
    },
    voided: {
      in: ['voided'],
      out: ['assigned', 'started', 'completed', 'reviewed', 'amended', 'expired', 'canceled'],
    },
  },
  waits: { assigned: [unanswered], started: [unanswered] },
  steps: {
    start: {
      from: ['assigned'],
      to: 'started',
      by: 'saving the first answers',
      summary: 'Start an assessment by saving the first answers.',
    },
    submit: {
      from: ['assigned', 'started'],
      to: 'completed',
      summary: 'Submit an assessment for scoring, with any remaining answers.',
      takes: Type.Object(
        { answers: Type.Optional(answers) },
        { examples: [{ answers: answers_example }] },
      ),
      after: cancelExpiry,
    },
    review: {
      from: ['completed'],
      to: 'reviewed',
      summary: 'Mark an assessment as reviewed.',
      takes: Type.Object({ review: Type.Optional(review) }),
    },
    amend: {
      from: ['completed', 'reviewed'],
      to: 'amended',
      summary: 'Amend an assessment. A new assessment with the corrected answers replaces it.',
      takes: Type.Object({ reason, answers }),
    },
    expire: {
      from: ['assigned', 'started'],
      to: 'expired',
      by: 'clock',
      summary: 'Expire an assessment that was not submitted in time.',
    },
    cancel: {
      from: ['assigned', 'started'],
      to: 'canceled',
      summary: 'Cancel an assessment.',
      after: cancelExpiry,
    },
    void: {
      from: ['completed', 'reviewed', 'amended'],
      to: 'voided',
      summary: 'Void an assessment that was entered in error.',
      takes: Type.Object({ reason }),
    },
  },
})

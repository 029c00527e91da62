// What can happen to an assessment.
import Type from 'typebox'
import { makeNotDue } from '#due.ts'
import { Text } from '#fields.ts'
import { defineLifecycle } from '#lifecycle.ts'
import type { Row } from '#record.ts'
import { crisisResourcesFor } from '#resources/risk_flag/crisis_resources.ts'

export const assessmentKind = {
  object: 'assessment',
  table: 'assessments',
  prefix: 'asmt',
  of_person: true,
  carries: () => ['assessments'],
  exports: ({ status }: Row) => status !== 'voided',
  sealed: {
    of: 'person_id' as const,
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
    derive: ({ danger, place }: Record<string, any>) => ({
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

export const answers = Type.Record(
  Type.String({ pattern: '^[a-z0-9_]{1,40}$' }),
  Type.Integer({ minimum: 0, maximum: 100 }),
  {
    description: 'Answers by the code of their item: GET /v1/instruments lists them.',
    maxProperties: 100,
    examples: [{ q1: 1, q2: 1, q3: 2, q4: 1, q5: 0, q6: 1, q7: 1, q8: 0, q9: 0, difficulty: 1 }],
    says: 'must be whole numbers by the codes of items, as in q1.',
  },
)
const reason = Text('Why.', 500, { examples: ['Entered for the wrong item'] })
export const review = Text('What you make of it.', 5_000, { examples: ['Better than in March.'] })

export const expiry = { name: 'assessment.expire' }
const over = (call: Parameters<typeof makeNotDue>[0], { id }: { id: string }) =>
  makeNotDue(call, expiry, id)

const unanswered = { job: expiry.name, at: 'expires_at' }

export const assessmentLifecycle = defineLifecycle({
  kind: assessmentKind,
  initial: 'assigned',
  states: {
    assigned: 'To be answered.',
    started: 'Answered in part.',
    completed: 'Answered and scored.',
    reviewed: 'A practitioner has looked at it.',
    amended: 'Was corrected; another one stands in its place.',
    expired: 'Was not answered in time.',
    canceled: 'Is not wanted any more.',
    voided: 'Was entered by mistake.',
  },
  waits: { assigned: [unanswered], started: [unanswered] },
  steps: {
    start: {
      from: ['assigned'],
      to: 'started',
      by: 'the first answers',
      does: 'Save the first answers.',
    },
    submit: {
      from: ['assigned', 'started'],
      to: 'completed',
      does: 'Submit it, with all or the last of its answers. It is scored at once.',
      takes: Type.Object({ answers: Type.Optional(answers) }, { examples: [answersExample()] }),
      after: over,
    },
    review: {
      from: ['completed'],
      to: 'reviewed',
      does: 'Say, as a practitioner, that you have looked at it.',
      takes: Type.Object({ review: Type.Optional(review) }),
    },
    amend: {
      from: ['completed', 'reviewed'],
      to: 'amended',
      does: 'Correct it: another one with the right answers takes its place.',
      takes: Type.Object({ reason, answers }),
    },
    expire: {
      from: ['assigned', 'started'],
      to: 'expired',
      by: 'clock',
      does: 'It was not answered in time.',
    },
    cancel: {
      from: ['assigned', 'started'],
      to: 'canceled',
      does: 'It is not wanted any more.',
      after: over,
    },
    void: {
      from: ['completed', 'reviewed', 'amended'],
      to: 'voided',
      does: 'It was entered by mistake, and counts for nothing.',
      takes: Type.Object({ reason }),
    },
  },
})

function answersExample() {
  const [example] = (answers as unknown as { examples: object[] }).examples
  return { answers: example }
}

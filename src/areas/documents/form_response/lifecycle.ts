// The lifecycle of a form response: a form that was assigned to a person, and its answers.
import Type from 'typebox'
import { cancelJob } from '#kernel/jobs.ts'
import { Text } from '#kernel/fields.ts'
import type { Call } from '#kernel/call.ts'
import { defineLifecycle } from '#kernel/lifecycle.ts'
import type { Kind } from '#kernel/record.ts'
import { AnswerValue, answerKey, most_items } from '#areas/documents/form/item_schema.ts'
import type { FormResponseRow } from './schema.ts'

export const formResponseKind: Kind<FormResponseRow> = {
  object: 'form_response',
  table: 'form_responses',
  prefix: 'fr',
  of_person: true,
  carries: ({ data_categories }) => data_categories,
  encryption: {
    of: 'person_id',
    fields: {
      data_categories: ['assessments'],
      answers: {},
      score: null,
      reason: null,
      metadata: {},
    },
  },
}

const example = { sleep: 'often', sleep_hours: 5.5 }
const rule = 'must map item IDs to answers, for example `sleep: "often"`.'
export const answers = Type.Record(answerKey, AnswerValue, {
  description: 'Answers by item ID.',
  maxProperties: most_items,
  examples: [example],
  rule,
})
export const answersChange = Type.Record(answerKey, Type.Union([AnswerValue, Type.Null()]), {
  description: 'Answers to save, by item ID. Merged with earlier answers; null removes one.',
  maxProperties: most_items,
  examples: [example],
  rule,
})
export const reason = Text('Reason for the amendment.', 500, {
  examples: ['Corrected by phone'],
})

export const dueJob = { name: 'form_response.mark_overdue' }
function cancelDueJob(call: Call, { id }: FormResponseRow) {
  cancelJob(call, dueJob, id)
}
const incomplete = { job: dueJob.name, at: 'due_at' }

export const formResponseLifecycle = defineLifecycle({
  kind: formResponseKind,
  initial: 'assigned',
  states: {
    assigned: 'Assigned and not yet answered.',
    in_progress: 'Partly answered.',
    overdue: 'Not completed by `due_at`. Can still be answered.',
    completed: 'All required items were answered.',
    amended: 'Replaced by a corrected response.',
    canceled: 'Canceled before it was completed.',
  },
  sets: {
    answerable: {
      in: ['assigned', 'in_progress', 'overdue'],
      out: ['completed', 'amended', 'canceled'],
    },
    unanswered: {
      in: ['assigned'],
      out: ['in_progress', 'overdue', 'completed', 'amended', 'canceled'],
    },
    on_time: {
      in: ['assigned', 'in_progress'],
      out: ['overdue', 'completed', 'amended', 'canceled'],
    },
    completed: {
      in: ['completed'],
      out: ['assigned', 'in_progress', 'overdue', 'amended', 'canceled'],
      constraints: ['missing_forms'],
    },
  },
  waits: { assigned: [incomplete], in_progress: [incomplete] },
  steps: {
    start: {
      from: ['assigned'],
      to: 'in_progress',
      word: 'started',
      by: 'saving the first answers',
      summary: 'Start a form response by saving the first answers.',
    },
    complete: {
      from: ['assigned', 'in_progress', 'overdue'],
      to: 'completed',
      summary: 'Complete a form response, with any remaining answers. Computes the score.',
      takes: Type.Object(
        { answers: Type.Optional(answersChange) },
        { examples: [{ answers: example }] },
      ),
      after: cancelDueJob,
    },
    amend: {
      from: ['completed'],
      to: 'amended',
      summary: 'Amend a form response. A new response with the corrected answers replaces it.',
      takes: Type.Object({ reason, answers }),
    },
    mark_overdue: {
      from: ['assigned', 'in_progress'],
      to: 'overdue',
      by: 'clock',
      summary: 'Mark a form response as overdue.',
    },
    cancel: {
      from: ['assigned', 'in_progress', 'overdue'],
      to: 'canceled',
      summary: 'Cancel a form response.',
      after: cancelDueJob,
    },
  },
})

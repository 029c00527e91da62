// What can happen to a psychotherapy note: it is written, finished, added to, and destroyed by who
// wrote it.
import Type from 'typebox'
import { Text } from '#fields.ts'
import { defineLifecycle } from '#lifecycle.ts'

export const psychotherapyNoteKind = {
  object: 'psychotherapy_note',
  table: 'psychotherapy_notes',
  prefix: 'psy',
  of_person: true,
  carries: () => ['psychotherapy_notes'],
  exported: false,
  sealed: {
    of: 'person_id' as const,
    fields: { text: null, additions: [], metadata: {} },
  },
}

export const text = Text('What the therapist notes for themself.', 100_000, {
  examples: ['My own hypothesis, to look at in supervision.'],
})

export const psychotherapyNoteLifecycle = defineLifecycle({
  kind: psychotherapyNoteKind,
  initial: 'drafted',
  states: {
    drafted: 'Being written.',
    finished: 'Closed; its author can still add to it.',
    destroyed: 'What it said is gone.',
  },
  steps: {
    finish: { from: ['drafted'], to: 'finished', does: 'Close it.' },
    append: {
      from: ['finished'],
      to: 'finished',
      word: 'appended',
      does: 'Add to a finished one; what was written before stays.',
      takes: Type.Object({ text }),
    },
    destroy: {
      from: ['drafted', 'finished'],
      to: 'destroyed',
      does: 'Destroy what it says. It cannot be undone.',
    },
  },
})

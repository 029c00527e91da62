// The psychotherapy note lifecycle. Only the author can write, finish, append to or destroy one.
import Type from 'typebox'
import { Text } from '#kernel/fields.ts'
import { defineLifecycle } from '#kernel/lifecycle.ts'
import type { Kind } from '#kernel/record.ts'
import type { PsychotherapyNoteRow } from './schema.ts'

export const psychotherapyNoteKind: Kind<PsychotherapyNoteRow> = {
  object: 'psychotherapy_note',
  table: 'psychotherapy_notes',
  prefix: 'psy',
  of_person: true,
  carries: () => ['psychotherapy_notes'],
  exported: false,
  encryption: {
    of: 'person_id',
    fields: { text: null, additions: [], metadata: {} },
  },
}

export const text = Text("Text of the therapist's private note.", 100_000, {
  examples: ['Working hypothesis to discuss in supervision.'],
})

export const psychotherapyNoteLifecycle = defineLifecycle({
  kind: psychotherapyNoteKind,
  initial: 'drafted',
  states: {
    drafted: 'In progress. The author can edit it.',
    finished: 'Closed. The author can append to it but no longer edit it.',
    destroyed: 'Content permanently deleted by the author.',
  },
  sets: {
    // The author can edit the text.
    draft: { in: ['drafted'], out: ['finished', 'destroyed'] },
  },
  steps: {
    finish: { from: ['drafted'], to: 'finished', summary: 'Finish a psychotherapy note.' },
    append: {
      from: ['finished'],
      to: 'finished',
      word: 'appended',
      summary: 'Append to a finished psychotherapy note.',
      takes: Type.Object({ text }),
    },
    destroy: {
      from: ['drafted', 'finished'],
      to: 'destroyed',
      summary: 'Destroy a psychotherapy note. Deletes its content and cannot be undone.',
    },
  },
})

// The note lifecycle. A signed note never becomes a draft again: it can only be amended.
import Type from 'typebox'
import { cancelJob } from '#kernel/jobs.ts'
import { Text } from '#kernel/fields.ts'
import { defineLifecycle } from '#kernel/lifecycle.ts'
import { isIn } from '#kernel/state_sets.ts'
import type { Call } from '#kernel/call.ts'
import type { Kind } from '#kernel/record.ts'
import { categoriesIn } from '#areas/persons/consent_decision/data_categories.ts'
import { hours } from '#kernel/waits.ts'
import { formatOf } from './formats.ts'
import type { NoteRow } from './schema.ts'
import { amendment } from './steps_schema.ts'

// Content written by the author, which is hashed at signing.
export const content = {
  sections: {},
  service: null,
  diagnoses: [],
  goals: [],
  goal_refs: [],
  assessment_ids: [],
  risk_assessed: null,
  labels: [],
  origin: { method: 'typed' },
}

type CategorySources = { format: string; labels?: string[]; diagnoses?: { code: string }[] }

// Data categories of a note: from its format, its labels and its diagnoses. Access requires
// permission for all of them.
export const categoriesOf = ({ format, labels = [], diagnoses = [] }: CategorySources) =>
  categoriesIn(
    [formatOf(format).data_category],
    { diagnoses: diagnoses.map(({ code }) => code) },
    labels,
  )

export const noteKind: Kind<NoteRow> = {
  object: 'note',
  table: 'notes',
  prefix: 'note',
  of_person: true,
  carries: (note) => ['diagnoses', ...categoriesOf(note)],
  exports: (note) => isReleased(note), // A draft isn't part of the record yet.
  encryption: {
    of: 'person_id',
    fields: {
      ...content,
      nonce: null, // Random, so that content can't be guessed from its hash.
      late_entry: false,
      late_reason: null,
      signatures: [],
      addenda: [],
      content_hash: null,
      comment: null,
      void_reason: null,
      withhold_reason: null,
      metadata: {},
    },
    // Care that was documented elsewhere was billed there.
    derive: ({ status, format, imported }) => ({
      billable: isFinal(status) && formatOf(format).for_payer && !imported,
    }),
  },
}

export const isFinal = (status: NoteRow['status']): boolean => isIn(noteLifecycle, 'final', status)
// What the person can read: part of the record, and not withheld from them.
export const isReleased = ({ status, released_at }: Pick<NoteRow, 'status' | 'released_at'>) =>
  isFinal(status) && released_at !== null
export const isDraft = (status: NoteRow['status']): boolean => isIn(noteLifecycle, 'draft', status)

// Sends note.overdue when a note is unsigned after three days.
export const overdue = { name: 'note.remind' }
export const overdue_hours = 72
const unsigned = {
  job: overdue.name,
  at: `created_at + ${hours(overdue_hours)}`,
  notice: 'note.overdue',
}

function cancelReminder(call: Call, { id }: NoteRow) {
  cancelJob(call, overdue, id)
}

export const noteLifecycle = defineLifecycle({
  kind: noteKind,
  initial: 'drafted',
  states: {
    drafted: 'In progress. The author can edit it.',
    submitted: "Signed by the author and awaiting the supervisor's co-signature.",
    returned: 'Returned to the author by the supervisor for changes.',
    signed: 'Part of the record. It can be amended but no longer edited.',
    amended: 'Part of the record, with at least one amendment.',
    voided: 'Entered in error. Kept, but not part of the record.',
    discarded: 'Draft deleted by its author. Only its hash is kept.',
  },
  sets: {
    // The author can edit the note.
    draft: {
      in: ['drafted', 'returned'],
      out: ['submitted', 'signed', 'amended', 'voided', 'discarded'],
    },
    // Part of the record.
    final: {
      in: ['signed', 'amended'],
      out: ['drafted', 'submitted', 'returned', 'voided', 'discarded'],
    },
    awaiting_cosignature: {
      in: ['submitted'],
      out: ['drafted', 'returned', 'signed', 'amended', 'voided', 'discarded'],
    },
    discarded: {
      in: ['discarded'],
      out: ['drafted', 'submitted', 'returned', 'signed', 'amended', 'voided'],
    },
    // Kept, but no longer to be read or released.
    ended: {
      in: ['voided', 'discarded'],
      out: ['drafted', 'submitted', 'returned', 'signed', 'amended'],
    },
    // A reminder is due.
    unsigned: {
      in: ['drafted', 'submitted', 'returned'],
      out: ['signed', 'amended', 'voided', 'discarded'],
      constraints: ['notes_unsigned'],
    },
  },
  waits: { drafted: [unsigned], submitted: [unsigned], returned: [unsigned] },
  steps: {
    sign: {
      from: ['drafted', 'returned'],
      to: 'signed',
      summary: 'Sign a note. If the author is supervised, the note is submitted for co-signature.',
      takes: Type.Object({
        late_reason: Type.Optional(Text('Reason for signing more than 72 hours after care.', 500)),
      }),
      after: cancelReminder,
    },
    submit: {
      from: ['drafted', 'returned'],
      to: 'submitted',
      by: 'sign when a supervisor must co-sign',
      summary: 'Submit a signed note for co-signature.',
    },
    cosign: {
      from: ['submitted'],
      to: 'signed',
      summary: 'Co-sign a note as the supervisor.',
      after: cancelReminder,
    },
    return: {
      from: ['submitted'],
      to: 'returned',
      summary: 'Return a note to its author as the supervisor. Removes the signature.',
      takes: Type.Object({
        comment: Text('Changes the author should make.', 5_000, {
          examples: ['Add detail to the plan.'],
        }),
      }),
    },
    withdraw: {
      from: ['submitted'],
      to: 'drafted',
      word: 'withdrawn',
      summary: 'Withdraw a submitted note as the author. Removes the signature.',
    },
    discard: {
      from: ['drafted', 'returned'],
      to: 'discarded',
      summary: 'Discard a draft note. Deletes its content and cannot be undone.',
      after: cancelReminder,
    },
    amend: {
      from: ['signed', 'amended'],
      to: 'amended',
      summary: 'Amend a note with an addendum, late entry, correction or patient statement.',
      takes: Type.Object(amendment),
    },
    void: {
      from: ['signed', 'amended'],
      to: 'voided',
      summary: 'Void a note. A different actor must have called `request_void` first.',
    },
  },
})

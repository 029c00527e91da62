// What can happen to a note. Nothing leads from signed back to a draft: what was signed is added
// to, never unlocked.
import Type from 'typebox'
import { makeNotDue } from '#due.ts'
import { Choice, Text } from '#fields.ts'
import { defineLifecycle } from '#lifecycle.ts'
import type { Row } from '#record.ts'
import { categoriesIn } from '#resources/permission/carried.ts'
import { hours } from '#waits.ts'
import { formatOf } from './formats.ts'

// What the author writes; it is what is hashed when the note is signed.
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

type Labelled = { format: string; labels?: string[]; diagnoses?: { code: string }[] }

// A note is of the category of its format, of those it is labelled with, and of those that its
// diagnoses reveal; all of them must be open.
export const categoriesOf = ({ format, labels = [], diagnoses = [] }: Labelled) =>
  categoriesIn(
    [formatOf(format).data_category],
    { diagnoses: diagnoses.map(({ code }) => code) },
    labels,
  )

export const noteKind = {
  object: 'note',
  table: 'notes',
  prefix: 'note',
  of_person: true,
  carries: (note: Row) => ['diagnoses', ...categoriesOf(note as unknown as Labelled)],
  exports: ({ status }: Row) => isFinal(status!), // A draft is no part of the record yet.
  sealed: {
    of: 'person_id' as const,
    fields: {
      ...content,
      nonce: null, // Drawn at signing, so that nobody can guess content by its hash.
      late_entry: false,
      late_reason: null,
      signatures: [],
      addenda: [],
      content_hash: null,
      comment: null,
      void_reason: null,
      metadata: {},
    },
    derive: ({ status, format }: Record<string, any>) => ({
      billable: isFinal(status) && formatOf(format).for_payer,
    }),
  },
}

export const isFinal = (status: string) => status === 'signed' || status === 'amended'
export const isDraft = (status: string) => status === 'drafted' || status === 'returned'

// Unsigned for three days, whoever runs the product is told.
export const overdue = { name: 'note.remind' }
export const overdue_hours = 72
const unsigned = {
  job: overdue.name,
  at: `created_at + ${hours(overdue_hours)}`,
  notice: 'note.overdue',
}

const signed = (call: Parameters<typeof makeNotDue>[0], { id }: Row) =>
  makeNotDue(call, overdue, id)

export const reason = Text('Why. No clinical details.', 500, { examples: ['Wrong person'] })

export const amendmentTypes = ['addendum', 'late_entry', 'correction', 'patient_statement'] as const
export const amendment = {
  type: Choice(
    amendmentTypes,
    'addendum: not known then; late_entry: left out then; correction: an error, which stays ' +
      'readable; patient_statement: the person disagrees (45 CFR 164.526).',
    { examples: ['addendum'] },
  ),
  text: Text('What is added.', 50_000, { examples: ['The sister called back and confirmed.'] }),
  reason: Text('Why it is added now.', 500, { examples: ['Learned after the session'] }),
  target_section: Type.Optional(
    Text('The section it is about.', 60, { pattern: '^[a-z_]+$', examples: ['plan'] }),
  ),
}

export const noteLifecycle = defineLifecycle({
  kind: noteKind,
  initial: 'drafted',
  states: {
    drafted: 'Being written.',
    submitted: 'Signed by its author; the supervisor has not signed yet.',
    returned: 'The supervisor wants something changed.',
    signed: 'Part of the record. It cannot be changed any more, only added to.',
    amended: 'Part of the record, and something was added since.',
    voided: 'Was entered by mistake. It is kept, and counts for nothing.',
    discarded: 'A draft that was thrown away; only its hash is kept.',
  },
  waits: { drafted: [unsigned], submitted: [unsigned], returned: [unsigned] },
  steps: {
    sign: {
      from: ['drafted', 'returned'],
      to: 'signed',
      does: 'Sign it, as its author. Who works under supervision submits it to the supervisor.',
      takes: Type.Object({
        late_reason: Type.Optional(Text('Why so late, if it is.', 500)),
      }),
      after: signed,
    },
    submit: {
      from: ['drafted', 'returned'],
      to: 'submitted',
      by: 'sign, where a supervisor must sign too',
      does: 'Sign it, and ask the supervisor to.',
    },
    cosign: {
      from: ['submitted'],
      to: 'signed',
      does: 'Sign it too, as the supervisor.',
      after: signed,
    },
    return: {
      from: ['submitted'],
      to: 'returned',
      does: 'Give it back to its author, as the supervisor, with a comment.',
      takes: Type.Object({
        comment: Text('What should be changed.', 5_000, { examples: ['Say more of the plan.'] }),
      }),
    },
    withdraw: {
      from: ['submitted'],
      to: 'drafted',
      word: 'withdrawn',
      does: 'Take the signature back, as the author, before the supervisor has signed.',
    },
    discard: {
      from: ['drafted', 'returned'],
      to: 'discarded',
      does: 'Throw a draft away that was never part of the record.',
      after: signed,
    },
    amend: {
      from: ['signed', 'amended'],
      to: 'amended',
      does: 'Add an addendum, late entry, correction or patient statement, signed and dated.',
      takes: Type.Object(amendment),
    },
    void: {
      from: ['signed', 'amended'],
      to: 'voided',
      does: 'Void it, as the second actor, after another asked for it with request_void.',
    },
  },
})

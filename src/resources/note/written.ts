// What the author of a note writes: its sections, the care it is about, diagnoses, goals, labels.
import Type, { type Static } from 'typebox'
import { Choice, Day, Id, ListOf, Nullable, Text, Timestamp, Whole } from '#fields.ts'
import { formats as modalities } from '#resources/availability/schema.ts'
import { LocationSaid } from '#resources/session/steps_schema.ts'

export const word = (description: string, maxLength: number, example: string) =>
  Text(description, maxLength, { examples: [example] })

export const example_sections = {
  data: 'Slept better; practised breathing three times. Affect brighter.',
  assessment: 'Anxiety lower than a week ago; still avoids meetings, so care stays necessary.',
  plan: 'Weekly sessions, exposure to one meeting before the next.',
}
const Service = Type.Object(
  {
    date: Type.Optional(Nullable(Day('The day of care.', '2026-10-01'))),
    started_at: Type.Optional(Nullable(Timestamp('When it began.', '2026-10-01T17:00:00Z'))),
    ended_at: Type.Optional(Nullable(Timestamp('When it ended.', '2026-10-01T17:50:00Z'))),
    modality: Type.Optional(Nullable(Choice(modalities, 'How they met.'))),
    place_of_service: Type.Optional(
      Nullable(Text('Place of service, as CMS numbers them.', 2, { pattern: '^[0-9]{2}$' })),
    ),
    person_location: Type.Optional(Nullable(LocationSaid)),
    interventions: Type.Optional(
      ListOf(word('A technique.', 200, 'Exposure'), 'What was done.', 30),
    ),
  },
  { description: 'The care it is about.' },
)
export const example_service: Static<typeof Service> = {
  date: '2026-10-01',
  started_at: '2026-10-01T17:00:00Z',
  ended_at: '2026-10-01T17:50:00Z',
  modality: 'telehealth',
  person_location: { jurisdiction: 'US-NY' },
  interventions: ['Exposure'],
}
const Diagnosis = Type.Object(
  {
    code: Text('ICD-10-CM, with its dot.', 8, {
      pattern: '^[A-Z][0-9][0-9A-Z](\\.[0-9A-Z]{1,4})?$',
      examples: ['F41.1'],
      says: 'must be an ICD-10-CM code, as in F41.1.',
    }),
    rank: Whole('1 for the first.', 1, 12, { examples: [1] }),
  },
  { description: 'What care is for.', examples: [{ code: 'F41.1', rank: 1 }] },
)
const Goal = Type.Object(
  {
    ref: word('Your name for it; progress notes refer to it.', 60, 'g1'),
    text: word('What is to be reached.', 2_000, 'Attends team meetings'),
    measure: Type.Optional(Nullable(word('How it is measured.', 500, 'GAD-7'))),
    target: Type.Optional(Nullable(word('What would do.', 500, 'Below 8'))),
    target_on: Type.Optional(Nullable(Day('By when.'))),
  },
  { description: 'A goal of the plan.' },
)
const Origin = Type.Object(
  {
    method: Choice(['typed', 'dictated', 'ai_draft'], 'How it came about.'),
    model: Type.Optional(Nullable(word('Which model drafted it.', 200, 'scribe-2'))),
    reviewed: Type.Optional(
      Type.Boolean({ description: 'Whether the author has checked what a model drafted.' }),
    ),
  },
  { description: 'How it came about.', examples: [{ method: 'typed' }] },
)
const labels = [
  'sud',
  'hiv',
  'sexual_health',
  'reproductive_health',
  'gender_affirming_care',
  'abuse',
  'minor_confidential',
] as const

// What its author writes.
export const written = {
  sections: Type.Record(
    Type.String({ pattern: '^[a-z_]{1,60}$' }),
    Type.String({ maxLength: 50_000 }),
    {
      description: 'Its text, by the sections of its format.',
      maxProperties: 20,
      examples: [example_sections],
      says: 'must be sections of the format with text to 50,000 characters.',
    },
  ),
  service: Nullable(Service),
  diagnoses: ListOf(Diagnosis, 'What care is for, by rank.', 12),
  goals: ListOf(Goal, 'The goals of a treatment plan.', 30),
  goal_refs: ListOf(word('A goal.', 60, 'g1'), 'Goals of the plan it is about.', 30),
  assessment_ids: ListOf(Id('asmt', 'An assessment.'), 'Measures it refers to.', 30),
  risk_assessed: Nullable(
    Choice(['none', 'low', 'moderate', 'high', 'imminent'], 'How acute danger was found to be.'),
  ),
  labels: ListOf(
    Choice(labels, 'A sensitive category of data.'),
    'Sensitive categories the text reveals. What its diagnoses reveal is recognized by itself; ' +
      'notes of a Part 2 program are labelled sud.',
    labels.length,
  ),
  origin: Origin,
}

export type Service = Static<typeof Service>

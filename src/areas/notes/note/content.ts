// Note content written by the author: sections, service, diagnoses, goals and labels.
import Type, { type Static } from 'typebox'
import { Choice, DateOnly, Id, ListOf, Nullable, Text, Timestamp, Integer } from '#kernel/fields.ts'
import { formats as modalities } from '#areas/sessions/availability/session_type.ts'
import { LocationInput } from '#areas/sessions/session/steps_schema.ts'

export const phrase = (description: string, maxLength: number, example: string) =>
  Text(description, maxLength, { examples: [example] })

export const example_sections = {
  data: 'Reports better sleep. Practiced breathing exercises three times. Affect brighter.',
  assessment: 'Anxiety lower than last week. Still avoids meetings; care remains necessary.',
  plan: 'Weekly sessions. Attend one meeting before the next session.',
}
const Service = Type.Object(
  {
    date: Type.Optional(Nullable(DateOnly('Date of service.', '2026-10-01'))),
    started_at: Type.Optional(
      Nullable(Timestamp('When care started. Required by payers.', '2026-10-01T17:00:00Z')),
    ),
    ended_at: Type.Optional(
      Nullable(
        Timestamp(
          'When care ended. Must be after `started_at`. Required by payers.',
          '2026-10-01T17:50:00Z',
        ),
      ),
    ),
    modality: Type.Optional(
      Nullable(
        Choice(modalities, 'How care was delivered: `telehealth` (video), `in_person` or `phone`.'),
      ),
    ),
    place_of_service: Type.Optional(
      Nullable(
        Text('Two-digit CMS place of service code, for example `10`.', 2, {
          pattern: '^[0-9]{2}$',
        }),
      ),
    ),
    person_location: Type.Optional(Nullable(LocationInput)),
    interventions: Type.Optional(
      ListOf(phrase('An intervention.', 200, 'Exposure'), 'Interventions and techniques used.', 30),
    ),
  },
  { title: 'documented_service', description: 'The service being documented.' },
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
    code: Text('ICD-10-CM code with its decimal point, for example `F41.1`.', 8, {
      pattern: '^[A-Z][0-9][0-9A-Z](\\.[0-9A-Z]{1,4})?$',
      examples: ['F41.1'],
      rule: 'must be an ICD-10-CM code, for example `F41.1`.',
    }),
    rank: Integer('Rank of the diagnosis. 1 is the principal diagnosis.', 1, 12, { examples: [1] }),
  },
  {
    title: 'note_diagnosis',
    description: 'A diagnosis that care addresses.',
    examples: [{ code: 'F41.1', rank: 1 }],
  },
)
const Goal = Type.Object(
  {
    ref: phrase('Your identifier for the goal, used in `goal_refs` of progress notes.', 60, 'g1'),
    text: phrase('Description of the goal.', 2_000, 'Attends team meetings'),
    measure: Type.Optional(Nullable(phrase('How progress is measured.', 500, 'GAD-7'))),
    target: Type.Optional(Nullable(phrase('Target value or result.', 500, 'Below 8'))),
    target_on: Type.Optional(Nullable(DateOnly('Target date of the goal.'))),
  },
  { title: 'treatment_goal', description: 'A treatment plan goal.' },
)
const Origin = Type.Object(
  {
    method: Choice(
      ['typed', 'dictated', 'ai_draft'],
      'How the text was entered: `typed`, `dictated` or `ai_draft` (drafted by an AI model).',
    ),
    model: Type.Optional(
      Nullable(phrase('Name of the AI model that drafted the note.', 200, 'scribe-2')),
    ),
    reviewed: Type.Optional(
      Type.Boolean({
        description:
          'True if the author has reviewed the AI draft. Required to sign an `ai_draft`.',
      }),
    ),
  },
  {
    title: 'text_origin',
    description: 'Origin of the text. Default: `typed`.',
    examples: [{ method: 'typed' }],
  },
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

export const written = {
  sections: Type.Record(
    Type.String({ pattern: '^[a-z_]{1,60}$' }),
    Type.String({ maxLength: 50_000 }),
    {
      description: 'Text by section name. The format determines the sections.',
      maxProperties: 20,
      examples: [example_sections],
      rule: 'must be sections of the format, each up to 50,000 characters.',
    },
  ),
  service: Nullable(Service),
  diagnoses: ListOf(Diagnosis, 'Diagnoses that care addresses, by rank.', 12),
  goals: ListOf(Goal, 'Goals, if the note is a treatment plan.', 30),
  goal_refs: ListOf(
    phrase('`ref` of a goal.', 60, 'g1'),
    'Treatment plan goals that the note addresses.',
    30,
  ),
  assessment_ids: ListOf(
    Id('asmt', 'ID of an assessment.'),
    'Assessments that the note refers to.',
    30,
  ),
  risk_assessed: Nullable(
    Choice(
      ['none', 'low', 'moderate', 'high', 'imminent'],
      'Level of risk found in the session. Null if risk was not assessed.',
    ),
  ),
  labels: ListOf(
    Choice(labels, 'A sensitive data category.', { title: 'sensitive_category' }),
    'Sensitive data categories that the text reveals. Categories revealed by diagnoses are ' +
      'detected automatically. Notes of a 42 CFR Part 2 program are always labeled `sud`.',
    labels.length,
  ),
  origin: Origin,
}

export type Service = Static<typeof Service>

// An assessment: one instrument, answered by or about one person at one time, and what it tells.
import Type, { type Static } from 'typebox'
import {
  Changes,
  Choice,
  Id,
  ListOf,
  Metadata,
  MetadataChange,
  Nullable,
  Resource,
  Text,
  Timestamp,
} from '#fields.ts'
import { lifecycleFields } from '#lifecycle.ts'
import { jurisdiction, LocationSaid } from '#resources/session/steps_schema.ts'
import { instrumentCodes } from './instruments.ts'
import { answers, assessmentKind, assessmentLifecycle, review } from './lifecycle.ts'

const person_id = Id('per', 'Who is assessed.')
export const instrument = Choice(instrumentCodes, 'Which: GET /v1/instruments lists them.', {
  examples: ['phq9'],
})
const session_id = Id('ses', 'The session it belongs to.')
const practitioner_id = Id('prac', 'Who gives the care it measures.')
const administration = Choice(['self', 'clinician', 'proxy'], 'Who answers.', {
  examples: ['self'],
})
const expires_at = Timestamp('Until when it can be answered.', '2036-01-01T00:00:00Z')
const whole = (description: string) => Type.Integer({ description, examples: [7] })
const truth = (description: string) => Type.Boolean({ description, examples: [false] })

export const Score = Type.Object(
  {
    total: Nullable(whole('The sum; null where there is none.')),
    band: Nullable(Text('How severe that is.', 40, { examples: ['mild'] })),
    positive: Nullable(truth('Whether it reaches the cut-point.')),
    subscales: Type.Record(Type.String(), Type.Integer(), {
      description: 'Sums of parts.',
      examples: [{}],
    }),
    provisional: Type.Record(Type.String(), Type.Boolean(), {
      description: 'Provisional diagnoses the answers support.',
      examples: [{}],
    }),
  },
  { description: 'What the answers come to.' },
)
const labels = ['reliable_improvement', 'no_reliable_change', 'reliable_deterioration'] as const
export const change = {
  delta: whole('By how many points; fewer is better.'),
  label: Choice(labels, 'Whether that is more than the instrument’s noise.', {
    examples: ['no_reliable_change'],
  }),
  responded: truth('At least half of it is gone.'),
  remitted: truth('It fell below where remission begins.'),
  recovered: truth('Reliably better, and below the cut-point.'),
  threshold: whole('From how many points on a change is reliable.'),
  source: Text('Who says so.', 200, { examples: ['NHS Talking Therapies Manual'] }),
}
const Change = Type.Object(
  { baseline_id: Id('asmt', 'Compared with which.'), ...change },
  { description: 'How it changed since the first one.' },
)
const CrisisResource = Type.Object({
  name: Text('Who.', 100, { examples: ['988 Suicide & Crisis Lifeline'] }),
  phone: Nullable(Text('To call.', 40, { examples: ['988'] })),
  text: Nullable(Text('To write.', 60, { examples: ['988'] })),
  url: Text('Where.', 200, { examples: ['https://988lifeline.org'] }),
})
export const CrisisResources = Type.Array(CrisisResource, {
  description: 'Whom to turn to, where the person is.',
  examples: [[]],
})
const Risk = Type.Object(
  {
    triggered: truth('Whether an answer signals danger. Show the crisis resources at once.'),
    level: Nullable(Choice(['low', 'moderate', 'high', 'imminent'], 'How acute it is.')),
    items: ListOf(Text('An item.', 40), 'The answers that signal it.', 50, { examples: [[]] }),
    flag_id: Nullable(Id('risk', 'The risk flag that was opened.')),
    follow_up_id: Nullable(Id('asmt', 'The assessment to follow: the C-SSRS after PHQ-9.')),
    crisis_resources: CrisisResources,
  },
  { description: 'Whether somebody may be in danger; told with every answer.' },
)
const { status, ...moments } = lifecycleFields(assessmentLifecycle)

// What can be told of one without telling what was answered.
const outside = {
  person_id,
  instrument,
  session_id: Nullable(session_id),
  practitioner_id: Nullable(practitioner_id),
  status,
  expires_at: Nullable(expires_at),
  amends_id: Nullable(Id('asmt', 'The one it corrects.')),
  amended_by_id: Nullable(Id('asmt', 'The one that corrects it.')),
  reviewed_by_id: Nullable(Id('prac', 'Who looked at it.')),
  ...moments,
}

export const Assessment = Resource('assessment', assessmentKind.prefix, {
  ...outside,
  instrument_version: Nullable(Text('Of the instrument, as scored here.', 40)),
  administration,
  place: Nullable(jurisdiction),
  answers,
  score: Nullable(Score),
  change: Nullable(Change),
  risk: Risk,
  review: Nullable(review),
  reason: Nullable(Text('Why it was corrected or voided.', 500)),
})

// Lists tell which there are; what was answered is read one by one.
const { metadata: _, ...all } = Resource('assessment', assessmentKind.prefix, outside).properties
export const AssessmentListed = Type.Object(all, {
  title: 'listed_assessment',
  description: 'An assessment, without what was answered.',
})

export const AssessmentCreate = Type.Object(
  {
    person_id,
    instrument,
    session_id: Type.Optional(Nullable(session_id)),
    practitioner_id: Type.Optional(Nullable(practitioner_id)),
    administration: Type.Optional(administration),
    person_location: Type.Optional(LocationSaid),
    expires_at: Type.Optional(Nullable(expires_at)),
    answers: Type.Optional(answers),
    metadata: Type.Optional(Metadata),
  },
  { examples: [{ person_id: 'per_4Jv0hTq8kYb2Wm6Zc1Rx9N', instrument: 'phq9' }] },
)

export const AssessmentChange = Type.Object({
  ...Changes({ answers }).properties,
  metadata: Type.Optional(MetadataChange),
})

export const assessmentFilters = Changes({
  person_id,
  practitioner_id,
  session_id,
  instrument,
  status,
}).properties

export type AssessmentCreate = Static<typeof AssessmentCreate>
export type AssessmentChange = Static<typeof AssessmentChange>

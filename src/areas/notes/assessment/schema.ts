// Assessment schemas: one instrument completed by or about a person at one time, and its results.
import Type, { type Static } from 'typebox'
import {
  type ColumnsOf,
  UpdateOf,
  Choice,
  Id,
  ListOf,
  Metadata,
  MetadataChange,
  Nullable,
  Resource,
  Text,
  Timestamp,
} from '#kernel/fields.ts'
import { external_id } from '#kernel/external_id.ts'
import { lifecycleFields } from '#kernel/lifecycle_fields.ts'
import { jurisdiction, LocationInput } from '#areas/sessions/session/steps_schema.ts'
import { instrumentCodes } from './instruments.ts'
import type { DetectedRisk } from './risk.ts'
import { answers, assessmentKind, assessmentLifecycle, review } from './lifecycle.ts'

const person_id = Id('per', 'ID of the person being assessed.')
export const instrument = Choice(
  instrumentCodes,
  'Instrument to administer. See `GET /v1/instruments`.',
  {
    examples: ['phq9'],
  },
)
const session_id = Id('ses', 'ID of the session the assessment belongs to. Null if none.')
const practitioner_id = Id(
  'prac',
  "ID of the practitioner whose care is measured. Defaults to the session's practitioner or, " +
    'without a session, to the calling practitioner.',
)
const administration = Choice(
  ['self', 'clinician', 'proxy'],
  'Who answers: `self` (the person), `clinician` or `proxy`. Defaults by instrument.',
  { examples: ['self'] },
)
const expires_at = Timestamp(
  'When the assessment expires if not submitted. Must be in the future. Null if it never expires.',
  '2036-01-01T00:00:00Z',
)
const whole = (description: string) => Type.Integer({ description, examples: [7] })
const truth = (description: string) => Type.Boolean({ description, examples: [false] })

export const Score = Type.Object(
  {
    total: Nullable(whole('Total score. Null if the instrument has none.')),
    band: Nullable(
      Text('Severity band of the total. Null if the instrument has none.', 40, {
        examples: ['mild'],
      }),
    ),
    positive: Nullable(
      truth('True if the total reaches the clinical cutoff. Null if there is none.'),
    ),
    subscales: Type.Record(Type.String(), Type.Integer(), {
      description: 'Totals by subscale.',
      examples: [{}],
    }),
    provisional: Type.Record(Type.String(), Type.Boolean(), {
      description: 'Provisional diagnoses and whether the answers support them.',
      examples: [{}],
    }),
  },
  { description: 'Score of the answers. Null until the assessment is submitted.' },
)
const labels = ['reliable_improvement', 'no_reliable_change', 'reliable_deterioration'] as const
export const change = {
  delta: whole('Change in the total since baseline, in points. Negative is improvement.'),
  label: Choice(labels, 'Whether the change is larger than measurement error.', {
    examples: ['no_reliable_change'],
  }),
  responded: truth('True if the total fell by at least 50%.'),
  in_remission: truth('True if the total fell below the remission threshold.'),
  recovered: truth('True if improvement is reliable and the total fell below the clinical cutoff.'),
  threshold: whole('Smallest change, in points, that is reliable.'),
  source: Text('Source of the thresholds.', 200, { examples: ['NHS Talking Therapies Manual'] }),
}
const Change = Type.Object(
  { baseline_id: Id('asmt', 'ID of the baseline assessment.'), ...change },
  { description: 'Change since the baseline assessment. Null if there is no baseline.' },
)
const CrisisResource = Type.Object(
  {
    name: Text('Name of the service.', 100, { examples: ['988 Suicide & Crisis Lifeline'] }),
    phone: Nullable(Text('Phone number to call. Null if none.', 40, { examples: ['988'] })),
    text: Nullable(
      Text('Number or instructions for text messages. Null if none.', 60, { examples: ['988'] }),
    ),
    url: Text('URL of the service.', 200, { examples: ['https://988lifeline.org'] }),
  },
  { title: 'crisis_resource', description: 'A crisis service.' },
)
export const CrisisResources = Type.Array(CrisisResource, {
  description: "Crisis services in the person's country. Empty if no risk was detected.",
  examples: [[]],
})
const Risk = Type.Object(
  {
    triggered: truth(
      'True if an answer indicates risk. Show `crisis_resources` to the person immediately.',
    ),
    level: Nullable(Choice(['low', 'moderate', 'high', 'imminent'], 'Risk level. Null if none.')),
    items: ListOf(Text('Code of an item.', 40), 'Items whose answers indicate risk.', 50, {
      examples: [[]],
    }),
    flag_id: Nullable(Id('risk', 'ID of the risk flag that was opened. Null if none.')),
    follow_up_id: Nullable(Id('asmt', 'ID of the C-SSRS assigned after a PHQ-9. Null if none.')),
    crisis_resources: CrisisResources,
  },
  { description: 'Risk indicated by the answers. Updated on every save.' },
)
const { status, ...moments } = lifecycleFields(assessmentLifecycle)

// Fields that don't reveal the answers.
const outside = {
  person_id,
  instrument,
  session_id: Nullable(session_id),
  practitioner_id: Nullable(practitioner_id),
  status,
  expires_at: Nullable(expires_at),
  amends_id: Nullable(Id('asmt', 'ID of the assessment that this one corrects. Null if none.')),
  amended_by_id: Nullable(Id('asmt', 'ID of the assessment that corrects this one. Null if none.')),
  reviewed_by_id: Nullable(Id('prac', 'ID of the practitioner who reviewed the assessment.')),
  external_id,
  ...moments,
}

export const Assessment = Resource('assessment', assessmentKind.prefix, {
  ...outside,
  instrument_version: Nullable(Text('Version of the instrument used for scoring.', 40)),
  administration,
  place: Nullable(jurisdiction),
  answers,
  score: Nullable(Score),
  change: Nullable(Change),
  risk: Risk,
  review: Nullable(review),
  reason: Nullable(Text('Reason for the amendment or void. Null if neither.', 500)),
})

// Lists omit answers. Each assessment's answers are read, and audited, separately.
const { metadata: _, ...all } = Resource('assessment', assessmentKind.prefix, outside).properties
export const AssessmentListed = Type.Object(all, {
  title: 'listed_assessment',
  description: 'An assessment without answers and scores.',
})

export const AssessmentCreate = Type.Object(
  {
    person_id,
    instrument,
    session_id: Type.Optional(Nullable(session_id)),
    practitioner_id: Type.Optional(Nullable(practitioner_id)),
    administration: Type.Optional(administration),
    person_location: Type.Optional(LocationInput),
    expires_at: Type.Optional(Nullable(expires_at)),
    answers: Type.Optional(answers),
    external_id: Type.Optional(external_id),
    metadata: Type.Optional(Metadata),
  },
  { examples: [{ person_id: 'per_4Jv0hTq8kYb2Wm6Zc1Rx9N', instrument: 'phq9' }] },
)

export const AssessmentChange = Type.Object({
  ...UpdateOf({ answers, external_id }).properties,
  metadata: Type.Optional(MetadataChange),
})

export const assessmentFilters = UpdateOf({
  person_id,
  practitioner_id,
  session_id,
  instrument,
  status,
}).properties

export interface AssessmentRow extends ColumnsOf<typeof Assessment> {
  danger: DetectedRisk | null // What `risk` derives from.
}
export type Score = Static<typeof Score>
export type AssessmentCreate = Static<typeof AssessmentCreate>
export type AssessmentChange = Static<typeof AssessmentChange>

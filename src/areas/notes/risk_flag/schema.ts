// Risk flag schemas. A flag marks a person at risk and stays open until someone responds.
import Type, { type Static } from 'typebox'
import {
  type ColumnsOf,
  UpdateOf,
  Choice,
  Id,
  ListOf,
  Metadata,
  Nullable,
  Resource,
  Text,
  Timestamp,
} from '#kernel/fields.ts'
import { lifecycleFields } from '#kernel/lifecycle_fields.ts'
import {
  resolution,
  riskFlagKind,
  riskFlagLifecycle,
  safety_plan_note_id,
  transfer,
} from './lifecycle.ts'

const person_id = Id('per', 'ID of the person at risk, or who poses a risk.')
const assessment_id = Id(
  'asmt',
  'ID of the assessment that opened the flag. Null if opened manually.',
)
const kind = Choice(
  [
    'suicide',
    'self_harm',
    'violence',
    'abuse_victim',
    'domestic_violence',
    'overdose',
    'eating',
    'psychosis',
    'other',
  ],
  'Kind of risk.',
  { examples: ['suicide'] },
)
const level = Choice(
  ['low', 'moderate', 'high', 'imminent'],
  'Risk level. Determines how soon the flag must be acknowledged.',
  {
    examples: ['moderate'],
  },
)
const description = Text('Clinical description of the risk.', 5_000, {
  examples: ['Disclosed during a phone call.'],
})
const { status, ...moments } = lifecycleFields(riskFlagLifecycle)
const by = (description: string) => Nullable(Text(description, 64))

export const RiskFlag = Resource('risk_flag', riskFlagKind.prefix, {
  person_id,
  assessment_id: Nullable(assessment_id),
  kind,
  level,
  items: ListOf(Text('Code of an item.', 40), 'Assessment items that indicated the risk.', 50, {
    examples: [[]],
  }),
  description: Nullable(description),
  status,
  acknowledge_by: Timestamp(
    'Deadline to acknowledge the flag: 15 minutes for `imminent`, 1 hour for `high`, 24 hours ' +
      'for `moderate` and 72 hours for `low`. An unacknowledged flag is then escalated.',
  ),
  acknowledged_by_id: by('ID of the actor or member that acknowledged the flag. Null if none.'),
  resolved_by_id: by('ID of the practitioner who resolved the flag. Null if none.'),
  safety_plan_note_id,
  transfer,
  resolution: Nullable(resolution),
  reason: Nullable(Text('Reason for the void or reopening. Null if neither.', 500)),
  ...moments,
})

export const RiskFlagCreate = Type.Object({
  person_id,
  kind,
  level,
  description: Type.Optional(Nullable(description)),
  metadata: Type.Optional(Metadata),
})

export const riskFlagFilters = UpdateOf({ person_id, assessment_id, status }).properties

export interface RiskFlagRow extends ColumnsOf<typeof RiskFlag> {}
export type RiskFlagCreate = Static<typeof RiskFlagCreate>

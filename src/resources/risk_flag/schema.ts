// A risk flag: somebody may be in danger, and until somebody sees to it, nothing closes it.
import Type, { type Static } from 'typebox'
import {
  Changes,
  Choice,
  Id,
  ListOf,
  Metadata,
  Nullable,
  Resource,
  Text,
  Timestamp,
} from '#fields.ts'
import { lifecycleFields } from '#lifecycle.ts'
import {
  resolution,
  riskFlagKind,
  riskFlagLifecycle,
  safety_plan_note_id,
  transfer,
} from './lifecycle.ts'

const person_id = Id('per', 'Who may be in danger, or a danger.')
const assessment_id = Id('asmt', 'The assessment whose answers opened it.')
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
  'What kind of danger.',
  { examples: ['suicide'] },
)
const level = Choice(['low', 'moderate', 'high', 'imminent'], 'How acute it is.', {
  examples: ['moderate'],
})
const description = Text('What is known.', 5_000, { examples: ['Said so on the phone.'] })
const { status, ...moments } = lifecycleFields(riskFlagLifecycle)
const by = (description: string) => Nullable(Text(description, 64))

export const RiskFlag = Resource('risk_flag', riskFlagKind.prefix, {
  person_id,
  assessment_id: Nullable(assessment_id),
  kind,
  level,
  items: ListOf(Text('An item.', 40), 'The answers that opened it.', 50, { examples: [[]] }),
  description: Nullable(description),
  status,
  acknowledge_by: Timestamp('Until when somebody must say that they see to it.'),
  acknowledged_by_id: by('Who sees to it.'),
  resolved_by_id: by('Who closed it.'),
  safety_plan_note_id,
  transfer,
  resolution: Nullable(resolution),
  reason: Nullable(Text('Why it was voided or opened again.', 500)),
  ...moments,
})

export const RiskFlagCreate = Type.Object({
  person_id,
  kind,
  level,
  description: Type.Optional(Nullable(description)),
  metadata: Type.Optional(Metadata),
})

export const riskFlagFilters = Changes({ person_id, assessment_id, status }).properties

export type RiskFlagCreate = Static<typeof RiskFlagCreate>

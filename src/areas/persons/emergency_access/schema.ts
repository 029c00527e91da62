// Emergency access: gives one practitioner read-only access to one person's record without consent,
// for up to an hour, with a justification.
import Type, { type Static } from 'typebox'
import {
  type ColumnsOf,
  UpdateOf,
  Choice,
  Id,
  Metadata,
  Nullable,
  Resource,
  Text,
  Timestamp,
} from '#kernel/fields.ts'
import { lifecycleFields } from '#kernel/lifecycle_fields.ts'
import { emergencyAccessKind, emergencyAccessLifecycle, review_note } from './lifecycle.ts'

const person_id = Id('per', 'ID of the person whose record is accessed.')
const practitioner_id = Id(
  'prac',
  'ID of the practitioner who gets access. Defaults to the practitioner in On-Behalf-Of.',
)
const reason_code = Choice(
  ['medical_emergency', 'suicide_risk', 'danger_to_others', 'unconscious', 'other'],
  'Reason for the emergency access.',
  { examples: ['medical_emergency'] },
)
const justification = Text(
  'Why access could not wait for consent, 20 to 2,000 characters.',
  2_000,
  {
    minLength: 20,
    pattern: '^(?:\\s*\\S){15}',
    rule: 'must explain why in at least 20 characters.',
    examples: ['Found unconscious; current medication must be known at once.'],
  },
)
const { status, ...moments } = lifecycleFields(emergencyAccessLifecycle)

export const EmergencyAccess = Resource('emergency_access', emergencyAccessKind.prefix, {
  person_id,
  practitioner_id,
  status,
  reason_code: Nullable(reason_code),
  justification: Nullable(justification),
  expires_at: Timestamp('When the access ends automatically, by the real clock.'),
  opened_at: Timestamp('When the access was opened, by the real clock.'),
  opened_by_key_id: Nullable(
    Id('key', 'ID of the API key or member that opened the access. Another one must review it.'),
  ),
  ...moments,
  review_note: Nullable(review_note),
})

export interface EmergencyAccessRow extends ColumnsOf<typeof EmergencyAccess> {}

export const EmergencyAccessCreate = Type.Object(
  {
    person_id,
    practitioner_id: Type.Optional(practitioner_id),
    reason_code,
    justification,
    minutes: Type.Optional(
      Type.Integer({
        description: 'Duration of the access in minutes, 1 to 60. Default: 60.',
        minimum: 1,
        maximum: 60,
        default: 60,
      }),
    ),
    metadata: Type.Optional(Metadata),
  },
  {
    examples: [
      {
        person_id: 'per_4Jv0hTq8kYb2Wm6Zc1Rx9N',
        practitioner_id: 'prac_4Jv0hTq8kYb2Wm6Zc1Rx9N',
        reason_code: 'medical_emergency',
        justification: 'Found unconscious; current medication must be known at once.',
      },
    ],
  },
)
export type EmergencyAccessCreate = Static<typeof EmergencyAccessCreate>

export const emergencyAccessFilters = UpdateOf({ person_id, practitioner_id, status }).properties

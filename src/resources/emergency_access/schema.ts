// An emergency access: a practitioner opens one person's record without consent, to read, for an
// hour at most, and says why.
import Type, { type Static } from 'typebox'
import { Changes, Choice, Id, Metadata, Nullable, Resource, Text, Timestamp } from '#fields.ts'
import { lifecycleFields } from '#lifecycle.ts'
import { emergencyAccessKind, emergencyAccessLifecycle, review_note } from './lifecycle.ts'

const person_id = Id('per', 'Whose record.')
const practitioner_id = Id('prac', 'Who opens it.')
const reason_code = Choice(
  ['medical_emergency', 'suicide_risk', 'danger_to_others', 'unconscious', 'other'],
  'Why.',
  { examples: ['medical_emergency'] },
)
const justification = Text('Why it could not wait for consent.', 2_000, {
  minLength: 20,
  pattern: '^(?:\\s*\\S){15}',
  says: 'must say why in a sentence: twenty characters at least.',
  examples: ['Found unconscious; current medication must be known at once.'],
})
const { status, ...moments } = lifecycleFields(emergencyAccessLifecycle)

export const EmergencyAccess = Resource('emergency_access', emergencyAccessKind.prefix, {
  person_id,
  practitioner_id,
  status,
  reason_code: Nullable(reason_code),
  justification: Nullable(justification),
  expires_at: Timestamp('When it ends by itself. By the real clock.'),
  opened_at: Timestamp('When it was opened.'),
  opened_by_key_id: Nullable(
    Id('key', 'The API key the access was opened with. Another key reviews it.'),
  ),
  ...moments,
  review_note: Nullable(review_note),
})

export const EmergencyAccessCreate = Type.Object(
  {
    person_id,
    practitioner_id: Type.Optional(practitioner_id),
    reason_code,
    justification,
    minutes: Type.Optional(
      Type.Integer({ description: 'For how long.', minimum: 1, maximum: 60, default: 60 }),
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

export const emergencyAccessFilters = Changes({ person_id, practitioner_id, status }).properties

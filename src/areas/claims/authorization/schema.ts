// Schema of authorizations: prior authorizations, referrals and EAP cases.
import Type, { type Static } from 'typebox'
import {
  type ColumnsOf,
  Choice,
  Id,
  Integer,
  ListOf,
  Metadata,
  MetadataChange,
  Nullable,
  Resource,
  Text,
  UpdateOf,
} from '#kernel/fields.ts'
import { external_id } from '#kernel/external_id.ts'
import { lifecycleFields } from '#kernel/lifecycle_fields.ts'
import { payer_id } from '#areas/claims/payer/schema.ts'
import { procedure_code } from '#areas/sessions/session/care_schema.ts'
import { authorizationKind, authorizationLifecycle } from './lifecycle.ts'
import { authorization_number, decided_fields } from './steps_schema.ts'

const person_id = Id('per', 'ID of the patient. Taken from the coverage.')
const coverage_id = Id('cov', 'ID of the coverage that it belongs to.')
const practitioner_id = Id('prac', 'ID of the only practitioner it is for. Null for any.')
const type = Choice(
  ['prior_authorization', 'referral'],
  'How claims carry the number: `prior_authorization` (REF*G1) or `referral` (REF*9F). ' +
    'Default: `prior_authorization`.',
  { title: 'authorization_type', examples: ['prior_authorization'] },
)
const count = (description: string) => Integer(description, 0, 10_000, { examples: [2] })

const terms = {
  practitioner_id: Nullable(practitioner_id),
  procedure_codes: ListOf(procedure_code, 'Procedures that it covers. Empty for any.', 20, {
    title: 'authorized_procedures',
    examples: [['90834', '90837']],
  }),
  ...decided_fields,
  minutes_per_unit: Nullable(
    Integer('Minutes of one unit. Null if each session is one unit.', 1, 1_440, {
      title: 'minutes_per_unit',
      examples: [15],
    }),
  ),
  external_units: count('Units used outside Attune, for example before you switched. Default: 0.'),
  notes: Nullable(
    Text('Notes for your staff. Null if none.', 2_000, {
      title: 'staff_notes',
      examples: ['By phone'],
    }),
  ),
  document_id: Nullable(Id('doc', "ID of the payer's letter. Null if none.")),
  external_id,
}
const { status, ...moments } = lifecycleFields(authorizationLifecycle)

export const Authorization = Resource('authorization', authorizationKind.prefix, {
  status,
  type,
  person_id,
  coverage_id,
  payer_id,
  authorization_number,
  ...terms,
  used: count(
    'Units of completed sessions, and of submitted claims for other care. A denial or a void ' +
      'gives them back.',
  ),
  reserved: count('Units of booked sessions.'),
  remaining: Nullable(count('Units not used or reserved. Null without `units`.')),
  reason: Nullable(Text('Reason of the denial or cancellation. Null if none was given.', 500)),
  ...moments,
})

export const AuthorizationCreate = Type.Object(
  {
    coverage_id,
    ...UpdateOf({ type, authorization_number, ...terms }).properties,
    metadata: Type.Optional(Metadata),
  },
  {
    examples: [
      {
        coverage_id: 'cov_4Jv0hTq8kYb2Wm6Zc1Rx9N',
        procedure_codes: ['90834'],
        units: 8,
        ends_on: '2027-06-30',
      },
    ],
  },
)
export const AuthorizationChange = Type.Object({
  ...UpdateOf({ type, authorization_number, ...terms }).properties,
  metadata: Type.Optional(MetadataChange),
})

export const authorizationFilters = UpdateOf({
  person_id,
  coverage_id,
  payer_id,
  practitioner_id,
  type,
  status,
}).properties

export type AuthorizationCreate = Static<typeof AuthorizationCreate>
export type AuthorizationChange = Static<typeof AuthorizationChange>

// The row of an authorization: its fields, and when it was announced that it runs out or ends.
export interface AuthorizationRow extends ColumnsOf<typeof Authorization> {
  warn_on: string | null
  expiring_soon_at: string | null
  running_low_at: string | null
}

// Schema of services: the appointment types of an account or a practitioner.
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
import { Money } from '#kernel/money.ts'
import { reminder_hours } from '#areas/practitioners/practitioner/reminder_hours.ts'
import { Policy } from '#areas/sessions/availability/schema.ts'
import { format, type } from '#areas/sessions/availability/session_type.ts'
import { procedure_code } from '#areas/sessions/session/care_schema.ts'
import { serviceKind, serviceLifecycle } from './lifecycle.ts'

export const booking_actors = ['account', 'practitioner', 'person'] as const

const practitioner_id = Id(
  'prac',
  'ID of the only practitioner who offers the service. Null if any can be booked.',
)
const buffer = (side: string) =>
  Nullable(
    Integer(
      `Minutes kept free ${side} the session. Null for the practitioner's own buffer.`,
      0,
      120,
      { examples: [10] },
    ),
  )
const { status, ...moments } = lifecycleFields(serviceLifecycle)

const required = {
  name: Text('Name to show.', 200, { examples: ['First appointment'] }),
  duration_minutes: Integer('Length of the session in minutes.', 5, 1_440, { examples: [50] }),
}
const terms = {
  description: Nullable(
    Text('Description to show. Null if none.', 2_000, { examples: ['A first conversation.'] }),
  ),
  type,
  format: Nullable({ ...format, description: 'Session format. Null if the booking chooses it.' }),
  buffer_before_minutes: buffer('before'),
  buffer_after_minutes: buffer('after'),
  procedure_code: Nullable(procedure_code),
  price: Nullable(Money("Price of the session. Null to use the practitioner's rates.", 15_000)),
  bookable_by: ListOf(
    Choice(booking_actors, 'Kind of caller.'),
    'Who can book the service. Default: everyone.',
    3,
    { title: 'bookable_by', minItems: 1, examples: [['account', 'person']] },
  ),
  form_ids: ListOf(
    Id('form', 'ID of a form.'),
    'Forms to complete before the session. A booking without them succeeds with a warning for ' +
      'each. Any version of a form counts.',
    20,
    { title: 'required_forms', examples: [[]] },
  ),
  policy: Nullable({
    ...Policy,
    description: "Cancellation policy, in place of the practitioner's. Null to use theirs.",
  }),
  reminder_hours: Nullable(reminder_hours),
  external_id,
}

export const Service = Resource('service', serviceKind.prefix, {
  practitioner_id: Nullable(practitioner_id),
  ...required,
  ...terms,
  status,
  ...moments,
})

export const ServiceCreate = Type.Object(
  {
    ...required,
    ...UpdateOf({ practitioner_id: Nullable(practitioner_id), ...terms }).properties,
    metadata: Type.Optional(Metadata),
  },
  { examples: [{ name: 'First appointment', duration_minutes: 50, type: 'intake' }] },
)
export const ServiceChange = Type.Object({
  ...UpdateOf({ ...required, ...terms }).properties,
  metadata: Type.Optional(MetadataChange),
})

export const serviceFilters = UpdateOf({ status, format, practitioner_id }).properties

export type ServiceCreate = Static<typeof ServiceCreate>
export type ServiceChange = Static<typeof ServiceChange>
export interface ServiceRow extends ColumnsOf<typeof Service> {}

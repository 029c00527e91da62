// Schema of sessions. A session is an appointment between a practitioner and one or more people.
import Type, { type Static } from 'typebox'
import {
  type ColumnsOf,
  Choice,
  Id,
  Nullable,
  Resource,
  Text,
  Timestamp,
  Integer,
  hiddenFromPersons,
} from '#kernel/fields.ts'
import { external_id } from '#kernel/external_id.ts'
import { lifecycleFields } from '#kernel/lifecycle_fields.ts'
import { bar_codes } from '#areas/practitioners/practitioner/bars.ts'
import { Money } from '#kernel/money.ts'
import { location_id, room_id } from '#areas/sessions/location/schema.ts'
import { Policy } from '#areas/sessions/availability/schema.ts'
import { format, type } from '#areas/sessions/availability/session_type.ts'
import { level_of_care, payer_type, Place, procedure_code } from './care_schema.ts'
import { Fee, LateDeparture } from './fee_schema.ts'
import { sessionKind, sessionLifecycle } from './lifecycle.ts'
import { recorded, SessionWarning } from './recording_schema.ts'
import {
  reason,
  canceled_by,
  duration_minutes,
  ends_at,
  no_show_by,
  person_id,
  PersonLocation,
  starts_at,
} from './steps_schema.ts'

export const practitioner_id = Id('prac', 'ID of the practitioner providing the session.')
const series_id = Id('series', 'ID of the session series. Null for a one-off session.')
const { status, ...moments } = lifecycleFields(sessionLifecycle)

export const service_id = Id('svc', 'ID of the service that was booked. Null if none.')
export const capacity = Integer(
  'Maximum number of participants, 2 to 100. Only for types `group` and `family`.',
  2,
  100,
  { examples: [8] },
)
const Participant = Type.Object({
  person_id,
  joined_at: Timestamp('When the person was added.'),
  connected_at: Type.Optional(Timestamp('When the person first joined by video.')),
  disconnected_at: Type.Optional(Timestamp('When the person last left the video room.')),
})
const count = (description: string, example = 0) =>
  Type.Integer({ description, minimum: 0, examples: [example] })
const moment = (description: string) => Nullable(Timestamp(description))

const at_risk_reasons = [
  'practitioner_archived',
  ...bar_codes,
  'not_licensed',
  'practitioner_time_off',
  'person_deceased',
  'person_erased',
  'consent_required',
  'person_double_booked',
] as const

// In a group session, a person sees only their own data.
const own = <Field extends object>(field: Field): Field => ({ ...field, in_public: 'own' })

export const Session = Resource('session', sessionKind.prefix, {
  practitioner_id,
  person_id: own(Nullable(person_id)),
  participants: Type.Array(Participant, {
    description: 'Everyone attending the session, including the primary participant.',
    in_public: 'own',
    examples: [[]],
  }),
  type,
  format,
  starts_at,
  ends_at,
  duration_minutes,
  time_zone: Text("IANA time zone of the location or, without one, the practitioner's.", 64, {
    examples: ['America/New_York'],
  }),
  status,
  hold_expires_at: moment(
    'When the hold expires. Null if the session was never held, and once it is confirmed.',
  ),
  capacity: Nullable(capacity),
  seats_taken: count('Number of participants currently in the session.'),
  buffer_before_minutes: count(
    "Minutes blocked on the practitioner's calendar before the session.",
  ),
  buffer_after_minutes: count("Minutes blocked on the practitioner's calendar after the session."),
  availability_overridden: Type.Boolean({
    description:
      'True if the session was booked or rescheduled outside published availability or practice.',
    examples: [false],
  }),
  checks_overridden: Type.Boolean({
    description:
      'True if the session was completed with `override_checks` although a check failed.',
    examples: [false],
  }),
  place: Nullable(Place),
  service_id: Nullable(service_id),
  location_id: Nullable(location_id),
  room_id: Nullable(room_id),
  level_of_care: Nullable(level_of_care),
  procedure_code: Nullable(procedure_code),
  price: Nullable(Money('Price that the service had at booking. Null if it had none.', 15_000)),
  payer_type: own(Nullable(payer_type)),
  person_location: own(PersonLocation),
  practitioner_connected_at: moment('When the practitioner first joined by video. Null if never.'),
  practitioner_disconnected_at: moment(
    'When the practitioner last left the video room. Null if never.',
  ),
  at_risk: Type.Boolean({
    description: "True if the session can't take place as booked.",
    examples: [false],
  }),
  at_risk_reason: Nullable(
    Choice(at_risk_reasons, 'Why the session is at risk. Null if it is not.', {
      examples: ['practitioner_suspended'],
    }),
  ),
  at_risk_person_id: hiddenFromPersons(
    Nullable(Id('per', 'ID of the participant whom `at_risk_reason` is about. Null if none.')),
  ),
  policy: Nullable(Policy),
  fee: own(Nullable(Fee)),
  late_departures: Type.Array(LateDeparture, {
    description: 'People who left the session within `late_cancel_hours`, and what they owe.',
    in_public: 'own',
    examples: [[]],
  }),
  fee_starts_at: moment(
    'Start time that fees are measured from, because the person moved the session late. Null if ' +
      'it is `starts_at`.',
  ),
  series_id: Nullable(series_id),
  series_index: Nullable(
    count('Position of the session in its series, from 0. Null for a one-off session.'),
  ),
  original_starts_at: moment('Start time before the first reschedule. Null if never rescheduled.'),
  rescheduled_from: Nullable(
    Type.Object(
      {
        starts_at,
        at: Timestamp('When the session was rescheduled.'),
        by: Choice(['account', 'practitioner', 'person'], 'Who rescheduled the session.', {
          examples: ['account'],
        }),
      },
      { description: 'The most recent reschedule. Null if never rescheduled.' },
    ),
  ),
  reschedule_count: count('Number of times the session was rescheduled.'),
  external_id,
  held_at: moment('When the hold was placed. Null if never held.'),
  ...moments,
  reason: own(Nullable(reason)),
  canceled_by: Nullable(canceled_by),
  no_show_by: Nullable(no_show_by),
  recorded,
  warnings: Type.Optional(
    Type.Array(SessionWarning, {
      description: 'What to attend to. Only when a session is created or checked in.',
      maxItems: 2_000,
    }),
  ),
})

export const sessionFilters = {
  practitioner_id,
  person_id,
  status,
  type,
  format,
  series_id,
  service_id,
  location_id,
  lacks_authorization: Type.Boolean({
    description: 'Filter by whether a required authorization is missing or used up.',
    examples: [true],
  }),
}

export type AtRiskReason = (typeof at_risk_reasons)[number]
export type Participant = Static<typeof Participant>

// The row of a session: its fields, and columns that the API doesn't return.
export interface SessionRow extends ColumnsOf<typeof Session> {
  busy: string
  imported_at: string | null // When an import last booked or ended it.
  record_opens_at: string | null
  requires_approval: boolean
  settled_at: string | null
}

// Builds the row of a new session from the request and the practitioner's availability.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { asJson } from '#db/sql.ts'
import { newId } from '#kernel/ids.ts'
import { requireScope } from '#kernel/required_scopes.ts'
import { requireOwnCalendar } from '#areas/sessions/availability/availability.ts'
import type { Diary } from '#areas/sessions/availability/diary.ts'
import { serviceColumns } from '#areas/sessions/service/booking_terms.ts'
import { onlyStateIn } from '#kernel/state_sets.ts'
import { sessionKind, sessionLifecycle } from './lifecycle.ts'
import type { BookedTerms } from './booked_terms.ts'
import { recordOpensAt } from './record_access.ts'
import { participantColumns } from './participants.ts'
import type { SessionRow } from './schema.ts'
import type { SessionCreate } from './booking_schema.ts'
import type { Times } from './store.ts'

export const actingPractitioner = ({ actor }: Call) =>
  actor.kind === 'practitioner' ? actor.id : null

export function requireMayBook(
  call: Call,
  request: { practitioner_id: string; override_availability?: boolean },
) {
  requireOwnCalendar(actingPractitioner(call), request.practitioner_id, 'practitioner_id')
  if (request.override_availability) {
    requireScope(call, 'sessions:override', 'override_availability')
  }
}

// A person can't set the price of a booking or its other participants.
const account_only_fields = [
  'participants',
  'capacity',
  'room_id',
  'payer_type',
  'procedure_code',
  'override_availability',
  'recorded',
] as const
export const account_only_types: readonly string[] = ['crisis', 'group']

// A person can book only for themselves.
export function restrictToActor<Request extends Partial<SessionCreate>>(
  { actor }: Call,
  request: Request,
): Request {
  if (actor.kind !== 'person') return request
  if ((request.person_id ?? actor.id) !== actor.id) {
    const needs = 'A person can book only for themselves.'
    throw new ApiError('permission_denied', { needs }, { param: 'person_id' })
  }
  const field = account_only_fields.find((name) => request[name] !== undefined)
  const param =
    field ?? (request.type && account_only_types.includes(request.type) ? 'type' : undefined)
  if (!param) return { ...request, person_id: actor.id }
  const needs = "A person can't set this parameter when booking."
  throw new ApiError('permission_denied', { needs }, { param })
}

export const requestedPersons = ({ person_id, participants = [] }: Partial<SessionCreate>) => [
  ...(person_id ? [{ person_id, param: 'person_id' }] : []),
  ...participants.map((participant, index) => ({
    person_id: participant.person_id,
    param: `participants[${index}].person_id`,
  })),
]

type DraftContext = {
  diary: Pick<Diary, 'availability' | 'time_zone'> | null // Null if not loaded yet.
  minutes: number
  times: Times
  persons: string[]
  overridden: boolean // Whether the booking needs the override, apart from its time.
  hold_expires_at: string | null // Null unless the time is only held.
} & BookedTerms
type Draft = Record<string, unknown> & { id: string }

// Destructures the fields that need more than storing. The rest is stored as sent, so a new field
// of the request is a column or fails the insert.
export function draftSession(call: Call, request: SessionCreate, context: DraftContext): Draft {
  const { diary, minutes, times, persons, overridden, hold_expires_at } = context
  const { service, location } = context
  const published = diary?.availability?.published ? diary.availability : null
  const now = toTimestamp(call.now)
  const {
    starts_at: _starts_at,
    ends_at: _ends_at,
    duration_minutes: _duration_minutes,
    hold: _hold,
    hold_minutes: _hold_minutes,
    override_availability = false,
    person_id,
    participants: _participants,
    capacity,
    person_location,
    metadata = {},
    ...columns
  } = request
  return {
    ...setFields(columns),
    account: call.account,
    id: newId(sessionKind.prefix),
    starts_at: times.starts_at,
    ends_at: times.ends_at,
    duration_minutes: minutes,
    ...(person_location && {
      person_location: asJson({ ...person_location, attested_at: now }),
    }),
    metadata,
    ...zoneColumn(request.format === 'in_person' ? location : null, diary),
    ...(published && {
      buffer_before_minutes: published.buffer_before_minutes,
      buffer_after_minutes: published.buffer_after_minutes,
      policy: published.policy && asJson(published.policy),
    }),
    ...(service && serviceColumns(service, published)),
    ...(override_availability && (published || overridden) && { availability_overridden: true }),
    ...statusColumns(call, published, hold_expires_at),
    ...participantColumns(call, { person_id, capacity, type: request.type }, persons),
    record_opens_at: hold_expires_at ? null : recordOpensAt(call, Date.parse(times.starts_at)),
    created_at: now,
    updated_at: now,
  }
}

const zoneColumn = (...zones: ({ time_zone: string } | null)[]) => {
  const time_zone = zones.find((each) => each !== null)?.time_zone
  return time_zone ? { time_zone } : {}
}

// Null means the same as leaving a field out: the column keeps its default.
const setFields = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  )

// If the practitioner requires approval, bookings made by anyone else are requests.
function statusColumns(
  call: Call,
  published: Diary['availability'],
  hold_expires_at: string | null,
): Partial<SessionRow> {
  const now = toTimestamp(call.now)
  const requires_approval = Boolean(
    published?.requires_approval && actingPractitioner(call) === null,
  )
  if (hold_expires_at !== null) {
    return {
      status: onlyStateIn(sessionLifecycle, 'on_hold'),
      held_at: now,
      hold_expires_at,
      requires_approval,
    }
  }
  if (requires_approval)
    return {
      status: onlyStateIn(sessionLifecycle, 'awaiting_approval'),
      requested_at: now,
      requires_approval,
    }
  return { status: sessionLifecycle.initial, scheduled_at: now }
}

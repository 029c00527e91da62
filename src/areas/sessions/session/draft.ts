// Builds the row of a new session from the request and the practitioner's availability.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { newId } from '#kernel/ids.ts'
import { requireScope } from '#kernel/required_scopes.ts'
import { type Diary, requireOwnCalendar } from '#areas/sessions/availability/availability.ts'
import { sessionKind } from './lifecycle.ts'
import { recordOpensAt } from './record_access.ts'
import { seatNew } from './participants.ts'
import type { SessionCreate } from './schema.ts'
import type { Times } from './store.ts'

export const actingFor = ({ actor }: Call) => (actor.kind === 'practitioner' ? actor.id : null)

export function requireMayBook(
  call: Call,
  asked: { practitioner_id: string; override_availability?: boolean },
) {
  requireOwnCalendar(actingFor(call), asked.practitioner_id, 'practitioner_id')
  if (asked.override_availability) {
    requireScope(call, 'sessions:override', 'override_availability')
  }
}

// A person can't set the price of a booking or its other participants.
const of_account = [
  'participants',
  'capacity',
  'payer_type',
  'procedure_code',
  'override_availability',
] as const
const of_account_types = ['crisis', 'group']

// A person can book only for themselves.
export function forWhom<Asked extends Partial<SessionCreate>>(
  { actor }: Call,
  asked: Asked,
): Asked {
  if (actor.kind !== 'person') return asked
  if ((asked.person_id ?? actor.id) !== actor.id) {
    const needs = 'A person can book only for themselves.'
    throw new ApiError('permission_denied', { needs }, { param: 'person_id' })
  }
  const said = of_account.find((field) => asked[field] !== undefined)
  const param = said ?? (of_account_types.includes(asked.type!) ? 'type' : undefined)
  if (!param) return { ...asked, person_id: actor.id }
  const needs = "A person can't set this parameter when booking."
  throw new ApiError('permission_denied', { needs }, { param })
}

export const namedIn = ({ person_id, participants = [] }: Partial<SessionCreate>) => [
  ...(person_id ? [{ person_id, param: 'person_id' }] : []),
  ...participants.map((one, place) => ({
    person_id: one.person_id,
    param: `participants[${place}].person_id`,
  })),
]

type Known = {
  diary: Pick<Diary, 'availability' | 'time_zone'> | null // Null if not loaded yet.
  minutes: number
  times: Times
  persons: string[]
}

export function rowOf(call: Call, asked: SessionCreate, known: Known): Row {
  const { diary, minutes, times, persons } = known
  const published = diary?.availability?.published ? diary.availability : null
  const now = toTimestamp(call.now)
  return {
    id: newId(sessionKind.prefix),
    practitioner_id: asked.practitioner_id,
    starts_at: times.starts_at,
    ends_at: times.ends_at,
    duration_minutes: minutes,
    ...saidOf(call, asked),
    ...(diary && { time_zone: diary.time_zone }),
    ...(published && {
      buffer_before_minutes: published.buffer_before_minutes,
      buffer_after_minutes: published.buffer_after_minutes,
      policy: published.policy && JSON.stringify(published.policy),
      availability_overridden: asked.override_availability ?? false,
    }),
    ...standingOf(call, published, asked),
    ...seatNew(call, asked, persons),
    record_opens_at: asked.hold ? null : recordOpensAt(call, Date.parse(times.starts_at)),
    created_at: now,
    updated_at: now,
  }
}
type Row = Record<string, unknown> & { id: string }

function saidOf(call: Call, asked: SessionCreate) {
  const { type, format, place, procedure_code, payer_type, person_location, metadata = {} } = asked
  const attested = { ...person_location, attested_at: toTimestamp(call.now) }
  return {
    ...(type && { type }),
    ...(format && { format }),
    ...(place && { place }),
    ...(procedure_code && { procedure_code }),
    ...(payer_type && { payer_type }),
    ...(person_location && { person_location: JSON.stringify(attested) }),
    metadata,
  }
}

// If the practitioner requires approval, bookings made by anyone else are requests.
function standingOf(
  call: Call,
  published: Diary['availability'],
  { hold, hold_minutes = 10 }: Pick<SessionCreate, 'hold' | 'hold_minutes'>,
) {
  const now = toTimestamp(call.now)
  const requires_approval = Boolean(published?.requires_approval && actingFor(call) === null)
  if (hold) {
    const hold_expires_at = toTimestamp(call.now.add({ minutes: hold_minutes }))
    return { status: 'held', held_at: now, hold_expires_at, requires_approval }
  }
  if (requires_approval) return { status: 'requested', requested_at: now, requires_approval }
  return { status: 'scheduled', scheduled_at: now }
}

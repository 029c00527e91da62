// Reads and updates a practitioner's availability.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError, invalid, notFound } from '#catalogue/api_error.ts'
import { scheduleJob } from '#kernel/jobs.ts'
import { lockRow, touchRow } from '#kernel/record.ts'
import { canonical } from '#crypto/canonical_json.ts'
import { sessionReview } from '#areas/practitioners/practitioner/jobs.ts'
import { practitionerKind } from '#areas/practitioners/practitioner/schema.ts'
import { requireOpenLocations } from '#areas/sessions/location/location.ts'
import type { Terms } from './bookable.ts'
import { type AvailabilityUpdate, defaults, type Policy } from './schema.ts'
import type { TimeOff } from './hours_schema.ts'
import { availabilityStatement, saveAvailability } from './store.ts'

export type Published = Omit<Terms, 'time_zone'> & {
  published: boolean
  default_duration_minutes: number
  requires_approval: boolean
  policy: Policy | null
}

export type AvailabilityRow = {
  id: string
  time_zone: string
  archived: boolean
  version: number
  updated_at: string
  availability: Published | null
}

export const showAvailability = ([row]: AvailabilityRow[]) => {
  if (!row) throw notFound(practitionerKind.object)
  const { id, availability, ...rest } = row
  return { practitioner_id: id, ...defaults, published: false, ...availability, ...rest }
}

export const findAvailability = async (call: Call, id: string) =>
  showAvailability(await call.query<AvailabilityRow>(availabilityStatement(call.account, id)))

// Availability shares the practitioner's version and events.
export async function updateAvailability(call: Call, id: string, request: AvailabilityUpdate) {
  requireConsistent(request)
  requireOwnCalendar(call.actor.kind === 'practitioner' ? call.actor.id : null, id, 'id')
  await lockRow(call, practitionerKind, id)
  await requireOpenLocations(call, locationsNamed(request))
  const [before] = await call.query<AvailabilityRow>(availabilityStatement(call.account, id))
  const stored = before!.availability
  const current: Record<string, unknown> = stored ?? { ...defaults, published: false }
  const terms: Record<string, unknown> = normalizeTimes({ ...defaults, ...stored, ...request })
  const changed = Object.keys(terms).filter(
    (name) => canonical(terms[name]) !== canonical(current[name]),
  )
  if (changed.length > 0) {
    await saveAvailability(call, id, Object.fromEntries(Object.entries(terms).map(asColumn)))
    await touchRow(call, practitionerKind, id, 'availability_changed', changed)
    // Sessions that are booked in time off are at risk.
    if (['time_off', 'published'].some((name) => changed.includes(name))) {
      scheduleJob(call, sessionReview, id, call.now)
    }
  }
  return await findAvailability(call, id)
}

function locationsNamed({ rules = [], overrides = [] }: AvailabilityUpdate) {
  const named = (windows: { location_id?: string | undefined }[], list: string) =>
    windows.flatMap(({ location_id }, at) =>
      location_id ? [{ location_id, param: `${list}[${at}].location_id` }] : [],
    )
  const special = overrides.flatMap(({ windows }, at) => named(windows, `overrides[${at}].windows`))
  return [...named(rules, 'rules'), ...special]
}

const asColumn = ([name, value]: [string, unknown]): [string, unknown] =>
  value !== null && typeof value === 'object' ? [name, JSON.stringify(value)] : [name, value]

// Normalizes timestamps before they are stored.
const normalizeTimes = <Terms extends { time_off: TimeOff[] }>(terms: Terms) => ({
  ...terms,
  time_off: terms.time_off.map(({ starts_at, ends_at }) => ({
    starts_at: toTimestamp(Temporal.Instant.from(starts_at)),
    ends_at: toTimestamp(Temporal.Instant.from(ends_at)),
  })),
})

// Validates fields against each other.
function requireConsistent({ rules = [], overrides = [], time_off = [] }: AvailabilityUpdate) {
  for (const [index, { effective_from, effective_until }] of rules.entries()) {
    if (effective_from && effective_until && effective_until < effective_from) {
      throw invalid(
        `rules[${index}].effective_until`,
        '`effective_until` must be on or after `effective_from`.',
      )
    }
  }
  const dates = overrides.map(({ date }) => date)
  const duplicate = dates.findIndex((date, index) => dates.indexOf(date) < index)
  if (duplicate >= 0) {
    throw invalid(
      `overrides[${duplicate}].date`,
      '`date` must be unique: another override has the same date.',
    )
  }
  for (const [index, { starts_at, ends_at }] of time_off.entries()) {
    if (Temporal.Instant.compare(starts_at, ends_at) >= 0) {
      throw invalid(`time_off[${index}].ends_at`, '`ends_at` must be after `starts_at`.')
    }
  }
}

// A practitioner can access only their own calendar.
export function requireOwnCalendar(acting: string | null, id: string, param: string) {
  if (acting === null || acting === id) return
  const needs = 'A practitioner can access only their own calendar.'
  throw new ApiError('permission_denied', { needs }, { param })
}

export const availabilityEvents = {
  'practitioner.availability_changed': "A practitioner's availability was updated.",
}

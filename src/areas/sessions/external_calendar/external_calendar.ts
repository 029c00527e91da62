// Creates, updates and refreshes external calendars.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError, invalid } from '#catalogue/api_error.ts'
import { newId } from '#kernel/ids.ts'
import { isIn } from '#kernel/state_sets.ts'
import { takeStep } from '#kernel/take_step.ts'
import { transitionError } from '#kernel/explain_transition.ts'
import { createRow, lockRow, updateRow } from '#kernel/record.ts'
import { rateLimited } from '#http/access/rate_limit.ts'
import { practitionerKind } from '#areas/practitioners/practitioner/schema.ts'
import { requireOwnCalendar } from '#areas/sessions/availability/availability.ts'
import { addressColumns } from './address.ts'
import {
  externalCalendarKind as kind,
  externalCalendarLifecycle as lifecycle,
} from './lifecycle.ts'
import type {
  ExternalCalendarChange,
  ExternalCalendarCreate,
  ExternalCalendarRow,
} from './schema.ts'
import { countCalendars, makeDue, updateQuietly } from './store.ts'

const most_calendars = 20
const refresh_seconds = 60

export async function createExternalCalendar(call: Call, request: ExternalCalendarCreate) {
  const { practitioner_id, url, name = 'Calendar', ...columns } = request
  const { actor } = call
  requireOwnCalendar(
    actor.kind === 'practitioner' ? actor.id : null,
    practitioner_id,
    'practitioner_id',
  )
  await requireUnarchived(call, practitioner_id, 'practitioner_id')
  if ((await countCalendars(call, practitioner_id)) >= most_calendars) {
    const rule = `A practitioner can have at most ${most_calendars} external calendars.`
    throw invalid('practitioner_id', rule)
  }
  const id = newId(kind.prefix)
  return await createRow(call, kind, id, {
    ...columns,
    practitioner_id,
    name,
    ...addressColumns(call, id, url),
    status: lifecycle.initial,
    poll_after: toTimestamp(call.real_now),
  })
}

// Another URL or time zone takes effect with the next fetch, which is at once. Until then, the
// known busy times stay.
export async function updateExternalCalendar(
  call: Call,
  id: string,
  { url, paused, ...fields }: ExternalCalendarChange,
) {
  const before = await lockRow(call, kind, id)
  requireExisting(before, 'update')
  const moves = url !== undefined
  const columns = { ...fields, ...(moves && addressColumns(call, id, url)) }
  const { time_zone = before.time_zone } = fields
  const rereads = moves || time_zone !== before.time_zone
  if (rereads) {
    await updateQuietly(call, id, { validators: null })
    await makeDue(call, id)
  }
  const after = await updateRow(call, kind, id, columns, 'updated', before)
  if (paused === undefined || paused !== isIn(lifecycle, 'polled', after.status)) return after
  return await takeStep(call, lifecycle, id, paused ? 'pause' : 'resume')
}

export async function refreshExternalCalendar(call: Call, id: string) {
  const calendar = await lockRow(call, kind, id)
  if (!isIn(lifecycle, 'polled', calendar.status)) {
    throw transitionError(lifecycle, calendar.status, 'refresh', lifecycle.sets.polled.in)
  }
  await requireUnarchived(call, calendar.practitioner_id)
  const wait = secondsToWait(call, calendar)
  if (wait > 0) throw rateLimited(['calendar-refresh'], { retry_after_seconds: wait })
  await makeDue(call, id)
  return calendar
}

// A time ahead was written by a clock that was set back since.
function secondsToWait({ real_now }: Call, { attempted_at }: ExternalCalendarRow) {
  if (attempted_at === null) return 0
  const passed = (real_now.epochMilliseconds - Date.parse(attempted_at)) / 1_000
  return passed < 0 ? 0 : Math.ceil(Math.max(0, refresh_seconds - passed))
}

function requireExisting({ status }: ExternalCalendarRow, step: string) {
  if (isIn(lifecycle, 'existing', status)) return
  throw transitionError(lifecycle, status, step, lifecycle.sets.existing.in)
}

async function requireUnarchived(call: Call, id: string, param = 'id') {
  const { archived } = await lockRow(call, practitionerKind, id, param)
  if (archived) throw new ApiError('practitioner_archived', {}, { param })
}

export const externalCalendarEvents = {
  'external_calendar.busy_times_changed': 'The busy times of an external calendar changed.',
}

// Lists open slots. Booking uses the same checks, so every listed slot can be booked and no other
// time can.
import { type Call, timestampOf } from '#kernel/call.ts'
import { notFound } from '#catalogue/api_error.ts'
import { findRow } from '#kernel/record.ts'
import { type Read, runRead } from '#http/routing/route.ts'
import { sessionKind } from '#areas/sessions/session/lifecycle.ts'
import { requireOwnCalendar } from './availability.ts'
import { type Diary, isOpen, situationOf } from './diary.ts'
import { mismatchError } from '#areas/sessions/service/booking_terms.ts'
import { placedSlotsIn, slotsIn } from './bookable.ts'
import { missingCare } from './offered_care.ts'
import { diariesStatement } from './store.ts'
import { inWholeCalendar } from './full_calendar.ts'
import type { Span } from '#kernel/spans.ts'
import {
  day_ms,
  most_days,
  type SlotRequest,
  msOf,
  spanOf,
  reachOf,
  careOf,
  requirementsOf,
  isResolved,
  resolveRequest,
} from './slot_request.ts'

const most_practitioners = 50

const isBookable = (diary: Diary, request: SlotRequest) =>
  isOpen(diary, msOf(diary.now)) && missingCare(diary, careOf(request)).length === 0

// Whether later days must be read to find the next slot.
function hasNoSlots(diary: Diary, request: SlotRequest) {
  if (!diary.id || !diary.availability?.published || !isBookable(diary, request)) return false
  const span = spanOf(request, diary.now)
  return slotsIn(situationOf(diary, requirementsOf(diary, request)), span, 1).length === 0
}

function slotsOf(diary: Diary, request: SlotRequest, span: Span, most = Infinity) {
  requireOwnCalendar(diary.acting, diary.id, 'On-Behalf-Of')
  const requirements = requirementsOf(diary, request)
  const { duration_minutes } = requirements
  const situation = situationOf(diary, requirements)
  const bookable = isBookable(diary, request)
  const open = bookable ? placedSlotsIn(situation, span, most) : []
  const after = { from: span.until, until: span.until + most_days * day_ms }
  const later = open.length > 0 || !bookable ? [] : slotsIn(situation, after, 1)
  return {
    practitioner_id: diary.id,
    time_zone: diary.time_zone,
    availability_published: diary.availability?.published ?? false,
    from: timestampOf(span.from),
    to: timestampOf(span.until),
    duration_minutes,
    data: open.map(({ at, location_id }) => ({
      starts_at: timestampOf(at),
      ends_at: timestampOf(at + duration_minutes * 60_000),
      location_id,
    })),
    next_available_at: later[0] === undefined ? null : timestampOf(later[0]),
  }
}

function readSlots(account: string, id: string, request: SlotRequest): Read {
  const { reschedule_session_id: moved } = request
  const except = moved ? [moved] : []
  const look = (more_days = 0) =>
    diariesStatement(account, [id], reachOf(request, more_days), { except })
  return {
    statement: look(),
    persons_look_further: true,
    more: ([diary]: Diary[]) => (hasNoSlots(diary!, request) ? look(most_days) : undefined),
    respond([diary]: Diary[]) {
      if (!diary?.id) throw notFound('practitioner')
      if (moved && diary.excepted === 0) throw notFound('session', 'reschedule_session_id')
      return slotsOf(diary, request, spanOf(request, diary.now))
    },
  }
}

function searchSlots(account: string, request: SlotRequest): Read {
  const { practitioner_ids: ids = null, limit = 20 } = request
  const most = most_practitioners
  const look = (more_days = 0) =>
    diariesStatement(account, ids, reachOf(request, more_days), { most })
  return {
    statement: look(),
    persons_look_further: true,
    async more(diaries: Diary[], call: Call) {
      const empty = await call.slices.map(diaries, (diary) => hasNoSlots(diary, request))
      return empty.includes(true) ? look(most_days) : undefined
    },
    async respond(rows: Diary[], call: Call) {
      const span = spanOf(request, rows[0]!.now)
      const diaries = new Map(rows.filter(({ id }) => id).map((diary) => [diary.id, diary]))
      const missing = ids?.findIndex((id) => !diaries.has(id)) ?? -1
      if (missing >= 0) throw notFound('practitioner', `practitioner_ids[${missing}]`)
      const data = await call.slices.map(ids ?? [...diaries.keys()], (id) =>
        slotsOf(diaries.get(id)!, request, span, limit),
      )
      return { from: timestampOf(span.from), to: timestampOf(span.until), data }
    },
  }
}

export const readSlotsAtOnce = (account: string, id: string, request: SlotRequest) =>
  isResolved(request) ? readSlots(account, id, request) : undefined

export const searchSlotsAtOnce = (account: string, request: SlotRequest) =>
  isResolved(request) ? searchSlots(account, request) : undefined

export async function findSlots(call: Call, practitioner_id: string, request: SlotRequest) {
  const resolved = await resolveRequest(call, request, { practitioner_id })
  return await runSlots(call, readSlots(call.account, practitioner_id, resolved), request)
}

export async function findManySlots(call: Call, request: SlotRequest) {
  const resolved = await resolveRequest(call, request)
  const only = resolved.service?.practitioner_id
  const { practitioner_ids = only ? [only] : undefined } = request
  const strange = only ? practitioner_ids?.find((id) => id !== only) : undefined
  if (strange) throw mismatchError(['practitioner_ids'])
  const read = searchSlots(call.account, {
    ...resolved,
    ...(practitioner_ids && { practitioner_ids }),
  })
  return await runSlots(call, read, request)
}

// Persons are checked against the whole calendar, and can move only sessions of their own.
async function runSlots(call: Call, read: Read, request: SlotRequest) {
  const { reschedule_session_id: moved } = request
  if (moved && call.actor.kind === 'person') {
    await findRow(call, sessionKind, moved, 'reschedule_session_id')
  }
  return await inWholeCalendar(call, () => runRead(call, read))
}

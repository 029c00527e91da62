// Lists open slots. Booking uses the same checks, so every listed slot can be booked and no other
// time can.
import Type, { type Static } from 'typebox'
import type { Call } from '#kernel/call.ts'
import { invalid, notFound } from '#catalogue/api_error.ts'
import {
  UpdateOf,
  Id,
  ListOf,
  livemode,
  Nullable,
  Text,
  Timestamp,
  Integer,
} from '#kernel/fields.ts'
import { findRow } from '#kernel/record.ts'
import { type Read, runRead } from '#http/routing/route.ts'
import { sessionKind } from '#areas/sessions/session/lifecycle.ts'
import {
  type Diary,
  isOpen,
  requireOwnCalendar,
  situationOf,
  type SlotRequirements,
} from './availability.ts'
import { slotsIn } from './bookable.ts'
import { formatFor, missingCare } from './offered_care.ts'
import { format, type } from './schema.ts'
import { diariesStatement, type Reach, default_days } from './store.ts'
import { inWholeCalendar } from './full_calendar.ts'
import type { Span } from './windows.ts'

const day_ms = 86_400_000
const most_days = 62
const most_practitioners = 50

const lasting = "Slot length in minutes. Defaults to the practitioner's `default_duration_minutes`."
const duration_minutes = Integer(lasting, 5, 1_440, { examples: [50] })
const from = Timestamp('Start of the search range. Default: now.')
const to = Timestamp(
  'End of the search range, up to 62 days after `from`. Default: 14 days after `from`.',
  '2027-03-15T17:00:00.000Z',
)

export const SlotsQuery = Type.Object({
  ...UpdateOf({ from, to, duration_minutes, format, type }).properties,
  reschedule_session_id: Type.Optional(
    Id('ses', 'ID of a session to reschedule. Its current time counts as free.'),
  ),
})
export const SlotSearchQuery = Type.Object({
  ...UpdateOf({ from, to, duration_minutes, format, type }).properties,
  practitioner_ids: Type.Optional(
    ListOf(
      Id('prac', 'ID of a practitioner.'),
      'IDs of up to 50 practitioners. Default: the 50 newest with published availability.',
      50,
      {
        minItems: 1,
      },
    ),
  ),
  limit: Type.Optional(
    Type.Integer({
      description: 'Maximum slots per practitioner, 1 to 200. Default: 20.',
      minimum: 1,
      maximum: 200,
      default: 20,
    }),
  ),
})
type SlotRequest = Static<typeof SlotsQuery> & Static<typeof SlotSearchQuery>

const Slot = Type.Object(
  {
    starts_at: Timestamp('Start time of the slot.'),
    ends_at: Timestamp('End time of the slot.', '2027-03-01T17:50:00.000Z'),
  },
  { description: 'Open slot that can be booked.' },
)

export const Slots = Type.Object(
  {
    object: Type.Literal('slots', { description: 'Object type. Always `slots`.' }),
    livemode,
    practitioner_id: Id('prac', 'ID of the practitioner.'),
    time_zone: Text("The practitioner's IANA time zone.", 64, { examples: ['America/New_York'] }),
    availability_published: Type.Boolean({
      description:
        'Whether availability is published. If false, `data` is empty and any free time ' +
        'can be booked.',
      examples: [true],
    }),
    from,
    to,
    duration_minutes,
    data: Type.Array(Slot, { description: 'Open slots in chronological order.' }),
    next_available_at: Nullable(
      Timestamp(
        'If `data` is empty, the first open slot within the following 62 days. Null otherwise.',
      ),
    ),
  },
  { title: 'slots', description: 'Open slots of one practitioner.' },
)

export const SlotSearch = Type.Object(
  {
    object: Type.Literal('slot_search', { description: 'Object type. Always `slot_search`.' }),
    livemode,
    from,
    to,
    data: Type.Array(Slots, { description: 'One entry per practitioner, in the order requested.' }),
  },
  { title: 'slot_search', description: 'Open slots of several practitioners.' },
)

const msOf = (text: string) => Temporal.Instant.from(text).epochMilliseconds
// A search lists thousands of times, and Temporal is thirty times slower at formatting them.
const timeOf = (ms: number) => new Date(ms).toISOString()

// Without "from", the range starts now by the account's clock, which the query returns.
function spanOf({ from, to }: SlotRequest, now: string): Span {
  const start = msOf(from ?? now)
  const until = to ? msOf(to) : start + default_days * day_ms
  if (until <= start) throw invalid('to', '`to` must be after `from`.')
  if (until - start > most_days * day_ms)
    throw invalid('to', '`to` can be at most 62 days after `from`.')
  return { from: start, until }
}

const reachOf = ({ from, to }: SlotRequest, more_days = 0): Reach => {
  if (from && to) spanOf({ from, to }, from)
  const timestamp = (time?: string) => (time ? timeOf(msOf(time)) : null)
  return { from: timestamp(from), to: timestamp(to), more_days }
}

function requirementsOf(diary: Diary, request: SlotRequest): SlotRequirements {
  const { duration_minutes = diary.availability?.default_duration_minutes ?? 50 } = request
  const { format = formatFor(diary), type = 'individual' } = request
  return { duration_minutes, service: { format, type } }
}

const isBookable = (diary: Diary, request: SlotRequest) =>
  isOpen(diary, msOf(diary.now)) && missingCare(diary, request).length === 0

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
  const open = bookable ? slotsIn(situation, span, most) : []
  const after = { from: span.until, until: span.until + most_days * day_ms }
  const later = open.length > 0 || !bookable ? [] : slotsIn(situation, after, 1)
  return {
    practitioner_id: diary.id,
    time_zone: diary.time_zone,
    availability_published: diary.availability?.published ?? false,
    from: timeOf(span.from),
    to: timeOf(span.until),
    duration_minutes,
    data: open.map((at) => ({
      starts_at: timeOf(at),
      ends_at: timeOf(at + duration_minutes * 60_000),
    })),
    next_available_at: later[0] === undefined ? null : timeOf(later[0]),
  }
}

export function readSlots(account: string, id: string, request: SlotRequest): Read {
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

export function readManySlots(account: string, request: SlotRequest): Read {
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
      return { from: timeOf(span.from), to: timeOf(span.until), data }
    },
  }
}

// The same in a transaction. Persons are checked against the whole calendar, and can move only
// sessions of their own.
export async function runSlots(call: Call, read: Read, request: SlotRequest) {
  const { reschedule_session_id: moved } = request
  if (moved && call.actor.kind === 'person') {
    await findRow(call, sessionKind, moved, 'reschedule_session_id')
  }
  return await inWholeCalendar(call, () => runRead(call, read))
}

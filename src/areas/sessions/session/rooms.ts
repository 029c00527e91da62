// When rooms are taken. The `room_taken` constraint prevents double bookings; checking first gives
// a clear error. Every booking locks the room before the practitioner's calendar, so that bookings
// don't deadlock.
import { type Call, timestampOf, toTimestamp } from '#kernel/call.ts'
import { ApiError, invalid } from '#catalogue/api_error.ts'
import { sql } from '#db/sql.ts'
import { inSet } from '#kernel/state_sets.ts'
import { tryStep } from '#kernel/take_step.ts'
import { inSharedRooms } from '#areas/sessions/availability/full_calendar.ts'
import { sessionLifecycle } from './lifecycle.ts'
import type { Span } from '#kernel/spans.ts'
import { isStale, type Times } from './store.ts'

export type Room = { location_id: string; room_id: string }

type RoomIds = { [Field in keyof Room]?: string | null | undefined }

export const roomOf = ({ location_id, room_id }: RoomIds): Room | null =>
  location_id && room_id ? { location_id, room_id } : null

export const roomWithoutLocation = () => invalid('room_id', '`room_id` requires `location_id`.')

type TakenRoom = { id: string; from: string; until: string; stale: boolean }

// A session lasts at most a day, so those that start earlier can't overlap.
const findTaken = (
  call: Call,
  { location_id, room_id }: Room,
  { from, until }: { from: string; until: string },
  except: string[],
) =>
  inSharedRooms(call, () =>
    call.query<TakenRoom>(sql`
      select id, starts_at as from, ends_at as until, ${isStale(toTimestamp(call.now))} as stale
      from sessions
      where account = ${call.account} and location_id = ${location_id} and room_id = ${room_id}
        and starts_at > ${from}::timestamptz - interval '24 hours' and starts_at < ${until}
        and ends_at > ${from} and not recorded
        and ${inSet(sessionLifecycle, 'occupying')} and id <> all(${except})
      order by id`),
  )

// The same in milliseconds, without expired holds.
export async function spansTaken(call: Call, room: Room, span: Span, except: string[]) {
  const range = { from: timestampOf(span.from), until: timestampOf(span.until) }
  const taken = await findTaken(call, room, range, except)
  const current = taken.filter(({ stale }) => !stale)
  return current.map(({ from, until }) => ({ from: Date.parse(from), until: Date.parse(until) }))
}

type Time = Pick<Times, 'starts_at' | 'ends_at'>

// Serializes the bookings of a room.
export async function lockRoom(call: Call, { location_id, room_id }: Room) {
  const name = `${call.account} room ${location_id} ${room_id}`
  await call.query(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

// Returns the times at which the room is taken. It must be locked. Expires stale holds on the way.
export async function takenTimes<T extends Time>(
  call: Call,
  room: Room,
  times: T[],
  except: string[] = [],
): Promise<T[]> {
  const from = times.map(({ starts_at }) => starts_at).sort()[0]!
  const until = times
    .map(({ ends_at }) => ends_at)
    .sort()
    .at(-1)!
  const overlaps = ({ from, until }: TakenRoom, { starts_at, ends_at }: T) =>
    Date.parse(from) < Date.parse(ends_at) && Date.parse(starts_at) < Date.parse(until)
  const found = await findTaken(call, room, { from, until }, except)
  const conflicts = found.filter((taken) => times.some((time) => overlaps(taken, time)))
  for (const { id, stale } of conflicts) {
    if (stale) await inSharedRooms(call, () => tryStep(call, sessionLifecycle, id, 'expire'))
  }
  const active = conflicts.filter(({ stale }) => !stale)
  return times.filter((time) => active.some((taken) => overlaps(taken, time)))
}

export async function requireFreeRoom(
  call: Call,
  room: Room | null,
  time: Time,
  except: string[] = [],
) {
  if (!room) return
  await lockRoom(call, room)
  const taken = await takenTimes(call, room, [time], except)
  if (taken.length > 0) throw new ApiError('room_taken', {}, { param: 'room_id' })
}

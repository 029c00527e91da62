// SQL for video rooms.
import { allColumns } from '#db/columns.ts'
import { assignments, row, sql, stored_now } from '#db/sql.ts'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { isFreeIn, leaseEnd } from '#kernel/lease.ts'

export type VideoRoomRow = {
  id: string
  session_id: string
  name: string
  simulated: boolean
  url: string | null
  opens_at: string
  expires_at: string
  connections: string[]
  attempts: number
  claimed_until: string | null
  closed_at: string | null
}

// The index video_rooms_of_session allows one open room: of two that are inserted at once, the
// second waits for the first, and is then found instead.
export async function insertRoom(call: Call, fields: Record<string, unknown>) {
  await call.query(sql`
    insert into video_rooms
      ${row({ ...fields, account: call.account, created_at: toTimestamp(call.real_now) })}
    on conflict (account, session_id) where closed_at is null do nothing`)
}

export async function lockOpenRoom(call: Call, session_id: string) {
  const [room] = await call.query<VideoRoomRow>(sql`
    select ${allColumns('video_rooms')} from video_rooms
    where account = ${call.account} and session_id = ${session_id} and closed_at is null
    for no key update`)
  return room
}

export async function findRoom(call: Call, id: string) {
  const [room] = await call.query<VideoRoomRow>(sql`
    select ${allColumns('video_rooms')} from video_rooms
    where account = ${call.account} and id = ${id}`)
  return room
}

export async function lockRoom(call: Call, id: string) {
  const [room] = await call.query<VideoRoomRow>(sql`
    select ${allColumns('video_rooms')} from video_rooms
    where account = ${call.account} and id = ${id}
    for no key update`)
  return room
}

// Claims an expired room, from which on nobody gets a link. Undefined if it was extended meanwhile.
export async function claimExpired(call: Call, id: string) {
  const [room] = await call.query<VideoRoomRow>(sql`
    update video_rooms
    set closed_at = coalesce(closed_at, ${stored_now}), claimed_until = ${leaseEnd(call)},
      attempts = attempts + 1
    where account = ${call.account} and id = ${id} and deleted_at is null
      and expires_at <= now() and ${isFreeIn(call)}
    returning ${allColumns('video_rooms')}`)
  return room
}

export async function updateRoom(call: Call, id: string, fields: Record<string, unknown>) {
  await call.query(sql`
    update video_rooms set ${assignments(fields)}
    where account = ${call.account} and id = ${id}`)
}

// Records who joined and left a session by video. Each connection is recorded once, in whichever
// order and however often its webhooks come.
import { asJson } from '#db/sql.ts'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { lockRow, touchRow, updateRow } from '#kernel/record.ts'
import type { VideoWebhook } from '#outside/ports/video.ts'
import { sessionKind } from '#areas/sessions/session/lifecycle.ts'
import type { SessionRow } from '#areas/sessions/session/schema.ts'
import { findRoom, lockRoom, updateRoom } from './store.ts'
import { earlier, inAccountTime } from './window.ts'

type Connection = NonNullable<VideoWebhook['connection']>
type Presence = { connected_at?: string | null; disconnected_at?: string | null }

const most_connections = 1_000

export async function recordConnection(call: Call, room_id: string, connection: Connection) {
  const found = await findRoom(call, room_id)
  if (!found) return
  // In the order in which links are issued: two that wait for each other would both fail.
  const session = await lockRow(call, sessionKind, found.session_id)
  const room = (await lockRoom(call, room_id))!
  const key = `${connection.word} ${connection.id}`
  if (room.connections.includes(key) || room.connections.length >= most_connections) return
  const at = toTimestamp(inAccountTime(call, earlier(connection.at, call.real_now)))
  const changes = changesOf(session, connection, at)
  if (!changes) return // Of a person who is no longer in the session.
  await updateRoom(call, room.id, { connections: [...room.connections, key] })
  const word = `participant_${connection.word}`
  if (Object.keys(changes).length === 0) await touchRow(call, sessionKind, session.id, word, [])
  else await updateRow(call, sessionKind, session.id, changes, word, session)
}

// From the first connection to the end of the last.
const extend = (
  { connected_at = null, disconnected_at = null }: Presence,
  { word }: Connection,
  at: string,
): Presence =>
  word === 'joined'
    ? connected_at && Date.parse(connected_at) <= Date.parse(at)
      ? {}
      : { connected_at: at }
    : disconnected_at && Date.parse(disconnected_at) >= Date.parse(at)
      ? {}
      : { disconnected_at: at }

function changesOf(session: SessionRow, connection: Connection, at: string) {
  const { practitioner_id, participants } = session
  const { guest_id } = connection
  if (guest_id === practitioner_id) {
    const before = {
      connected_at: session.practitioner_connected_at,
      disconnected_at: session.practitioner_disconnected_at,
    }
    const changed = Object.entries(extend(before, connection, at))
    return Object.fromEntries(changed.map(([name, time]) => [`practitioner_${name}`, time]))
  }
  const seat = participants.find(({ person_id }) => person_id === guest_id)
  if (!seat) return undefined
  const changed = extend(seat, connection, at)
  if (Object.keys(changed).length === 0) return {}
  const updated = participants.map((each) => (each === seat ? { ...each, ...changed } : each))
  return { participants: asJson(updated) }
}

// The simulation has no webhooks: all leave when the room is closed.
export async function simulateLeaving(call: Call, room_id: string) {
  const room = await findRoom(call, room_id)
  for (const key of room?.connections ?? []) {
    const [word, id] = key.split(' ') as [string, string]
    if (word !== 'joined') continue
    const connection = { word: 'left' as const, id, guest_id: id, at: call.real_now }
    await recordConnection(call, room_id, connection)
  }
}

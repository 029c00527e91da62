// Issues the link with which one participant joins a session. The request checks who can join; the
// provider is called after it is committed: first the room is recorded, then it is opened at the
// provider, and its URL is recorded last. A retry finds the same room.
import { ApiError } from '#catalogue/api_error.ts'
import { randomBase62 } from '#crypto/base62.ts'
import { audit } from '#kernel/audit.ts'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { newId } from '#kernel/ids.ts'
import { leaseEnd } from '#kernel/lease.ts'
import { isIn } from '#kernel/state_sets.ts'
import { findRow, lockRow, updateRow } from '#kernel/record.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import type { AfterCommitContext, CommittedRequest } from '#http/routing/route.ts'
import { type VideoProvider, VideoRefused, VideoUnavailable } from '#outside/ports/video.ts'
import { practitionerKind } from '#areas/practitioners/practitioner/schema.ts'
import { sessionKind, sessionLifecycle } from '#areas/sessions/session/lifecycle.ts'
import { attestLocation, locationColumns } from '#areas/sessions/session/locations.ts'
import type { SessionRow } from '#areas/sessions/session/schema.ts'
import { connectVideo } from '#areas/sessions/telehealth_settings/credentials.ts'
import { findSettings } from '#areas/sessions/telehealth_settings/telehealth_settings.ts'
import { type Guest, guestOf, requireMayJoin } from './access.ts'
import { recordConnection } from './connections.ts'
import type { JoinRequest } from './schema.ts'
import { insertRoom, lockOpenRoom, lockRoom, updateRoom, type VideoRoomRow } from './store.ts'
import { earlier, inAccountTime, inRealTime, windowOf } from './window.ts'

const link_minutes = 10
const name_length = 20 // Daily limits the name together with the domain.

const object = 'session_join' as const

// The response without the link, which is issued after the commit.
export async function joinSession(call: Call, id: string, request: JoinRequest) {
  const session = await lockRow(call, sessionKind, id)
  const { guest, settings } = await checkJoin(call, session, request)
  // Other participants' locations are checked, and the session has that of the primary one.
  if (guest.person_id && guest.person_id === session.person_id && request.person_location) {
    const columns = locationColumns(call, request.person_location)
    await updateRow(call, sessionKind, id, columns, 'updated', session)
  }
  const { person_id } = guest
  audit(call, { action: 'session.link_issued', object_id: id, person_id })
  return { object, session_id: id, ...guest, provider: settings.provider }
}

// A replay of the request issues another link, if the participant can still join.
export async function checkJoinAgain(call: Call, id: string, request: JoinRequest) {
  await checkJoin(call, await findRow(call, sessionKind, id), request)
}

export async function describeJoin(call: Call, id: string, request: JoinRequest) {
  const session = await findRow(call, sessionKind, id)
  const guest = await guestOf(call, call.actor, session, request)
  const { provider } = await findSettings(call)
  return { object, session_id: id, ...guest, provider }
}

async function checkJoin(call: Call, session: SessionRow, request: JoinRequest) {
  const settings = await findSettings(call)
  const guest = await guestOf(call, call.actor, session, request)
  const check = () => requireMayJoin(call, session, guest, request, settings)
  const is_primary = guest.person_id !== null && guest.person_id === session.person_id
  await (is_primary ? attestLocation(call, session, request, check) : check())
  return { guest, settings }
}

export async function issueLink(
  context: AfterCommitContext,
  account: string,
  session_id: string,
  { actor, body }: CommittedRequest,
) {
  const within = <T>(work: (call: Call) => Promise<T>) => inAccount(context, account, work)
  const prepared = await within(async (call) => {
    const session = await lockRow(call, sessionKind, session_id)
    const guest = await guestOf(call, actor, session, body as JoinRequest)
    return { guest, ...(await prepareLink(call, session)) }
  })
  const { guest, provider } = prepared
  const shown = { object, session_id, ...guest, provider }
  if ('url' in prepared) return { ...shown, url: prepared.url, expires_at: null }
  const { video, room, expires } = prepared
  try {
    const url = await openRoom(within, prepared)
    const guest_id = guest.person_id ?? guest.practitioner_id
    const opened = {
      id: guest_id,
      is_host: guest.practitioner_id !== null,
      expires_at: expires.real,
    }
    const link = await video.createLink({ name: room.name, url }, opened)
    if (video.simulated) await within((call) => simulateJoin(call, room, guest))
    return { ...shown, url: link, expires_at: toTimestamp(expires.shown) }
  } catch (error) {
    throw asApiError(error)
  }
}

type Prepared = {
  video: VideoProvider
  room: VideoRoomRow
  lease: string
}

// The practitioner's own link, or the room with the times that it should have.
async function prepareLink(call: Call, session: SessionRow) {
  const settings = await findSettings(call)
  const { provider } = settings
  if (provider === 'static') {
    const { video_url } = await findRow(call, practitionerKind, session.practitioner_id)
    if (video_url) return { provider, url: video_url }
    throw new ApiError('video_not_configured', { why: 'the practitioner has no `video_url`' })
  }
  const video = connectVideo(call, settings.credentials)
  const why = 'the account has no `credentials` for its provider'
  if (!video) throw new ApiError('video_not_configured', { why })
  if (!isIn(sessionLifecycle, 'joinable', session.status)) {
    throw new ApiError('too_late', { step: 'join' }) // It changed since the request was checked.
  }
  const { opens_at, expires_at } = windowOf(call, session, settings)
  const times = {
    opens_at: toTimestamp(inRealTime(call, opens_at)),
    expires_at: toTimestamp(inRealTime(call, expires_at)),
  }
  const real = earlier(
    call.real_now.add({ minutes: link_minutes }),
    Temporal.Instant.from(times.expires_at),
  )
  const room = await findOrInsert(call, session.id, video, times)
  const lease = leaseEnd(call)
  const fresh = room.url !== null && isSame(room, times)
  const fields = { ...times, claimed_until: lease, ...(!fresh && { url: null }) }
  await updateRoom(call, room.id, fields)
  const expires = { real, shown: inAccountTime(call, real) }
  return { provider, video, room: { ...room, ...fields }, lease, expires }
}

type Times = Pick<VideoRoomRow, 'opens_at' | 'expires_at'>

const isSame = (one: Times, other: Times) =>
  (['opens_at', 'expires_at'] as const).every(
    (name) => Math.abs(Date.parse(one[name]) - Date.parse(other[name])) < 1_000,
  )

async function findOrInsert(call: Call, session_id: string, video: VideoProvider, times: Times) {
  const found = await lockOpenRoom(call, session_id)
  if (found) return found
  const name = randomBase62(name_length)
  const { simulated } = video
  await insertRoom(call, { id: newId('room'), session_id, name, simulated, ...times })
  return (await lockOpenRoom(call, session_id))!
}

// Opens the room at the provider, unless it has it with these times.
async function openRoom(
  within: <T>(work: (call: Call) => Promise<T>) => Promise<T>,
  { video, room, lease }: Prepared,
) {
  const url =
    room.url ??
    (await video.openRoom(room.name, {
      opens_at: Temporal.Instant.from(room.opens_at),
      expires_at: Temporal.Instant.from(room.expires_at),
    }))
  const is_open = await within(async (call) => {
    const current = await lockRoom(call, room.id)
    if (!current) return false
    // Another request that has the room keeps its lease and its times.
    const is_last = Date.parse(current.claimed_until ?? '') === Date.parse(lease)
    const fields = {
      ...(is_last && { claimed_until: null }),
      ...(isSame(current, room) && { url }),
    }
    if (Object.keys(fields).length > 0) await updateRoom(call, room.id, fields)
    return current.closed_at === null
  })
  if (is_open) return url
  await video.deleteRoom(room.name) // It can have been deleted before it was opened.
  throw new ApiError('too_late', { step: 'join' })
}

async function simulateJoin(call: Call, room: VideoRoomRow, guest: Guest) {
  const guest_id = guest.person_id ?? guest.practitioner_id
  const connection = { word: 'joined' as const, id: guest_id, guest_id, at: call.real_now }
  await recordConnection(call, room.id, connection)
}

function asApiError(error: unknown) {
  if (error instanceof VideoUnavailable) {
    const { retry_after_seconds } = error
    return new ApiError('video_unavailable', {}, { retry_after_seconds })
  }
  if (!(error instanceof VideoRefused)) return error
  return new ApiError('video_not_configured', { why: 'the provider refused the request' })
}

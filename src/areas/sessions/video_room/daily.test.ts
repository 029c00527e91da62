// Rooms at Daily: one per session, private, for its window, whatever Daily or the network do.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { videoOf } from '#outside/adapters/video/choose.ts'
import { call, sql, startServer } from '#tests/harness.ts'
import { daily_credentials, startDailyServer } from '#tests/daily_server.ts'
import { closeRooms, newYork, telehealthPractice } from '#tests/telehealth_examples.ts'

const daily = await startDailyServer()
const port = await startServer({ daily_url: daily.daily_url })
const video = videoOf({ daily_url: daily.daily_url }, false)

type Response = Awaited<ReturnType<typeof call>>
const resultOf = ({ status, body }: Response) => [status, body.error?.code]
const tokenOf = ({ body }: Response) => new URL(body.url).searchParams.get('t')
const seconds = (time: string) => Math.floor(Date.parse(time) / 1_000)

async function dailyPractice(settings: object = {}) {
  const practice = await telehealthPractice(
    { provider: 'daily', credentials: daily_credentials, ...settings },
    port,
  )
  const session = await practice.book({ person_location: newYork })
  const roomName = async () => {
    const query = 'select name from video_rooms where session_id = $1 and closed_at is null'
    return (await sql.query(query, [session.id])).rows[0]?.name as string
  }
  return { ...practice, session, roomName }
}

const roomOf = async ({ roomName }: { roomName: () => Promise<string> }) =>
  daily.rooms.get(await roomName())

test('a private room is opened for the window, with a token for each participant', async () => {
  const practice = await dailyPractice()
  const { session, join, person_id, practitioner_id, asPractitioner } = practice
  const as_person = await join(session.id, { person_id })
  assert.equal(as_person.status, 200, as_person.text)
  const as_practitioner = await join(session.id, {}, asPractitioner)
  const room = (await roomOf(practice))!
  assert.equal(room.privacy, 'private')
  const { nbf, exp, eject_at_room_exp, enable_knocking } = room.properties as Record<string, any>
  assert.deepEqual([eject_at_room_exp, enable_knocking], [true, false])
  const window = exp - nbf
  assert.ok(Math.abs(window - (15 + 50 + 30) * 60) <= 1, `${window}`)
  assert.ok(Math.abs(exp - (seconds(session.ends_at) + 30 * 60)) <= 1)
  assert.doesNotMatch(JSON.stringify(room.properties), /record/)
  const [one, other] = [as_person, as_practitioner].map((each) =>
    daily.tokens.find(({ token }) => token === tokenOf(each))!,
  )
  assert.deepEqual([one!.user_id, one!.is_owner], [person_id, false])
  assert.deepEqual([other!.user_id, other!.is_owner], [practitioner_id, true])
  for (const token of [one!, other!]) {
    assert.equal(token.room_name, room.name)
    assert.equal(token.start_cloud_recording, false)
    assert.ok(Number(token.exp) < Number(exp))
    assert.equal(token.user_name, undefined)
  }
  assert.ok(as_person.body.url.startsWith(room.url))
  assert.equal(as_person.body.provider, 'daily')
})

test('requests at the same time share one room', async () => {
  const practice = await dailyPractice()
  const { session, join, person_id, asPractitioner } = practice
  const before = daily.rooms.size
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      at % 2 ? join(session.id, { person_id }) : join(session.id, {}, asPractitioner),
    ),
  )
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]))
  assert.equal(daily.rooms.size, before + 1)
  const urls = answers.map(({ body }) => body.url.split('?')[0])
  assert.equal(new Set(urls).size, 1)
  assert.equal(new Set(answers.map(tokenOf)).size, answers.length)
})

for (const failure of [429, 500, 503] as const) {
  test(`a response ${failure} of Daily is a clear error, and a retry succeeds`, async () => {
    const practice = await dailyPractice()
    const { session, join, person_id } = practice
    daily.failures.push(failure)
    const again = { idempotency_key: `retry-${failure}` }
    const refused = await join(session.id, { person_id }, again)
    assert.deepEqual(resultOf(refused), [503, 'video_unavailable'])
    assert.equal(refused.headers['retry-after'], '7')
    assert.equal((await join(session.id, { person_id }, again)).status, 200)
  })
}

test('a room whose creation was not confirmed is used by the next request', async () => {
  const practice = await dailyPractice()
  const { session, join, person_id } = practice
  const before = daily.rooms.size
  daily.failures.push('cut')
  assert.deepEqual(resultOf(await join(session.id, { person_id })), [503, 'video_unavailable'])
  assert.equal(daily.rooms.size, before + 1)
  assert.equal((await join(session.id, { person_id })).status, 200)
  assert.equal(daily.rooms.size, before + 1)
})

test('wrong credentials are a clear error, and the key is in none', async () => {
  const practice = await dailyPractice({ credentials: { api_key: 'a-wrong-key' } })
  const refused = await practice.join(practice.session.id, { person_id: practice.person_id })
  assert.deepEqual(resultOf(refused), [422, 'video_not_configured'])
  assert.doesNotMatch(refused.text, /wrong-key/)
})

test('a session that is moved keeps its room, with the new times', async () => {
  const practice = await dailyPractice()
  const { session, join, person_id, ask, advance } = practice
  await join(session.id, { person_id })
  const name = await practice.roomName()
  const { exp } = daily.rooms.get(name)!.properties as Record<string, any>
  const starts_at = Temporal.Instant.from(session.starts_at).add({ minutes: 5 }).toString()
  await ask('POST', `/v1/sessions/${session.id}/reschedule`, { starts_at })
  assert.equal((await join(session.id, { person_id })).status, 200)
  assert.equal(await practice.roomName(), name)
  const moved = daily.rooms.get(name)!.properties as Record<string, any>
  assert.equal(moved.exp, exp + 5 * 60)
  // The account's clock goes on, and the room opens as much earlier in real time.
  await advance('PT10M')
  await join(session.id, { person_id })
  const shifted = daily.rooms.get(name)!.properties as Record<string, any>
  assert.ok(Math.abs(shifted.exp - (exp - 5 * 60)) <= 1)
})

test('the room of a canceled session is deleted, also by a person who cancels', async () => {
  const practice = await dailyPractice()
  const { session, join, person_id, request, asPerson } = practice
  const token = await asPerson()
  await join(session.id, { person_id })
  const name = await practice.roomName()
  const canceled = await request('POST', `/v1/sessions/${session.id}/cancel`, {}, token)
  assert.equal(canceled.status, 200, canceled.text)
  daily.failures.push(500)
  await closeRooms({ video })
  assert.ok(daily.rooms.has(name), 'it is tried again later')
  await sql.query('update video_rooms set claimed_until = null where name = $1', [name])
  await closeRooms({ video })
  assert.ok(!daily.rooms.has(name))
  const known = daily.requests.length
  await closeRooms({ video })
  assert.equal(daily.requests.length, known)
})

test('an expired room is deleted, and a session that is moved later gets another', async () => {
  const practice = await dailyPractice()
  const { session, join, person_id } = practice
  await join(session.id, { person_id })
  const name = await practice.roomName()
  await closeRooms({ video })
  assert.ok(daily.rooms.has(name), 'it is still open')
  await sql.query(
    "update video_rooms set expires_at = now() - interval '1 second' where name = $1",
    [name],
  )
  await closeRooms({ video })
  assert.ok(!daily.rooms.has(name))
  assert.equal((await join(session.id, { person_id })).status, 200)
  const other = await practice.roomName()
  assert.notEqual(other, name)
  assert.ok(daily.rooms.has(other))
})

test('a session that is canceled while its room is opened leaves no room', async () => {
  const practice = await dailyPractice()
  const { session, join, person_id, ask } = practice
  const before = new Set(daily.rooms.keys())
  daily.waiting.push(async () => {
    await ask('POST', `/v1/sessions/${session.id}/cancel`)
    await closeRooms({ video })
  })
  assert.deepEqual(resultOf(await join(session.id, { person_id })), [422, 'too_late'])
  assert.deepEqual(
    [...daily.rooms.keys()].filter((name) => !before.has(name)),
    [],
  )
})

const joined = (room: string, user_id: string, session_id: string, joined_at: number) => ({
  version: '1.0.0',
  type: 'participant.joined',
  id: `ptcpt-join-${session_id}`,
  payload: { room, user_id, session_id, joined_at, user_name: 'Maya', owner: false },
  event_ts: joined_at,
})
const left = (room: string, user_id: string, session_id: string, at: number, duration: number) => ({
  ...joined(room, user_id, session_id, at),
  type: 'participant.left',
  payload: { ...joined(room, user_id, session_id, at).payload, duration },
})

test('who joins and leaves is seen in the session and as events, once', async () => {
  const practice = await dailyPractice()
  const { session, join, person_id, practitioner_id, read, eventTypes, now } = practice
  await join(session.id, { person_id })
  const room = await practice.roomName()
  const at = (await now()).epochMilliseconds / 1_000 - 600
  const send = async (event: object) => {
    const { status, text } = await daily.post(event, { to_port: port })
    assert.equal(status, 200, text)
  }
  await send(joined(room, person_id, 'c1', at))
  await send(joined(room, person_id, 'c1', at))
  await send(joined(room, practitioner_id, 'c2', at + 10))
  await send(left(room, person_id, 'c1', at, 60))
  await send(joined(room, person_id, 'c3', at + 120))
  await send(left(room, person_id, 'c3', at + 120, 60))
  await send(left(room, person_id, 'c1', at, 60))
  await send(joined(room, 'per_stranger', 'c4', at))
  const seen = await read(session.id)
  const [{ connected_at, disconnected_at }] = seen.participants
  assert.deepEqual(
    [seconds(connected_at), seconds(disconnected_at)].map((each) => each - Math.floor(at)),
    [0, 180],
  )
  assert.equal(seconds(seen.practitioner_connected_at), Math.floor(at + 10))
  assert.equal(seen.practitioner_disconnected_at, null)
  const { rows } = await sql.query(
    "select type from events where object_id = $1 and type like 'session.participant%' order by position",
    [session.id],
  )
  assert.deepEqual(
    rows.map(({ type }) => type.slice('session.participant_'.length)),
    ['joined', 'joined', 'left', 'joined', 'left'],
  )
  assert.ok(await eventTypes(session.id))
})

test('webhooks that are not signed change nothing, and those about other rooms are accepted', async () => {
  const practice = await dailyPractice()
  const { session, join, person_id, read } = practice
  await join(session.id, { person_id })
  const room = await practice.roomName()
  const event = joined(room, person_id, 'c1', 1_700_000_000)
  const secret = Buffer.from('another secret of somebody').toString('base64')
  const forged = await daily.post(event, { to_port: port, secret })
  assert.deepEqual(resultOf(forged), [400, 'malformed_request'])
  const path = '/telehealth/daily/webhooks'
  const bare = { key: null, port, raw: JSON.stringify(event) }
  assert.equal((await call('POST', path, undefined, bare)).status, 400)
  const broken = { key: null, port, raw: '{' }
  assert.equal((await call('POST', path, undefined, broken)).status, 400)
  for (const other of [{ test: 'test' }, joined('of-somebody-else', person_id, 'c1', 1)]) {
    assert.equal((await daily.post(other, { to_port: port })).status, 200)
  }
  assert.equal((await read(session.id)).participants[0].connected_at, undefined)
})

test('the sandbox simulates Daily without credentials: who gets a link joins at once', async () => {
  const { book, join, person_id, read, ask } = await telehealthPractice({ provider: 'daily' })
  const { id } = await book({ person_location: newYork })
  const known = daily.requests.length
  assert.equal((await join(id, { person_id })).status, 200)
  assert.equal((await join(id, { person_id })).status, 200)
  assert.equal(daily.requests.length, known)
  assert.ok((await read(id)).participants[0].connected_at)
  await ask('POST', `/v1/sessions/${id}/cancel`)
  await closeRooms()
  assert.ok((await read(id)).participants[0].disconnected_at)
})

test('links for both sides at the same time never wait for each other without end', async () => {
  const { book, join, person_id, asPractitioner } = await telehealthPractice({ provider: 'daily' })
  const deadlocks = async () => {
    const { rows } = await sql.query(`
      select pg_stat_get_db_deadlocks(oid)::integer as count from pg_database
      where datname = current_database()`)
    return rows[0].count as number
  }
  const before = await deadlocks()
  const { id } = await book({ person_location: newYork })
  for (let round = 0; round < 4; round++) {
    const both = Array.from({ length: 5 }, () => [
      join(id, { person_id }),
      join(id, {}, asPractitioner),
    ])
    for (const { status, text } of await Promise.all(both.flat())) assert.equal(status, 200, text)
  }
  assert.equal(await deadlocks(), before)
})

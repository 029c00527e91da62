// The feed of events: numbered without gap after commit, in order, by one relay at a time.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asEvent, type EventRow } from '#areas/platform/event/schema.ts'
import { events, kinds } from '#areas/index.ts'
import { deleteExpired } from '#jobs/delete_expired.ts'
import { relayAll } from '#jobs/relay.ts'
import { call, db, createTestAccount, createPractitioner, sql } from './harness.ts'

const relay = () => relayAll(db)
const feed = async (key: string, query = '?after=0&limit=100') =>
  (await call('GET', `/v1/events${query}`, undefined, { key })).body

test('an event is listed once it has its position, and not before', async () => {
  const { key } = await createTestAccount()
  const id = await createPractitioner({ key })
  assert.deepEqual((await feed(key)).data, [])
  await relay()
  const { data } = await feed(key)
  assert.deepEqual(
    data.map(({ sequence }: any) => sequence),
    [1, 2],
  )
  const [, made] = data
  assert.equal(made.type, 'practitioner.created')
  const url = `/v1/practitioners/${id}`
  assert.deepEqual(made.data.object, { id, object: 'practitioner', version: 1, url })
  assert.match(made.request.id, /^req_/)
  assert.equal((await call('GET', url, undefined, { key })).body.version, 1)
  const one = await call('GET', `/v1/events/${made.id}`, undefined, { key })
  assert.deepEqual(one.body, made)
})

test('the URL of an event leads to its object, for every kind', () => {
  for (const { object, table } of kinds) {
    const { url } = asEvent({ object, object_id: 'x' } as EventRow).data.object
    assert.equal(url, `/v1/${table}/x`)
  }
})

test('events are filtered by type, resource and object, newest first without `after`', async () => {
  const { key } = await createTestAccount()
  const id = await createPractitioner({ key })
  await call('PATCH', `/v1/practitioners/${id}`, { biography: 'x' }, { key })
  await createPractitioner({ key })
  await relay()
  const types = async (query: string) => (await feed(key, query)).data.map(({ type }: any) => type)
  assert.deepEqual(await types('?type=practitioner.updated'), ['practitioner.updated'])
  assert.equal((await types('?type=practitioner.*')).length, 3)
  const ofOne = ['practitioner.updated', 'practitioner.created']
  assert.deepEqual(await types(`?object_id=${id}`), ofOne)
  assert.deepEqual(await types(`?object_id=${id}&after=0`), ofOne.toReversed())
  const page = await feed(key, '?limit=1')
  const next = await feed(key, `?limit=1&cursor=${page.next_cursor}`)
  assert.equal(next.data[0].sequence, page.data[0].sequence - 1)
  for (const query of ['?after=-1', '?after=x', '?type=nonsense', '?after=1&cursor=x']) {
    assert.equal((await call('GET', `/v1/events${query}`, undefined, { key })).status, 400, query)
  }
})

test('a reader sees every event once and in order, with many writers and two relays', async () => {
  const { key } = await createTestAccount()
  const ids = await Promise.all(Array.from({ length: 4 }, () => createPractitioner({ key })))
  let writing = true
  const relays = ['one', 'two'].map(async () => {
    while (writing) await relayAll(db)
  })
  const seen: any[] = []
  const follower = (async () => {
    for (let done = false; !done;) {
      done = !writing
      const { data } = await feed(key, `?limit=7&after=${seen.at(-1)?.sequence ?? 0}`)
      seen.push(...data)
      if (data.length > 0) done = false
    }
  })()
  // Several change the same object, so that their transactions wait for each other.
  const changes = Array.from({ length: 120 }, (_, i) =>
    call('PATCH', `/v1/practitioners/${ids[i % 4]}`, { biography: `${i}` }, { key }),
  )
  for (const { status } of await Promise.all(changes)) assert.equal(status, 200)
  while (!(await relay())) continue
  writing = false
  await Promise.all([...relays, follower])
  assert.deepEqual(
    seen.map(({ sequence }) => sequence),
    Array.from({ length: seen.length }, (_, i) => i + 1),
  )
  assert.equal(seen.length, 1 + 4 + 120)
  for (const id of ids) {
    const versions = seen.filter((e) => e.data.object.id === id).map((e) => e.data.object.version)
    assert.deepEqual(
      versions,
      Array.from({ length: versions.length }, (_, i) => i + 1),
    )
  }
})

test('events are deleted after 90 days, and positions continue', async () => {
  const { account, key } = await createTestAccount()
  while (!(await relayAll(db))) continue
  await sql.query("update events set recorded_at = now() - interval '91 days' where account = $1", [
    account,
  ])
  await deleteExpired(db)
  assert.deepEqual((await feed(key)).data, [])
  await createPractitioner({ key })
  while (!(await relayAll(db))) continue
  assert.equal((await feed(key)).data[0].sequence, 2)
})

test('every event type is listed with a description', () => {
  for (const [kind, meaning] of Object.entries(events)) {
    assert.match(kind, /^[a-z0-9_]+\.[a-z_]+$/)
    assert.match(meaning, /^[A-Z].*\.$/)
  }
})

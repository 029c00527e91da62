// The event feed: numbered after commit without gaps, in order, by one relay at a time.
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

test("events have the account's time and the real time, and are filtered by both", async () => {
  const { key } = await createTestAccount()
  await createPractitioner({ key })
  const real = Temporal.Now.instant()
  await call('POST', '/v1/test_clock/advance', { by: 'P30D' }, { key })
  const later = await createPractitioner({ key })
  await relay()
  const [event] = (await feed(key, `?object_id=${later}`)).data
  const hoursAfter = (time: string) => Temporal.Instant.from(time).since(real).total('hours')
  assert.ok(hoursAfter(event.created_at) > 700)
  assert.ok(Math.abs(hoursAfter(event.recorded_at)) < 1)

  const day = { hours: 24 }
  const [yesterday, tomorrow] = [real.subtract(day), real.add(day)]
  const objects = async (query: string) =>
    (await feed(key, `?type=practitioner.*&${query}`)).data.map(({ data }: any) => data.object.id)
  const all = await objects('after=0')
  assert.equal(all.length, 2)
  const cases: Record<string, string[]> = {
    [`created_at[gte]=${tomorrow}`]: [later],
    [`created_at[lt]=${tomorrow}`]: [all[0]],
    [`created_at[gte]=${tomorrow}&created_at[lt]=${real.add({ hours: 1000 })}`]: [later],
    [`created_at[gte]=${yesterday}&created_at[lt]=${tomorrow}&after=0`]: [all[0]],
    [`recorded_at[gte]=${tomorrow}`]: [],
    [`recorded_at[lt]=${yesterday}`]: [],
    [`recorded_at[gte]=${yesterday}&recorded_at[lt]=${tomorrow}`]: all.toReversed(),
    [`recorded_at[gte]=${yesterday}&recorded_at[lt]=${tomorrow}&after=0`]: all,
    [`recorded_at[gte]=${event.recorded_at}&created_at[gte]=${event.created_at}`]: [later],
    'object_type=practitioner': all.toReversed(),
    'object_type=session': [],
  }
  for (const [query, ids] of Object.entries(cases))
    assert.deepEqual(await objects(query), ids, query)
})

test('pages of events in a period continue where the last one ended', async () => {
  const { key } = await createTestAccount()
  for (let i = 0; i < 3; i++) await createPractitioner({ key })
  await relay()
  const now = Temporal.Now.instant()
  const [from, until] = [now.subtract({ hours: 1 }), now.add({ hours: 1 })]
  const period = `recorded_at[gte]=${from}&recorded_at[lt]=${until}&object_type=practitioner`
  const seen: number[] = []
  for (let cursor = ''; ;) {
    const page = await feed(key, `?limit=1&${period}${cursor}`)
    seen.push(...page.data.map(({ sequence }: any) => sequence))
    if (!page.has_more) break
    cursor = `&cursor=${page.next_cursor}`
  }
  assert.deepEqual(seen, [4, 3, 2])
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

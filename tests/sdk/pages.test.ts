// Lists of the SDK: page by page, object by object and all at once, also while objects are added.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { queryString } from '#sdk/query.ts'
import { relayAll } from '#jobs/relay.ts'
import { createTestAccount, db } from '../harness.ts'
import { practitioner, sdkClient } from './sdk_client.ts'

async function practiceOf(count: number) {
  const { key } = await createTestAccount()
  const { attune, sent } = sdkClient({ apiKey: key })
  const ids: string[] = []
  for (let i = 0; i < count; i++) ids.unshift((await attune.practitioners.create(practitioner)).id)
  return { attune, sent, ids }
}

test('a list is iterated across pages, newest first', async () => {
  const { attune, sent, ids } = await practiceOf(7)
  const from = sent.length
  const found: string[] = []
  for await (const { id } of attune.practitioners.list({ limit: 3 })) found.push(id)
  assert.deepEqual(found, ids)
  assert.equal(sent.length - from, 3)
})

test('nothing is lost or repeated if objects are added in the meantime', async () => {
  const { attune, ids } = await practiceOf(6)
  const found: string[] = []
  for await (const { id } of attune.practitioners.list({ limit: 2 })) {
    found.push(id)
    await attune.practitioners.create(practitioner)
  }
  assert.deepEqual(found, ids)
})

test('an iteration that ends early requests no further page', async () => {
  const { attune, sent } = await practiceOf(4)
  const from = sent.length
  for await (const _ of attune.practitioners.list({ limit: 2 })) break
  assert.equal(sent.length - from, 1)
})

test('a list sends nothing until it is used, and large pages unless a size is passed', async () => {
  const { attune, sent } = await practiceOf(1)
  const from = sent.length
  const list = attune.practitioners.list()
  assert.equal(sent.length, from)
  await list.all({ limit: 1_000 })
  assert.equal(sent.at(-1)!.path, '/v1/practitioners?limit=100')
  await list.all({ limit: 5 })
  assert.equal(sent.at(-1)!.path, '/v1/practitioners?limit=5')
  await list.page()
  assert.equal(sent.at(-1)!.path, '/v1/practitioners')
})

test('pages are linked, and all() stops at its limit', async () => {
  const { attune, ids } = await practiceOf(5)
  const list = attune.practitioners.list({ limit: 2 })
  const first = await list.page()
  assert.deepEqual(Object.keys(first).sort(), ['data', 'has_more', 'next_cursor', 'object', 'url'])
  const second = await first.nextPage()
  const third = await second!.nextPage()
  assert.equal(await third!.nextPage(), null)
  const pages = [first, second!, third!].map(({ data }) => data.map(({ id }) => id))
  assert.deepEqual(pages, [ids.slice(0, 2), ids.slice(2, 4), ids.slice(4)])
  assert.equal((await list.all({ limit: 3 })).length, 3)
  assert.equal((await list.all({ limit: 0 })).length, 0)
  assert.equal((await list.all({ limit: 99 })).length, 5)
})

test('a list that starts somewhere goes on from there', async () => {
  const { attune, ids } = await practiceOf(5)
  const list = attune.practitioners.list({ starting_after: ids[0]!, limit: 2 })
  const found = await list.all({ limit: 99 })
  assert.deepEqual(
    found.map(({ id }) => id),
    ids.slice(1),
  )
  while (!(await relayAll(db))) continue
  const events = await attune.events.list({ after: 0, limit: 2 }).all({ limit: 99 })
  assert.ok(events.length > 4)
  assert.deepEqual(
    events.map(({ sequence }) => sequence),
    events.map((_, i) => i + 1),
  )
})

test('a search is paged in the body, and its terms are in no URL', async () => {
  const { key } = await createTestAccount()
  const { attune, sent } = sdkClient({ apiKey: key })
  for (let i = 0; i < 3; i++) {
    await attune.persons.create({ names: [{ given: 'Maya', family: 'Lindqvist' }] })
  }
  const found = await attune.persons.search({ name: 'Lindqvist', limit: 1 }).all({ limit: 99 })
  assert.equal(new Set(found.map(({ id }) => id)).size, 3)
  assert.ok(sent.every(({ path }) => !path.includes('indqvist')))
})

test('a complete list has one page and takes no limit', async () => {
  const { attune } = sdkClient()
  const formats = await attune.noteFormats.list().all({ limit: 99 })
  assert.ok(formats.some(({ format }) => format === 'soap'))
})

test('filters, ranges, metadata and expansions reach the API', async () => {
  const { attune, ids } = await practiceOf(2)
  const [one, other] = ids as [string, string]
  await attune.practitioners.update(one, { metadata: { 'crm id': 'a&b=c,d' } })
  const by_metadata = { metadata: { 'crm id': 'a&b=c,d' } }
  assert.deepEqual(
    (await attune.practitioners.list(by_metadata).page()).data.map(({ id }) => id),
    [one],
  )
  const { id } = await attune.sessions.create({
    practitioner_id: other,
    starts_at: '2031-03-03T17:00:00Z',
  })
  const { data } = await attune.sessions
    .list({
      status: ['scheduled', 'held'],
      starts_at: { gte: '2031-03-03T00:00:00Z', lt: '2031-03-04T00:00:00Z' },
      practitioner_id: other,
      expand: ['practitioner'],
    })
    .page()
  assert.deepEqual(
    data.map((session) => [session.id, session.practitioner?.id]),
    [[id, other]],
  )
  assert.equal((await attune.sessions.list({ status: 'canceled' }).page()).data.length, 0)
})

test('values that are undefined are not sent', () => {
  assert.equal(queryString({ a: undefined, b: null, c: [undefined], d: {} }), '')
  assert.equal(
    queryString({ a: [1, 2], b: { gte: 'x y' }, c: true }),
    '?a[]=1&a[]=2&b[gte]=x%20y&c=true',
  )
})

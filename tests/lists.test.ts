// Lists: newest first, page by page, without duplicates or gaps, even if objects are added
// meanwhile.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { verificationKind } from '#areas/practitioners/verification/lifecycle.ts'
import { createExample } from './examples.ts'
import { call, createTestAccount, createPractitioner } from './harness.ts'
import { expectAccountValues } from './sent_statements.ts'

const { key } = await createTestAccount()
const made: string[] = []
for (let i = 0; i < 25; i++) made.unshift(await createPractitioner({ key }))

const list = async (query: string) =>
  await call('GET', `/v1/practitioners${query}`, undefined, { key })
const idsOf = ({ body }: { body: any }): string[] => body.data.map(({ id }: any) => id)

test('a page has ten objects by default, newest first', async () => {
  const first = await list('')
  assert.deepEqual(idsOf(first), made.slice(0, 10))
  assert.equal(first.body.object, 'list')
  assert.equal(first.body.has_more, true)
  assert.equal(first.body.url, '/v1/practitioners')
  const all = await list('?limit=100')
  assert.deepEqual(idsOf(all), made)
  assert.equal(all.body.has_more, false)
  assert.equal(all.body.next_cursor, null)
})

test('a cursor reads to the end, even if objects are added', async () => {
  const seen: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page = await list(`?limit=7${cursor && `&cursor=${cursor}`}`)
    seen.push(...idsOf(page))
    cursor = page.body.next_cursor
    if (seen.length === 7) made.unshift(await createPractitioner({ key }))
  }
  assert.deepEqual(seen, made.slice(1))
})

test('starting_after and ending_before start at an ID', async () => {
  assert.deepEqual(idsOf(await list(`?limit=3&starting_after=${made[4]}`)), made.slice(5, 8))
  const before = await list(`?limit=3&ending_before=${made[4]}`)
  assert.deepEqual(idsOf(before), made.slice(1, 4))
  assert.equal(before.body.has_more, true)
  assert.deepEqual(idsOf(await list(`?ending_before=${made[0]}`)), [])
  const onwards = await list(`?limit=3&cursor=${before.body.next_cursor}`)
  assert.deepEqual(idsOf(onwards), made.slice(0, 1))
  assert.equal(onwards.body.next_cursor, null)
})

test("an object that the list doesn't contain is not found, like an unknown one", async () => {
  const { key } = await createTestAccount()
  const practitioner_id = await createPractitioner({ key })
  const refuses = async (path: string, param: string) => {
    const { status, body } = await call('GET', `/v1/${path}`, undefined, { key })
    assert.deepEqual([status, body.error?.param], [404, param], path)
  }
  // A practitioner without a verification cycle has no place in the order of its end.
  for (const param of ['starting_after', 'ending_before']) {
    await refuses(`practitioners?order=cycle_ends_on&${param}=${practitioner_id}`, param)
  }
  const { id } = await createExample(verificationKind, { key })
  const path = `practitioners/${practitioner_id}/verifications`
  await refuses(`${path}?starting_after=${id}`, 'starting_after')
})

test('filters are part of the cursor', async () => {
  const body = { name: { given: 'A', family: 'B' }, profession: 'psychiatrist', languages: ['es'] }
  for (let i = 0; i < 3; i++) await call('POST', '/v1/practitioners', body, { key })
  const found = await list('?profession=psychiatrist&language=es&limit=2')
  assert.equal(found.body.data.length, 2)
  assert.equal(found.body.has_more, true)
  const { next_cursor } = found.body
  const rest = await list(`?profession=psychiatrist&language=es&cursor=${next_cursor}`)
  assert.equal(rest.body.data.length, 1)
  assert.equal((await list(`?profession=psychologist&cursor=${next_cursor}`)).status, 400)
  const elsewhere = await list('?limit=1')
  const other = `/v1/sessions?cursor=${elsewhere.body.next_cursor}`
  assert.equal((await call('GET', other, undefined, { key })).status, 400)
  assert.equal((await list('?specialty=nothing_of_the_kind')).body.data.length, 0)
})

test('a list is filtered by creation time: from a time on, and before another', async () => {
  const { body } = await list('?limit=100')
  const times = body.data.map(({ created_at }: any) => created_at).toSorted()
  const middle = times[10]
  const count = async (query: string) => (await list(`?limit=100&${query}`)).body.data.length
  const later = times.filter((time: string) => time >= middle).length
  assert.equal(await count(`created_at[gte]=${middle}`), later)
  assert.equal(await count(`created_at[lt]=${middle}`), times.length - later)
  assert.equal(await count(`created_at[gte]=${middle}&created_at[lt]=${middle}`), 0)
})

const refused: [string, number, string][] = [
  ['?limit=0', 400, 'limit'],
  ['?limit=101', 400, 'limit'],
  ['?limit=ten', 400, 'limit'],
  ['?limit=1.5', 400, 'limit'],
  ['?limit=1&limit=2', 400, 'limit'],
  ['?cursor=nonsense', 400, 'cursor'],
  [
    `?cursor=${Buffer.from('["2020-01-01T00:00:00Z","a\\u0000",""]').toString('base64url')}`,
    400,
    'cursor',
  ],
  ['?starting_after=prac_nothing', 404, 'starting_after'],
  ['?ending_before=prac_nothing', 404, 'ending_before'],
  ['?starting_after=a&ending_before=b', 400, 'ending_before'],
  ['?profession=wizard', 400, 'profession'],
  ['?language=%00', 400, 'language'],
  ['?archived=yes', 400, 'archived'],
]
for (const [query, status, param] of refused) {
  test(`a list refuses ${query.slice(0, 40)}`, async () => {
    const answer = await list(query)
    assert.equal(answer.status, status, answer.text)
    assert.equal(answer.body.error.param, param)
  })
}

test('Every statement that was sent names its account as a value', expectAccountValues)

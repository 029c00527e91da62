// What is peculiar to practitioners.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { call, sql } from '#tests/harness.ts'

const ada = { name: { given: 'Ada', family: 'Okafor' }, profession: 'psychologist' }
const add = (fields: object = {}) => call('POST', '/v1/practitioners', { ...ada, ...fields })
const change = (id: string, fields: object) => call('PATCH', `/v1/practitioners/${id}`, fields)

test('a name and a profession are enough for the directory', async () => {
  const { status, body } = await add()
  assert.equal(status, 200)
  assert.equal(body.status, 'unverified')
  assert.equal(body.time_zone, 'America/New_York')
  assert.equal(body.archived, false)
})

test('every fault is told at once, and no value is repeated', async () => {
  const { status, body, text } = await call('POST', '/v1/practitioners', {
    name: { given: '' },
    profession: 'wizard',
    npi: '1234567890',
    time_zone: 'Mars/Olympus',
    languages: ['en', 'en'],
    colour: 'secret-value',
  })
  assert.equal(status, 400)
  const params = body.error.details.map(({ param }: { param: string }) => param)
  for (const param of ['name.given', 'name.family', 'profession', 'npi', 'time_zone', 'colour']) {
    assert.ok(params.includes(param), param)
  }
  for (const value of ['wizard', '1234567890', 'Mars', 'secret-value']) {
    assert.equal(text.includes(value), false, value)
  }
})

test('the check digit of an NPI is checked', async () => {
  assert.equal((await add({ npi: '1234567893' })).status, 200)
  assert.equal((await add({ npi: '1234567894' })).status, 400)
})

test('a change keeps what it does not name, and says what it changed', async () => {
  const { body } = await add({ languages: ['en'], metadata: { a: '1', b: '2' } })
  const changed = await change(body.id, { languages: ['es'], metadata: { b: null, c: '3' } })
  assert.deepEqual(changed.body.languages, ['es'])
  assert.deepEqual(changed.body.metadata, { a: '1', c: '3' })
  assert.deepEqual(changed.body.name, { ...ada.name, use: 'official' })
  assert.equal(changed.body.version, 2)
  const { rows } = await sql.query(
    "select changed_fields from events where object_id = $1 and type = 'practitioner.updated'",
    [body.id],
  )
  assert.deepEqual(rows[0].changed_fields.sort(), ['languages', 'metadata'])
})

test('a change that changes nothing makes no version and no event', async () => {
  const { body } = await add({ languages: ['en'] })
  const { body: same } = await change(body.id, { name: { family: 'Okafor', given: 'Ada' } })
  assert.equal(same.version, 1)
  const { rowCount } = await sql.query('select from events where object_id = $1', [body.id])
  assert.equal(rowCount, 1)
})

test('archiving is a flag with its own events, and can be taken back', async () => {
  const { body } = await add()
  const archived = await change(body.id, { archived: true })
  assert.equal(archived.body.archived, true)
  assert.ok(archived.body.archived_at)
  const restored = await change(body.id, { archived: false })
  assert.equal(restored.body.archived_at, null)
  const { rows } = await sql.query(
    'select type from events where object_id = $1 order by object_version',
    [body.id],
  )
  assert.deepEqual(
    rows.map(({ type }) => type),
    ['practitioner.created', 'practitioner.archived', 'practitioner.restored'],
  )
})

test('two who change the same version cannot overwrite each other', async () => {
  const { body } = await add()
  const headers = { 'if-match': '"1"' }
  const path = `/v1/practitioners/${body.id}`
  const answers = await Promise.all(
    ['one', 'two'].map((biography) => call('PATCH', path, { biography }, { headers })),
  )
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 412])
})

const strange: [string, unknown][] = [
  ['a null byte', { name: { given: 'A\u0000', family: 'B' } }],
  ['a lone surrogate', { name: { given: '\ud800', family: 'B' } }],
  ['a number as text', { name: { given: 1, family: 'B' } }],
  ['text as a boolean', { accepts_new_persons: 'true' }],
  ['metadata of numbers', { metadata: { a: 1 } }],
  ['metadata with a long key', { metadata: { ['k'.repeat(41)]: 'v' } }],
  ['metadata with brackets', { metadata: { 'a[b]': 'v' } }],
  [
    '51 pairs',
    { metadata: Object.fromEntries(Array.from({ length: 51 }, (_, i) => [`k${i}`, 'v'])) },
  ],
  ['a list as a name', { name: ['Ada'] }],
  ['a name of a megabyte', { name: { given: 'x'.repeat(900_000), family: 'B' } }],
]
for (const [what, fields] of strange) {
  test(`${what} is refused`, async () => assert.equal((await add(fields as object)).status, 400))
}

test('names of every script are kept as they came', async () => {
  const name = { given: 'Žofie 李 👩🏽‍⚕️', family: "O'Brien-Ñandú" }
  assert.deepEqual((await add({ name })).body.name, { ...name, use: 'official' })
})

test('nobody supervises themself', async () => {
  const { id } = (await add()).body
  const { status, body } = await change(id, { supervision: { supervisor_id: id } })
  assert.deepEqual([status, body.error.param], [400, 'supervision.supervisor_id'])
})

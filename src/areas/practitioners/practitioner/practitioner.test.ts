// Creating, updating and archiving practitioners.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { call, sql } from '#tests/harness.ts'

const ada = { name: { given: 'Ada', family: 'Okafor' }, profession: 'psychologist' }
const add = (fields: object = {}) => call('POST', '/v1/practitioners', { ...ada, ...fields })
const change = (id: string, fields: object) => call('PATCH', `/v1/practitioners/${id}`, fields)

test('A name and a profession are enough to create a practitioner', async () => {
  const { status, body } = await add()
  assert.equal(status, 200)
  assert.equal(body.status, 'unverified')
  assert.equal(body.time_zone, 'America/New_York')
  assert.equal(body.archived, false)
})

test('All invalid fields are reported at once, without their values', async () => {
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

test('An NPI with a wrong check digit is rejected', async () => {
  assert.equal((await add({ npi: '1234567893' })).status, 200)
  assert.equal((await add({ npi: '1234567894' })).status, 400)
})

test('An update keeps other fields, and its event lists the changed ones', async () => {
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

test('An update without a change creates no version and no event', async () => {
  const { body } = await add({ languages: ['en'] })
  const { body: same } = await change(body.id, { name: { family: 'Okafor', given: 'Ada' } })
  assert.equal(same.version, 1)
  const { rowCount } = await sql.query('select from events where object_id = $1', [body.id])
  assert.equal(rowCount, 1)
})

test('Archiving is a flag with its own events and can be reversed', async () => {
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

test('Of two concurrent updates of the same version, one fails', async () => {
  const { body } = await add()
  const headers = { 'if-match': '"1"' }
  const path = `/v1/practitioners/${body.id}`
  const answers = await Promise.all(
    ['one', 'two'].map((biography) => call('PATCH', path, { biography }, { headers })),
  )
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 412])
})

const invalid: [string, unknown][] = [
  ['A null byte', { name: { given: 'A\u0000', family: 'B' } }],
  ['A lone surrogate', { name: { given: '\ud800', family: 'B' } }],
  ['A number as text', { name: { given: 1, family: 'B' } }],
  ['Text as a boolean', { accepts_new_persons: 'true' }],
  ['Metadata with a number', { metadata: { a: 1 } }],
  ['Metadata with a long key', { metadata: { ['k'.repeat(41)]: 'v' } }],
  ['Metadata with brackets', { metadata: { 'a[b]': 'v' } }],
  [
    'Metadata with 51 pairs',
    { metadata: Object.fromEntries(Array.from({ length: 51 }, (_, i) => [`k${i}`, 'v'])) },
  ],
  ['A list as a name', { name: ['Ada'] }],
  ['A name of a megabyte', { name: { given: 'x'.repeat(900_000), family: 'B' } }],
]
for (const [what, fields] of invalid) {
  test(`${what} is rejected`, async () => assert.equal((await add(fields as object)).status, 400))
}

test('Names in any script are stored unchanged', async () => {
  const name = { given: 'Žofie 李 👩🏽‍⚕️', family: "O'Brien-Ñandú" }
  assert.deepEqual((await add({ name })).body.name, { ...name, use: 'official' })
})

test('A practitioner cannot be their own supervisor', async () => {
  const { id } = (await add()).body
  const { status, body } = await change(id, { supervision: { supervisor_id: id } })
  assert.deepEqual([status, body.error.param], [400, 'supervision.supervisor_id'])
})

test('A license keeps the ID it is sent with, so that a privilege can name it at once', async () => {
  const license = (id: string | undefined, number: string) => ({
    ...(id && { id }),
    jurisdiction: 'US-CO',
    title: 'Psychologist',
    number,
  })
  const privilege = (home_license_id: string) => ({
    compact: 'psypact_apit',
    number: 'APIT-1',
    home_license_id,
  })
  const made = await add({
    licenses: [license('lic_home', 'A1'), license(undefined, 'A2')],
    privileges: [privilege('lic_home')],
  })
  assert.equal(made.status, 200, made.text)
  const [home, other] = made.body.licenses
  assert.equal(home.id, 'lic_home')
  assert.match(other.id, /^lic_/)
  assert.equal(made.body.privileges[0].home_license_id, home.id)
  const paramsOf = ({ status, body }: typeof made) => [status, body.error?.param]
  const dangling = [400, 'privileges[0].home_license_id']
  assert.deepEqual(paramsOf(await add({ privileges: [privilege('lic_home')] })), dangling)
  const privileges = [privilege('lic_gone')]
  assert.deepEqual(paramsOf(await change(made.body.id, { privileges })), dangling)
  const moved = await change(made.body.id, { privileges: [privilege(other.id)] })
  assert.equal(moved.body.privileges[0].home_license_id, other.id, moved.text)
  const twice = { licenses: [license('lic_home', 'A1'), license('lic_home', 'A2')] }
  assert.deepEqual(paramsOf(await add(twice)), [400, 'licenses[1].id'])
})

// Experiment: a new field of a session is a column and a declaration. No verb changes, and the
// field comes back.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeScratchCopy } from './scratch_copy.ts'

const schema = 'src/areas/sessions/session/schema.ts'
const booking_schema = 'src/areas/sessions/session/booking_schema.ts'
const declaration = `export const title = Text('Title of the session.', 100, { examples: ['Intake'] })`
const title = 'title: Nullable(title),'

const books = `// Books a session with the new field.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { call, createPractitioner, sql } from './harness.ts'

test('the new field comes back', async () => {
  await sql.query('alter table sessions add column title text')
  const practitioner_id = await createPractitioner()
  const booking = { practitioner_id, starts_at: '2031-03-03T10:00:00Z', title: 'Intake' }
  const { body } = await call('POST', '/v1/sessions', booking)
  assert.equal(body.title, 'Intake')
  const path = '/v1/sessions/' + body.id
  assert.equal((await call('GET', path)).body.title, 'Intake')
  assert.equal((await call('PATCH', path, { title: 'Review' })).body.title, 'Review')
})
`

test('a new field of a session takes a column and a declaration, and comes back', () => {
  const { add, compile, edit, run } = makeScratchCopy()
  edit(schema, 'export const service_id', `${declaration}\n$&`)
  edit(schema, "Resource('session', sessionKind.prefix, {\n", `$&  ${title}\n`)
  edit(booking_schema, '{ practitioner_id,', '{ title, practitioner_id,')
  edit(booking_schema, 'const open = {\n', `$&  ${title}\n`)
  edit('src/db/columns.json', '"sessions": "account, ', '$&title, ')
  assert.equal(compile('src/areas/sessions/session/resource.ts'), '')
  add('tests/new_field.test.ts', books)
  assert.match(run('tests/new_field.test.ts'), /pass 1/)
})

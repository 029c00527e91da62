// Every kind that can be imported has an external ID: unique per account and kind, a filter of its
// list, and invisible to scoped tokens.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { routes } from '#areas/index.ts'
import type { Route } from '#http/routing/route.ts'
import { bodyFor, optionsFor } from './examples.ts'
import { call, createTestAccount } from './harness.ts'
import { createPerson, createToken } from './person_examples.ts'
import { sampleOf } from './sample.ts'

const takesExternalId = ({ name, body }: Route) =>
  name.endsWith('.create') &&
  'external_id' in ((body as { properties?: object } | undefined)?.properties ?? {})

const creates = routes.filter(takesExternalId)

test('every kind that can be imported, and what sessions are booked with, has an external ID', () => {
  const tables = creates.map(({ name }) => name.split('.')[0]).toSorted()
  assert.deepEqual(tables, [
    'assessments',
    'authorizations',
    'consents',
    'coverages',
    'documents',
    'form_responses',
    'forms',
    'locations',
    'notes',
    'persons',
    'practitioners',
    'services',
    'sessions',
    'waiting_list_entries',
  ])
})

for (const route of sampleOf(creates, ({ name }) => name)) {
  test(`${route.name}: an external ID is unique and finds its object`, async () => {
    const { key } = await createTestAccount()
    const create = async (external_id: string | null, own = key) => {
      const options = await optionsFor(route, { key: own })
      const body = { ...(await bodyFor(route, options)), external_id }
      return await call('POST', route.path, body, options)
    }
    const created = await create('ext-1')
    assert.equal(created.status, 200, created.text)
    assert.equal(created.body.external_id, 'ext-1')

    const again = await create('ext-1')
    assert.equal(again.status, 409, again.text)
    assert.equal(again.body.error.code, 'external_id_taken')
    assert.equal((await create(null)).status, 200, 'objects without one never conflict')

    const elsewhere = await createTestAccount()
    assert.equal((await create('ext-1', elsewhere.key)).status, 200, 'another account is apart')

    const options = await optionsFor(route, { key })
    const find = async (id: string) => {
      const { body } = await call('GET', `${route.path}?external_id=${id}`, undefined, options)
      return body.data.map((each: { id: string }) => each.id)
    }
    assert.deepEqual(await find('ext-1'), [created.body.id])
    assert.deepEqual(await find('ext-2'), [])

    const path = `${route.path}/${created.body.id}`
    const changes = { ...options, headers: { ...options.headers, 'if-match': '*' } }
    const { etag } = (await call('GET', path, undefined, options)).headers
    if (etag) Object.assign(changes.headers, { 'if-match': etag })
    const moved = await call('PATCH', path, { external_id: 'ext-2' }, changes)
    assert.equal(moved.status, 200, moved.text)
    assert.deepEqual(await find('ext-2'), [created.body.id])
    assert.deepEqual(await find('ext-1'), [])
  })
}

test('a scoped token neither sees nor sets an external ID', async () => {
  const { key } = await createTestAccount()
  const { id } = await createPerson({ external_id: 'pat-1' }, { key })
  const scopes = ['persons:read', 'persons:write']
  const token = await createToken({ person_id: id }, scopes, { key })
  const own = { key: token }
  const read = await call('GET', `/v1/persons/${id}`, undefined, own)
  assert.equal(read.body.external_id, null)
  const set = await call('PATCH', `/v1/persons/${id}`, { external_id: 'mine' }, own)
  assert.equal(set.status, 403)
  assert.equal(set.body.error.param, 'external_id')
})

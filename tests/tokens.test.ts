// Walks every route with a scoped token: it reaches what is its subject's, and nothing of anybody
// else's. Nobody writes these cases: a new route is walked as soon as it is there.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tokenScopes } from '#catalogue/scopes.ts'
import { routes } from '#resources/index.ts'
import { practitionerKind } from '#resources/practitioner/schema.ts'
import { bodyFor, kindOf, makeExample, pathFor } from './examples.ts'
import { call, sql } from './harness.ts'

// The directory is for everybody who may read it at all.
const directory = [practitionerKind]

const subjects = { practitioner_id: practitionerKind }

for (const [field, kind] of Object.entries(subjects)) {
  const { id } = await makeExample(kind)
  const asked = { [field]: id, scopes: tokenScopes }
  const { body: token } = await call('POST', '/v1/scoped_tokens', asked)
  const key: string = token.secret

  for (const route of routes) {
    const { name, method, scope, path } = route

    test(`${name}: a token with ${field} reaches nothing of another`, async () => {
      const [target, body] = [await pathFor(route), await bodyFor(route)]
      const answer = await call(method, target, body, { key })
      const given = scope === null || tokenScopes.includes(scope as never)
      if (!given) return assert.equal(answer.status, 403, answer.text)
      const actors: string[] = route.actors ?? ['account', 'practitioner']
      if (!actors.includes(kind.object)) return assert.equal(answer.status, 403, answer.text)
      if (directory.includes(kindOf(route) as never) && method === 'GET') {
        return assert.equal(answer.status, 200, answer.text)
      }
      if (path.includes('{id}')) return assert.equal(answer.status, 404, answer.text)
      if (method !== 'GET') return assert.ok([403, 404].includes(answer.status), answer.text)
      assert.equal(answer.status, 200, answer.text)
      for (const row of answer.body.data ?? []) assert.equal(row[field], id)
    })
  }

  test(`a token with ${field} sees its own: booked by its page, read by its page`, async () => {
    const practitioner_id =
      field === 'practitioner_id' ? id : (await makeExample(practitionerKind)).id
    const book = { practitioner_id, starts_at: '2033-03-03T10:00:00Z' }
    const { status, body, text } = await call('POST', '/v1/sessions', book, { key })
    assert.equal(status, 200, text)
    const { body: list } = await call('GET', '/v1/sessions', undefined, { key })
    assert.deepEqual(
      list.data.map((row: { id: string }) => row.id),
      [body.id],
    )
    const { rows } = await sql.query('select count(*)::int as many from sessions')
    assert.ok(rows[0].many > 1, 'there is something of others to be seen')
  })
}

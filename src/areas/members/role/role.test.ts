// Roles: the built-in ones are listed with the account's own, and can't be changed.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type BuiltInRoleName, builtInRoleNames, builtInRoles } from '#catalogue/roles.ts'
import { call, createTestAccount } from '#tests/harness.ts'

type Listed = { id: string; name: string; scopes: string[]; acts_as: string; built_in: boolean }

const createRole = async (name: string, key: string): Promise<Listed> => {
  const { status, body } = await call(
    'POST',
    '/v1/roles',
    { name, scopes: ['sessions:read'] },
    { key },
  )
  assert.equal(status, 200)
  return body
}

test('A new account lists the built-in roles with what they allow', async () => {
  const { key } = await createTestAccount()
  const { body } = await call('GET', '/v1/roles', undefined, { key })
  const listed: Listed[] = body.data
  assert.deepEqual(listed.map(({ id }) => id).toSorted(), builtInRoleNames.toSorted())
  for (const { id, ...role } of listed) {
    const { name, acts_as, scopes } = builtInRoles[id as BuiltInRoleName]
    assert.deepEqual([role.name, role.acts_as, role.scopes], [name, acts_as, scopes])
    assert.equal(role.built_in, true)
    const { body: retrieved } = await call('GET', `/v1/roles/${id}`, undefined, { key })
    assert.deepEqual(retrieved, { id, ...role })
  }
  const { body: earlier } = await call('GET', '/v1/built_in_roles', undefined, { key })
  assert.deepEqual(
    earlier.data.map(({ id }: Listed) => id),
    builtInRoleNames,
  )
})

test('Own roles come first, and pages go through all of them once', async () => {
  const { key } = await createTestAccount()
  await createTestAccount().then((other) => createRole('Of another account', other.key))
  const own = [await createRole('Front desk', key), await createRole('Intake', key)]
  assert.equal(own[0]!.built_in, false)
  const pages: string[] = []
  let cursor: string | null = null
  do {
    const query: string = cursor ? `limit=2&cursor=${cursor}` : 'limit=2'
    const { body } = await call('GET', `/v1/roles?${query}`, undefined, { key })
    assert.ok(body.data.length <= 2)
    pages.push(...body.data.map(({ id }: Listed) => id))
    cursor = body.next_cursor
  } while (cursor)
  assert.deepEqual(pages.slice(0, 2).toSorted(), own.map(({ id }) => id).toSorted())
  assert.deepEqual(pages.slice(2).toSorted(), builtInRoleNames.toSorted())
  const { body: after } = await call('GET', '/v1/roles?starting_after=owner', undefined, { key })
  const rest = pages.slice(pages.indexOf('owner') + 1)
  assert.deepEqual(
    after.data.map(({ id }: Listed) => id),
    rest,
  )
})

test('A built-in role cannot be changed or deleted', async () => {
  const { key } = await createTestAccount()
  const body = { scopes: ['sessions:read'] }
  const changed = await call('PATCH', '/v1/roles/scheduler', body, { key })
  const deleted = await call('DELETE', '/v1/roles/scheduler', undefined, { key })
  for (const { status, body: answer } of [changed, deleted]) {
    assert.equal(status, 400)
    assert.equal(answer.error.param, 'id')
    assert.match(answer.error.message, /built-in role, which can't be changed/)
  }
  const missing = await call('GET', '/v1/roles/role_missing', undefined, { key })
  assert.equal(missing.body.error.code, 'resource_not_found')
})

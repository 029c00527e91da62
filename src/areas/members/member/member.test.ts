// Members: what a role allows and nothing more, at once when it changes; the last owner; two people.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { builtInRoleNames, builtInRoles } from '#catalogue/roles.ts'
import { everyScope } from '#catalogue/scopes.ts'
import { routes } from '#areas/index.ts'
import {
  call,
  createPractitioner,
  createTestAccount,
  request_log,
  sql,
  startServer,
} from '#tests/harness.ts'
import { createCareTeam, createNote, createPerson, signNote } from '#tests/person_examples.ts'
import { invite, newAddress, send, signedInMember, tokenOf } from '#tests/sign_in_examples.ts'

const deactivate = (id: string, key: string, port?: number) =>
  call('POST', `/v1/members/${id}/deactivate`, {}, { key, ...(port && { port }) })

for (const role of builtInRoleNames) {
  test(`A member with the role ${role} reads what its scopes allow, and nothing else`, async () => {
    const { key } = await createTestAccount()
    const practitioner_id = await createPractitioner({ key })
    const link = role === 'clinician' ? { practitioner_id } : {}
    const { token } = await signedInMember(key, { role, ...link })
    const scopes: readonly string[] = builtInRoles[role].scopes
    const lists = routes.filter(
      ({ method, path, query }) =>
        method === 'GET' && !path.includes('{id}') && !(query as any)?.required?.length,
    )
    for (const { path, scope, actors = ['account', 'practitioner'] } of lists) {
      const { status } = await call('GET', path, undefined, { key: token })
      const acts_as = builtInRoles[role].acts_as
      const allowed = (!scope || scopes.includes(scope)) && actors.includes(acts_as)
      assert.equal(status === 403, !allowed, `${role} ${path} ${status}`)
    }
  })
}

test('A deactivated member has no session and no token at once, on every server', async () => {
  const { key } = await createTestAccount()
  const { member, browser, token } = await signedInMember(key, { role: 'developer' })
  const other = await startServer()
  for (const port of [undefined, other]) {
    const { status } = await call('GET', '/v1', undefined, { key: token, ...(port && { port }) })
    assert.equal(status, 200)
  }
  assert.equal((await deactivate(member.id, key, other)).status, 200)
  for (const port of [undefined, other]) {
    const { status } = await call('GET', '/v1', undefined, { key: token, ...(port && { port }) })
    assert.equal(status, 401)
  }
  assert.equal((await send('POST', '/console/token', {}, browser)).status, 401)
  await call('POST', `/v1/members/${member.id}/activate`, {}, { key })
  assert.equal((await call('GET', '/v1', undefined, { key: token })).status, 401)
})

test('A narrowed role limits tokens that exist, and a wider one extends them', async () => {
  const { key } = await createTestAccount()
  const fields = { name: 'Front desk', scopes: ['sessions:read', 'persons:read'] }
  const { body: role } = await call('POST', '/v1/roles', fields, { key })
  const { member, token } = await signedInMember(key, { role: role.id })
  const read = async (path: string) => (await call('GET', path, undefined, { key: token })).status
  assert.equal(await read('/v1/persons'), 200)
  const scopes = ['sessions:read']
  await call('PATCH', `/v1/roles/${role.id}`, { scopes }, { key })
  assert.equal(await read('/v1/persons'), 403)
  assert.equal(await read('/v1/sessions'), 200)
  await call('PATCH', `/v1/members/${member.id}`, { role: 'read_only' }, { key })
  assert.equal(await read('/v1/persons'), 200)
})

test('A member cannot grant more than they have', async () => {
  const { key } = await createTestAccount()
  const scopes = ['members:read', 'members:write', 'sessions:read']
  const { body: role } = await call('POST', '/v1/roles', { name: 'Team lead', scopes }, { key })
  const { member: owner } = await signedInMember(key)
  const { member, token } = await signedInMember(key, { role: role.id })
  const attempts = [
    call('POST', '/v1/members', { email: newAddress(), name: 'B', role: 'owner' }, { key: token }),
    call('PATCH', `/v1/members/${member.id}`, { role: 'owner' }, { key: token }),
    call('PATCH', `/v1/members/${owner.id}`, { role: role.id }, { key: token }),
    deactivate(owner.id, token),
    call('POST', '/v1/roles', { name: 'More', scopes: ['claims:read'] }, { key: token }),
    call('PATCH', `/v1/roles/${role.id}`, { scopes: [...scopes, 'notes:read'] }, { key: token }),
  ]
  for (const { status, body } of await Promise.all(attempts)) {
    assert.equal(status, 403)
    assert.equal(body.error.code, 'permission_denied')
  }
  const peer = { email: newAddress(), name: 'B', role: role.id }
  assert.equal((await call('POST', '/v1/members', peer, { key: token })).status, 200)
})

test('Of two owners who deactivate each other at once, one stays', async () => {
  const { key, account } = await createTestAccount()
  const [one, other] = [await signedInMember(key), await signedInMember(key)]
  const answers = await Promise.all([
    deactivate(one.member.id, other.token),
    deactivate(other.member.id, one.token),
    call('PATCH', `/v1/members/${one.member.id}`, { role: 'read_only' }, { key }),
  ])
  const { rows } = await sql.query(
    "select id from members where account = $1 and role = 'owner' and status = 'active'",
    [account],
  )
  assert.equal(rows.length, 1, JSON.stringify(answers.map(({ status }) => status)))
})

test('A clinician writes and signs notes as their practitioner, and the log names the member', async () => {
  const { key, account } = await createTestAccount()
  const { practitioner_id, person_id } = await createCareTeam({ key })
  const { member, token } = await signedInMember(key, { role: 'clinician', practitioner_id })
  const note = await createNote(person_id, { key: token })
  assert.equal(note.author_id, practitioner_id)
  assert.ok((await signNote(note.id, { key: token })).signed_at)
  const unrelated = await createPerson({}, { key })
  const { status } = await call('GET', `/v1/persons/${unrelated.id}`, undefined, { key: token })
  assert.ok([403, 404].includes(status), 'a person outside the care team')
  const impersonating = { 'on-behalf-of': await createPractitioner({ key }) }
  const other = await call('GET', '/v1/notes', undefined, { key: token, headers: impersonating })
  assert.equal(other.status, 403)

  const { rows } = await sql.query(
    `select distinct actor_kind, actor_id from audit_entries
     where account = $1 and object_id = $2 and action = 'note.created'`,
    [account, note.id],
  )
  assert.deepEqual(rows, [{ actor_kind: 'member', actor_id: member.id }])
  await request_log.flush()
  const logged = await call('GET', `/v1/request_logs?member_id=${member.id}`, undefined, { key })
  assert.ok(logged.body.data.length > 0)
})

test('Two members are two people: for emergency access, and for voiding a note', async () => {
  const { key } = await createTestAccount()
  const { practitioner_id, person_id, as } = await createCareTeam({ key })
  const [one, other] = [await signedInMember(key), await signedInMember(key)]
  const opening = {
    person_id,
    practitioner_id,
    reason_code: 'medical_emergency',
    justification: 'Found unconscious; current medication must be known at once.',
  }
  const opened = await call('POST', '/v1/emergency_accesses', opening, { key: one.token })
  assert.equal(opened.status, 200, opened.text)
  assert.equal(opened.body.opened_by_key_id, one.member.id)
  const review = (token: string) =>
    call(
      'POST',
      `/v1/emergency_accesses/${opened.body.id}/justify`,
      { review_note: 'The medication was needed at once.' },
      { key: token },
    )
  await call('POST', `/v1/emergency_accesses/${opened.body.id}/end`, {}, { key })
  const again = await tokenOf(one.browser)
  assert.equal((await review(again)).status, 403, 'another token of the same member')
  const { body: made } = await call('POST', '/v1/api_keys', { name: 'A' }, { key: one.token })
  assert.equal((await review(made.secret)).status, 403, 'a key of the same member')
  const puppet = await signedInMember(one.token)
  assert.equal((await review(puppet.token)).status, 403, 'a member they invited since')
  assert.equal((await review(other.token)).status, 200)

  const note = await createNote(person_id, as)
  await signNote(note.id, as)
  const path = `/v1/notes/${note.id}`
  const request = { reason: 'Wrong person.' }
  const first = await call('POST', `${path}/request_void`, request, { key: one.token })
  assert.equal(first.status, 200, first.text)
  assert.equal((await call('POST', `${path}/void`, {}, { key: one.token })).status, 403)
  assert.equal((await call('POST', `${path}/void`, {}, { key: other.token })).status, 200)
})

test("A member can't create scoped tokens, nor act for a practitioner they aren't", async () => {
  const { key } = await createTestAccount()
  const practitioner_id = await createPractitioner({ key })
  const { token } = await signedInMember(key)
  const body = { practitioner_id, scopes: ['sessions:read'] }
  assert.equal((await call('POST', '/v1/scoped_tokens', body, { key: token })).status, 403)
  const headers = { 'on-behalf-of': practitioner_id }
  const { status } = await call('GET', '/v1/sessions', undefined, { key: token, headers })
  assert.equal(status, 403)
  const { token: own } = await signedInMember(key, { practitioner_id })
  const asOwn = await call('GET', '/v1/sessions', undefined, { key: own, headers })
  assert.equal(asOwn.status, 200)
})

test('A member of one account sees nothing of another', async () => {
  const [one, other] = [await createTestAccount(), await createTestAccount()]
  const member = await invite(one.key)
  const { token } = await signedInMember(other.key)
  const { status } = await call('GET', `/v1/members/${member.id}`, undefined, { key: token })
  assert.equal(status, 404)
})

test('Keys outlive the member who created them, unless they are revoked with the member', async () => {
  const { key } = await createTestAccount()
  const { member, token } = await signedInMember(key)
  const create = async (as: string) =>
    (await call('POST', '/v1/api_keys', { name: 'Server' }, { key: as })).body
  const own = await create(token)
  const further = await create(own.secret)
  const other = await create(key)
  assert.deepEqual([own.created_by, further.created_by], [member.id, own.id])
  const path = `/v1/api_keys?created_by=${member.id}`
  const listed = await call('GET', path, undefined, { key })
  assert.deepEqual(
    listed.body.data.map(({ id }: { id: string }) => id),
    [own.id],
  )

  const statuses = async () => {
    const { body } = await call('GET', '/v1/api_keys', undefined, { key })
    const found = body.data as { id: string; status: string }[]
    return [own, further, other].map(({ id }) => found.find((each) => each.id === id)!.status)
  }
  const change = (method: string, step: string, body: object, as = key) =>
    call(method, `/v1/members/${member.id}${step}`, body, { key: as })
  await signedInMember(key) // Another owner stays.
  assert.equal((await change('PATCH', '', { role: 'scheduler' })).status, 200)
  const scopes = everyScope.filter((scope) => scope !== 'api_keys:write')
  const { body: team } = await call('POST', '/v1/api_keys', { name: 'Team', scopes }, { key })
  const revoking = { revoke_api_keys: true }
  const refused = await change('POST', '/deactivate', revoking, team.secret)
  assert.deepEqual(refused.body.error?.required_scopes, ['api_keys:write'], refused.text)
  assert.equal((await change('POST', '/deactivate', {}, team.secret)).status, 200)
  assert.deepEqual(await statuses(), ['issued', 'issued', 'issued'])
  assert.equal((await change('POST', '/activate', {})).status, 200)
  assert.equal((await change('POST', '/deactivate', revoking)).status, 200)
  assert.deepEqual(await statuses(), ['revoked', 'revoked', 'issued'])
})

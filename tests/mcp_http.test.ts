// Agents over streamable HTTP, with the MCP SDK's own client: the whole way to a booking, and every
// way it is refused.
import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { test } from 'node:test'
import { confirm, effectOf } from '#agents/confirmation.ts'
import { everyScope } from '#catalogue/scopes.ts'
import { freshPractice } from './fresh_practice.ts'
import { call, createTestAccount, request_log, secrets, sql, startServer } from './harness.ts'
import { connectAgent, restrictedKey } from './mcp.ts'
import { createPerson } from './person_examples.ts'
import { signedInMember } from './sign_in_examples.ts'

const booking_scopes = ['availability:read', 'sessions:read', 'sessions:write'] as const

async function practiceWithAgent(options: Parameters<typeof connectAgent>[1] = {}) {
  const practice = await freshPractice()
  await practice.publish({})
  const { secret, id: key_id } = await restrictedKey(practice.key, [...booking_scopes])
  const agent = await connectAgent(secret, options)
  return { ...practice, agent, agent_key: secret, key_id }
}

const sessionsOf = async ({ ask }: { ask: Awaited<ReturnType<typeof freshPractice>>['ask'] }) =>
  (await ask('GET', '/v1/sessions')).body.data as { id: string; status: string }[]

for (const modern of [true, false]) {
  const protocol = modern ? 'the current protocol' : 'the protocol of 2025'
  test(`an agent lists slots, rehearses a booking and confirms it (${protocol})`, async () => {
    const practice = await practiceWithAgent({ modern, name: 'Front desk <b>"agent"' })
    const { agent, practitioner_id, at } = practice
    const person_id = await practice.person()
    const slots = await agent.use('slots_list', {
      id: practitioner_id,
      from: at(2),
      to: at(3),
    })
    assert.equal(slots.is_error, false, JSON.stringify(slots.body))
    const { starts_at } = slots.body.data[0]

    const input = { practitioner_id, person_id, starts_at }
    const rehearsed = await agent.use('sessions_create', input)
    assert.equal(rehearsed.body.object, 'dry_run', JSON.stringify(rehearsed.body))
    assert.equal(rehearsed.body.response.starts_at, starts_at)
    assert.deepEqual(await sessionsOf(practice), [], 'nothing was booked')

    const confirmed = { ...input, confirm: rehearsed.body.confirm }
    const booked = await agent.use('sessions_create', confirmed)
    assert.equal(booked.is_error, false, JSON.stringify(booked.body))
    assert.equal(booked.body.status, 'scheduled')
    const again = await agent.use('sessions_create', confirmed)
    assert.equal(again.body.id, booked.body.id, 'a repeated confirmation books once')
    assert.equal((await sessionsOf(practice)).length, 1)

    // What it did is in the audit log with the name of the client, without its markup.
    const { rows } = await sql.query(
      'select client, key_id, actor_kind from audit_entries where account = $1 and object_id = $2',
      [practice.account, booked.body.id],
    )
    const by_agent = rows.filter(({ key_id }) => key_id === practice.key_id)
    assert.ok(by_agent.length > 0)
    for (const { client } of by_agent) assert.equal(client, 'Front desk bagent (MCP)')
    const query = '/v1/audit_entries?client=Front+desk+bagent+(MCP)'
    const listed = await practice.ask('GET', query)
    assert.ok(listed.body.data.length > 0)
    assert.equal(listed.body.data[0].client, 'Front desk bagent (MCP)')
    await agent.close()
  })
}

test('a read that the audit log omits is in the request logs with the client', async () => {
  const practice = await practiceWithAgent({ name: 'reader' })
  await practice.agent.use('booking_policy_retrieve')
  await request_log.flush()
  const { body } = await practice.ask('GET', '/v1/request_logs?client=reader+(MCP)')
  assert.deepEqual(
    body.data.map(({ path, status }: { path: string; status: number }) => [path, status]),
    [['/v1/booking_policy', 200]],
  )
})

test('without consent, an agent is refused as everybody is', async () => {
  const { agent, practitioner_id, at, key, account } = await practiceWithAgent()
  const { id: person_id } = await createPerson({}, { key })
  const refused = await agent.use('sessions_create', {
    practitioner_id,
    person_id,
    starts_at: at(2),
  })
  assert.equal(refused.is_error, true)
  assert.equal(refused.body.error.code, 'consent_required')
  assert.equal(refused.body.confirm, undefined)
  const { rows } = await sql.query(
    `select client from audit_entries where account = $1 and outcome = 'denied'`,
    [account],
  )
  assert.ok(rows.length > 0)
  for (const { client } of rows) assert.equal(client, 'test-agent (MCP)')
})

test('a confirmation is for one request, one key and ten minutes', async () => {
  const practice = await practiceWithAgent()
  const { agent, agent_key, practitioner_id, at, key } = practice
  const input = { practitioner_id, starts_at: at(2) }
  const { body } = await agent.use('sessions_create', input)
  const other = await connectAgent((await restrictedKey(key, [...booking_scopes])).secret)
  const own_hash = await sql.query('select hash from api_keys where id = $1', [practice.key_id])
  const signing = createHmac('sha256', secrets.pepper).update('attune agent confirmations').digest()
  const requested = { tool: 'sessions_create', credential: own_hash.rows[0].hash, input }
  const effect = effectOf(JSON.stringify(body), input)
  const expired = confirm(signing, requested, effect, Date.now() / 1_000 - 700).confirm
  const forged = confirm(Buffer.alloc(32), requested, effect, Date.now() / 1_000).confirm

  const refusals = [
    [agent, { ...input, starts_at: at(3), confirm: body.confirm }, 'confirmation_invalid'],
    [agent, { ...input, duration_minutes: 30, confirm: body.confirm }, 'confirmation_invalid'],
    [agent, { ...input, confirm: `${body.confirm}x` }, 'confirmation_stale'],
    [agent, { ...input, confirm: 'yes' }, 'confirmation_invalid'],
    [agent, { ...input, confirm: '' }, 'confirmation_invalid'],
    [agent, { ...input, confirm: forged }, 'confirmation_invalid'],
    [agent, { ...input, confirm: expired }, 'confirmation_expired'],
    [other, { ...input, confirm: body.confirm }, 'confirmation_invalid'],
  ] as const
  for (const [by, args, code] of refusals) {
    const refused = await by.use('sessions_create', args)
    assert.equal(refused.is_error, true)
    assert.equal(refused.body.error.code, code, JSON.stringify(args))
  }
  assert.deepEqual(await sessionsOf(practice), [])
  assert.ok(agent_key)
})

test('a confirmation of another tool is refused', async () => {
  const practice = await practiceWithAgent()
  const { body: session } = await practice.book(practice.at(2))
  const { body } = await practice.agent.use('sessions_cancel', { id: session.id })
  const { body: refused } = await practice.agent.use('sessions_reschedule', {
    id: session.id,
    starts_at: practice.at(3),
    confirm: body.confirm,
  })
  assert.equal(refused.error.code, 'confirmation_invalid')
})

test('what changed between dry run and confirmation is refused as stale', async () => {
  const practice = await practiceWithAgent()
  const { agent, at } = practice
  const { body: session } = await practice.book(at(2))
  const input = { id: session.id, starts_at: at(3) }
  const { body } = await agent.use('sessions_reschedule', input)
  assert.equal(body.response.starts_at, at(3))
  await practice.ask('POST', `/v1/sessions/${session.id}/reschedule`, { starts_at: at(4) })
  const refused = await agent.use('sessions_reschedule', { ...input, confirm: body.confirm })
  assert.equal(refused.body.error.code, 'confirmation_stale')
  const [current] = (await practice.ask('GET', '/v1/sessions')).body.data
  assert.equal(current.starts_at, at(4))

  const taken = { practitioner_id: practice.practitioner_id, starts_at: at(5) }
  const rehearsed = await agent.use('sessions_create', taken)
  await practice.book(at(5))
  const late = await agent.use('sessions_create', { ...taken, confirm: rehearsed.body.confirm })
  assert.equal(late.body.error.code, 'slot_taken')
})

test('an agent sees and can call only what its key has the scope for', async () => {
  const { key } = await createTestAccount()
  const { secret } = await restrictedKey(key, ['practitioners:read'])
  const agent = await connectAgent(secret)
  assert.deepEqual(await agent.toolNames(), [
    'account_retrieve',
    'practitioners_list',
    'practitioners_retrieve',
    'practitioners_eligibility',
  ])
  for (const [name, args] of [
    ['persons_list', {}],
    ['sessions_create', { practitioner_id: 'prac_x', starts_at: '2100-01-01T00:00:00Z' }],
  ] as const) {
    const refused = await agent.use(name, args)
    assert.equal(refused.is_error, true)
    assert.equal(refused.body.error.code, 'permission_denied')
  }
})

test('arguments and tools that do not exist are refused', async () => {
  const { agent } = await practiceWithAgent()
  const cases = [
    ['sessions_list', { expand: ['person'] }, 'validation_failed'],
    ['sessions_list', { limit: 1_000 }, 'validation_failed'],
    ['sessions_retrieve', { id: '../api_keys' }, 'resource_not_found'],
    ['sessions_retrieve', {}, 'resource_not_found'],
    ['sessions_list', { on_behalf_of: 'prac_1\r\nx-api-key: y' }, 'resource_not_found'],
    ['sessions_create', { starts_at: { deep: [1] } }, 'validation_failed'],
    ['api_keys_create', { name: 'Mine' }, 'resource_not_found'],
    ['constructor', {}, 'resource_not_found'],
    ['sessions_list', { constructor: 1 }, 'validation_failed'],
  ] as const
  for (const [name, args, code] of cases) {
    const refused = await agent.use(name, args)
    assert.equal(refused.is_error, true, name)
    assert.equal(refused.body.error.code, code, JSON.stringify([name, args, refused.body]))
  }
})

const initialize = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: {
    protocolVersion: '2025-11-25',
    capabilities: {},
    clientInfo: { name: 'raw', version: '1' },
  },
}
const accept = { accept: 'application/json, text/event-stream' }

test('the endpoint needs a restricted key, from no other page', async () => {
  const { key } = await createTestAccount()
  const { secret } = await restrictedKey(key, ['sessions:read'])
  const refusals = [
    [null, {}, 401, 'api_key_missing'],
    ['sk_test_wrong', {}, 401, 'api_key_invalid'],
    [key, {}, 403, 'permission_denied'],
    [secret, { origin: 'https://evil.example' }, 403, 'origin_refused'],
    [secret, { origin: 'null' }, 403, 'origin_refused'],
    [secret, { origin: 'https://evil.example', host: 'evil.example' }, 403, 'origin_refused'],
  ] as const
  for (const [by, headers, status, code] of refusals) {
    const answer = await call('POST', '/mcp', initialize, {
      key: by,
      headers: { ...accept, ...headers },
    })
    assert.deepEqual([answer.status, answer.body.error.code], [status, code])
  }
  const preflight = await call('OPTIONS', '/mcp', undefined, {
    key: null,
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  })
  assert.equal(preflight.headers['access-control-allow-origin'], undefined)
})

test('garbage, oversized bodies and other methods are refused', async () => {
  const { key: account_key } = await createTestAccount()
  const { secret: key } = await restrictedKey(account_key, ['sessions:read'])
  const send = (raw: string | Buffer, headers: Record<string, string> = {}) =>
    call('POST', '/mcp', undefined, {
      key,
      raw,
      headers: { ...accept, 'content-type': 'application/json', ...headers },
    })
  for (const garbage of ['{', '', '[]', 'null', '"x"', '{"a":1}', Buffer.from([0xff, 0xfe])]) {
    const answer = await send(garbage)
    assert.equal(answer.status, 400, `${garbage}: ${answer.text}`)
  }
  assert.equal(
    (await send(JSON.stringify(initialize), { 'content-type': 'text/plain' })).status,
    415,
  )
  const large = { ...initialize, params: { ...initialize.params, x: 'x'.repeat(1_000_001) } }
  assert.equal((await send(JSON.stringify(large))).status, 413)
  assert.equal((await call('GET', '/mcp', undefined, { key, headers: accept })).status, 405)
  assert.equal((await call('DELETE', '/mcp', undefined, { key })).status, 405)
  assert.equal((await send(JSON.stringify(initialize))).status, 200)
})

test('rate limits apply to agents', async () => {
  const { key } = await createTestAccount()
  const { secret } = await restrictedKey(key, ['availability:read'])
  const port = await startServer({ limits: { per_second: 0, per_minute: 8 } })
  const agent = await connectAgent(secret, { port })
  let code: string | undefined
  for (let i = 0; i < 10 && !code; i++) {
    const answer = await agent.use('booking_policy_retrieve').catch((error) => error as Error)
    code = answer instanceof Error ? 'rate_limited' : answer.body.error?.code
  }
  assert.equal(code, 'rate_limited')
})

test("a person's token sees the person's own data only", async () => {
  const practice = await freshPractice()
  await practice.publish({})
  const person_id = await practice.person()
  const other = await practice.book(practice.at(3))
  const token = await practice.ask('POST', '/v1/scoped_tokens', {
    person_id,
    scopes: ['sessions:read', 'sessions:write'],
  })
  assert.equal(token.status, 200, token.text)
  const agent = await connectAgent(token.body.secret ?? token.body.token)
  assert.deepEqual((await agent.use('sessions_list')).body.data, [])
  const hidden = await agent.use('sessions_retrieve', { id: other.body.id })
  assert.equal(hidden.body.error.code, 'resource_not_found')
  const input = { practitioner_id: practice.practitioner_id, starts_at: practice.at(2), person_id }
  const { body } = await agent.use('sessions_create', input)
  const booked = await agent.use('sessions_create', { ...input, confirm: body.confirm })
  assert.equal(booked.body.person_id, person_id, JSON.stringify(booked.body))
})

test('guides, errors and slices of the OpenAPI document are resources', async () => {
  const { agent } = await practiceWithAgent()
  const { resources } = await agent.client.listResources()
  const uris = resources.map(({ uri }) => uri)
  const read = async (uri: string) => {
    const [content] = (await agent.client.readResource({ uri })).contents as { text: string }[]
    return content!.text
  }
  assert.match(await read('attune://guides/book-sessions'), /^# /)
  assert.match(await read('attune://errors'), /consent_required/)
  const slice = JSON.parse(await read('attune://openapi/sessions'))
  assert.ok('/v1/sessions/{id}/cancel' in slice.paths)
  assert.equal('/v1/persons' in slice.paths, false)
  assert.ok(slice.components.schemas.session)
  for (const uri of uris) assert.ok((await read(uri)).length > 100, uri)
  await assert.rejects(agent.client.readResource({ uri: 'attune://guides/../../package.json' }))
})

test('what can do everything is refused: a secret key, a key with every scope, an owner', async () => {
  const { key } = await createTestAccount()
  const { token: owner } = await signedInMember(key)
  const { secret } = await restrictedKey(key, everyScope)
  const { body: role } = await call(
    'POST',
    '/v1/roles',
    { name: 'All', scopes: everyScope },
    { key },
  )
  const { token: equal } = await signedInMember(key, { role: role.id })
  for (const token of [key, owner, secret, equal]) {
    const refused = await call('POST', '/mcp', {}, { key: token })
    assert.deepEqual([refused.status, refused.body.error.code], [403, 'permission_denied'])
  }
  const { token: scheduler } = await signedInMember(key, { role: 'scheduler' })
  const agent = await connectAgent(scheduler)
  assert.ok((await agent.toolNames()).includes('sessions_create'), 'tools follow the role')
  await agent.close()
})

// The tools of agents: each is confirmed once and then done, none reaches what agents must not,
// and all of them fit into a model's context.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { agentTools, describeTool } from '#agents/tools.ts'
import { isWrite } from '#http/routing/route.ts'
import { everyScope } from '#catalogue/scopes.ts'
import { bodyFor, optionsFor, pathFor } from './examples.ts'
import { provider } from './claim_facts.ts'
import { call, own_account } from './harness.ts'
import { connectAgent, restrictedKey } from './mcp.ts'
import { createCareTeam } from './person_examples.ts'

const tools = agentTools()
// No tool erases. A key with every scope isn't for agents.
const scopes = everyScope.filter((scope) => scope !== 'persons:erase')
const { secret } = await restrictedKey(own_account.key, scopes)
const agent = await connectAgent(secret)
// Estimates need one.
await call('POST', '/v1/billing_providers', { provider })

test('no tool reaches keys, erasure, exports, emergency access, money or psychotherapy notes', () => {
  const forbidden =
    /^(api_keys|scoped_tokens|webhook_endpoints|emergency_accesses|psychotherapy_notes|disclosures|payouts|refunds|audit_entries|events|request_logs|test_clock)\.|erase|export|merge|hold$|\.sign|\.revoke/
  const odd = /psychotherapy/
  for (const { name, route, schema } of tools) {
    assert.doesNotMatch(route.name, forbidden)
    assert.doesNotMatch(route.scope ?? '', /psychotherapy|:raw$|:x12$|:erase$|:export$/)
    assert.doesNotMatch(JSON.stringify(Object.keys(schema.properties)), odd, name)
    assert.deepEqual(route.shows_once ?? [], [], `${name} returns a secret`)
  }
  const moves_money = tools.filter(({ route }) => /^payments|^charges/.test(route.name))
  for (const { route } of moves_money) assert.equal(route.method, 'GET', route.name)
})

test('every tool that changes something has to be confirmed', () => {
  const lookups = ['persons.search', 'consent_decisions.create']
  for (const { route, confirmed } of tools) {
    assert.equal(confirmed, isWrite(route) && !lookups.includes(route.name), route.name)
  }
})

test('names and schemas are what clients accept, and small', async () => {
  const { tools: listed } = await agent.client.listTools()
  assert.deepEqual(
    listed.map(({ name }) => name),
    tools.map(({ name }) => name),
  )
  assert.deepEqual(
    listed.map(({ inputSchema }) => inputSchema),
    tools.map(({ schema }) => schema),
  )
  for (const { name, description } of listed) {
    assert.match(name, /^[a-z_]{1,64}$/)
    assert.ok(description && description.length <= 200, name)
  }
  // About four characters are a token.
  const size = JSON.stringify(tools.map(describeTool)).length
  assert.ok(size < 76_000, `${size} characters`)
})

test('a required parameter of a route is one of its tool', () => {
  for (const { name, route, schema } of tools) {
    const input = (isWrite(route) ? route.body : route.query) as { required?: string[] } | undefined
    for (const needed of input?.required ?? []) {
      assert.ok(schema.required?.includes(needed), `${name} ${needed}`)
      assert.ok(needed in schema.properties, `${name} ${needed}`)
    }
  }
})

for (const tool of tools) {
  const { route } = tool
  test(`${tool.name} does what its operation does`, async () => {
    const path = await pathFor(route)
    const body = ((await bodyFor(route)) ?? {}) as Record<string, unknown>
    const { headers = {} } = await optionsFor(route, {})
    const id = route.path.includes('{id}') ? path.split('/')[3] : undefined
    const known = Object.entries(body).filter(([name]) => name in tool.schema.properties)
    const query = new URL(path, 'https://localhost').searchParams
    const args = {
      ...Object.fromEntries(isWrite(route) ? known : query),
      ...(id && { id }),
      ...(headers['on-behalf-of'] && { on_behalf_of: headers['on-behalf-of'] }),
    }
    const first = await agent.use(tool.name, args)
    assert.equal(first.is_error, false, JSON.stringify(first.body))
    if (!tool.confirmed) return
    assert.equal(first.body.object, 'dry_run')
    const done = await agent.use(tool.name, { ...args, confirm: first.body.confirm })
    assert.equal(done.is_error, false, JSON.stringify(done.body))
    assert.notEqual(done.body.object, 'dry_run')
  })
}

test('a psychotherapy note reaches an agent through no tool', async () => {
  const marker = 'Zwickelhuber'
  const { person_id, practitioner_id, as } = await createCareTeam()
  const note = { person_id, text: `About ${marker}.` }
  const { id } = (await call('POST', '/v1/psychotherapy_notes', note, as)).body
  const read = await call('GET', `/v1/psychotherapy_notes/${id}`, undefined, as)
  assert.match(read.text, new RegExp(marker), 'the practitioner reads it without an agent')
  for (const tool of tools.filter(({ confirmed }) => !confirmed)) {
    const { properties } = tool.schema
    const prefix = { persons: person_id, practitioners: practitioner_id }[tool.name.split('_')[0]!]
    const args = {
      ...('id' in properties && { id: prefix ?? id }),
      ...('person_id' in properties && { person_id: listOr(properties.person_id!, person_id) }),
      ...('on_behalf_of' in properties && { on_behalf_of: practitioner_id }),
    }
    const { body } = await agent.use(tool.name, args)
    assert.doesNotMatch(JSON.stringify(body), new RegExp(marker), tool.name)
    assert.ok(!JSON.stringify(body).includes('"psychotherapy_note"'), tool.name)
  }
  const direct = await agent.use('notes_retrieve', { id, on_behalf_of: practitioner_id })
  assert.equal(direct.body.error.code, 'resource_not_found')
  const gone = await agent.use('psychotherapy_notes_retrieve', { id })
  assert.equal(gone.body.error.code, 'resource_not_found')
})

const listOr = ({ type }: { type?: string | string[] }, value: string) =>
  type === 'array' ? [value] : value

// attune mcp, started by the MCP SDK's own client as an agent's program starts it.
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { root } from '#settings/config.ts'
import { inDays } from '#tests/dates.ts'
import { startedHome } from './prepared_homes.ts'
import { ask, attune, freePort, quickstartOf, startService } from './process.ts'

const { home, remove } = await startedHome()
const settings = { ATTUNE_HOME: home, PORT: String(await freePort()) }
after(remove)
const service = startService(settings)
after(async () => {
  service.child.kill('SIGTERM')
  await service.exited
})
await service.ready()
const quickstart = quickstartOf(home)!

async function connect(mode: 'auto' | 'legacy', env: Record<string, string> = {}) {
  const client = new Client({ name: 'desk', version: '1.0.0' }, { versionNegotiation: { mode } })
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [join(root, 'src/cli/attune.ts'), 'mcp'],
    env: { ...settings, PATH: process.env.PATH!, HOME: home, ...env },
    stderr: 'pipe',
  })
  await client.connect(transport)
  after(() => client.close())
  async function use(name: string, args: Record<string, unknown>) {
    const result = await client.callTool({ name, arguments: args })
    const [part] = result.content as { text: string }[]
    return { is_error: result.isError === true, body: JSON.parse(part!.text) }
  }
  return { client, use }
}

for (const mode of ['auto', 'legacy'] as const) {
  test(`an agent lists slots, rehearses a booking and confirms it (${mode})`, async () => {
    const ada = { name: { given: 'Ada', family: 'Okafor' }, profession: 'psychologist' }
    const { id } = (await ask(quickstart, '/practitioners', ada)).body
    const { use } = await connect(mode)
    const slots = await use('slots_list', {
      id,
      from: inDays(2, '00:00:00'),
      to: inDays(3, '00:00:00'),
    })
    assert.equal(slots.is_error, false, JSON.stringify(slots.body))
    const input = { practitioner_id: id, starts_at: inDays(2, '15:00:00') }
    const rehearsed = await use('sessions_create', input)
    assert.equal(rehearsed.body.object, 'dry_run', JSON.stringify(rehearsed.body))
    const changed = await use('sessions_create', {
      ...input,
      duration_minutes: 25,
      confirm: rehearsed.body.confirm,
    })
    assert.equal(changed.body.error.code, 'confirmation_invalid')
    const booked = await use('sessions_create', { ...input, confirm: rehearsed.body.confirm })
    assert.equal(booked.body.status, 'scheduled', JSON.stringify(booked.body))
    const entries = await ask(quickstart, `/audit_entries?object_id=${booked.body.id}`)
    assert.ok(entries.body.data.some(({ client }: { client: string }) => client === 'desk (MCP)'))
    const person = { names: [{ use: 'official', given: 'Maya', family: 'Lindqvist' }] }
    const { id: person_id } = (await ask(quickstart, '/persons', person)).body
    const refused = await use('sessions_create', {
      ...input,
      person_id,
      starts_at: inDays(3, '15:00:00'),
    })
    assert.equal(refused.body.error.code, 'consent_required')
  })
}

test('a restricted key offers the tools of its scopes', async () => {
  const key = { name: 'Agent', scopes: ['payers:read'] }
  const { secret } = (await ask(quickstart, '/api_keys', key)).body
  const { client } = await connect('auto', {
    ATTUNE_API_KEY: secret,
    ATTUNE_API_URL: quickstart.base_url,
  })
  const { tools } = await client.listTools()
  assert.deepEqual(
    tools.map(({ name }) => name),
    ['account_retrieve', 'payers_list'],
  )
})

test('without a key or a server it says why, and not on standard output', async () => {
  const nowhere = { ATTUNE_HOME: join(home, 'nowhere') }
  const refused = await attune(['mcp'], nowhere)
  assert.equal(refused.code, 64, refused.output)
  assert.equal(refused.stdout, '')
  assert.match(refused.output, /No API key found/)
  const away = {
    ...nowhere,
    ATTUNE_API_KEY: quickstart.api_key,
    ATTUNE_API_URL: 'https://localhost:1/v1',
  }
  const unreachable = await attune(['mcp'], away)
  assert.equal(unreachable.code, 69, unreachable.output)
  assert.equal(unreachable.stdout, '')
})

// attune move: from the embedded database of a sandbox with data into an external PostgreSQL with
// an ordinary owner.
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { seededHome } from './prepared_homes.ts'
import { ask, attune, freePort, quickstartOf, startService } from './process.ts'
import { installedServers, type Server, startServer } from './servers.ts'

const { home, remove } = await seededHome()
after(remove)

const paths = ['/practitioners', '/persons', '/sessions', '/claims', '/payments', '/notes']

// What a few lists contain. States can change while the service runs.
async function contentOf(settings: Record<string, string>) {
  const service = startService({ ATTUNE_HOME: home, PORT: String(await freePort()), ...settings })
  await service.ready()
  const target = quickstartOf(home)!
  const answers = []
  for (const path of paths) {
    const { body } = await ask(target, path)
    answers.push(body.data.map(({ id }: { id: string }) => id))
  }
  return { answers, service, target }
}

async function stop({ child, exited }: ReturnType<typeof startService>) {
  child.kill('SIGTERM')
  await exited
}

test('the service must be stopped', async () => {
  const { service, answers } = await contentOf({})
  for (const [at, ids] of answers.entries()) assert.ok(ids.length > 0, paths[at]!)
  const moved = await attune(['move', '--to', 'postgres://a@localhost/b'], { ATTUNE_HOME: home })
  assert.equal(moved.code, 75, moved.output)
  await stop(service)
})

const servers = [{ name: 'the embedded PostgreSQL', programs: undefined }, ...installedServers]
for (const { name, programs } of servers) describe(`into ${name}`, () => moveInto(programs))

function moveInto(programs?: string) {
  let server: Server
  let DATABASE_URL: string
  before(async () => {
    server = await startServer(programs)
    await server.admin.query('create role db_owner login createrole')
    await server.admin.query('create database practice owner db_owner')
    DATABASE_URL = server.url('db_owner', 'practice')
  })
  after(() => server.stop())

  test('everything is there afterwards, and the embedded database is unchanged', async () => {
    const source = await contentOf({})
    await stop(source.service)
    const moved = await attune(['move', '--to', DATABASE_URL], { ATTUNE_HOME: home })
    assert.equal(moved.code, 0, moved.output)
    assert.match(moved.output, /audit log of acct_\w+\s+intact, head [1-9]\d*:[0-9a-f]{64}/)
    assert.match(moved.output, /ledger of acct_\w+\s+consistent, [1-9]\d* entries/)
    assert.ok(!existsSync(join(home, 'move.backup')))

    const copy = await contentOf({ DATABASE_URL })
    assert.deepEqual(copy.answers, source.answers)
    const name = { given: 'Ada', family: 'Okafor' }
    const created = await ask(copy.target, '/practitioners', { name, profession: 'psychologist' })
    assert.equal(created.status, 200, JSON.stringify(created.body))
    await stop(copy.service)

    const again = await contentOf({})
    await stop(again.service)
    assert.deepEqual(again.answers, source.answers)
  })

  test('a database that has tables is refused and not changed', async () => {
    const moved = await attune(['move', '--to', DATABASE_URL], { ATTUNE_HOME: home })
    assert.equal(moved.code, 64, moved.output)
    assert.match(moved.output, /is not empty\. Nothing was changed\./)
  })
}

test('a target that is missing or no PostgreSQL URL is refused', async () => {
  for (const words of [[], ['--to', 'mysql://localhost/a']]) {
    const moved = await attune(['move', ...words], { ATTUNE_HOME: home })
    assert.equal(moved.code, 64, moved.output)
  }
  const settings = { ATTUNE_HOME: home, DATABASE_URL: 'postgres://a@localhost/b' }
  const moved = await attune(['move', '--to', 'postgres://a@localhost/c'], settings)
  assert.match(moved.output, /Unset DATABASE_URL first/)
})

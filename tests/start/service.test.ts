// Starting and stopping the service, as after a fresh clone.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { statSync } from 'node:fs'
import net from 'node:net'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { findEmbedded } from '#db/embedded.ts'
import { ask, attune, freePort, quickstartOf, startService, temporaryHome } from './process.ts'

const { home, remove } = temporaryHome()
const settings = { ATTUNE_HOME: home, PORT: String(await freePort()) }
after(remove)

function acceptsConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

const practitioner = { name: { given: 'Ada', family: 'Okafor' }, profession: 'psychologist' }
let made = ''

test('the first start prints a key and a request that works as pasted', async () => {
  const service = startService(settings)
  await service.ready()
  const quickstart = quickstartOf(home)!
  assert.equal(quickstart.base_url, `https://localhost:${settings.PORT}/v1`)
  assert.equal(statSync(join(home, 'quickstart.json')).mode & 0o777, 0o600)
  assert.ok(service.output().includes(quickstart.api_key))
  const [command] = /curl [^]*?practitioners/.exec(service.output())!
  const { stdout } = await promisify(execFile)('sh', ['-c', command])
  assert.equal(JSON.parse(stdout).object, 'list')
  made = (await ask(quickstart, '/practitioners', practitioner)).body.id
  assert.match(made, /^prac_/)
  service.child.kill('SIGTERM')
  assert.equal(await service.exited, 0)
})

test('the second start keeps its data and prints no key', async () => {
  const service = startService(settings)
  await service.ready()
  const quickstart = quickstartOf(home)!
  assert.equal(service.output().includes(quickstart.api_key), false)
  const [command] = /curl [^]*?practitioners/.exec(service.output())!
  const { stdout } = await promisify(execFile)('sh', ['-c', command])
  assert.equal(JSON.parse(stdout).data[0].id, made)

  const duplicate = startService(settings)
  assert.equal(await duplicate.exited, 75)
  assert.match(duplicate.output(), /already running/)

  service.child.kill('SIGKILL')
  await service.exited
})

test('after kill -9 the next start recovers every acknowledged write', async () => {
  const service = startService(settings)
  await service.ready()
  const { body } = await ask(quickstartOf(home)!, `/practitioners/${made}`)
  assert.equal(body.id, made)
  service.child.kill('SIGINT')
  assert.equal(await service.exited, 0)
})

test('SIGTERM finishes running requests and refuses new ones', async () => {
  const service = startService(settings)
  await service.ready()
  const { host, user, password } = (await findEmbedded(home))!
  const client = new pg.Client({ host, user, password, database: 'attune' })
  await client.connect()
  await client.query('begin')
  await client.query('lock table practitioners in access exclusive mode')
  const running = ask(quickstartOf(home)!, '/practitioners', practitioner)
  await waitForLock(client)
  service.child.kill('SIGTERM')
  while (await acceptsConnections(Number(settings.PORT))) await sleep(20)
  await client.query('rollback')
  await client.end()
  assert.equal((await running).status, 200)
  assert.equal(await service.exited, 0)
})

test('the service restarts an embedded database that died', async () => {
  const service = startService(settings)
  await service.ready()
  const { pid } = (await findEmbedded(home))!
  process.kill(pid, 'SIGKILL')
  let status = 0
  while (status !== 200) {
    status = (await ask(quickstartOf(home)!, `/practitioners/${made}`)).status
    assert.ok([200, 503].includes(status), String(status))
  }
  assert.equal(service.child.exitCode, null)
  service.child.kill('SIGTERM')
  assert.equal(await service.exited, 0)
})

test('the command line creates keys with and without a running service', async () => {
  const stopped = await attune(['keys', 'create', '--json'], settings)
  assert.equal(stopped.code, 0, stopped.output)
  const service = startService(settings)
  await service.ready()
  const running = await attune(['keys', 'create', '--scopes', 'sessions:read', '--json'], settings)
  const { id, secret } = JSON.parse(running.output)
  const target = { ...quickstartOf(home)!, api_key: secret }
  assert.equal((await ask(target, '/sessions')).status, 200)
  assert.equal((await ask(target, '/practitioners')).status, 403)
  assert.equal((await attune(['keys', 'revoke', id], settings)).code, 0)
  assert.equal((await ask(target, '/sessions')).status, 401)
  assert.equal((await attune(['keys', 'revoke', 'key_nothing'], settings)).code, 64)
  assert.equal((await attune(['keys', 'create', '--scopes', 'everything'], settings)).code, 64)
  service.child.kill('SIGTERM')
  await service.exited
})

async function waitForLock(client: pg.Client) {
  for (;;) {
    const { rowCount } = await client.query(
      "select from pg_stat_activity where wait_event_type = 'Lock' and usename = 'attune_login'",
    )
    if (rowCount) return
  }
}

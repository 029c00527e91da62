// Starting before the database is ready: the service waits and logs it.
import assert from 'node:assert/strict'
import net from 'node:net'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeDatabase, urlOf } from '../database.ts'
import { freePort, startService, temporaryHome } from './process.ts'

const { home, remove } = temporaryHome()
const { owner, drop } = await makeDatabase()
after(async () => {
  await drop()
  remove()
})

// What PostgreSQL answers while it recovers.
function starting() {
  const fields = ['SFATAL', 'VFATAL', 'C57P03', 'Mthe database system is starting up', '']
  const text = Buffer.from(fields.map((field) => `${field}\0`).join(''))
  const head = Buffer.from('E\0\0\0\0')
  head.writeInt32BE(text.length + 4, 1)
  return Buffer.concat([head, text])
}

test("a start waits for a database that isn't up yet", async () => {
  const port = await freePort()
  const { searchParams } = new URL(urlOf(owner))
  const socket = `${searchParams.get('host')}/.s.PGSQL.${owner.port ?? 5432}`
  const { user, password = '', database } = owner
  const DATABASE_URL = `postgres://${user}:${password}@127.0.0.1:${port}/${database}`
  const service = startService({
    ATTUNE_HOME: home,
    PORT: String(await freePort()),
    DATABASE_URL,
    DATABASE_WAIT_SECONDS: '120',
    LOG_FILE: '-',
  })
  while (!/waiting for the database/.test(service.output())) {
    assert.equal(service.child.exitCode, null, service.output())
    await sleep(20)
  }
  assert.match(service.output(), /"code":"ECONNREFUSED"/)

  let refused = 0
  const proxy = net.createServer((client) => {
    client.on('error', () => {})
    if (refused++ < 2) return void client.once('data', () => client.end(starting()))
    const server = net.connect(socket)
    server.on('error', () => client.destroy())
    client.pipe(server).pipe(client)
  })
  await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve))
  await service.ready()
  assert.ok(refused > 2)
  service.child.kill('SIGTERM')
  assert.equal(await service.exited, 0)
  proxy.close()
})

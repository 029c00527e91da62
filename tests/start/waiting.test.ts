// A database that isn't ready: the service and a worker wait for it at their start, and go on when
// it is back.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import net from 'node:net'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeDatabase, urlOf } from '../database.ts'
import { startedHome } from './prepared_homes.ts'
import { freePort, run, type Running, startService } from './process.ts'

const { home, remove } = await startedHome()
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

// The database behind a port that can be opened and closed. The first connections find it
// recovering.
function databaseBehind(port: number) {
  const { searchParams } = new URL(urlOf(owner))
  const socket = `${searchParams.get('host')}/.s.PGSQL.${owner.port ?? 5432}`
  const clients = new Set<net.Socket>()
  const counts = { refused: 0, served: 0 }
  const proxy = net.createServer((client) => {
    clients.add(client)
    client.on('error', () => {})
    if (counts.refused++ < 2) return void client.once('data', () => client.end(starting()))
    counts.served++
    const server = net.connect(socket)
    server.on('error', () => client.destroy())
    client.on('close', () => server.destroy())
    client.pipe(server).pipe(client)
  })
  async function open() {
    proxy.listen(port, '127.0.0.1')
    await once(proxy, 'listening')
  }
  async function close() {
    const closed = once(proxy, 'close')
    proxy.close()
    for (const client of clients) client.destroy()
    await closed
  }
  return { counts, open, close }
}

async function prints(running: Running, pattern: RegExp) {
  while (!pattern.test(running.output())) {
    assert.equal(running.child.exitCode, null, running.output())
    await sleep(20)
  }
}

const kinds = {
  service: { start: startService, ready: / at https:/ },
  worker: {
    start: (settings: Record<string, string>) => run('src/cli/attune.ts', ['worker'], settings),
    ready: /worker started/,
  },
}

for (const [name, { start, ready }] of Object.entries(kinds)) {
  test(`a ${name} waits for a database that isn't up, and goes on when it was away`, async () => {
    const port = await freePort()
    const { user, password = '', database } = owner
    const running = start({
      ATTUNE_HOME: home,
      PORT: String(await freePort()),
      DATABASE_URL: `postgres://${user}:${password}@127.0.0.1:${port}/${database}`,
      DATABASE_WAIT_SECONDS: '120',
      LOG_FILE: '-',
    })
    await prints(running, /waiting for the database/)
    const { counts, open, close } = databaseBehind(port)
    await open()
    await prints(running, ready)
    assert.ok(counts.refused > 2)

    await close()
    const { served } = counts
    await prints(running, /background work failed/)
    await open()
    while (counts.served === served) await sleep(20)
    assert.equal(running.child.exitCode, null, running.output())
    running.child.kill('SIGTERM')
    assert.equal(await running.exited, 0)
    await close()
  })
}

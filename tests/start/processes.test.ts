// The service as several processes on one port (PROCESSES): they share limits, events and metrics,
// are replaced without a failed request, and stop together.
import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { findEmbedded } from '#db/embedded.ts'
import { startedHome } from './prepared_homes.ts'
import { ask, freePort, quickstartOf, startService, temporaryHome } from './process.ts'

const { home, remove } = await startedHome()
const metrics_port = await freePort()
const service = startService({
  ATTUNE_HOME: home,
  PORT: String(await freePort()),
  PROCESSES: '3',
  METRICS_PORT: String(metrics_port),
  RATE_LIMIT_PER_SECOND: '0',
  RATE_LIMIT_PER_MINUTE: '0',
})
after(async () => {
  service.child.kill('SIGKILL')
  await service.exited
  remove()
})
await service.ready()
const target = quickstartOf(home)!
await until(async () => (await serving()) === 3)

const name = { given: 'Ada', family: 'Okafor' }
const create = () => ask(target, '/practitioners', { name, profession: 'psychologist' })

// Every request has a connection of its own, so they reach all processes in turn.
test('every process serves, and one metric counts the requests of all', async () => {
  const before = await metric('attune_requests_total{method="GET",route="/v1/practitioners"')
  for (let sent = 0; sent < 9; sent++) {
    assert.equal((await ask(target, '/practitioners')).status, 200)
  }
  const counted = await metric('attune_requests_total{method="GET",route="/v1/practitioners"')
  assert.equal(counted - before, 9)
})

test('a follower in any process learns of an event of any other', async () => {
  let created: string | undefined
  const follow = async () => {
    for (let last = 0; ;) {
      const { body } = await ask(target, `/events?after=${last}&wait=30`)
      if (body.data.some(({ data }: any) => created && data.object.id === created)) return
      last = body.data.at(-1)?.sequence ?? last
    }
  }
  const following = Array.from({ length: 6 }, follow)
  await sleep(500) // Most of them wait by now.
  created = (await create()).body.id
  await Promise.all(following)
})

test('a process that is killed is replaced, and nothing acknowledged is lost', async () => {
  const { body: created } = await create()
  const [first] = children()
  process.kill(first!, 'SIGKILL')
  await until(async () => !children().includes(first!) && (await serving()) === 3)
  for (let sent = 0; sent < 6; sent++) {
    assert.equal((await ask(target, `/practitioners/${created.id}`)).status, 200)
  }
})

test('SIGHUP replaces every process without a failed request', async () => {
  const old = children()
  const failed: unknown[] = []
  let [going, served] = [true, 0]
  const load = Array.from({ length: 4 }, async () => {
    while (going) {
      const result = await create().catch((error) => ({ status: error }))
      if (result.status !== 200) failed.push(result.status)
      served++
    }
  })
  service.child.kill('SIGHUP')
  await until(async () => !children().some((pid) => old.includes(pid)) && (await serving()) === 3)
  going = false
  await Promise.all(load)
  assert.deepEqual(failed, [])
  assert.ok(served > 0)
})

test('the embedded database is restarted for all of them', async () => {
  const { pid } = (await findEmbedded(home))!
  process.kill(pid, 'SIGKILL')
  await until(async () => {
    const results = await Promise.all(Array.from({ length: 6 }, () => create()))
    return results.every(({ status }) => status === 200)
  })
})

test('a stop of the first process stops the others and the database', async () => {
  const [pids, { pid }] = [children(), (await findEmbedded(home))!]
  service.child.kill('SIGTERM')
  assert.equal(await service.exited, 0)
  for (const each of [...pids, pid]) assert.equal(existsSync(`/proc/${each}`), false)
})

test('a limit holds for all processes together, and a start that fails exits with its code', async () => {
  const port = String(await freePort())
  const limited = { ATTUNE_HOME: home, PROCESSES: '3', PORT: port, RATE_LIMIT_PER_MINUTE: '30' }
  const running = startService({ ...limited, RATE_LIMIT_PER_SECOND: '0' })
  await running.ready()
  const again = startService({ ...limited, ATTUNE_HOME: temporaryHome().home })
  assert.equal(await again.exited, 71) // The port is taken.
  let accepted = 0
  for (let sent = 0; sent < 60; sent++) {
    const { status } = await ask(quickstartOf(home)!, '/practitioners')
    if (status === 200) accepted++
    await sleep(30) // Longer than the processes take to tell each other.
  }
  // 30, and what comes back while they are sent: one every two seconds.
  assert.ok(accepted >= 30 && accepted <= 45, `${accepted} of 60 were accepted`)
  running.child.kill('SIGTERM')
  assert.equal(await running.exited, 0)
})

function children(): number[] {
  const { pid } = service.child
  const pids = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  const isServer = (each: string) => {
    const file = `/proc/${each}/cmdline`
    return existsSync(file) && readFileSync(file, 'utf8').includes('main.ts')
  }
  return pids.filter(isServer).map(Number)
}

async function metricLines() {
  const response = await fetch(`http://127.0.0.1:${metrics_port}/metrics`)
  return (await response.text()).split('\n')
}

async function metric(start: string) {
  const lines = (await metricLines()).filter((line) => line.startsWith(start))
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}

async function serving() {
  const lines = await metricLines().catch(() => [])
  const found = lines.find((line) => line.startsWith('attune_processes '))
  return Number(found?.split(' ')[1] ?? 0)
}

async function until(condition: () => Promise<boolean>) {
  while (!(await condition().catch(() => false))) await sleep(100)
}

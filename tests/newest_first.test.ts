// What was created after the response to another create has a later `created_at`, through whichever
// process it was created. So a list that begins with the newest shows what was just created.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Connection, Database } from '#db/connect.ts'
import { call, createTestAccount, startServer } from './harness.ts'

// A process whose statements arrive late, some later than others, as over a busy network. It knows
// the database's clock less well than one whose statements arrive at once.
function late(longest_ms: () => number) {
  const delayed = (connection: Connection): Connection => ({
    ...connection,
    async send(statements) {
      const wait_ms = Math.random() * longest_ms()
      if (wait_ms >= 1) await sleep(wait_ms)
      return await connection.send(statements)
    },
  })
  return (own: Database): Database => ({
    ...own,
    use: (work) => own.use((connection) => work(delayed(connection))),
  })
}

let longest_ms = 0
const ports = [
  await startServer({ through: late(() => longest_ms) }),
  await startServer({ through: late(() => longest_ms / 10) }),
  await startServer({}),
]

type Created = { id: string; sent_at: number; answered_at: number; created_at: string }

async function create(key: string, port: number): Promise<Created> {
  const body = { name: { given: 'Ada', family: 'Okafor' }, profession: 'psychologist' }
  const sent_at = performance.now()
  const { status, body: made } = await call('POST', '/v1/practitioners', body, { key, port })
  assert.equal(status, 200)
  return { id: made.id, sent_at, answered_at: performance.now(), created_at: made.created_at }
}

// Of every two, the one that was sent after the other was answered is newer, and listed before it.
async function expectOrder(key: string, all: Created[]) {
  const { body } = await call('GET', '/v1/practitioners?limit=100', undefined, { key })
  const listed = body.data as { id: string }[]
  const places = new Map(listed.map(({ id }, place) => [id, place]))
  assert.equal(places.size, all.length)
  for (const first of all) {
    for (const second of all) {
      if (first.answered_at >= second.sent_at) continue
      assert.ok(first.created_at < second.created_at, `${first.created_at} ${second.created_at}`)
      assert.ok(places.get(second.id)! < places.get(first.id)!)
    }
  }
}

test('creates one after the other, through several processes, are in order', async () => {
  const { key } = await createTestAccount()
  const all: Created[] = []
  for (let i = 0; i < 30; i++) {
    longest_ms = i % 10 < 5 ? 8 : 0 // The estimate of the clock gets worse and better.
    all.push(await create(key, ports[i % ports.length]!))
  }
  await expectOrder(key, all)
})

test('creates of several callers at a time are in the order of their responses', async () => {
  const { key } = await createTestAccount()
  const all: Created[] = []
  const callers = Array.from({ length: 4 }, async (_, caller) => {
    for (let i = 0; i < 8; i++) {
      longest_ms = 20 * Math.random()
      all.push(await create(key, ports[(i + caller) % ports.length]!))
    }
  })
  await Promise.all(callers)
  await expectOrder(key, all)
})

test('nothing is committed before the time of its creation, however well the clock is known', async () => {
  const { key } = await createTestAccount()
  let wait_ms = 0
  const seen = { database_ms: 0, at: 0, committed_at: 0 } // The last request's time, and its commit.
  const watching = (connection: Connection): Connection => ({
    ...connection,
    async send(statements) {
      if (wait_ms > 0) await sleep(wait_ms)
      if (statements.at(-1)!.build().text === 'commit') seen.committed_at = performance.now()
      const outcome = await connection.send(statements)
      const [entry] = (outcome.results[1] ?? []) as { real_now?: string }[]
      if (entry?.real_now) {
        Object.assign(seen, { database_ms: Date.parse(entry.real_now), at: performance.now() })
      }
      return outcome
    },
  })
  for (const late_ms of [0, 2, 4, 8, 16, 32, 45]) {
    const through = (own: Database): Database => ({
      ...own,
      use: (work) => own.use((connection) => work(watching(connection))),
    })
    const port = await startServer({ through })
    wait_ms = late_ms
    for (let i = 0; i < 2; i++) await create(key, port)
    wait_ms = 0
    const { created_at } = await create(key, port)
    const committed_ms = seen.database_ms + seen.committed_at - seen.at
    assert.ok(Date.parse(created_at) <= committed_ms, `${late_ms} ms: ${created_at}`)
  }
})

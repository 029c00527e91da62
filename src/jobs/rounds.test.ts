// While nothing is written, all kinds of background work look for work together, in one round trip.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as settle } from 'node:timers/promises'
import type { Database } from '#db/connect.ts'
import { sql } from '#db/sql.ts'
import { gatherQueries } from '#kernel/gathered_queries.ts'
import { queryAsWorker } from '#kernel/unit_of_work.ts'
import { db } from '#tests/harness.ts'
import { workRounds } from './rounds.ts'

// A database that counts how often a connection is used.
function counted() {
  let trips = 0
  const use: Database['use'] = (work) => {
    trips++
    return db.use(work)
  }
  return { db: { ...db, use }, trips: () => trips }
}

test('queries that are made at the same time take one round trip', async () => {
  const { db: counting, trips } = counted()
  const gathering = gatherQueries(counting)
  const numbers = Array.from({ length: 20 }, (_, number) => number)
  const ask = (number: number) =>
    queryAsWorker<{ number: number }>(gathering, sql`select ${number}::integer as number`)
  const rows = await Promise.all(numbers.map(ask))
  assert.deepEqual(
    rows.flat(),
    numbers.map((number) => ({ number })),
  )
  assert.equal(trips(), 1)
})

test('a query that fails affects none that was made with it', async () => {
  const gathering = gatherQueries(db)
  const divide = (by: number) =>
    queryAsWorker<{ result: number }>(gathering, sql`select 6 / ${by}::integer as result`)
  const [two, failed, three] = await Promise.allSettled([divide(3), divide(0), divide(2)])
  assert.deepEqual((two as PromiseFulfilledResult<unknown>).value, [{ result: 2 }])
  assert.equal((failed as PromiseRejectedResult).reason.code, '22012')
  assert.deepEqual((three as PromiseFulfilledResult<unknown>).value, [{ result: 3 }])
})

test('kinds of work that have nothing to do rest together until something is written', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  let busy = false
  let ran: string[] = []
  const { repeat, wakeAll, stop } = workRounds({
    isBusy: () => busy,
    onRound: (name) => ran.push(name),
  })
  const pass = async (ms: number) => {
    ran = []
    t.mock.timers.tick(ms)
    await settle()
    return ran
  }
  repeat('one', { busy_ms: 100 }, async () => {})
  repeat('two', { busy_ms: 1_000 }, async () => {})
  repeat('hourly', { busy_ms: 3_600_000, idle_ms: 3_600_000 }, async () => {})
  assert.deepEqual(await pass(100), ['one'])
  assert.deepEqual(await pass(900), ['two'])
  assert.deepEqual(await pass(4_000), [], 'nobody wakes')
  assert.deepEqual(await pass(100), ['one', 'two'], 'both in the same tick')
  assert.deepEqual(await pass(4_999), [])

  busy = true
  wakeAll()
  assert.deepEqual(await pass(100), ['one'], 'as soon as while others write')
  await stop()
  assert.deepEqual(await pass(3_600_000), [])
})

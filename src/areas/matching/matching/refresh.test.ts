// Tests how current the index is: writes by this process are visible immediately, writes by others
// within a second, and nothing is reread without need.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { createVerifiedPractitioner } from '#tests/person_examples.ts'
import { changeElsewhere } from '#tests/other_process.ts'
import { every_day } from '#tests/matching_examples.ts'
import { appConfig, call, db, createTestAccount } from '#tests/harness.ts'
import { createRecentWrites } from '#db/recent_writes.ts'
import { createIndexes } from './indexes.ts'

db.caches.of(createIndexes).budget_ms = 60_000
const location = { jurisdiction: 'US-NY' }
const rules = [{ days: every_day, start_time: '09:00', end_time: '17:00' }]

async function practice() {
  const { key, account } = await createTestAccount()
  const id = await createVerifiedPractitioner({ key })
  const path = `/v1/practitioners/${id}`
  await call('PATCH', `${path}/availability`, { rules }, { key })
  const shown = async () => {
    const { body } = await call('POST', '/v1/matchings', { location }, { key })
    return body.candidates.length as number
  }
  const looks = () => db.caches.of(createIndexes).accounts.get(account)!.began
  // Asks until an answer comes from what is in memory alone.
  async function untilFresh() {
    for (;;) {
      const before = (await shown(), looks())
      await shown()
      if (looks() === before) return
      await sleep(100)
    }
  }
  const change = (fields: object) => call('PATCH', path, fields, { key })
  return { key, account, id, shown, untilFresh, change }
}

test('A write by this process is visible immediately', async () => {
  const { shown, untilFresh, change } = await practice()
  await untilFresh()
  assert.equal(await shown(), 1)
  for (const [accepts_new_persons, many] of [
    [false, 0],
    [true, 1],
  ] as const) {
    await change({ accepts_new_persons })
    assert.equal(await shown(), many)
  }
  await change({ capacity: 0 })
  assert.equal(await shown(), 0)
})

test('A write by another process is visible within a second', async () => {
  const { account, id, shown, untilFresh } = await practice()
  await untilFresh()
  const fields = { accepts_new_persons: false }
  await changeElsewhere({ url: appConfig, account, id, fields })
  const written = db.recent_writes.last(account, ['practitioner'])
  assert.ok(performance.now() - written > 1_000, 'this process knows nothing of it')
  await sleep(1_000)
  assert.equal(await shown(), 0)
})

test('Recent writes are recorded by account and object, with creations apart', () => {
  const writes = createRecentWrites()
  const before = performance.now()
  writes.record('acct_a', ['session.updated', 'practitioner.created'])
  assert.ok(writes.last('acct_a', ['session']) >= before)
  assert.ok(writes.last('acct_a', ['practitioner.created']) >= before)
  assert.equal(writes.last('acct_a', ['practitioner', 'session.created']), 0)
  assert.equal(writes.last('acct_b', ['session']), 0)
  // However many there are, what is recent stays.
  for (let at = 0; at < 10_001; at++) writes.record(`acct_${at}`, ['session.updated'])
  assert.ok(writes.last('acct_a', ['session']) >= before)
})

test('While a large index loads, a list is served from what it has if that fills it', async () => {
  const { key } = await createTestAccount()
  for (let at = 0; at < 5; at++) {
    const id = await createVerifiedPractitioner({ key })
    await call('PATCH', `/v1/practitioners/${id}/availability`, { rules }, { key })
  }
  const indexes = db.caches.of(createIndexes)
  const { budget_ms, page } = indexes
  Object.assign(indexes, { budget_ms: -1, page: 2 })
  const match = async (limit: number) => {
    const { body } = await call('POST', '/v1/matchings', { location, limit }, { key })
    return [body.status, body.candidates.length, body.considered]
  }
  try {
    assert.deepEqual(await match(3), ['pending', 0, 0])
    assert.deepEqual(await match(3), ['completed', 3, 4])
    assert.deepEqual(await match(9), ['completed', 5, 5])
  } finally {
    Object.assign(indexes, { budget_ms, page })
  }
})

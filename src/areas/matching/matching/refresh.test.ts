// How current the index is: what this process writes is seen at once, what another writes within a
// second; and nobody looks again in between without need.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeClinician } from '#tests/treatment_consent.ts'
import { changeElsewhere } from '#tests/second_process.ts'
import { everyDay } from '#tests/findable.ts'
import { appConfig, call, db, makeAccount, secrets } from '#tests/harness.ts'
import { createRecentWrites } from '#db/recent_writes.ts'
import { holdingOf } from './hold.ts'

holdingOf(secrets).budget_ms = 60_000
const location = { jurisdiction: 'US-NY' }
const rules = [{ days: everyDay, start_time: '09:00', end_time: '17:00' }]

async function practice() {
  const { key, account } = await makeAccount()
  const id = await makeClinician({ key })
  const path = `/v1/practitioners/${id}`
  await call('PATCH', `${path}/availability`, { rules }, { key })
  const shown = async () => {
    const { body } = await call('POST', '/v1/matchings', { location }, { key })
    return body.candidates.length as number
  }
  const looks = () => holdingOf(secrets).accounts.get(account)!.began
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

test('what this process wrote is seen at once, though it looked just before', async () => {
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

test('what another process wrote is seen within a second', async () => {
  const { account, id, shown, untilFresh } = await practice()
  await untilFresh()
  const fields = { accepts_new_persons: false }
  await changeElsewhere({ url: appConfig, account, id, fields })
  const written = db.recent_writes.last(account, ['practitioner'])
  assert.ok(performance.now() - written > 1_000, 'this process knows nothing of it')
  await sleep(1_000)
  assert.equal(await shown(), 0)
})

test('what was written is remembered by account and object, new ones apart', () => {
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

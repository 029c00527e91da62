// An idle service costs nearly nothing, because all kinds of background work look for work in one
// round trip.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Database } from '#db/connect.ts'
import { createPractitioner, db, log, outside, public_url, secrets } from '#tests/harness.ts'
import { workKinds } from './work_kinds.ts'

test('background work that finds nothing to do takes one round trip in all', async () => {
  let trips = 0
  const use: Database['use'] = (work) => {
    trips++
    return db.use(work)
  }
  const context = { secrets, outside, log, public_url, mail: async () => {} }
  const { kinds } = workKinds({
    ...context,
    db: { ...db, use },
    allows: { private_webhooks: true },
    invites: context,
  })
  const often = kinds.filter(({ pause }) => pause.idle_ms === undefined)
  const runAll = async () => {
    trips = 0
    await Promise.all(often.map(({ run }) => run()))
    return trips
  }

  await createPractitioner()
  assert.ok((await runAll()) > 1, 'there is something to do')
  for (let rounds = 20; rounds > 0 && (await runAll()) > 1; rounds--);
  assert.equal(await runAll(), 1)
})

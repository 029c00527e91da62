// Waiting for events: which requests are woken when, and how many can wait.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ApiError } from '#catalogue/api_error.ts'
import { relayAll } from '#jobs/relay.ts'
import { createTestAccount, db, log } from '#tests/harness.ts'
import { eventWatch, waits_per_process } from './event_watch.ts'

const unreachable = { ...db, use: () => Promise.reject(new Error('Unreachable.')) }
const forever = new AbortController().signal

test('The relay wakes requests of its own process without another query', async () => {
  const watch = eventWatch({ db: unreachable, log })
  const { account, key_id } = await createTestAccount()
  const woken = watch.next({ account, key_id }, 0, forever)
  while (!(await relayAll(db, () => true, watch.wake))) continue
  assert.equal(await woken, 1)
})

test('An event that was seen wakes nobody again', async () => {
  const watch = eventWatch({ db: unreachable, log })
  const follower = { account: 'acct_1', key_id: 'key_1' }
  const woken: (number | undefined)[] = []
  const waiting = watch.next(follower, 5, forever).then((end) => woken.push(end))
  watch.wake({ account: 'acct_1', last_sequence: 5 })
  watch.wake({ account: 'acct_2', last_sequence: 9 })
  await Promise.resolve()
  assert.deepEqual(woken, [])
  watch.wake({ account: 'acct_1', last_sequence: 6 })
  await waiting
  assert.deepEqual(woken, [6])
})

test('A stopped watch ends every wait and starts none', async () => {
  const watch = eventWatch({ db, log })
  const follower = { account: 'acct_1', key_id: 'key_1' }
  const waiting = watch.next(follower, 0, forever)
  watch.stop()
  assert.equal(await waiting, undefined)
  assert.equal(await watch.next(follower, 0, forever), undefined)
})

test('A process limits how many requests can wait', async () => {
  const watch = eventWatch({ db, log })
  const { promise, resolve } = Promise.withResolvers<void>()
  const enter = (key_id: string) => watch.enter({ account: 'acct_1', key_id }, () => promise)
  const waiting = Array.from({ length: waits_per_process }, (_, i) => enter(`key_${i}`))
  const refused = (error: ApiError) => error.extras.violated_policies?.[0] === 'waits'
  await assert.rejects(enter('key_x'), refused)
  resolve()
  await Promise.all(waiting)
  await enter('key_x')
})

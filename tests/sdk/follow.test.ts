// attune.events.follow receives every event once, in order, whatever happens to the connection.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { EventGapError, type AttuneEvent, type FollowOptions } from '#sdk/attune.ts'
import { relayAll } from '#jobs/relay.ts'
import { createTestAccount, db, sql, startServer, stopServer } from '../harness.ts'
import { type Mishap, practitioner, sdkClient } from './sdk_client.ts'

async function relay() {
  while (!(await relayAll(db))) continue
}

// An account with so many events, the first of which is that of its key.
async function accountWith(count: number) {
  const { key, account } = await createTestAccount()
  const { attune } = sdkClient({ apiKey: key })
  for (let i = 0; i < count; i++) await attune.practitioners.create(practitioner)
  await relay()
  const { data } = await attune.events.list().page()
  return { key, account, attune, last: data[0]!.sequence }
}

// Follows until so many events have been received.
function collect(
  attune: ReturnType<typeof sdkClient>['attune'],
  count: number,
  options: Partial<FollowOptions> = {},
) {
  const control = new AbortController()
  const events: AttuneEvent[] = []
  const done = attune.events.follow({
    signal: control.signal,
    ...options,
    onEvent(event) {
      events.push(event)
      if (events.length === count) control.abort()
    },
  })
  return { events, done, numbers: () => events.map(({ sequence }) => sequence) }
}

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i)

test('events are received from the beginning or after a sequence, in order', async () => {
  const { attune, last } = await accountWith(3)
  const all = collect(attune, last)
  assert.equal(await all.done, last)
  assert.deepEqual(all.numbers(), from(1, last))
  const rest = collect(attune, 1, { after: last - 1 })
  assert.equal(await rest.done, last)
  assert.deepEqual(rest.numbers(), [last])
})

test('a new event arrives while the feed waits', async () => {
  const { attune, last } = await accountWith(1)
  const waiting = collect(attune, 1, { after: last })
  await sleep(200)
  assert.equal(waiting.events.length, 0)
  const { id } = await attune.practitioners.create(practitioner)
  await relay()
  await waiting.done
  assert.equal(waiting.events[0]!.data.object.id, id)
})

test('only events of the types passed are received', async () => {
  const { attune, last } = await accountWith(2)
  const { data } = await attune.practitioners.list().page()
  await attune.practitioners.update(data[0]!.id, { metadata: { a: 'b' } })
  await relay()
  const updated = collect(attune, 1, { type: ['practitioner.updated', 'session.*'] })
  assert.equal(await updated.done, last + 1)
})

test('nothing is lost or repeated across broken connections, 429, 503 and a restart', async () => {
  const { key, attune, last } = await accountWith(2)
  let now = await startServer()
  const cut: Mishap = async (send) => {
    await send()
    throw new TypeError('terminated')
  }
  const mishaps = [cut, 'error_503', 'rate_limited', 'error_500']
  const follower = sdkClient({ apiKey: key, port: () => now, mishaps })
  const got = collect(follower.attune, last + 4)
  while (got.events.length < last) await sleep(50)
  await attune.practitioners.create(practitioner)
  await relay()
  while (got.events.length < last + 1) await sleep(50)
  await stopServer(now) // While the follower waits.
  await attune.practitioners.create(practitioner)
  await attune.practitioners.create(practitioner)
  await relay()
  await sleep(700)
  now = await startServer()
  await attune.practitioners.create(practitioner)
  await relay()
  assert.equal(await got.done, last + 4)
  assert.deepEqual(got.numbers(), from(1, last + 4))
})

test('if the handler fails, the feed ends with its error and can be resumed', async () => {
  const { attune, last } = await accountWith(3)
  let processed = 0
  const failed = attune.events.follow({
    async onEvent({ sequence }) {
      if (sequence === 3) await attune.sessions.retrieve('ses_none')
      processed = sequence
    },
  })
  await assert.rejects(failed, { code: 'resource_not_found' })
  assert.equal(processed, 2)
  const rest = collect(attune, last - 2, { after: processed })
  await rest.done
  assert.deepEqual(rest.numbers(), from(3, last))
})

test('a failure of the handler is not retried, even if it is one of the service', async () => {
  const { attune } = await accountWith(1)
  const handler = sdkClient({ mishaps: ['error_500'], maxRetries: 0 }).attune
  let calls = 0
  const failed = attune.events.follow({
    async onEvent() {
      calls++
      await handler.account.retrieve()
    },
  })
  await assert.rejects(failed, { code: 'internal_error' })
  assert.equal(calls, 1)
})

test('a key that is revoked ends the feed', async () => {
  const { key } = await accountWith(1)
  const revoked = sdkClient({ apiKey: `${key.slice(0, -1)}_` }).attune
  await assert.rejects(revoked.events.follow({ onEvent() {} }), { code: 'api_key_invalid' })
})

test('a signal ends a wait at once', async () => {
  const { attune, last } = await accountWith(1)
  const signal = AbortSignal.timeout(300)
  assert.equal(await attune.events.follow({ after: last, signal, onEvent() {} }), last)
  const aborted = AbortSignal.abort()
  assert.equal(await attune.events.follow({ after: 1, signal: aborted, onEvent() {} }), 1)
})

test('events that were deleted in the meantime are reported', async () => {
  const { attune, account } = await accountWith(4)
  await sql.query('delete from events where account = $1 and sequence <= 3', [account])
  const stale = attune.events.follow({ after: 1, onEvent() {} })
  await assert.rejects(stale, (error: Error) => {
    assert.ok(error instanceof EventGapError)
    assert.match(error.message, /events 2 to 3 no longer exist.*follow from 3/)
    return true
  })
  assert.equal(await collect(attune, 1, { after: 3 }).done, 4)
})

// Tests how key sets are read and kept, from a local server over HTTPS.
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { receiver, selfSigned } from '#tests/hostile_receivers.ts'
import { fetchedKeySets } from './key_sets.ts'

const pair = await selfSigned('localhost', new Date(Date.now() - 86_400_000), 3)
const options = { allow_private: true, ca: pair.cert }

// A server whose keys can be changed, and a clock that can be advanced.
async function published(t: TestContext, headers: Record<string, string> = {}) {
  const state = { body: JSON.stringify({ keys: [{ kid: 'first' }] }), status: 200, seconds: 0 }
  const { url, calls } = await receiver(
    t,
    (_, response) => response.writeHead(state.status, headers).end(state.body),
    pair,
  )
  const sets = fetchedKeySets(options, () => state.seconds * 1_000)
  const publish = (...kids: string[]) => {
    state.body = JSON.stringify({ keys: kids.map((kid) => ({ kid })) })
  }
  return { url, calls, sets, state, publish }
}

const code = (work: Promise<void>) =>
  work.then(
    () => 'read',
    (fault) => fault.code as string,
  )

test('A key set is kept, and read again for a key that it lacks', async (t) => {
  const { url, calls, sets, state, publish } = await published(t)
  assert.equal(sets.known(url, 'first'), undefined)
  await sets.read(url)
  assert.deepEqual(sets.known(url, 'first'), { keys: [{ kid: 'first' }] })
  assert.equal(sets.known(url, 'second'), undefined)
  publish('second')
  await sets.read(url)
  assert.equal(calls.length, 1, 'it was read a moment ago')
  state.seconds = 31
  await sets.read(url)
  assert.equal(calls.length, 2)
  assert.ok(sets.known(url, 'second'))
  assert.equal(sets.known(url, 'first'), undefined, 'a removed key is gone')
})

test('A key set is kept for as long as its server allows, up to an hour', async (t) => {
  for (const [cache_control, seconds] of [
    ['', 300],
    ['public, max-age=900', 900],
    ['max-age=86400', 3_600],
    ['no-store, max-age=0', 30],
  ] as const) {
    const { url, sets, state } = await published(t, { 'cache-control': cache_control })
    await sets.read(url)
    state.seconds = seconds
    assert.ok(sets.known(url, 'first'), cache_control)
    state.seconds = seconds + 1
    assert.equal(sets.known(url, 'first'), undefined, cache_control)
  }
})

test('Requests at the same time read a key set once', async (t) => {
  const { url, calls, sets } = await published(t)
  await Promise.all([sets.read(url), sets.read(url), sets.read(url)])
  assert.equal(calls.length, 1)
})

test('What is no key set, or not to be had, is a fault', async (t) => {
  for (const body of ['', 'keys', '[]', '{}', '{"keys": {}}', 'null']) {
    const { url, sets, state } = await published(t)
    state.body = body
    assert.equal(await code(sets.read(url)), 'not_a_key_set', body)
    assert.equal(sets.known(url, 'first'), undefined)
  }
  const { url, sets, state } = await published(t)
  state.status = 404
  assert.equal(await code(sets.read(url)), 'not_found')
  const guarded = fetchedKeySets({ allow_private: false, ca: pair.cert })
  assert.equal(await code(guarded.read(url)), 'address_refused')
})

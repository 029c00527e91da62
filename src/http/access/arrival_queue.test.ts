// The arrival queue: who is held, who goes next and who is refused. Its clock moves only when a
// test moves it.
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { arrivalQueue } from './arrival_queue.ts'
import { fairQueue } from './fair_queue.ts'

const limit_ms = 2_000_000 // The timer of the queue has no part in this.

// A queue whose owners have room for as many requests as the test says.
function openQueue(t: TestContext, most_held?: number) {
  let now = 0
  let room = 0
  const started: string[] = []
  const refused: string[] = []
  const gone = new Set<string>()
  const queue = arrivalQueue({
    limit_ms,
    roomFor: () => room,
    now: () => now,
    ...(most_held && { most_held }),
  })
  t.after(queue.stop)

  const arrive = (name: string, owner = 'a') =>
    queue.arrive(owner, {
      start: () => void started.push(name),
      refuse: () => void refused.push(name),
      isGone: () => gone.has(name),
    })
  function pass(share: number) {
    now += limit_ms * share
    queue.sweep()
  }
  // As many turns as the fair queue could give.
  function serve(many: number, owner = 'a') {
    room = 1
    for (let i = 0; i < many; i++) queue.startNext(owner)
    room = 0
  }
  const setRoom = (many: number) => void (room = many)
  return { queue, arrive, pass, serve, setRoom, started, refused, gone }
}

const names = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => String(from + at))

test('A request whose account has room is started at once', (t) => {
  const { queue, arrive, setRoom, started } = openQueue(t)
  setRoom(1)
  arrive('1')
  assert.deepEqual(started, ['1'])
  assert.deepEqual(queue.load(), { held: 0, refused: 0 })
})

test('A burst waits, and all of it is served in the order in which it came', (t) => {
  const { arrive, pass, serve, started, refused } = openQueue(t)
  names(0, 40).forEach((name) => arrive(name))
  for (let part = 0; part < 4; part++) {
    pass(0.24)
    serve(10)
  }
  assert.deepEqual(started, names(0, 40))
  assert.deepEqual(refused, [])
})

test('A standing queue is shed: its oldest are refused at the limit, its newest go first', (t) => {
  const { arrive, pass, serve, started, refused } = openQueue(t)
  names(0, 10).forEach((name) => arrive(name))
  pass(0.9)
  serve(2)
  assert.deepEqual(started, ['0', '1'], 'the oldest first, so far')
  names(10, 100).forEach((name) => arrive(name))
  pass(0.1)
  assert.deepEqual(refused, names(2, 10), 'they were held for the whole limit')
  serve(3)
  assert.deepEqual(started.slice(2), ['99', '98', '97'], 'the newest first under overload')
  arrive('latest')
  serve(1)
  assert.equal(started.at(-1), 'latest')
  pass(0.9)
  assert.deepEqual(refused, names(2, 97).concat('latest').slice(0, 95))
})

test('The oldest goes first again once what is held drains in time', (t) => {
  const { arrive, pass, serve, started, refused } = openQueue(t)
  names(0, 100).forEach((name) => arrive(name))
  pass(0.5)
  names(100, 150).forEach((name) => arrive(name))
  pass(0.5)
  assert.equal(refused.length, 100)
  serve(40) // As many are served within the limit from now on.
  assert.equal(started[0], '149')
  pass(0.4)
  names(150, 160).forEach((name) => arrive(name))
  pass(0.1)
  assert.deepEqual(refused.slice(100), names(100, 110), 'those that are left of the fifty')
  serve(1)
  assert.equal(started.at(-1), '159', 'how many drain is known after a whole limit')
  pass(0.5)
  names(160, 165).forEach((name) => arrive(name))
  serve(2)
  assert.deepEqual(started.slice(-2), ['150', '151'])
  pass(0.4)
  assert.deepEqual(refused.slice(110), names(152, 159), 'they are refused at the limit')
  serve(1)
  assert.equal(started.at(-1), '160', 'but they came before, so it is no overload')
})

test('A queue that was emptied serves the oldest first again', (t) => {
  const { arrive, pass, serve, started } = openQueue(t)
  arrive('late')
  pass(1)
  names(0, 3).forEach((name) => arrive(name))
  serve(3)
  assert.deepEqual(started, ['0', '1', '2'])
})

test('Room that appears without a finished request is used by the next sweep', (t) => {
  const { arrive, pass, setRoom, started } = openQueue(t)
  names(0, 5).forEach((name) => arrive(name))
  setRoom(2)
  pass(0)
  assert.deepEqual(started, ['0', '1'])
})

test('A request whose caller is gone is neither started nor refused', (t) => {
  const { queue, arrive, pass, serve, started, refused, gone } = openQueue(t)
  names(0, 4).forEach((name) => arrive(name))
  gone.add('0')
  gone.add('2')
  serve(1)
  assert.deepEqual(started, ['1'])
  pass(1)
  assert.deepEqual(refused, ['3'])
  assert.deepEqual(queue.load(), { held: 0, refused: 1 })
})

test('Once the callers of an overload are gone, those that are left are served in order', (t) => {
  const { queue, arrive, pass, serve, started, gone } = openQueue(t)
  names(0, 100).forEach((name) => arrive(name))
  pass(0.5)
  names(100, 200).forEach((name) => arrive(name))
  pass(0.5)
  serve(20)
  assert.equal(started[0], '199', 'the newest first under overload')
  pass(0.4)
  names(200, 300).forEach((name) => arrive(name))
  pass(0.6)
  assert.equal(queue.load().held, 100)
  for (const name of names(210, 300)) gone.add(name)
  pass(0.1)
  assert.equal(queue.load().held, 10)
  names(300, 305).forEach((name) => arrive(name))
  serve(15)
  assert.deepEqual(started.slice(20), [...names(200, 210), ...names(300, 305)])
})

test('A request that finds room and nobody before it is started at once after a burst', (t) => {
  const { arrive, serve, setRoom, started } = openQueue(t)
  names(0, 2).forEach((name) => arrive(name))
  serve(2)
  setRoom(1)
  arrive('2')
  assert.deepEqual(started, names(0, 3))
})

test('The number of held requests is bounded: the oldest of the account gives way', (t) => {
  const { arrive, refused, queue } = openQueue(t, 3)
  names(0, 5).forEach((name) => arrive(name))
  assert.deepEqual(refused, ['0', '1'])
  arrive('other', 'b')
  assert.deepEqual(refused, ['0', '1', 'other'])
  assert.equal(queue.load().held, 3)
})

test("An account's overload holds none of another account's requests", async (t) => {
  const queue = fairQueue({
    size: 4,
    wait_limit_ms: limit_ms,
    onEnd: (owner) => arrivals.startNext(owner),
  })
  const arrivals = arrivalQueue({ limit_ms, roomFor: queue.roomFor })
  t.after(queue.stop)
  t.after(arrivals.stop)
  const order: string[] = []
  const ends: (() => void)[] = []
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  const send = (owner: string) =>
    arrivals.arrive(owner, {
      start() {
        const work = () =>
          new Promise<void>((end) => {
            order.push(owner)
            ends.push(end)
          })
        void queue.run({ owner, cost: 1 }, work)
      },
      refuse: () => assert.fail(),
      isGone: () => false,
    })
  for (let i = 0; i < 1_000; i++) send('flood')
  await settle()
  assert.deepEqual(
    { ...queue.load(), ...arrivals.load() },
    { running: 3, waiting: 4, lanes: 1, held: 993, refused: 0 },
  )
  send('quiet')
  await settle()
  assert.equal(order.at(-1), 'quiet', 'one turn is never of the same account')
  send('quiet')
  assert.equal(arrivals.load().held, 993, 'it waits for a turn and is not held')
  for (let turn = 0; turn < 2; turn++) {
    ends.shift()!()
    await settle()
  }
  assert.deepEqual(order.slice(4).toSorted(), ['flood', 'quiet'])
  assert.equal(arrivals.load().held, 992, 'the flood goes on as its own turns end')
})

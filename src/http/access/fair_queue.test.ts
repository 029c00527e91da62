// The fair queue: in which order requests are served, counted in turns and never in time.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { QueueTimeout } from '#db/connect.ts'
import { type FairQueue, fairQueue } from './fair_queue.ts'

const opened: FairQueue[] = []
after(() => opened.forEach((queue) => queue.stop()))

// A queue whose requests run until they are ended one by one, oldest first.
function openQueue(size: number) {
  let now = 0
  const queue = fairQueue({ size, wait_limit_ms: 1_000_000, now: () => now })
  opened.push(queue)
  const started: string[] = []
  const running: { name: string; end: () => void }[] = []
  const refusals: unknown[] = []
  let most_at_once = 0

  function send(owner: string, cost = 1, name = owner) {
    const work = () =>
      new Promise<void>((end) => {
        started.push(name)
        running.push({ name, end })
        most_at_once = Math.max(most_at_once, running.length)
      })
    queue.run({ owner, cost }, work).catch((error) => refusals.push(error))
  }
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  async function endOldest(times = 1) {
    for (let i = 0; i < times; i++) {
      await settle()
      running.shift()?.end()
    }
    await settle()
  }
  return {
    queue,
    started,
    running,
    refusals,
    send,
    endOldest,
    settle,
    pass: (ms: number) => void (now += ms),
    most: () => most_at_once,
  }
}

test('A thousand waiting requests of one account delay another account by one turn', async () => {
  const { send, started, endOldest, settle } = openQueue(4)
  for (let i = 0; i < 1_000; i++) send('flood')
  await settle()
  const before = started.length
  send('quiet')
  await endOldest(2)
  assert.ok(started.slice(before, before + 2).includes('quiet'), started.slice(before).join())
})

test('Accounts that wait are served in turns, regardless of how many requests each has sent', async () => {
  const { send, started, endOldest } = openQueue(1)
  for (let i = 0; i < 100; i++) send('a')
  for (let i = 0; i < 10; i++) send('b')
  for (let i = 0; i < 10; i++) send('c')
  await endOldest(33)
  const many = (name: string) => started.slice(0, 33).filter((one) => one === name).length
  assert.ok(many('b') === 10 && many('c') === 10, `b ${many('b')}, c ${many('c')}`)
})

test('Requests that cost ten times as much get a tenth of the turns', async () => {
  const { send, started, endOldest } = openQueue(1)
  for (let i = 0; i < 100; i++) send('expensive', 10)
  for (let i = 0; i < 100; i++) send('ordinary')
  await endOldest(60)
  const expensive = started.slice(0, 60).filter((one) => one === 'expensive').length
  assert.ok(expensive >= 1 && expensive <= 8, `${expensive} of 60`)
})

test('One account never takes all turns, and expensive requests take few of them', async () => {
  const { send, running, settle } = openQueue(20)
  for (let i = 0; i < 100; i++) send('a', 1, 'ordinary')
  await settle()
  assert.equal(running.length, 18)
  const other = openQueue(20)
  for (let i = 0; i < 100; i++) other.send('a', 10)
  await other.settle()
  assert.equal(other.running.length, 2)
  for (let i = 0; i < 100; i++) other.send(`account ${i}`, 10)
  await other.settle()
  assert.equal(other.running.length, 4)
  other.send('a', 1, 'its own booking')
  await other.settle()
  assert.equal(other.running.at(-1)!.name, 'its own booking')
})

test('A request of any cost is served in a queue of any size', async () => {
  for (const size of [1, 2, 3]) {
    const { send, started, endOldest, most } = openQueue(size)
    for (const cost of [1, 5, 20]) for (const owner of ['a', 'b', 'c']) send(owner, cost)
    await endOldest(20)
    assert.equal(started.length, 9)
    assert.ok(most() <= size)
  }
})

test('A request that waits longer than its limit is refused, an expensive one later', async () => {
  const { queue, send, pass, refusals, started, endOldest, settle } = openQueue(1)
  send('a')
  send('a')
  send('a', 10, 'expensive')
  await settle()
  pass(2_500_000)
  await endOldest()
  assert.equal(refusals.length, 1)
  assert.ok(refusals[0] instanceof QueueTimeout)
  assert.equal(started.at(-1), 'expensive')
  assert.equal(queue.load().waiting, 0)
})

test('Only once an account with nothing running waits, all accounts are behind', async () => {
  const { queue, send, pass, settle } = openQueue(10)
  for (let i = 0; i < 12; i++) send('flood')
  await settle()
  pass(1_200_000)
  assert.equal(queue.isBehind(), false)
  for (let i = 0; i < 2; i++) send(`account ${i}`)
  await settle()
  assert.equal(queue.isBehind(), false, 'it has not waited for long')
  pass(1_200_000)
  assert.equal(queue.isBehind(), true)
})

test('There is room for as many waiting requests as turns, and for one each if many wait', async () => {
  const { queue, send, settle, endOldest } = openQueue(4)
  assert.equal(queue.roomFor('a'), 4)
  for (let i = 0; i < 5; i++) send('a')
  await settle()
  assert.equal(queue.roomFor('a'), 2, 'three run, two wait')
  for (let i = 0; i < 8; i++) send('b')
  await settle()
  assert.equal(queue.roomFor('a'), -1)
  assert.equal(queue.roomFor('c'), 1)
  await endOldest(8)
  assert.equal(queue.roomFor('c'), 4)
})

test('Idle accounts use no memory, and failed requests return their turn', async () => {
  const { queue, send, endOldest, settle } = openQueue(2)
  for (let i = 0; i < 50; i++) send(`account ${i}`)
  const failing = queue.run({ owner: 'failing', cost: 1 }, () => Promise.reject(new Error('no')))
  await Promise.all([assert.rejects(failing, /no/), endOldest(60)])
  await settle()
  const { running, waiting } = queue.load()
  assert.deepEqual({ running, waiting }, { running: 0, waiting: 0 })
  while (queue.load().lanes > 0) await new Promise((resolve) => setTimeout(resolve, 10))
})

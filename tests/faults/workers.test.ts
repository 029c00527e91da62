// Workers and relays are killed at random during writes: every event is numbered once, without a
// gap, and delivered at least once. FAULTS_SEED=<seed> repeats the times of the kills, and
// FAULTS_KILLS=<number> kills more.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { deliverer } from '#jobs/deliver.ts'
import { relayAll } from '#jobs/relay.ts'
import {
  call,
  db,
  log,
  createTestAccount,
  createPractitioner,
  outside,
  secrets,
  sql,
} from '../harness.ts'
import { startReceiver } from '../webhook_receiver.ts'
import { diceOf, freshSeed } from './random.ts'
import { startWorker } from './worker_process.ts'

const kills_wanted = Number(process.env.FAULTS_KILLS ?? 20)
const workers_at_once = 3

test('killed workers lose no event and leave no duplicate or missing position', async () => {
  const seed = Number(process.env.FAULTS_SEED ?? freshSeed())
  const dice = diceOf(seed)
  const home = mkdtempSync(join(tmpdir(), 'attune-workers-'))
  // A tenth of the responses are failures, so that there are retries too.
  const receiver = await startReceiver(() => ({ status: dice.upTo(9) === 0 ? 500 : 200 }))
  const { key, account } = await createTestAccount()
  const request = { url: receiver.url, event_types: ['practitioner.*'] }
  await call('POST', '/v1/webhook_endpoints', request, { key })

  let writing = true
  const acked: string[] = []
  const writers = Array.from({ length: 3 }, async () => {
    const id = await createPractitioner({ key })
    for (let i = 0; writing; i++) {
      const body = { biography: `${i}` }
      const { status } = await call('PATCH', `/v1/practitioners/${id}`, body, { key })
      assert.equal(status, 200)
      acked.push(id)
      await sleep(30)
    }
  })

  // The first one exits normally and leaves its compile cache; killed ones leave none.
  const first = startWorker(home)
  while (receiver.got.length === 0) await sleep(100)
  first.kill('SIGTERM')
  await once(first, 'exit')
  const before_storm = receiver.got.length

  const workers = Array.from({ length: workers_at_once }, () => startWorker(home))
  for (let kills = 0; kills < kills_wanted; kills++) {
    const place = dice.upTo(workers_at_once - 1)
    // Most are killed while they work, some while they start.
    if (dice.upTo(3) > 0) await workers[place]!.working
    await sleep(dice.between(50, 700))
    workers[place]!.kill('SIGKILL')
    workers[place] = startWorker(home)
  }
  writing = false
  await Promise.all(writers)
  const before_end = receiver.got.length
  for (const worker of workers) worker.kill('SIGKILL')

  // The leases of killed workers are claimed again after a minute.
  const works = { db, secrets, outside, log, allows: { private_webhooks: true } }
  for (let ahead_ms = 0; ahead_ms < 900_000; ahead_ms += 61_000) {
    while (!(await relayAll(db))) await sleep(100)
    const { takeSome, idle } = deliverer({ ...works, ahead_ms })
    for (let taken = 1; taken > 0; await idle()) taken = await takeSome()
  }

  const { rows } = await sql.query(
    'select id, type, sequence::int, object_id, object_version from events where account = $1 order by sequence',
    [account],
  )
  console.log({ seed, events: rows.length, deliveries: receiver.got.length, before_end })
  assert.deepEqual(
    rows.map(({ sequence }) => sequence),
    rows.map((_, i) => i + 1),
  )
  const updates = rows.filter(({ type }) => type === 'practitioner.updated')
  assert.equal(updates.length, acked.length)
  const versions = new Map<string, number>()
  for (const { object_id, object_version } of rows) {
    assert.ok(object_version > (versions.get(object_id) ?? 0), 'order is kept in the feed')
    versions.set(object_id, object_version)
  }
  const delivered = new Set(receiver.got.map(({ headers }) => headers['webhook-id']))
  const expected = rows.filter(({ type }) => type.startsWith('practitioner.'))
  assert.deepEqual(
    expected.filter(({ id }) => !delivered.has(id)),
    [],
  )
  assert.ok(before_end > before_storm, 'the workers delivered while they lived')
  rmSync(home, { recursive: true, force: true })
})

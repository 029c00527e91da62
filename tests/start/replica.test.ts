// A real streaming replica: it serves lists and reports to callers that accept older data, never
// older than they accept, and nothing that decides who can read what.
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { startService } from '#app/service.ts'
import { createAccount } from '#areas/platform/account/account.ts'
import { createKey } from '#areas/platform/api_key/api_key.ts'
import { hashSecret } from '#crypto/secret_key.ts'
import { connect } from '#db/connect.ts'
import { prepareDatabase } from '#db/prepare.ts'
import { logHistory } from '#db/replica.ts'
import { sql } from '#db/sql.ts'
import { readInOneRoundTrip } from '#db/transaction.ts'
import { enterStatement } from '#http/access/authorize.ts'
import { newId } from '#kernel/ids.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import { readConfig, root } from '#settings/config.ts'
import { ask as send, temporaryHome } from './process.ts'
import { startServer } from './servers.ts'

const primary = await startServer()
await primary.admin.query('create role db_owner login createrole')
await primary.admin.query('create role serves login noinherit')
await primary.admin.query('create database practice owner db_owner')
const urls = [primary.url('db_owner', 'practice'), primary.url('serves', 'practice')] as const
await prepareDatabase(...urls, join(root, 'migrations'))
const replica = await primary.replicate()
const { home, remove } = temporaryHome()
const closing: (() => Promise<void>)[] = []
const service = await startService(
  readConfig({
    ATTUNE_HOME: home,
    PORT: '0',
    SEED: 'off',
    DATABASE_OWNER_URL: urls[0],
    DATABASE_URL: urls[1],
    DATABASE_REPLICA_URL: replica.url('serves', 'practice'),
  }),
  (close) => closing.unshift(close),
)
after(async () => {
  for (const close of closing) await close()
  await replica.stop()
  await primary.stop()
  remove()
})

const { secret: api_key } = await inAccount(service, newId('acct'), async (call) => {
  await createAccount(call, 'Practice')
  return await createKey(call, { name: 'Test' })
})
const { port, ca_file } = service
const target = { base_url: `https://localhost:${port}/v1`, ca_file: ca_file!, api_key }

const ask = (path: string, headers: Record<string, string> = {}, key = api_key) =>
  send({ ...target, api_key: key }, path, undefined, headers)
const stale = (seconds: number) => ({ prefer: `stale=${seconds}` })
const applied = ({ headers }: Awaited<ReturnType<typeof ask>>) => headers['preference-applied']

async function createPractitioner(family: string) {
  const name = { given: 'Ada', family }
  const { body } = await send(target, '/practitioners', { name, profession: 'psychologist' })
  return body.id as string
}

// Waits until the replica has everything that the primary has now.
async function catchUp() {
  const { rows } = await primary.admin.query('select pg_current_wal_lsn()::text as position')
  const reached = 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as yes'
  while (!(await replica.admin.query(reached, [rows[0].position])).rows[0].yes) await sleep(20)
}

const pause = () => replica.admin.query('select pg_wal_replay_pause()')
const resume = () => replica.admin.query('select pg_wal_replay_resume()')

test('a list, a report and an export come from the replica if the caller accepts older data', async () => {
  await createPractitioner('Okafor')
  await catchUp()
  const list = await ask('/practitioners', { prefer: 'respond-async, stale=60' })
  assert.equal(list.status, 200, JSON.stringify(list.body))
  assert.equal(applied(list), 'stale=60')
  assert.equal(list.body.data.length, 1)
  const report = await ask('/reports/aging', stale(60))
  assert.equal(report.status, 200, JSON.stringify(report.body))
  assert.equal(applied(report), 'stale=60')
  const names = [{ use: 'official', given: 'Maya', family: 'Okafor' }]
  const person = await send(target, '/persons', { names })
  await catchUp()
  const rows = await ask('/exports?object_type=person', stale(60))
  assert.equal(rows.status, 200, JSON.stringify(rows.body))
  assert.equal(applied(rows), 'stale=60')
  assert.equal(rows.body.data[0].row.names[0].given, 'Maya')
  const { body: log } = await ask(`/audit_entries?person_id=${person.body.id}`)
  const exported = log.data.filter(({ action }: { action: string }) => action === 'person.read')
  assert.equal(exported.length, 1, 'The primary records what the replica exported.')
})

test('nothing that depends on consents or on a single object comes from the replica', async () => {
  const id = await createPractitioner('Adeyemi')
  await catchUp()
  assert.equal(applied(await ask('/practitioners')), undefined)
  for (const prefer of ['stale', 'stale=x', 'stale=-1', 'return=minimal']) {
    assert.equal(applied(await ask('/practitioners', { prefer })), undefined, prefer)
  }
  for (const path of [`/practitioners/${id}`, '/persons', '/notes', '/claims']) {
    assert.equal(applied(await ask(path, stale(60))), undefined, path)
  }
  const behalf = { ...stale(60), 'on-behalf-of': id }
  assert.equal(applied(await ask('/sessions', behalf)), undefined)
  assert.equal(applied(await ask('/sessions?expand=practitioner_id', stale(60))), undefined)
})

test('the data is never older than the caller accepts', async () => {
  await catchUp()
  await ask('/practitioners', stale(600)) // The position is noted.
  await pause()
  try {
    const id = await createPractitioner('Lindqvist')
    const has = async (seconds: number) => {
      const answer = await ask('/practitioners', stale(seconds))
      const found = answer.body.data.some((one: { id: string }) => one.id === id)
      return { found, applied: applied(answer) }
    }
    assert.deepEqual(await has(600), { found: false, applied: 'stale=600' })
    assert.deepEqual(await has(0), { found: true, applied: undefined })
  } finally {
    await resume()
  }
})

test('a revoked key is refused although the replica still knows it', async () => {
  const created = await send(target, '/api_keys', { name: 'Second' })
  await catchUp()
  const { id, secret } = created.body
  assert.equal(applied(await ask('/practitioners', stale(600), secret)), 'stale=600')
  await pause()
  try {
    await send(target, `/api_keys/${id}/revoke`, {})
    assert.equal((await ask('/practitioners', stale(600), secret)).status, 401)
  } finally {
    await resume()
  }
})

test('a key that has not reached the replica is served by the primary', async () => {
  await pause()
  try {
    const created = await send(target, '/api_keys', { name: 'Third' })
    const answer = await ask('/practitioners', stale(600), created.body.secret)
    assert.equal(answer.status, 200)
    assert.equal(applied(answer), undefined)
  } finally {
    await resume()
  }
})

test('reads from the replica are in the audit log of the primary', async () => {
  await catchUp()
  const client = await primary.connectTo('practice')
  const count = async () =>
    (await client.query('select count(*)::int as many from audit_entries')).rows[0].many
  try {
    const before = await count()
    assert.equal(applied(await ask('/api_keys', stale(600))), 'stale=600')
    assert.equal(await count(), before + 1)
  } finally {
    await client.end()
  }
})

test('a request that reaches a standby instead of the primary is refused', async () => {
  await catchUp()
  const db = connect({ url: replica.url('serves', 'practice'), size: 1 })
  const key_hash = hashSecret(api_key, service.secrets.pepper)
  const read = (from_replica: boolean) => {
    const enter = enterStatement({ key_hash, reads_only: true, from_replica })
    return readInOneRoundTrip(db, enter, sql`select 1`)
  }
  try {
    await assert.rejects(read(false), { code: '25006' })
    await read(true)
  } finally {
    await db.close()
  }
})

test('while the replica is away, the primary answers', async () => {
  await replica.stop()
  for (let i = 0; i < 3; i++) {
    const answer = await ask('/practitioners', stale(600))
    assert.equal(answer.status, 200)
    assert.equal(applied(answer), undefined)
  }
})

test('the age of a position is counted from the last time the primary was behind it', () => {
  let now = 0
  const { note, ageOf } = logHistory(() => now)
  assert.equal(ageOf('0/10'), Infinity)
  note('0/10', 0)
  note('0/FFFFFFFF', 1_000)
  note('1/0', 2_000)
  now = 5_000
  assert.equal(ageOf('0/F'), Infinity)
  assert.equal(ageOf('0/10'), 5)
  assert.equal(ageOf('0/FFFFFFFF'), 4)
  assert.equal(ageOf('1/0'), 3)
  assert.equal(ageOf('2/0'), 3)
})

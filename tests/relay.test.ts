// One process at a time numbers events, whatever the database's clock does.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import pg from 'pg'
import { relay, relayAll, relayBatch } from '#jobs/relay.ts'
import { appConfig, db, createTestAccount, createPractitioner, sql } from './harness.ts'
import { expectAccountValues } from './sent_statements.ts'

const clients: pg.Client[] = []
after(async () => void (await Promise.all(clients.map((client) => client.end().catch(() => {})))))

// Another process in the middle of its turn.
async function another() {
  const client = new pg.Client(appConfig)
  client.on('error', () => {})
  clients.push(client)
  await client.connect()
  await client.query('begin')
  await client.query("select assume_role('attune_worker', null, null)")
  await client.query("select from leases where name = 'relay' for update")
  return client
}

async function makeEvent() {
  while (!(await relayAll(db))) continue
  const { account, key } = await createTestAccount()
  await createPractitioner({ key })
  const sequences = async () => {
    const text = 'select sequence from events where account = $1 order by position'
    const { rows } = await sql.query(text, [account])
    return rows.map(({ sequence }) => sequence && Number(sequence))
  }
  return sequences
}

const writeLease = (holder: string, expires: string) =>
  sql.query(`update leases set holder = $1, expires_at = now() + $2::interval`, [holder, expires])

test("a lease written by a clock that was ahead doesn't block the relay", async () => {
  const sequences = await makeEvent()
  await writeLease('a process that died', '1 hour')
  assert.ok((await relayBatch(db))!.events > 0)
  assert.deepEqual(await sequences(), [1, 2])
})

test('a relay turn lasts as long as its transaction, even past its lease', async () => {
  const holder = await another()
  const sequences = await makeEventDuring(holder)
  await writeLeaseOf(holder, '-1 hour')
  assert.equal(await relayBatch(db), undefined)
  assert.deepEqual(await sequences(), [null, null])
  await holder.query('commit')
  assert.ok((await relayBatch(db))!.events > 0)
  assert.deepEqual(await sequences(), [1, 2])
})

test('a relay turn ends with the connection of its holder', async () => {
  const sequences = await makeEvent()
  const holder = await another()
  assert.equal(await relayBatch(db), undefined)
  await holder.end()
  while (!(await relayBatch(db))) continue
  assert.deepEqual(await sequences(), [1, 2])
})

test("a process frozen in its turn loses it to a waiting process and can't commit", async () => {
  const sequences = await makeEvent()
  const holder = await another()
  const patient = relay(db)
  assert.equal(await patient(), undefined)
  assert.equal(await patient(), undefined)
  assert.equal((await holder.query('select 1 as one')).rows[0].one, 1, 'it is given its time')
  const run = relay(db, undefined, 0)
  while (!(await run())) continue
  assert.deepEqual(await sequences(), [1, 2])
  await assert.rejects(holder.query('commit'))
})

// While another process holds the turn, earlier events aren't numbered either.
async function makeEventDuring(holder: pg.Client) {
  await holder.query('commit')
  const sequences = await makeEvent()
  await holder.query('begin')
  await holder.query("select assume_role('attune_worker', null, null)")
  await holder.query("select from leases where name = 'relay' for update")
  return sequences
}

const writeLeaseOf = (holder: pg.Client, expires: string) =>
  holder.query(`update leases set holder = 'it', expires_at = now() + $1::interval`, [expires])

test('Every statement that was sent names its account as a value', expectAccountValues)

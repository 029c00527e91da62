// A request with a key that was used before sends its first query together with the key lookup.
// Whatever changed in between, it is answered as if it had waited, and changes nothing it shouldn't.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Connection, Database } from '#db/connect.ts'
import type { Statement } from '#db/sql.ts'
import { databaseClock } from '#http/access/database_clock.ts'
import { inDays } from './dates.ts'
import { call, createTestAccount, sql, startServer } from './harness.ts'
import { createPerson, grantConsent } from './person_examples.ts'

let trips = 0
const counting = (connection: Connection): Connection => ({
  ...connection,
  query(statement: Statement) {
    trips++
    return connection.query(statement)
  },
  send(statements: Statement[]) {
    trips++
    return connection.send(statements)
  },
})
const counted = (own: Database): Database => ({
  ...own,
  use: (work) => own.use((connection) => work(counting(connection))),
})
const port = await startServer({ through: counted })

// An account whose key this server knows, with a practitioner. Other servers change it unseen.
async function knownAccount() {
  const account = await createTestAccount()
  const here = { key: account.key, port }
  const { body } = await call(
    'POST',
    '/v1/practitioners',
    { name, profession: 'psychologist' },
    here,
  )
  return { ...account, here, practitioner_id: body.id as string }
}
const name = { given: 'Ada', family: 'Okafor' }
const starts_at = inDays(100, '15:00:00.000')

async function tripsOf(work: () => Promise<unknown>) {
  const before = trips
  await work()
  return trips - before
}
const countOf = async (table: string, account: string) => {
  const { rows } = await sql.query(`select count(*)::int from ${table} where account = $1`, [
    account,
  ])
  return rows[0].count as number
}

// On a busy machine, the database's clock is known well enough only after a quick response.
test('a booking takes two round trips as soon as its key is known, and three before', async () => {
  const { here, practitioner_id } = await knownAccount()
  const counts: number[] = []
  for (let day = 1; day <= 28 && !counts.includes(2); day++) {
    const starts_at = inDays(day, '15:00:00')
    const book = () => call('POST', '/v1/sessions', { practitioner_id, starts_at }, here)
    counts.push(await tripsOf(book))
  }
  assert.ok(counts.includes(2), counts.join())
  const elsewhere = await startServer({ through: counted })
  const first = () =>
    call('POST', '/v1/sessions', { practitioner_id, starts_at }, { ...here, port: elsewhere })
  assert.equal(await tripsOf(first), 3)
})

test('a booking with a person takes one round trip more', async () => {
  const { here, practitioner_id } = await knownAccount()
  const { id: person_id } = await createPerson({}, here)
  await grantConsent(person_id, {}, here)
  const counts: number[] = []
  for (let day = 1; day <= 28 && !counts.includes(3); day++) {
    const starts_at = inDays(day, '15:00:00')
    const body = { practitioner_id, person_id, starts_at }
    counts.push(await tripsOf(() => call('POST', '/v1/sessions', body, here)))
  }
  assert.ok(counts.includes(3), counts.join())
})

test('a key that was revoked in between gets 401 and changes nothing', async () => {
  const { key_id, account, here, practitioner_id } = await knownAccount()
  await sql.query(`update api_keys set status = 'revoked' where account = $1`, [account])
  const { status } = await call('POST', '/v1/sessions', { practitioner_id, starts_at }, here)
  assert.equal(status, 401)
  assert.equal(await countOf('sessions', account), 0, key_id)
})

test('a key that lost its scope in between gets 403 and changes nothing', async () => {
  const { account, here, practitioner_id } = await knownAccount()
  await sql.query(`update api_keys set scopes = '{sessions:read}' where account = $1`, [account])
  const { status, body } = await call('POST', '/v1/sessions', { practitioner_id, starts_at }, here)
  assert.deepEqual([status, body.error.code], [403, 'permission_denied'])
  assert.equal(await countOf('sessions', account), 0)
})

test('a key that gained a scope in between may use it', async () => {
  const { account, here, practitioner_id } = await knownAccount()
  await sql.query(`update api_keys set scopes = '{sessions:read}' where account = $1`, [account])
  await call('GET', '/v1/sessions', undefined, here)
  await sql.query('update api_keys set scopes = null where account = $1', [account])
  const { status } = await call('POST', '/v1/sessions', { practitioner_id, starts_at }, here)
  assert.equal(status, 200)
})

test('a key that moved to another account acts only there', async () => {
  const { account, key_id, here, practitioner_id } = await knownAccount()
  const other = await createTestAccount()
  await sql.query('update api_keys set account = $1 where id = $2', [other.account, key_id])
  const { status, body } = await call('POST', '/v1/sessions', { practitioner_id, starts_at }, here)
  assert.deepEqual([status, body.error?.code], [404, 'resource_not_found'])
  assert.deepEqual(
    [await countOf('sessions', account), await countOf('sessions', other.account)],
    [0, 0],
  )
})

test('a test clock that was advanced in between is the time of the next request', async () => {
  const { key, here } = await knownAccount()
  const advanced = await call('POST', '/v1/test_clock/advance', { by: 'P40D' }, { key })
  assert.equal(advanced.status, 200, advanced.text)
  const { body } = await call(
    'POST',
    '/v1/practitioners',
    { name, profession: 'psychologist' },
    here,
  )
  assert.ok(
    body.created_at >= advanced.body.now,
    `${body.created_at} is before ${advanced.body.now}`,
  )
})

test('a repeated Idempotency-Key replays, although the slot is taken by then', async () => {
  const { account, here, practitioner_id } = await knownAccount()
  const options = { ...here, headers: { 'idempotency-key': 'again' } }
  const book = () => call('POST', '/v1/sessions', { practitioner_id, starts_at }, options)
  const [one, two] = [await book(), await book()]
  assert.deepEqual([one.status, two.status, two.body], [200, 200, one.body])
  assert.equal(two.headers['idempotent-replayed'], 'true')
  assert.equal(await countOf('sessions', account), 1)
})

test('concurrent repeats of one Idempotency-Key book once', async () => {
  const { account, here, practitioner_id } = await knownAccount()
  const options = { ...here, headers: { 'idempotency-key': 'at-once' } }
  const all = await Promise.all(
    Array.from({ length: 8 }, () =>
      call('POST', '/v1/sessions', { practitioner_id, starts_at }, options),
    ),
  )
  assert.equal(new Set(all.map(({ status, body }) => `${status} ${body.id}`)).size, 1)
  assert.equal(await countOf('sessions', account), 1)
})

test('an invalid body and a taken slot are answered as by a request that waited', async () => {
  const { here, practitioner_id } = await knownAccount()
  const book = (body: object) => call('POST', '/v1/sessions', body, here)
  assert.equal((await book({ practitioner_id, starts_at: 'soon' })).status, 400)
  assert.equal((await book({ practitioner_id, starts_at })).status, 200)
  const { status, body } = await book({ practitioner_id, starts_at })
  assert.deepEqual([status, body.error.code], [409, 'slot_taken'])
})

test('a practitioner in On-Behalf-Of who does not exist is not found, and changes nothing', async () => {
  const { account, here, practitioner_id } = await knownAccount()
  const options = { ...here, headers: { 'on-behalf-of': 'prac_0000000000000000000000' } }
  const { status } = await call('POST', '/v1/sessions', { practitioner_id, starts_at }, options)
  assert.ok([403, 404].includes(status), `${status}`)
  assert.equal(await countOf('sessions', account), 0)
})

test("the estimate of the database's clock is between asking and answering, and follows a step", () => {
  let time = 1_000
  const clock = databaseClock(() => time)
  assert.equal(clock.estimate(), undefined)
  const tell = (database: number, sent_at: number) =>
    clock.note(new Date(database).toISOString(), sent_at)
  time = 1_100
  tell(5_000_020, 1_000) // Too slow to be of use.
  assert.equal(clock.estimate(), undefined)
  time = 1_250
  tell(5_000_220, 1_200) // Told 20 ms after it was asked, and 30 ms before the answer arrived.
  assert.equal(clock.estimate(), 5_000_271)
  time = 1_280
  tell(5_000_251, 1_279) // A quick answer narrows it.
  assert.equal(clock.estimate(), 5_000_253)
  time = 4_000
  assert.equal(clock.estimate(), 5_002_974) // Later, as the clocks can have drifted apart.
  time = 6_000
  assert.equal(clock.estimate(), undefined)
  time = 6_100
  tell(9_000_000, 6_099) // The database's clock was set.
  assert.equal(clock.estimate(), 9_000_002)
})

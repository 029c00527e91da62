// The server is killed while it advances a clock: the clock and its jobs are as before, and the
// same request sent again runs every job once.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { appConfig, ca_file, call, createTestAccount, createPractitioner, sql } from '../harness.ts'
import { ownerConfig, secrets } from '../harness.ts'
import { urlOf } from '../database.ts'
import { makeServer } from './server.ts'

const path = '/v1/test_clock/advance'
const remindersOf = async (account: string) =>
  (
    await sql.query(
      `select object_id, type from events
       where account = $1 and type in ('session.reminder_due', 'session.expired')
       order by position`,
      [account],
    )
  ).rows

test('an advance killed halfway leaves nothing behind and can be repeated', async () => {
  const home = mkdtempSync(join(tmpdir(), 'attune-clock-'))
  const server = await makeServer(home, {
    DATABASE_URL: urlOf(appConfig),
    DATABASE_OWNER_URL: urlOf(ownerConfig),
    ATTUNE_PEPPER: secrets.pepper.toString('base64'),
    ATTUNE_ENCRYPTION_KEY: secrets.encryption_key.toString('base64'),
    TLS_CERT_FILE: join(dirname(ca_file), 'server.crt'),
    TLS_KEY_FILE: join(dirname(ca_file), 'server.key'),
    WORKERS: 'off',
  })
  const { key, account } = await createTestAccount()
  const practitioner_id = await createPractitioner({ key })
  const book = async (minutes: number, fields: object = {}) => {
    const starts_at = Temporal.Now.instant().add({ minutes }).toString()
    const body = { practitioner_id, starts_at, ...fields }
    const answer = await call('POST', '/v1/sessions', body, { key })
    assert.equal(answer.status, 200, answer.text)
    return answer.body.id as string
  }
  const day = 24 * 60
  const sooner = await book(day + 5)
  const held = await book(3 * day, { hold: true })
  const later = await book(6 * day)

  await server.start()
  const options = { key, port: server.port, idempotency_key: 'advance' }
  const advance = () => call('POST', path, { by: 'P14D' }, options)
  // The job that expires the hold waits here: the reminder before it has run, the later one has not.
  const client = await sql.connect()
  await client.query('begin')
  await client.query('select from sessions where id = $1 for update', [held])
  const cut = advance().catch((error) => error)
  const waiting = `
    select from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`
  while ((await sql.query(waiting)).rowCount === 0) await sleep(10)
  await server.kill()
  assert.ok((await cut) instanceof Error, 'nobody was answered')
  await client.query('rollback')
  client.release()

  await server.start()
  const clock = await call('GET', '/v1/test_clock', undefined, { key, port: server.port })
  assert.equal(clock.body.offset_seconds, 0)
  assert.deepEqual(await remindersOf(account), [])
  const again = await advance()
  assert.equal(again.status, 200, again.text)
  assert.equal(again.body.offset_seconds, 14 * 86_400)
  const once = [
    { object_id: sooner, type: 'session.reminder_due' },
    { object_id: held, type: 'session.expired' },
    { object_id: later, type: 'session.reminder_due' },
  ]
  assert.deepEqual(await remindersOf(account), once)
  assert.equal((await advance()).text, again.text)
  assert.deepEqual(await remindersOf(account), once)
  assert.deepEqual(server.complaints, [])
  await server.terminate()
  rmSync(home, { recursive: true, force: true })
})

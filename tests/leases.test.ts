// Leases and pauses are stored as times. When the clock is set ahead and back again, none of them
// lasts longer than it was meant to.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '#settings/config.ts'
import { sql as statement } from '#db/sql.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import { isFreeNow, lease_seconds } from '#kernel/lease.ts'
import { capRetryDelays } from '#jobs/backoff.ts'
import { relayAll } from '#jobs/relay.ts'
import {
  call,
  db,
  createTestAccount,
  createPractitioner,
  outside,
  secrets,
  sql,
} from './harness.ts'

test('leases are compared with the clock in one place', () => {
  const files = globSync('src/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
  const comparing = files.filter((file) =>
    /claimed_until\s*(<|>|is null)/.test(readFileSync(join(root, file), 'utf8')),
  )
  assert.deepEqual(comparing, ['src/kernel/lease.ts'])
})

test('no table has a lease or a lock under another name', async () => {
  const { rows } = await sql.query(`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type like 'timestamp%'
      and column_name ~ '(_until|_after|^next_|^lease|lock)'
    order by 1`)
  assert.deepEqual(
    rows.map(({ name }) => name),
    [
      'audit_archives.claimed_until',
      'bulk_actions.next_attempt_at',
      'checks.claimed_until',
      'eligibility_checks.claimed_until',
      'eligibility_checks.send_after',
      'external_calendars.claimed_until',
      'external_calendars.poll_after',
      'imports.next_attempt_at',
      'mailbox_files.fetch_after',
      'mailboxes.claimed_until',
      'mailboxes.poll_after',
      'matching_assignments.next_attempt_at',
      'messages.claimed_until',
      'processor_operations.claimed_until',
      'transmissions.claimed_until',
      'video_rooms.claimed_until',
      'webhook_deliveries.next_attempt_at',
    ],
    'a new one must survive a clock that is set back: see kernel/lease.ts and jobs/backoff.ts',
  )
})

test('a lease holds for its duration, unless a clock that was ahead wrote it', async () => {
  const { account } = await createTestAccount()
  const isFree = async (seconds: number | null) => {
    const [row] = await inAccount({ db, secrets, outside }, account, (within) =>
      within.query<{ free: boolean }>(statement`
        select ${isFreeNow} as free
        from (select now() + ${seconds}::integer * interval '1 second' as claimed_until) as lease`),
    )
    return row!.free
  }
  assert.equal(await isFree(null), true)
  assert.equal(await isFree(lease_seconds - 10), false)
  assert.equal(await isFree(-1), true)
  assert.equal(await isFree(3_600), true, 'written by a clock that was an hour ahead')
})

test('a webhook is retried on schedule, or at once if a clock that was ahead delayed it', async () => {
  const { account, key } = await createTestAccount()
  const endpoint = { url: 'https://127.0.0.1:1/hook', event_types: ['practitioner.*'] }
  await call('POST', '/v1/webhook_endpoints', endpoint, { key })
  for (let made = 0; made < 3; made++) await createPractitioner({ key })
  while (!(await relayAll(db))) continue
  const { rows } = await sql.query(
    "select event_id from webhook_deliveries where account = $1 and status = 'pending'",
    [account],
  )
  assert.equal(rows.length, 3)
  const pauses = [
    [1, '6 seconds'], // As the schedule has it.
    [1, '1 hour'],
    [3, '1 day'],
  ]
  for (const [place, { event_id }] of rows.entries()) {
    const [attempts, pause] = pauses[place]!
    await sql.query(
      `update webhook_deliveries set attempts = $1, next_attempt_at = now() + $2::interval
       where account = $3 and event_id = $4`,
      [attempts, pause, account, event_id],
    )
  }
  assert.equal(await inAccount({ db, secrets, outside }, account, capRetryDelays), 2)
  const due = await sql.query(
    'select event_id from webhook_deliveries where account = $1 and next_attempt_at <= now()',
    [account],
  )
  const shortened = new Set(due.rows.map(({ event_id }) => event_id))
  assert.deepEqual(
    [...shortened].sort(),
    rows
      .slice(1)
      .map(({ event_id }) => event_id)
      .sort(),
  )
})

test('a message is tried again within a day, or at once if a clock that was ahead delayed it', async () => {
  const { account, key } = await createTestAccount()
  const { body: person } = await call('POST', '/v1/persons', { names: [{ family: 'A' }] }, { key })
  await sql.query(
    `insert into messages (account, id, person_id, purpose, channel, status, language, send_at,
       attempts, due_at, created_at, updated_at)
     select $1, 'msg_' || days, $2, 'receipt', 'email', 'queued', 'en', now(),
       1, now() + days * interval '1 day', now(), now()
     from unnest(array[0.5, 2]) as days`,
    [account, person.id],
  )
  assert.equal(await inAccount({ db, secrets, outside }, account, capRetryDelays), 1)
  const due = 'select id from messages where account = $1 and due_at <= now()'
  const { rows } = await sql.query(due, [account])
  assert.deepEqual(rows, [{ id: 'msg_2' }])
})

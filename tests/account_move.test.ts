// An account moves to another database, and the service of that database goes on with it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import { moveAccount, removeMovedAccount, unfreezeAccount } from '#cli/account_move.ts'
import { NotQuiet } from '#cli/account_freeze.ts'
import { CannotMove } from '#cli/account_state.ts'
import { proofsOf } from '#cli/proofs.ts'
import { linkAllEntries } from '#jobs/audit_chain.ts'
import { relayAll } from '#jobs/relay.ts'
import { adapters, call, db, log, outside, ownerConfig, secrets, sql } from './harness.ts'
import { login_password } from './database.ts'
import {
  database,
  elsewhere,
  nothing,
  port,
  practice,
  rowsIn,
  settle,
  source,
  target,
  there,
} from './second_cell.ts'

test('without the privilege nothing changes, and the message names the grant', async () => {
  const { account, ask } = await practice()
  const owner = { user: 'attune_test_owner', password: login_password }
  const bare = { ...target, database: { ...database, ...owner } }
  await assert.rejects(moveAccount(source, bare, account), {
    reason: 'database_permission',
    message: /grant set on parameter session_replication_role to "attune_test_owner"/,
  })
  assert.equal((await ask('GET', '/v1/persons')).status, 200)
  assert.deepEqual(await rowsIn(elsewhere, account), nothing)
})

test('an account moves with everything, and the other cell goes on with it', async () => {
  const neighbor = await practice()
  const { account, key, person_id, session, practitioner_id, at } = await practice()
  const booking = { practitioner_id, starts_at: at(4), person_id }
  const idempotency_key = 'before-the-move'
  const first = await call('POST', '/v1/sessions', booking, { key, idempotency_key })
  assert.equal(first.status, 200, first.text)
  await settle()
  const before = await rowsIn(sql, account)
  const proofs = await proofsOf({ db, secrets, outside }, [account])
  const moved = await moveAccount(source, target, account)
  assert.ok(moved!.rows > before.events + before.audit_entries)
  assert.deepEqual(await rowsIn(elsewhere, account), before)
  assert.deepEqual(await rowsIn(sql, account), before)

  const refused = await call('GET', '/v1/persons', undefined, { key })
  assert.equal(refused.status, 503, refused.text)
  assert.ok(Number(refused.headers['retry-after']) > 0)
  assert.equal((await call('POST', '/v1/sessions', booking, { key })).status, 503)
  assert.equal((await neighbor.ask('GET', '/v1/persons')).status, 200)

  const context = { db: there, secrets, outside: adapters({ db: there, secrets }) }
  assert.deepEqual(await proofsOf(context, [account]), proofs)
  const on = { key, port }
  const person = await call('GET', `/v1/persons/${person_id}`, undefined, on)
  assert.equal(person.body.id, person_id, person.text)
  const read = await call('GET', `/v1/sessions/${session.body.id}`, undefined, on)
  assert.deepEqual(read.body, session.body)
  const again = await call('POST', '/v1/sessions', booking, { ...on, idempotency_key })
  assert.equal(again.body.id, first.body.id)
  const of_neighbor = { key: neighbor.key, port }
  assert.equal((await call('GET', '/v1/persons', undefined, of_neighbor)).status, 401)

  // Numbers and the chain go on where they were.
  const next = await call('POST', '/v1/sessions', { ...booking, starts_at: at(5) }, on)
  assert.equal(next.status, 200, next.text)
  await relayAll(there)
  await linkAllEntries({ ...context, log })
  const { rows } = await elsewhere.query(
    'select sequence::int from events where account = $1 order by position',
    [account],
  )
  const expected = Array.from({ length: before.events + 1 }, (_, i) => i + 1)
  assert.deepEqual(
    rows.map(({ sequence }) => sequence),
    expected,
  )
  const [audit] = Object.values(await proofsOf(context, [account]))
  assert.match(audit!, /^intact/)

  assert.equal(await moveAccount(source, target, account), undefined)
  const elsewhere_to = { ...target, name: 'cell3' }
  await assert.rejects(moveAccount(source, elsewhere_to, account), /to cell2 was interrupted/)
  await assert.rejects(unfreezeAccount(source, target, account), /cell2 has the account/)
  const removed = await removeMovedAccount(source, target, account)
  assert.ok(removed.rows >= before.events)
  assert.deepEqual(await rowsIn(sql, account), nothing)
  assert.equal((await neighbor.ask('GET', `/v1/persons/${neighbor.person_id}`)).status, 200)
  const change = 'delete from audit_entries where account = $1'
  await assert.rejects(sql.query(change, [neighbor.account]), /append/i)
})

test('an account that the target has is not copied over it', async () => {
  const { account, ask } = await practice()
  await elsewhere.query("insert into accounts (account, name) values ($1, 'Other')", [account])
  await assert.rejects(moveAccount(source, target, account), /already has the account/)
  assert.equal((await ask('GET', '/v1/persons')).status, 200)
})

test('two commands do not move an account at the same time', async () => {
  const { account } = await practice()
  const both = await Promise.allSettled([
    moveAccount(source, target, account),
    moveAccount(source, { ...target, name: 'cell3' }, account),
  ])
  assert.deepEqual(both.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  assert.equal((await rowsIn(elsewhere, account)).accounts, 1)
})

test('an account that was not moved cannot be removed', async () => {
  const { account, ask } = await practice()
  const removed = () => removeMovedAccount(source, target, account)
  await assert.rejects(removed(), /isn't frozen in this database/)
  await sql.query("update accounts set frozen_at = now() - interval '1 s' where account = $1", [
    account,
  ])
  await assert.rejects(removed(), /doesn't serve the account/)
  await sql.query('update accounts set frozen_at = null where account = $1', [account])
  assert.equal((await ask('GET', '/v1/persons')).status, 200)
})

test('a copy that fails leaves the account open where it was', async (t) => {
  const { account, ask } = await practice()
  await elsewhere.query('alter table sessions add constraint no_more check (false) not valid')
  t.after(() => elsewhere.query('alter table sessions drop constraint no_more'))
  await assert.rejects(moveAccount(source, target, account), { code: '23514' })
  assert.equal((await ask('GET', '/v1/persons')).status, 200)
  assert.deepEqual(await rowsIn(elsewhere, account), nothing)
})

test('a copy that differs is refused', async (t) => {
  const { account, ask } = await practice()
  await elsewhere.query(`
    create function change_row() returns trigger language plpgsql as
      $$ begin new.version := new.version + 1; return new; end $$;
    create trigger change_row before insert on sessions for each row execute function change_row();
    alter table sessions enable always trigger change_row`)
  t.after(() => elsewhere.query('drop function change_row cascade'))
  const refused = (error: Error) =>
    error instanceof CannotMove && /sessions differs/.test(`${error}`)
  await assert.rejects(moveAccount(source, target, account), refused)
  assert.equal((await ask('GET', '/v1/persons')).status, 200)
  assert.deepEqual(await rowsIn(elsewhere, account), nothing)
})

test('an account with a backlog or a lease is not moved', async () => {
  const { account, ask, session } = await practice()
  await ask('POST', '/v1/persons', { names: [{ given: 'Maya', family: 'Lindqvist' }] })
  const refused = async () => {
    await assert.rejects(moveAccount(source, target, account, 300), NotQuiet)
    assert.equal((await ask('GET', '/v1/practitioners')).status, 200)
    assert.deepEqual(await rowsIn(elsewhere, account), nothing)
  }
  await refused()
  await settle()
  await sql.query(
    `insert into video_rooms (account, id, session_id, name, simulated, opens_at, expires_at,
       claimed_until, created_at)
     values ($1, 'room_1', $2, 'room', true, now(), now(), now() + interval '1 minute', now())`,
    [account, session.body.id],
  )
  await refused()
  await sql.query('update video_rooms set claimed_until = null where account = $1', [account])
  await settle()
  await moveAccount(source, target, account)
})

test('what a transaction that entered before the freeze commits is moved too', async () => {
  const { account } = await practice()
  const early = new pg.Client(ownerConfig)
  await early.connect()
  await early.query('begin')
  await early.query('select enter_account($1)', [account])
  const moving = moveAccount(source, target, account)
  const frozen = 'select frozen_at is not null as frozen from accounts where account = $1'
  while (!(await sql.query(frozen, [account])).rows[0].frozen);
  const late = `insert into event_counters (account, last_sequence) values ($1, 1)
    on conflict (account) do update set last_sequence = 1000`
  await early.query('reset role')
  await early.query(late, [account])
  await early.query('commit')
  await early.end()
  await moving
  const found = 'select last_sequence::int as last from event_counters where account = $1'
  assert.deepEqual((await elsewhere.query(found, [account])).rows, [{ last: 1_000 }])
})

// A move that is killed at any step leaves the account open in one database at most, and ends right
// when it is run again, or is undone.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { moveAccount, unfreezeAccount } from '#cli/account_move.ts'
import { call, ownerConfig, sql } from '#tests/harness.ts'
import { startMove } from './moving_process.ts'
import {
  database,
  elsewhere,
  isOpenIn,
  nothing,
  port,
  practice,
  rowsIn,
  source,
  target,
} from '#tests/second_cell.ts'

async function until(what: string, isTrue: () => Promise<boolean>) {
  for (let tries = 0; tries < 600; tries++) {
    if (await isTrue()) return
    await sleep(50)
  }
  throw new Error(`Timed out: ${what}.`)
}

// A transaction that stays open until it is ended.
async function holding(config: pg.ClientConfig, ...statements: string[]) {
  const client = new pg.Client(config)
  await client.connect()
  await client.query('begin')
  for (const statement of statements) await client.query(statement)
  return async () => {
    await client.query('rollback')
    await client.end()
  }
}

const isFrozen = async (account: string) => !(await isOpenIn(sql, account))

const isWaitingFor = async (client: pg.Pool, table: string) =>
  (
    await client.query(
      `select from pg_locks where relation = $1::regclass and not granted
         and database = (select oid from pg_database where datname = current_database())`,
      [table],
    )
  ).rows.length > 0

const isWaitingForRow = async () =>
  (
    await sql.query(
      `select from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query ~ 'moving_to'`,
    )
  ).rows.length > 0

type Practice = Awaited<ReturnType<typeof practice>>
type Kill = (account: string) => Promise<void>

// Kills a move while it waits for transactions that began before the freeze.
const killWhileFreezing: Kill = async (account) => {
  const release = await holding(ownerConfig, 'select 1')
  const { kill } = startMove({ source, target, account })
  await until('it is frozen', () => isFrozen(account))
  await kill()
  await release()
}

// Kills a move that has copied some tables, or all but the last.
const killWhileCopying =
  (table: string): Kill =>
  async (account) => {
    const release = await holding(database, `lock table ${table}`)
    const { kill } = startMove({ source, target, account })
    await until('it copies', () => isWaitingFor(elsewhere, table))
    await kill()
    await release()
  }

// Kills a move that has committed in the target and is about to record that in the source.
const killAfterCommit: Kill = async (account) => {
  const release = await holding(database, 'lock table webhook_endpoints')
  const { kill } = startMove({ source, target, account })
  await until('it copies', () => isWaitingFor(elsewhere, 'webhook_endpoints'))
  const row = `select from accounts where account = '${account}' for update`
  const releaseRow = await holding(ownerConfig, row)
  await release()
  await until('it has committed', isWaitingForRow)
  await kill()
  await releaseRow()
}

const kills: Record<string, Kill> = {
  'while it freezes': killWhileFreezing,
  'while it copies': killWhileCopying('persons'),
  'before the commit': killWhileCopying('webhook_endpoints'),
}

async function expectMoved({ account, key, session }: Practice) {
  assert.equal(await isOpenIn(elsewhere, account), true)
  assert.equal(await isOpenIn(sql, account), false)
  const read = await call('GET', `/v1/sessions/${session.body.id}`, undefined, { key, port })
  assert.deepEqual(read.body, session.body)
}

for (const [when, kill] of Object.entries(kills)) {
  test(`a move killed ${when} is finished by another run`, async () => {
    const made = await practice()
    await kill(made.account)
    assert.equal(await isFrozen(made.account), true)
    assert.deepEqual(await rowsIn(elsewhere, made.account), nothing)
    const before_again = await rowsIn(sql, made.account)
    await moveAccount(source, target, made.account)
    assert.deepEqual(await rowsIn(elsewhere, made.account), before_again)
    await expectMoved(made)
  })

  test(`a move killed ${when} is undone by unfreezing the account`, async () => {
    const { account, ask } = await practice()
    await kill(account)
    const other = { ...target, name: 'cell3' }
    await assert.rejects(moveAccount(source, other, account), /A move of the account to cell2/)
    await assert.rejects(unfreezeAccount(source, other, account), /A move of the account to cell2/)
    await unfreezeAccount(source, target, account)
    assert.equal((await ask('GET', '/v1/persons')).status, 200)
    assert.deepEqual(await rowsIn(elsewhere, account), nothing)
    await assert.rejects(unfreezeAccount(source, target, account), /isn't frozen/)
  })
}

test('a move killed after the commit can only be finished', async () => {
  const made = await practice()
  const { account } = made
  await killAfterCommit(account)
  assert.equal(await isFrozen(account), true)
  assert.equal(await isOpenIn(elsewhere, account), true)
  await assert.rejects(unfreezeAccount(source, target, account), /cell2 has the account/)
  assert.equal(await isFrozen(account), true)
  assert.equal(await moveAccount(source, target, account), undefined)
  await expectMoved(made)
})

test('an account whose target is lost is opened only without asking it', async () => {
  const { account, ask } = await practice()
  await killWhileFreezing(account)
  const lost = { ...target, database: { ...database, database: 'attune_test_lost' } }
  await assert.rejects(unfreezeAccount(source, lost, account), /database doesn't exist/)
  assert.equal((await ask('GET', '/v1/persons')).status, 503)
  await unfreezeAccount(source, undefined, account)
  assert.equal((await ask('GET', '/v1/persons')).status, 200)
})

// A second cell beside the server of a test file: a database, a server on it, and practices to
// move there. As an ordinary owner, with one privilege more.
import assert from 'node:assert/strict'
import { after } from 'node:test'
import pg from 'pg'
import type { MoveTarget } from '#cli/account_move.ts'
import { connect } from '#db/connect.ts'
import { linkAllEntries } from '#jobs/audit_chain.ts'
import { relayAll } from '#jobs/relay.ts'
import { login_password, makeDatabase } from './database.ts'
import { freshPractice } from './fresh_practice.ts'
import { db, log, ownerConfig, secrets, sql, startServer } from './harness.ts'

// A member of the owner's role, and the only one with the privilege: others test what lacks it.
export const mover = { user: 'attune_test_mover', password: login_password }
await createMover()

async function createMover() {
  try {
    await sql.query(`
      do $$ begin create role ${mover.user} login password '${login_password}';
      exception when duplicate_object or unique_violation then null; end $$;
      grant attune_test_owner to ${mover.user};
      grant set on parameter session_replication_role to ${mover.user}`)
  } catch (error) {
    // Another test file does the same at this moment.
    if (!/concurrently updated|duplicate key/.test(`${error}`)) throw error
    await createMover()
  }
}

const other = await makeDatabase()
export const source = { ...ownerConfig, ...mover }
export const database = { ...other.owner, ...mover }
export const there = connect({ url: other.app, size: 4, wait_limit_ms: 20_000 })
export const port = await startServer({ through: () => there })
export const target: MoveTarget = { name: 'cell2', database }
export const elsewhere = new pg.Pool({ ...other.owner, max: 2 })
elsewhere.on('error', () => {})
elsewhere.on('connect', (client) => client.on('error', () => {}))
after(async () => {
  await there.close()
  await elsewhere.end()
  await other.drop()
})

type Config = { user: string; password?: string; host: string; port?: number; database: string }

// A URL of a database, of which tests know the parts.
export const urlOf = ({ user, password = '', host, port: at = 5432, database: name }: Config) =>
  `postgres://${user}:${encodeURIComponent(password)}@localhost:${at}/${name}` +
  `?host=${encodeURIComponent(host)}`

// A practice with a person, a session and a published schedule, whose background work is done.
export async function practice() {
  const made = await freshPractice()
  const person_id = await made.person()
  await made.publish({ published: true })
  const session = await made.book(made.at(3), { person_id })
  assert.equal(session.status, 200, session.text)
  await settle()
  return { ...made, person_id, session }
}

export async function settle() {
  await relayAll(db)
  await linkAllEntries({ db, secrets, log })
}

export const rowsIn = async (client: pg.Pool, account: string) => {
  const { rows } = await client.query(
    `select (select count(*) from accounts where account = $1)::int as accounts,
       (select count(*) from events where account = $1)::int as events,
       (select count(*) from audit_entries where account = $1)::int as audit_entries,
       (select count(*) from sessions where account = $1)::int as sessions`,
    [account],
  )
  return rows[0]
}
export const nothing = { accounts: 0, events: 0, audit_entries: 0, sessions: 0 }

export const isOpenIn = async (client: pg.Pool, account: string) =>
  (await client.query('select from accounts where account = $1 and frozen_at is null', [account]))
    .rows.length === 1

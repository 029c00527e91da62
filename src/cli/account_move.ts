// Moves an account from one database to another: freezes it, copies its rows in one transaction,
// compares them, and opens it in the target with the commit. So it is open in one database at most.
// Its rows stay in the source, frozen, until they are removed.
import type pg from 'pg'
import { freezeAccount, setFrozen } from './account_freeze.ts'
import {
  accountTables,
  beginMaintenance,
  copyRows,
  deleteRows,
  type Digest,
  digestOf,
  raiseSequences,
  withoutTriggers,
} from '#db/account_rows.ts'
import { appliedMigrations } from '#db/migrate.ts'
import { configOf, type Target, withClient } from '#db/owner.ts'
import { requireServer } from '#db/server_check.ts'

type Client = pg.Client

export class CannotMove extends Error {}

// Whether the target committed isn't known: the account stays frozen in the source.
export class UnknownOutcome extends Error {}

export type MovedRows = { tables: number; rows: number }

const withBoth = <T>(
  source: Target,
  target: Target,
  work: (from: Client, to: Client) => Promise<T>,
) => withClient(unlimited(source), (from) => withClient(unlimited(target), (to) => work(from, to)))

// A copy can take longer than other work of the owner.
const unlimited = (target: Target) => ({ ...configOf(target), query_timeout: 0 })

export const moveAccount = (
  source: Target,
  target: Target,
  account: string,
  patience_ms?: number,
): Promise<MovedRows> =>
  withBoth(source, target, async (from, to) => {
    await requireAlike(from, to)
    if (!(await stateOf(from, account))) throw new CannotMove(`Account ${account} not found.`)
    if (await stateOf(to, account))
      throw new CannotMove(`The database in --to already has the account ${account}.`)
    await freezeAccount(from, account, patience_ms)
    try {
      return await copyAccount(from, to, account)
    } catch (error) {
      if (!(error instanceof UnknownOutcome)) await thaw(from, account)
      throw error
    }
  })

// Tables and values must mean the same in both.
async function requireAlike(from: Client, to: Client) {
  const versions = []
  for (const client of [from, to]) {
    await requireServer(client)
    const applied = await appliedMigrations(client)
    versions.push(applied.map(({ name, digest }) => `${name} ${digest}`).join())
  }
  if (versions[0] !== versions[1])
    throw new CannotMove('The databases have different migrations. Run the same version on both.')
}

type AccountState = { frozen: boolean; created_at: string }

async function stateOf(client: Client, account: string): Promise<AccountState | undefined> {
  await beginMaintenance(client)
  const { rows } = await client.query<AccountState>(
    `select frozen_at is not null as frozen, created_at::text from accounts where account = $1`,
    [account],
  )
  await client.query('rollback')
  return rows[0]
}

async function copyAccount(from: Client, to: Client, account: string): Promise<MovedRows> {
  await beginMaintenance(from, 'repeatable read read only')
  await beginMaintenance(to)
  await withoutTriggers(to)
  const tables = await accountTables(from)
  const moved = { tables: tables.length, rows: 0 }
  for (const table of tables) {
    await copyRows(from, to, account, table)
    const copied = await digestOf(to, account, table)
    if (!isSame(await digestOf(from, account, table), copied))
      throw new CannotMove(`The copy of ${table.name} differs. Nothing was changed.`)
    moved.rows += copied.rows
  }
  await raiseSequences(from, to)
  await to.query('update accounts set frozen_at = null where account = $1', [account])
  await to.query('commit').catch((cause: Error) => {
    throw new UnknownOutcome('The connection broke during the commit.', { cause })
  })
  await from.query('commit')
  return moved
}

const isSame = (one: Digest, other: Digest) => one.rows === other.rows && one.hash === other.hash

async function thaw(from: Client, account: string) {
  await from.query('rollback')
  await setFrozen(from, account, false)
}

// Removes an account that has moved from its old database.
export const removeMovedAccount = (
  source: Target,
  target: Target,
  account: string,
): Promise<MovedRows> =>
  withBoth(source, target, async (from, to) => {
    const [here, there] = [await stateOf(from, account), await stateOf(to, account)]
    if (!here?.frozen) throw new CannotMove(`Account ${account} isn't frozen in this database.`)
    if (!there || there.frozen || there.created_at !== here.created_at)
      throw new CannotMove(`The database in --moved-to doesn't serve the account ${account}.`)
    await beginMaintenance(from)
    await withoutTriggers(from)
    const tables = await accountTables(from)
    let rows = 0
    for (const table of tables) rows += (await deleteRows(from, account, table)).rowCount ?? 0
    await from.query('commit')
    return { tables: tables.length, rows }
  })

// Moves an account from one database to another: freezes it, copies its rows in one transaction,
// compares them, and opens it in the target with the commit. So it is open in one database at most.
// A move that was interrupted continues when it is run again. The rows stay in the source, frozen,
// until they are removed.
import type pg from 'pg'
import { freezeAccount, open, setFrozen } from './account_freeze.ts'
import { type AccountState, CannotMove, holdAccount, stateOf } from './account_state.ts'
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

// Whether the target committed isn't known: the account stays frozen in the source.
export class UnknownOutcome extends Error {}

// The name is stored with the frozen account. Requests are forwarded to the base URL, if there is
// one.
export type MoveTarget = { name: string; database: Target; base_url?: string | undefined }

export type MovedRows = { tables: number; rows: number }

const withBoth = <T>(
  source: Target,
  target: Target,
  work: (from: Client, to: Client) => Promise<T>,
) => withClient(unlimited(source), (from) => withClient(unlimited(target), (to) => work(from, to)))

// A copy can take longer than other work of the owner.
const unlimited = (target: Target) => ({ ...configOf(target), query_timeout: 0 })

// Returns undefined if an earlier run had copied the account.
export const moveAccount = (
  source: Target,
  target: MoveTarget,
  account: string,
  patience_ms?: number,
): Promise<MovedRows | undefined> =>
  withBoth(source, target.database, async (from, to) => {
    await requireAlike(from, to)
    await holdAccount(from, account)
    await holdAccount(to, account)
    const [here, there] = [await stateOf(from, account), await stateOf(to, account)]
    if (!here) throw new CannotMove(`Account ${account} not found.`)
    requireSameTarget(here, target.name)
    if (there && !hasMoved(here, there))
      throw new CannotMove(`The database in --to already has the account ${account}.`)
    const moved = there ? undefined : await freezeAndCopy(from, to, account, target, patience_ms)
    await setFrozen(from, account, target.name, target.base_url)
    return moved
  })

async function freezeAndCopy(
  from: Client,
  to: Client,
  account: string,
  { name }: MoveTarget,
  patience_ms?: number,
) {
  await freezeAccount(from, account, name, patience_ms)
  try {
    return await copyAccount(from, to, account)
  } catch (error) {
    if (!(error instanceof UnknownOutcome)) await reopen(from, account)
    throw error
  }
}

// With another target, the account could be open in two.
function requireSameTarget({ frozen, moving_to }: AccountState, name: string) {
  if (!frozen || moving_to === null || moving_to === name) return
  const sentence = `A move of the account to ${moving_to} was interrupted.`
  const remedy = 'Run that move again, or "attune accounts unfreeze".'
  throw new CannotMove(`${sentence} ${remedy}`)
}

const hasMoved = (here: AccountState, there: AccountState) =>
  here.frozen && !there.frozen && there.created_at === here.created_at

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
  await to.query(open, [account])
  await to.query('commit').catch((cause: Error) => {
    throw new UnknownOutcome('The connection broke during the commit.', { cause })
  })
  await from.query('commit')
  return moved
}

const isSame = (one: Digest, other: Digest) => one.rows === other.rows && one.hash === other.hash

async function reopen(from: Client, account: string) {
  await from.query('rollback')
  await setFrozen(from, account, null)
}

// Opens an account again whose move was interrupted, unless the target has it. Without a target,
// that is lost for good, and isn't asked.
export const unfreezeAccount = (
  source: Target,
  target: MoveTarget | undefined,
  account: string,
): Promise<void> =>
  withClient(unlimited(source), async (from) => {
    await holdAccount(from, account)
    const here = await stateOf(from, account)
    if (!here?.frozen) throw new CannotMove(`Account ${account} isn't frozen in this database.`)
    if (!target) return await setFrozen(from, account, null)
    requireSameTarget(here, target.name)
    await withClient(unlimited(target.database), async (to) => {
      await holdAccount(to, account) // Until it is open here, so that no move commits meanwhile.
      if (await stateOf(to, account)) throw new CannotMove(hasIt(target.name, account))
      await setFrozen(from, account, null)
    })
  })

const hasIt = (name: string, account: string) =>
  `${name} has the account ${account}. Run "attune accounts move" again to finish the move.`

// Removes an account that has moved from its old database.
export const removeMovedAccount = (
  source: Target,
  { name, database }: MoveTarget,
  account: string,
): Promise<MovedRows> =>
  withBoth(source, database, async (from, to) => {
    await holdAccount(from, account)
    const [here, there] = [await stateOf(from, account), await stateOf(to, account)]
    if (!here?.frozen) throw new CannotMove(`Account ${account} isn't frozen in this database.`)
    if (!there || !hasMoved(here, there))
      throw new CannotMove(`${name} doesn't serve the account ${account}.`)
    await beginMaintenance(from)
    await withoutTriggers(from)
    const tables = await accountTables(from)
    let rows = 0
    for (const table of tables) rows += (await deleteRows(from, account, table)).rowCount ?? 0
    await from.query('commit')
    return { tables: tables.length, rows }
  })

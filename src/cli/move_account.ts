// attune accounts move, unfreeze and remove: moves an account to another cell, opens one again
// whose move was interrupted, and removes what stays behind. All cells have the same secrets and
// the same version.
import { requireMigrated } from '#db/schema_check.ts'
import { requireCurrentKey } from '#jobs/check_encryption_key.ts'
import type { Config } from '#settings/config.ts'
import { isDatabaseUrl } from '#settings/values.ts'
import { StartupError } from '#settings/startup_error.ts'
import { NotQuiet } from './account_freeze.ts'
import {
  moveAccount,
  type MovedRows,
  type MoveTarget,
  removeMovedAccount,
  unfreezeAccount,
  UnknownOutcome,
} from './account_move.ts'
import { CannotMove } from './account_state.ts'
import { chosenAccount } from './accounts.ts'
import { databaseUrlOf, withDirectory } from './cells/directory.ts'
import { type Arguments, Failure, type Row, type Table, text, UsageError } from './command.ts'
import { connectAndRun, migrations, withDatabase } from './database_access.ts'
import { proofsOf } from './proofs.ts'

const fault_exit_code = 2 // Not 1, the exit code of a crash.
const patience = { hold_limit_ms: 600_000 }

type Url = MoveTarget & { database: string }

export async function move(config: Config, args: Arguments): Promise<Table> {
  const source = sourceIn(config)
  const target = await targetIn(config, args, 'to')
  return await withDatabase(config, async (context) => {
    const account = await chosenAccount(context, args)
    const { database, name } = target
    await requireMigrated(database, migrations)
    await connectAndRun(config, database, ({ db }) => requireCurrentKey(db, context.secrets))
    const moved = await explained(() => moveAccount(source, target, account))
    await record(config, account, name)
    const prove = () =>
      connectAndRun(config, database, (there) => proofsOf(there, [account]), patience)
    const proofs = Object.entries(await prove()).map(([check, found]) => ({ check, found }))
    if (!proofs.every(({ found }) => /^(intact|consistent),/.test(found)))
      process.exitCode = fault_exit_code
    return [
      { check: 'rows', found: moved ? amountOf(moved) : 'copied by an earlier run' },
      ...proofs,
      ...(config.file_store.type === 'disk' ? [files] : []),
      { check: 'next', found: nextStep(target) },
    ]
  })
}

const files = {
  check: 'files',
  found: 'Copy the files directory of ATTUNE_HOME to the other cell.',
}

const nextStep = ({ base_url }: Url) =>
  base_url
    ? 'Requests are forwarded. Run "attune cells map", and later "attune accounts remove".'
    : 'Send its requests to the other cell, then run "attune accounts remove".'

export async function unfreeze(config: Config, args: Arguments): Promise<Row> {
  const source = sourceIn(config)
  const is_lost = args.options['target-is-lost'] === true
  const { directory_url, cell } = config.cells
  if (directory_url && !cell) throw new UsageError('Set CELL, so that the directory is corrected.')
  const target = is_lost ? undefined : await targetIn(config, args, 'moving-to')
  return await withDatabase(config, async (context) => {
    const account = await chosenAccount(context, args)
    await explained(() => unfreezeAccount(source, target, account)).catch(reportUnreachable)
    if (cell) await record(config, account, cell)
    return { account, frozen: false }
  })
}

function reportUnreachable(error: unknown): never {
  if (!(error instanceof StartupError) || error.reason !== 'database_unreachable') throw error
  throw new Failure(
    "A database isn't reachable, so nothing was changed. If the other cell is lost for good, " +
      'pass --target-is-lost. If it comes back with the account, the account is open twice, and ' +
      'changes in one are missing in the other.',
  )
}

export async function remove(config: Config, args: Arguments): Promise<Table> {
  const source = sourceIn(config)
  const target = await targetIn(config, args, 'moved-to')
  return await withDatabase(config, async (context) => {
    const account = await chosenAccount(context, args)
    const removed = await explained(() => removeMovedAccount(source, target, account))
    return [{ check: 'removed', found: amountOf(removed) }]
  })
}

const amountOf = ({ rows, tables }: MovedRows) => `${rows} rows in ${tables} tables`

// The last step of a move: until then, the directory names the old cell, which refuses requests.
async function record({ cells }: Config, account: string, cell: string) {
  if (!cells.directory_url) return
  await withDirectory(cells, (directory) => directory.place([account], cell)).catch((error) => {
    const sentence = `The account is open in ${cell}, but the directory wasn't updated:`
    throw new Failure(`${sentence} ${(error as Error).message} Then run "attune cells sync".`)
  })
}

function sourceIn({ database_owner_url }: Config) {
  if (database_owner_url) return database_owner_url
  throw new UsageError('Set DATABASE_URL. The embedded database is never a cell.')
}

// With a directory, the name of a cell, so that the directory stays right.
async function targetIn(config: Config, args: Arguments, option: string): Promise<Url> {
  const { cells, database_owner_url } = config
  const given = text(args, option) ?? ''
  if (given && [cells.cell, database_owner_url].includes(given))
    throw new UsageError(`--${option} names this cell. Name the other one.`)
  if (!cells.directory_url) {
    if (isDatabaseUrl(given)) return { name: nameOf(given), database: given }
    throw new UsageError(`Pass --${option} with the URL of the other cell's database: postgres://…`)
  }
  if (!given || isDatabaseUrl(given))
    throw new UsageError(`Pass --${option} with the name of the other cell.`)
  const { base_url } = await withDirectory(cells, (directory) => directory.cellNamed(given))
  return { name: given, database: databaseUrlOf(cells, given), base_url }
}

// Without the user and the password, because it is stored.
function nameOf(url: string) {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

async function explained<T>(work: () => Promise<T>) {
  try {
    return await work()
  } catch (error) {
    if (error instanceof CannotMove || error instanceof NotQuiet) throw new Failure(error.message)
    if (!(error instanceof UnknownOutcome)) throw error
    throw new Failure(
      `${error.message} The account stays frozen here. Run the command again: it finishes the ` +
        'move, whether or not the other database has the account.',
    )
  }
}

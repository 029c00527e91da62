// attune accounts move and remove: moves an account to the database of another cell, and removes
// what stays behind. Both cells have the same secrets and the same version.
import { requireMigrated } from '#db/schema_check.ts'
import { requireCurrentKey } from '#jobs/check_encryption_key.ts'
import type { Config } from '#settings/config.ts'
import { protocolOf } from '#settings/values.ts'
import { NotQuiet } from './account_freeze.ts'
import {
  CannotMove,
  moveAccount,
  type MovedRows,
  removeMovedAccount,
  UnknownOutcome,
} from './account_move.ts'
import { chosenAccount } from './accounts.ts'
import { type Arguments, Failure, type Table, text, UsageError } from './command.ts'
import { connectAndRun, migrations, withDatabase } from './database_access.ts'
import { proofsOf } from './proofs.ts'

const fault_exit_code = 2 // Not 1, the exit code of a crash.
const patience = { hold_limit_ms: 600_000 }

export async function move(config: Config, args: Arguments): Promise<Table> {
  const { source, target } = cellsIn(config, args, 'to')
  return await withDatabase(config, async (context) => {
    const account = await chosenAccount(context, args)
    await requireMigrated(target, migrations)
    await connectAndRun(config, target, ({ db }) => requireCurrentKey(db, context.secrets))
    const moved = await explained(() => moveAccount(source, target, account))
    const prove = () =>
      connectAndRun(config, target, (there) => proofsOf(there, [account]), patience)
    const proofs = Object.entries(await prove()).map(([check, found]) => ({ check, found }))
    if (!proofs.every(({ found }) => /^(intact|consistent),/.test(found)))
      process.exitCode = fault_exit_code
    return [
      { check: 'rows', found: amountOf(moved) },
      ...proofs,
      ...(config.file_store.type === 'disk' ? [files] : []),
      { check: 'next', found: 'Send its requests to the other cell, then run "accounts remove".' },
    ]
  })
}

const files = {
  check: 'files',
  found: 'Copy the files directory of ATTUNE_HOME to the other cell.',
}

export async function remove(config: Config, args: Arguments): Promise<Table> {
  const { source, target } = cellsIn(config, args, 'moved-to')
  return await withDatabase(config, async (context) => {
    const account = await chosenAccount(context, args)
    const removed = await explained(() => removeMovedAccount(source, target, account))
    return [{ check: 'removed', found: amountOf(removed) }]
  })
}

const amountOf = ({ rows, tables }: MovedRows) => `${rows} rows in ${tables} tables`

function cellsIn({ database_owner_url: source }: Config, args: Arguments, option: string) {
  if (!source) throw new UsageError('Set DATABASE_URL. The embedded database is never a cell.')
  const target = text(args, option) ?? ''
  if (/^postgres(ql)?:$/.test(protocolOf(target))) return { source, target }
  throw new UsageError(`Pass --${option} with the URL of the other cell's database: postgres://…`)
}

async function explained(work: () => Promise<MovedRows>) {
  try {
    return await work()
  } catch (error) {
    if (error instanceof CannotMove || error instanceof NotQuiet) throw new Failure(error.message)
    if (!(error instanceof UnknownOutcome)) throw error
    throw new Failure(
      `${error.message} The account stays frozen here. Run the command again: it reports whether ` +
        'the other database has the account.',
    )
  }
}

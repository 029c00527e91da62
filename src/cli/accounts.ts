// attune accounts: creates and lists accounts, and sets their rate limits.
import type { Call } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'
import { newId } from '#kernel/ids.ts'
import { queryAsWorker, inAccount } from '#kernel/unit_of_work.ts'
import { createAccount, type Limits, setLimits } from '#areas/platform/account/account.ts'
import type { Config } from '#settings/config.ts'
import { type Arguments, type Row, type Table, text, UsageError, wholeNumber } from './command.ts'
import { type DatabaseContext, withDatabase } from './database_access.ts'

const listAccounts = sql`
  select account, name, rate_limit_per_second, rate_limit_per_minute, created_at, frozen_at,
    moved_to
  from accounts
  order by created_at`

export type AccountRow = Limits & {
  account: string
  name: string
  frozen_at: string | null // While it moves to another cell, and afterwards.
  moved_to: string | null // Base URL of that cell.
}

export const allAccounts = ({ db }: DatabaseContext) => queryAsWorker<AccountRow>(db, listAccounts)

// The account named with --account, or the only account.
export async function chosenAccount(context: DatabaseContext, args: Arguments) {
  const accounts = await allAccounts(context)
  const named = text(args, 'account')
  if (!named && accounts.length === 1) return accounts[0]!.account
  if (!named)
    throw new UsageError('Pass --account <id>. Run "attune accounts list" to see the IDs.')
  if (!accounts.some(({ account }) => account === named)) {
    throw new UsageError(`Account ${named} not found.`)
  }
  return named
}

export const openAccounts = async (context: DatabaseContext) =>
  (await allAccounts(context))
    .filter(({ frozen_at }) => frozen_at === null)
    .map(({ account }) => account)

// The account named with --account, or all accounts that are open here.
export const accountsIn = async (context: DatabaseContext, args: Arguments) =>
  text(args, 'account') ? [await chosenAccount(context, args)] : await openAccounts(context)

export async function create(config: Config, args: Arguments): Promise<Row> {
  const name = args.words[0]!
  requireName(name)
  const account = newId('acct')
  const createIn = (context: DatabaseContext) =>
    inAccount(context, account, (call) => createAccount(call, name), 'operator')
  if (config.cells.directory_url) {
    const { createInCell } = await import('./cells/placement.ts')
    return { account, name, ...(await createInCell(config, args, account, createIn)) }
  }
  if (text(args, 'cell') ?? text(args, 'hostname'))
    throw new UsageError('--cell and --hostname need a directory of cells. Set DIRECTORY_URL.')
  await withDatabase(config, createIn)
  return { account, name }
}

export const list = (config: Config): Promise<Table> =>
  withDatabase(config, (context) => allAccounts(context))

export const limits = (config: Config, args: Arguments): Promise<Row> =>
  withDatabase(config, async (context) => {
    const account = await chosenAccount(context, args)
    const now = (await allAccounts(context)).find((row) => row.account === account)!
    const { name, rate_limit_per_second, rate_limit_per_minute } = now
    if ((text(args, 'per-second') ?? text(args, 'per-minute')) === undefined) {
      return { account, name, rate_limit_per_second, rate_limit_per_minute }
    }
    const limits = {
      rate_limit_per_second: limit(args, 'per-second', 1_000_000, rate_limit_per_second),
      rate_limit_per_minute: limit(args, 'per-minute', 60_000_000, rate_limit_per_minute),
    }
    const set = (call: Call) => setLimits(call, limits)
    return (await inAccount(context, account, set, 'operator'))!
  })

// Omitted limits keep their values.
function limit(args: Arguments, option: string, most: number, now: number | null) {
  if (text(args, option) === 'default') return null
  return wholeNumber(args, option, most) ?? now
}

export function requireName(name: string) {
  if (name.trim() && name.length <= 200) return
  throw new UsageError('A name must be 1 to 200 characters long.')
}

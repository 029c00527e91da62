// attune audit: verifies the audit log, also against heads stored elsewhere, and prints its heads.
import { headFields, type SignedHead } from '#crypto/audit_head.ts'
import type { Config } from '#settings/config.ts'
import { allColumns } from '#db/columns.ts'
import { sql } from '#db/sql.ts'
import { isDateTime } from '#http/parsing/formats.ts'
import { queryAsWorker } from '#kernel/unit_of_work.ts'
import { type HeadsResult, verifyHeads } from '#jobs/verify_heads.ts'
import { type Head, type ChainResult, verifyAuditChain } from '#jobs/verify_audit_chain.ts'
import { accountsIn, chosenAccount } from './accounts.ts'
import { type Arguments, type Table, text, UsageError } from './command.ts'
import { type DatabaseContext, withDatabase } from './database_access.ts'

const fault_exit_code = 2 // Not 1, the exit code of a crash.

export const verify = (config: Config, args: Arguments): Promise<Table> =>
  withDatabase(config, async (context) => {
    const noted = headIn(args)
    const outside = await headsOutside(context, args)
    const accounts = new Set(await accountsOf(context, args))
    for (const account of outside?.keys() ?? []) accounts.add(account)
    const table: Table = []
    for (const account of accounts) {
      const verdict = await verifyAuditChain(context, account, noted)
      const more = outside && (outside.get(account) ?? { heads: 0, faults: [], more_faults: 0 })
      verdict.faults.push(...(more?.faults ?? []))
      verdict.more_faults += more?.more_faults ?? 0
      table.push(...linesOf(account, verdict, more))
      if (verdict.faults.length > 0) process.exitCode = fault_exit_code
    }
    return table
  })

const page = 10_000

export async function* allHeads(config: Config, args: Arguments) {
  const account = text(args, 'account') ?? ''
  for (let last = { account: '', last_sequence: 0 }; ;) {
    const behind = sql`
      select ${allColumns('audit_heads')} from audit_heads
      where (account, last_sequence) > (${last.account}, ${last.last_sequence})
        and (${account} = '' or account = ${account})
      order by account, last_sequence
      limit ${page}`
    const heads = await withDatabase(config, ({ db }) => queryAsWorker<SignedHead>(db, behind))
    yield* heads.map(headFields)
    if (heads.length < page) return
    last = heads.at(-1)!
  }
}

// The results per account of checking the --heads file, if there is one.
async function headsOutside(context: DatabaseContext, args: Arguments) {
  const file = text(args, 'heads')
  const as_of = text(args, 'heads-as-of')
  if (as_of !== undefined && (!file || !isDateTime(as_of))) {
    throw new UsageError(
      '--heads-as-of requires --heads and an RFC 3339 timestamp, for example 2028-01-01T00:00:00Z.',
    )
  }
  if (!file) return undefined
  return await verifyHeads(context, file, { account: text(args, 'account'), as_of })
}

// A head belongs to one account.
const accountsOf = async (context: DatabaseContext, args: Arguments) =>
  text(args, 'head') ? [await chosenAccount(context, args)] : await accountsIn(context, args)

function headIn(args: Arguments): Head | undefined {
  const value = text(args, 'head')
  if (value === undefined) return undefined
  const [, sequence, hash] = /^([1-9]\d{0,14}):([0-9a-f]{64})$/.exec(value) ?? []
  if (!sequence) throw new UsageError('--head must be NUMBER:HASH as printed by "audit verify".')
  return { sequence: Number(sequence), hash: hash! }
}

// One line for an intact audit log; otherwise one per fault.
function linesOf(account: string, verdict: ChainResult, outside: HeadsResult | undefined): Table {
  const { head, faults, more_faults } = verdict
  const written = `${head.sequence}:${head.hash ?? '-'}`
  const line = (number: number | null, entry_id: string | null, found: string) => ({
    account,
    head: written,
    ...(outside && { heads: outside.heads }),
    number,
    entry_id,
    found,
  })
  if (faults.length === 0) return [line(null, null, 'audit log is intact')]
  const lines = faults.map(({ sequence, entry_id, message }) => line(sequence, entry_id, message))
  return more_faults > 0 ? [...lines, line(null, null, `and ${more_faults} more`)] : lines
}

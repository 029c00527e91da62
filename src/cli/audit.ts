// attune audit: verifies the audit log, also against heads stored elsewhere, prints its heads, and
// lists and reads its archives.
import { headFields, type SignedHead } from '#crypto/audit_head.ts'
import type { Config } from '#settings/config.ts'
import { allColumns } from '#db/columns.ts'
import { sql } from '#db/sql.ts'
import { isDateTime } from '#http/parsing/formats.ts'
import { queryAsWorker } from '#kernel/unit_of_work.ts'
import { type HeadsResult, verifyHeads } from '#jobs/verify_heads.ts'
import { type Head, type ChainResult, verifyAuditChain } from '#jobs/verify_audit_chain.ts'
import { storedArchives } from '#jobs/verify_archives.ts'
import { type Archive, readArchive } from '#jobs/audit_archive_file.ts'
import { accountsIn, chosenAccount } from './accounts.ts'
import { type Arguments, type Row, type Table, text, UsageError } from './command.ts'
import { type DatabaseContext, withDatabase } from './database_access.ts'

const fault_exit_code = 2 // Not 1, the exit code of a crash.

export const verify = (config: Config, args: Arguments): Promise<Table> =>
  withDatabase(config, async (context) => {
    const noted = headIn(args)
    const outside = await headsOutside(context, args)
    const accounts = new Set(await accountsOf(context, args))
    for (const account of outside?.keys() ?? []) accounts.add(account)
    const table: Table = []
    const archives = args.options['skip-archives'] ? undefined : context.outside
    for (const account of accounts) {
      const verdict = await verifyAuditChain({ ...context, archives }, account, noted)
      const more = outside && (outside.get(account) ?? { heads: 0, faults: [], more_faults: 0 })
      verdict.faults.push(...(more?.faults ?? []))
      verdict.more_faults += more?.more_faults ?? 0
      table.push(...linesOf(account, verdict, more))
      if (verdict.faults.length > 0) process.exitCode = fault_exit_code
    }
    return table
  })

type ListedArchive = Archive & {
  first_recorded_at: string
  last_recorded_at: string
  size_bytes: number
  stored_at: string
}

export const archives = (config: Config, args: Arguments): Promise<Table> =>
  withDatabase(config, async (context) => {
    const table: Table = []
    for (const account of await accountsIn(context, args)) {
      const found = await queryAsWorker<ListedArchive>(context.db, storedArchives(account))
      table.push(...found.map(archiveRow))
    }
    return table
  })

const archiveRow = (archive: ListedArchive) => ({
  account: archive.account,
  archive: archive.id,
  entries: `${archive.first_sequence} to ${archive.last_sequence}`,
  recorded_from: archive.first_recorded_at,
  recorded_to: archive.last_recorded_at,
  size_bytes: archive.size_bytes,
  stored_at: archive.stored_at,
})

// The lines of an archive as they were stored.
export async function* archiveLines(config: Config, { words: [id] }: Arguments) {
  const lines = await withDatabase(config, async ({ db, secrets, outside: { file_store } }) => {
    if (!file_store) throw new UsageError('FILE_STORE must name the store that has the archives.')
    const [archive] = await queryAsWorker<Archive>(db, storedArchive(id!))
    if (!archive) throw new UsageError(`Archive ${id} not found. Run "attune audit archives".`)
    return await Array.fromAsync(readArchive({ file_store, secrets }, archive))
  })
  yield* lines.map((line) => JSON.parse(line) as Row)
}

const storedArchive = (id: string) => sql`
  select ${allColumns('audit_archives')} from audit_archives
  where id = ${id} and stored_at is not null`

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

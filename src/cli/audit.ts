// attune audit: verifies the audit log, against heads kept elsewhere too, and prints its heads.
import { headFields, type SignedHead } from '#audit_head.ts'
import type { Config } from '#config.ts'
import { allColumns } from '#db/columns.ts'
import { sql } from '#db/sql.ts'
import { isDateTime } from '#http/formats.ts'
import { asWorker } from '#in_account.ts'
import { type HeadsVerdict, verifyHeads } from '#work/verify_heads.ts'
import { type Head, type Verdict, verifyTrail } from '#work/verify_trail.ts'
import { accountsIn, chosenAccount } from './accounts.ts'
import { type Command, type Given, type Table, text, UsageError } from './command.ts'
import { type Reach, withDatabase } from './reach.ts'

const fault_exit_code = 2 // Not 1, which is what a crash ends with.

export const auditCommands: Command[] = [
  {
    name: 'audit verify',
    does:
      'Check the trail of an account, or of all. Prints the head as NUMBER:HASH; exits with 2 ' +
      'where something was changed, removed, moved or forged.',
    options: {
      account: { does: 'Whose; all if left out.', type: 'string' },
      head: { does: 'A head that was noted before: NUMBER:HASH.', type: 'string' },
      heads: {
        does:
          'A file with signed heads: AUDIT_HEADS_FILE, the log, or objects from AUDIT_HEADS_URL ' +
          'in one file. Shows whether the log was truncated or rewritten since.',
        type: 'string',
      },
      'heads-as-of': {
        does: 'When that file was copied, as in 2028-01-01T00:00:00Z, if it is an older copy.',
        type: 'string',
      },
    },
    examples: [
      'audit verify',
      'audit verify --account acct_4Jv0hTq8kYb2Wm6Zc1Rx9N --head 48213:9f86d0…',
      'audit verify --heads /var/log/attune/audit-heads.jsonl',
    ],
    run: (config, given) =>
      withDatabase(config, async (reach) => {
        const noted = headIn(given)
        const outside = await headsOutside(reach, given)
        const accounts = new Set(await accountsOf(reach, given))
        for (const account of outside?.keys() ?? []) accounts.add(account)
        const table: Table = []
        for (const account of accounts) {
          const verdict = await verifyTrail(reach, account, noted)
          const more = outside && (outside.get(account) ?? { heads: 0, faults: [], more_faults: 0 })
          verdict.faults.push(...(more?.faults ?? []))
          verdict.more_faults += more?.more_faults ?? 0
          table.push(...linesOf(account, verdict, more))
          if (verdict.faults.length > 0) process.exitCode = fault_exit_code
        }
        return table
      }),
  },
  {
    name: 'audit heads',
    does:
      'Print every signed head of the audit log, one JSON object a line: the start of a heads ' +
      'file for a service that ran without one.',
    options: { account: { does: 'Whose; all if left out.', type: 'string' } },
    examples: ['audit heads > audit-heads.jsonl'],
    follow: (config, given) => allHeads(config, text(given, 'account') ?? ''),
    line: (head) => JSON.stringify(head),
  },
]

const page = 10_000

async function* allHeads(config: Config, account: string) {
  for (let last = { account: '', last_sequence: 0 }; ;) {
    const behind = sql`
      select ${allColumns('audit_seals')} from audit_seals
      where (account, last_sequence) > (${last.account}, ${last.last_sequence})
        and (${account} = '' or account = ${account})
      order by account, last_sequence
      limit ${page}`
    const heads = await withDatabase(config, ({ db }) => asWorker<SignedHead>(db, behind))
    yield* heads.map(headFields)
    if (heads.length < page) return
    last = heads.at(-1)!
  }
}

// What a file of heads shows for each account, where one was given.
async function headsOutside(reach: Reach, given: Given) {
  const file = text(given, 'heads')
  const as_of = text(given, 'heads-as-of')
  if (as_of !== undefined && (!file || !isDateTime(as_of))) {
    throw new UsageError('--heads-as-of needs --heads, and a time as in 2028-01-01T00:00:00Z.')
  }
  if (!file) return undefined
  return await verifyHeads(reach, file, { account: text(given, 'account'), as_of })
}

// A head belongs to one account.
const accountsOf = async (reach: Reach, given: Given) =>
  text(given, 'head') ? [await chosenAccount(reach, given)] : await accountsIn(reach, given)

function headIn(given: Given): Head | undefined {
  const asked = text(given, 'head')
  if (asked === undefined) return undefined
  const [, sequence, hash] = /^([1-9]\d{0,14}):([0-9a-f]{64})$/.exec(asked) ?? []
  if (!sequence) throw new UsageError('--head must be NUMBER:HASH, as "audit verify" printed it.')
  return { sequence: Number(sequence), hash: hash! }
}

// One line for an account whose trail is as it was, else one for each fault.
function linesOf(account: string, verdict: Verdict, outside: HeadsVerdict | undefined): Table {
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
  if (faults.length === 0) return [line(null, null, 'nothing was changed or removed')]
  const lines = faults.map(({ sequence, entry_id, says }) => line(sequence, entry_id, says))
  return more_faults > 0 ? [...lines, line(null, null, `and ${more_faults} more`)] : lines
}

// attune audit: proves that nothing of the trail was changed or removed, or names what was.
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
    },
    examples: [
      'audit verify',
      'audit verify --account acct_4Jv0hTq8kYb2Wm6Zc1Rx9N --head 48213:9f86d0…',
    ],
    run: (config, given) =>
      withDatabase(config, async (reach) => {
        const noted = headIn(given)
        const table: Table = []
        for (const account of await accountsOf(reach, given)) {
          const verdict = await verifyTrail(reach, account, noted)
          table.push(...linesOf(account, verdict))
          if (verdict.faults.length > 0) process.exitCode = fault_exit_code
        }
        return table
      }),
  },
]

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
function linesOf(account: string, { head, faults, more_faults }: Verdict): Table {
  const written = `${head.sequence}:${head.hash ?? '-'}`
  const line = (number: number | null, entry_id: string | null, found: string) => ({
    account,
    head: written,
    number,
    entry_id,
    found,
  })
  if (faults.length === 0) return [line(null, null, 'nothing was changed or removed')]
  const lines = faults.map(({ sequence, entry_id, says }) => line(sequence, entry_id, says))
  return more_faults > 0 ? [...lines, line(null, null, `and ${more_faults} more`)] : lines
}

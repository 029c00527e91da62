// attune ledger: proves that the money adds up, or names what does not; makes balances anew.
import { sql } from '#db/sql.ts'
import { inAccount } from '#in_account.ts'
import { proveLedger } from '#resources/ledger_proof/ledger_proof.ts'
import { accountsIn } from './accounts.ts'
import type { Command, Table } from './command.ts'
import { withDatabase } from './reach.ts'

const fault_exit_code = 2 // Not 1, which is what a crash ends with.

// A large ledger takes its time; nobody waits for it.
const patience = { hold_limit_ms: 600_000 }
const patiently = sql`set local statement_timeout = '10min'`

const account = { does: 'Whose; all if left out.', type: 'string' as const }

export const ledgerCommands: Command[] = [
  {
    name: 'ledger verify',
    does:
      'Check that the ledger of an account, or of all, adds up: transactions, balances, claims. ' +
      'Exits with 2 where something does not.',
    options: { account },
    examples: ['ledger verify', 'ledger verify --account acct_4Jv0hTq8kYb2Wm6Zc1Rx9N'],
    run: (config, given) =>
      withDatabase(
        config,
        async (reach) => {
          const table: Table = []
          for (const account of await accountsIn(reach, given)) {
            const proof = await inAccount(
              reach.db,
              reach.secrets,
              account,
              async (call) => {
                await call.query(patiently)
                return await proveLedger(call)
              },
              'operator',
            )
            table.push(...linesOf(account, proof))
            if (!proof.holds) process.exitCode = fault_exit_code
          }
          return table
        },
        patience,
      ),
  },
  {
    name: 'ledger rebuild',
    does: 'Make the balances of an account, or of all, anew from the entries.',
    options: { account },
    examples: ['ledger rebuild --account acct_4Jv0hTq8kYb2Wm6Zc1Rx9N'],
    run: (config, given) =>
      withDatabase(
        config,
        async ({ db, secrets }) => {
          const table: Table = []
          for (const account of await accountsIn({ db, secrets }, given)) {
            await inAccount(db, secrets, account, async (call) => {
              await call.query(patiently)
              await call.query(sql`select rebuild_ledger_balances()`)
            })
            table.push({ account, found: 'the balances were made anew' })
          }
          return table
        },
        patience,
      ),
  },
]

type Proof = Awaited<ReturnType<typeof proveLedger>>

// One line for an account whose ledger adds up, else one for each fault.
function linesOf(account: string, proof: Proof): Table {
  const { entries, faults, more_faults } = proof as Proof & { entries: number }
  if (proof.holds) return [{ account, entries, subject: null, found: 'everything adds up' }]
  const lines = faults.map(({ subject, rule, currency, expected, found }) => ({
    account,
    entries,
    subject,
    found: `${rule} It is ${found} and not ${expected} (${currency}).`,
  }))
  const rest = { account, entries, subject: null, found: `and ${more_faults} more` }
  return more_faults > 0 ? [...lines, rest] : lines
}

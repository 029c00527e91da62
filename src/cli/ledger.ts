// attune ledger: verifies the ledger and recalculates its balances.
import { sql } from '#db/sql.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import { proveLedger } from '#areas/reconciliation/ledger_proof/ledger_proof.ts'
import { accountsIn } from './accounts.ts'
import type { Config } from '#settings/config.ts'
import type { Arguments, Table } from './command.ts'
import { withDatabase } from './database_access.ts'

const fault_exit_code = 2 // Not 1, the exit code of a crash.

// A large ledger takes a while, and nothing waits for it.
const patience = { hold_limit_ms: 600_000 }
const patiently = sql`set local statement_timeout = '10min'`

export const verify = (config: Config, args: Arguments) =>
  withDatabase(
    config,
    async (context) => {
      const table: Table = []
      for (const account of await accountsIn(context, args)) {
        const proof = await inAccount(
          context,
          account,
          async (call) => {
            await call.query(patiently)
            return await proveLedger(call)
          },
          'operator',
        )
        table.push(...linesOf(account, proof))
        if (!proof.consistent) process.exitCode = fault_exit_code
      }
      return table
    },
    patience,
  )

export const rebuild = (config: Config, args: Arguments) =>
  withDatabase(
    config,
    async (context) => {
      const table: Table = []
      for (const account of await accountsIn(context, args)) {
        await inAccount(context, account, async (call) => {
          await call.query(patiently)
          await call.query(sql`select rebuild_ledger_balances(${account})`)
        })
        table.push({ account, found: 'balances recalculated' })
      }
      return table
    },
    patience,
  )

type Proof = Awaited<ReturnType<typeof proveLedger>>

// One line for a consistent ledger; otherwise one per violation.
function linesOf(account: string, proof: Proof): Table {
  const { entries, violations, more_violations } = proof as Proof & { entries: number }
  if (proof.consistent) return [{ account, entries, subject: null, found: 'ledger is consistent' }]
  const lines = violations.map(({ subject, rule, currency, expected, actual }) => ({
    account,
    entries,
    subject,
    found: `${rule} Expected ${expected.amount}, found ${actual.amount} (${currency}).`,
  }))
  const rest = { account, entries, subject: null, found: `and ${more_violations} more` }
  return more_violations > 0 ? [...lines, rest] : lines
}

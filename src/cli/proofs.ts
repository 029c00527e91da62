// The proofs of accounts, in one line for each: its audit log and its ledger.
import { sql } from '#db/sql.ts'
import { proveLedger } from '#areas/reconciliation/ledger_proof/ledger_proof.ts'
import { verifyAuditChain } from '#jobs/verify_audit_chain.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import { openAccounts } from './accounts.ts'
import type { DatabaseContext } from './database_access.ts'

type Proof = Awaited<ReturnType<typeof proveLedger>> & { entries: number }

const patiently = sql`set local statement_timeout = '10min'`

// Two databases with the same content have the same proofs. Of all accounts, unless they are named.
export async function proofsOf(
  context: DatabaseContext,
  accounts?: string[],
): Promise<Record<string, string>> {
  const proofs: Record<string, string> = {}
  const all = accounts ?? (await openAccounts(context))
  for (const account of all) {
    const { head, faults } = await verifyAuditChain(context, account)
    const chain = faults.length === 0 ? 'intact' : `${faults.length} faults`
    proofs[`audit log of ${account}`] = `${chain}, head ${head.sequence}:${head.hash ?? '-'}`
    const { consistent, violations, entries } = await inAccount(context, account, async (call) => {
      await call.query(patiently)
      return (await proveLedger(call)) as Proof
    })
    const ledger = consistent ? 'consistent' : `${violations.length} violations`
    proofs[`ledger of ${account}`] = `${ledger}, ${entries} entries`
  }
  return proofs
}

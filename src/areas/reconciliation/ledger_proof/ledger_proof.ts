// Proves the ledger: whether it balances right now, and what doesn't.
import type { Call } from '#kernel/call.ts'
import { rules } from './schema.ts'
import { most_listed, proofStatement } from './store.ts'

type Rule = keyof typeof rules
type Fault = { code: Rule; subject: string; currency: string; expected: number; found: number }
type Sum = { amount: number; currency: string; [field: string]: unknown }
type ProofRow = {
  as_of: string
  fault_count: number
  faults: Fault[] | null
  sums: object[] | null
  groups: Sum[] | null
  clearing: Sum[] | null
  equations: object[] | null
  [count: string]: unknown
}

export { proofStatement }

export async function proveLedger(call: Call, claim_id: string | null = null) {
  const [row] = await call.query<ProofRow>(proofStatement(claim_id))
  return asProof(row!)
}

export function asProof(row: ProofRow) {
  const { fault_count, faults, sums, groups, clearing, equations, ...counts } = row
  return {
    ...counts,
    holds: fault_count === 0,
    faults: (faults ?? []).map((fault) => ({ ...fault, rule: rules[fault.code] })),
    more_faults: Math.max(fault_count - most_listed, 0),
    sums: sums ?? [],
    groups: (groups ?? []).map(withMoney),
    clearing: (clearing ?? []).map(withMoney),
    equations: equations ?? [],
  }
}

const withMoney = ({ amount, currency, ...rest }: Sum) => ({
  ...rest,
  balance: { amount, currency },
})

// Proves the ledger: whether it balances right now, and what doesn't.
import type { Call } from '#kernel/call.ts'
import { rules } from './schema.ts'
import { most_shown, proofStatement } from './store.ts'

type Rule = keyof typeof rules
type Found = { code: Rule; subject: string; currency: string; expected: number; found: number }
type Summed = { amount: number; currency: string; [field: string]: unknown }
type Row = {
  as_of: string
  fault_count: number
  faults: Found[] | null
  sums: object[] | null
  groups: Summed[] | null
  clearing: Summed[] | null
  equations: object[] | null
  [count: string]: unknown
}

export { proofStatement }

export async function proveLedger(call: Call, claim_id: string | null = null) {
  const [row] = await call.query<Row>(proofStatement(claim_id))
  return asProof(row!)
}

export function asProof(row: Row) {
  const { fault_count, faults, sums, groups, clearing, equations, ...counts } = row
  return {
    ...counts,
    holds: fault_count === 0,
    faults: (faults ?? []).map((fault) => ({ ...fault, rule: rules[fault.code] })),
    more_faults: Math.max(fault_count - most_shown, 0),
    sums: sums ?? [],
    groups: (groups ?? []).map(withMoney),
    clearing: (clearing ?? []).map(withMoney),
    equations: equations ?? [],
  }
}

const withMoney = ({ amount, currency, ...rest }: Summed) => ({
  ...rest,
  balance: { amount, currency },
})

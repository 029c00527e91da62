// Proves the ledger: whether it balances right now, and what doesn't.
import type { Call } from '#kernel/call.ts'
import { moneyFields } from '#areas/payments/ledger/posting.ts'
import { rules } from './schema.ts'
import { max_listed, proofStatement } from './store.ts'

type Rule = keyof typeof rules
type Violation = {
  code: Rule
  subject: string
  currency: string
  expected: number | null
  actual: number | null
}
type Totals = { currency: string; debits: number; credits: number; sum: number }
type Equation = {
  claim_id: string
  currency: string
  charge: number
  paid: number
  contractual: number
  patient: number
  written_off: number
  open: number
  balanced: boolean
}
type Sum = { amount: number; currency: string; [field: string]: unknown }
export type ProofRow = {
  as_of: string
  violation_count: number
  violations: Violation[] | null
  totals: Totals[] | null
  groups: Sum[] | null
  clearing: Sum[] | null
  equations: Equation[] | null
  [count: string]: unknown
}

export { proofStatement }

export async function proveLedger(call: Call, claim_id: string | null = null) {
  const [row] = await call.query<ProofRow>(proofStatement(call.account, claim_id))
  return asProof(row!)
}

export function asProof(row: ProofRow) {
  const { violation_count, violations, totals, groups, clearing, equations, ...counts } = row
  return {
    ...counts,
    consistent: violation_count === 0,
    violations: (violations ?? []).map(asViolation),
    more_violations: Math.max(violation_count - max_listed, 0),
    totals: (totals ?? []).map(({ currency, ...amounts }) => ({
      currency,
      ...moneyFields(currency, amounts),
    })),
    groups: (groups ?? []).map(withMoney),
    clearing: (clearing ?? []).map(withMoney),
    equations: (equations ?? []).map(({ claim_id, currency, balanced, ...amounts }) => ({
      claim_id,
      currency,
      ...moneyFields(currency, amounts),
      balanced,
    })),
  }
}

// A side without ledger entries or rows is null in SQL: nothing was posted.
const asViolation = ({ code, subject, currency, expected, actual }: Violation) => ({
  code,
  subject,
  currency,
  ...moneyFields(currency, { expected: expected ?? 0, actual: actual ?? 0 }),
  rule: rules[code],
})

const withMoney = ({ amount, currency, ...rest }: Sum) => ({
  ...rest,
  balance: { amount, currency },
})

// Proves the ledger: whether it balances right now, and what doesn't.
import type { Call } from '#kernel/call.ts'
import { moneyFields } from '#areas/payments/ledger/posting.ts'
import { rules } from './schema.ts'
import { most_listed, proofStatement } from './store.ts'

type Rule = keyof typeof rules
type Fault = {
  code: Rule
  subject: string
  currency: string
  expected: number | null
  found: number | null
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
  holds: boolean
}
type Sum = { amount: number; currency: string; [field: string]: unknown }
type ProofRow = {
  as_of: string
  fault_count: number
  faults: Fault[] | null
  sums: Totals[] | null
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
  const { fault_count, faults, sums, groups, clearing, equations, ...counts } = row
  return {
    ...counts,
    holds: fault_count === 0,
    faults: (faults ?? []).map(asFault),
    more_faults: Math.max(fault_count - most_listed, 0),
    sums: (sums ?? []).map(({ currency, ...amounts }) => ({
      currency,
      ...moneyFields(currency, amounts),
    })),
    groups: (groups ?? []).map(withMoney),
    clearing: (clearing ?? []).map(withMoney),
    equations: (equations ?? []).map(({ claim_id, currency, holds, ...amounts }) => ({
      claim_id,
      currency,
      ...moneyFields(currency, amounts),
      holds,
    })),
  }
}

// A side without ledger entries or rows is null in SQL: nothing was posted.
const asFault = ({ code, subject, currency, expected, found }: Fault) => ({
  code,
  subject,
  currency,
  ...moneyFields(currency, { expected: expected ?? 0, found: found ?? 0 }),
  rule: rules[code],
})

const withMoney = ({ amount, currency, ...rest }: Sum) => ({
  ...rest,
  balance: { amount, currency },
})

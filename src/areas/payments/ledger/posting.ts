// Defines postings and ledger accounts. A posting is a transaction of legs in the smallest unit of
// one currency: debits are positive, credits negative. Account names hold IDs and fixed words,
// never data about a person.
import type { Money } from '#kernel/money.ts'

// Amounts of one currency as money. Object.fromEntries loses the names, hence the cast.
export const moneyFields = <Name extends string>(currency: string, amounts: Record<Name, number>) =>
  Object.fromEntries(
    Object.entries<number>(amounts).map(([name, amount]) => [name, { amount, currency }]),
  ) as Record<Name, Money>

export type Leg = { account: string; amount: number }

// The objects a posting relates to, so that it can be found from them.
export type About = {
  person_id?: string | null | undefined
  session_id?: string | null | undefined
  practitioner_id?: string | null | undefined
  claim_id?: string | null | undefined
  payment_id?: string | null | undefined
  remittance_id?: string | null | undefined
  deposit_id?: string | null | undefined
}

export type Posting = About & {
  key: string // Identifies the event: a key is posted once.
  kind: string
  currency: string
  legs: Leg[]
  reverses_id?: string | null // The transaction it reverses.
}

export const writeOffReasons = [
  'timely_filing',
  'small_balance',
  'charity',
  'bad_debt',
  'courtesy',
  'not_covered',
  'authorization',
  'administrative',
] as const
export type WriteOffReason = (typeof writeOffReasons)[number]

// Turns external names into valid parts of an account name.
const toAccountPart = (name: string) =>
  name.replaceAll(/[^A-Za-z0-9_-]/g, '-').slice(0, 64) || 'unknown'

export const accounts = {
  payerOwes: (claim_id: string) => `asset:payer_ar:${claim_id}`,
  patientOwes: (person_id: string) => `asset:patient_ar:${person_id}`,
  processor: (name: string) => `asset:processor:${toAccountPart(name)}`,
  eraClearing: (remittance_id: string) => `asset:era_clearing:${remittance_id}`,
  depositClearing: (deposit_id: string) => `asset:deposit_clearing:${deposit_id}`,
  // Provider-level adjustments whose reason has no account of its own. Needs review.
  payerAdjustments: (payer_id: string) => `asset:payer_adjustments:${toAccountPart(payer_id)}`,
  bank: 'asset:bank',
  disputed: 'asset:disputed',
  patientCredit: (person_id: string) => `liability:patient_credit:${person_id}`,
  prepaid: (package_id: string) => `liability:prepaid:${package_id}`,
  practitioner: (practitioner_id: string) => `liability:practitioner:${practitioner_id}`,
  payerRecoupment: (payer_id: string) => `liability:payer_recoupment:${toAccountPart(payer_id)}`,
  services: 'revenue:services',
  noShow: 'revenue:no_show',
  interest: 'revenue:interest',
  contractual: 'contra:contractual',
  writeOff: (reason: WriteOffReason) => `contra:write_off:${reason}`,
  adjustment: (reason: string) => `contra:adjustment:${reason}`,
  processorFees: 'expense:processor_fees',
  disputeFees: 'expense:dispute_fees',
  payerPenalties: 'expense:payer_penalties',
  practitioners: 'expense:practitioner',
  badDebt: 'expense:bad_debt',
} as const

// Drops zero legs. Each account appears once.
export function legsOf(...legs: (readonly [account: string, amount: number])[]): Leg[] {
  const sums = new Map<string, number>()
  for (const [account, amount] of legs) sums.set(account, (sums.get(account) ?? 0) + amount)
  return [...sums]
    .filter(([, amount]) => amount !== 0)
    .map(([account, amount]) => ({ account, amount }))
}

// Debits one account and credits another with the same amount.
export const move = (
  kind: string,
  of: string,
  { amount, currency }: Money,
  [debit, credit]: [debit: string, credit: string],
  about: About = {},
): Posting => ({
  ...about,
  key: `${kind}:${of}`,
  kind,
  currency,
  legs: legsOf([debit, amount], [credit, -amount]),
})

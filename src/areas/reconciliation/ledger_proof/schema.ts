// Schemas of the ledger proof: totals, balances and discrepancies.
import Type, { type Static } from 'typebox'
import { Choice, Id, livemode, Nullable, Text } from '#kernel/fields.ts'
import { currency, SignedMoney } from '#kernel/money.ts'
import { ledger_account } from '#areas/payments/ledger/schema.ts'

const count = (description: string) => Type.Integer({ description, minimum: 0, examples: [0] })

// The rules that must hold.
export const rules = {
  transaction_unbalanced: 'A transaction must have all of its entries, and they must sum to zero.',
  currency_unbalanced: 'All entries in a currency must sum to zero.',
  projection_differs: 'Each account balance must equal the sum of its entries.',
  credit_overdrawn: "A person's credit must never be overdrawn.",
  claim_unequal: "A claim's charge must equal paid + contractual + patient + written off + open.",
  refunds_exceed_payment: 'The refunds of a payment must not exceed the captured amount.',
  report_sums_differ: 'The sums that reports read must equal the entries they count.',
  claim_paid_differs: "The payer's payment on a claim must match the ledger.",
  claim_contractual_differs: 'The contractual adjustment on a claim must match the ledger.',
  claim_patient_differs: 'The patient responsibility on a claim must match the ledger.',
  claim_written_off_differs: 'The written-off amount on a claim must match the ledger.',
  claim_open_differs: 'The payer balance on a claim must match the ledger.',
  payment_captured_differs: 'The captured amount on a payment must match the ledger.',
  payment_refunded_differs: 'The refunded amount must match on payment, refunds and ledger.',
  payment_disputed_differs: 'The disputed amount must match on payment, disputes and ledger.',
  payment_fee_differs: 'The processor fee on a payment must match the ledger.',
  package_unused_differs: 'The unused part of a package must match the ledger.',
  allocations_exceed_payment: 'The allocations of a payment must not exceed the captured amount.',
} as const

const Violation = Type.Object(
  {
    code: Choice(Object.keys(rules), 'Code of the violated rule.', { examples: ['claim_unequal'] }),
    rule: Text('The violated rule, as a sentence.', 200, { examples: [rules.claim_unequal] }),
    subject: Text(
      'The transaction, ledger account, currency, claim or payment that violates the rule.',
      120,
      {
        examples: ['clm_4Jv0hTq8kYb2Wm6Zc1Rx9N'],
      },
    ),
    currency,
    expected: SignedMoney('Expected amount.', 0),
    actual: SignedMoney('Actual amount.', 500),
  },
  { description: 'A violation of a ledger rule.' },
)

const CurrencyTotal = Type.Object(
  {
    currency,
    debits: SignedMoney('Total of all debits.', 15_000),
    credits: SignedMoney('Total of all credits. Negative.', -15_000),
    sum: SignedMoney('Debits plus credits. Zero if balanced.', 0),
  },
  { description: 'Totals of all entries in a currency.' },
)

const Group = Type.Object(
  {
    group: Text('Prefix shared by the accounts, for example `asset:payer_ar`.', 60, {
      examples: ['asset:payer_ar'],
    }),
    balance: SignedMoney('Combined balance of the accounts.'),
    accounts: count('Number of accounts in the group.'),
    open: count('Number of accounts with a nonzero balance.'),
  },
  { description: 'Totals of one kind of ledger account in one currency.' },
)

const Clearing = Type.Object(
  {
    ledger_account,
    balance: SignedMoney('Balance that is not cleared.'),
    matched: Type.Boolean({
      description: 'True if the account was matched but still has a balance.',
      examples: [false],
    }),
  },
  { description: 'A clearing account with a balance.' },
)

export const Equation = Type.Object(
  {
    claim_id: Id('clm', 'ID of the claim.'),
    currency,
    charge: SignedMoney('Charged amount.', 15_000),
    paid: SignedMoney('Amount paid by the payer.', 9_000),
    contractual: SignedMoney('Contractual adjustment.', 4_000),
    patient: SignedMoney('Patient responsibility.', 2_000),
    written_off: SignedMoney('Written-off amount.', 0),
    open: SignedMoney('Amount the payer still owes.', 0),
    balanced: Type.Boolean({
      description: 'True if charge = paid + contractual + patient + written_off + open.',
      examples: [true],
    }),
  },
  { description: "Breakdown of a claim's charge." },
)

export const ProofQuery = Type.Object({
  claim_id: Type.Optional(Id('clm', 'ID of a claim to include in `equations`.')),
})
export type ProofQuery = Static<typeof ProofQuery>

export const LedgerProof = Type.Object(
  {
    object: Type.Literal('ledger_proof', { description: 'Object type. Always `ledger_proof`.' }),
    consistent: Type.Boolean({ description: 'True if no rule is violated.', examples: [true] }),
    transactions: count('Number of transactions checked.'),
    entries: count('Number of entries checked.'),
    balances: count('Number of balances checked.'),
    claims: count('Number of claims checked.'),
    payments: count('Number of payments checked.'),
    violations: Type.Array(Violation, {
      description: 'Violations of ledger rules. At most 100.',
      examples: [[]],
    }),
    more_violations: count('Number of violations beyond those listed.'),
    totals: Type.Array(CurrencyTotal, { description: 'Totals by currency.', examples: [[]] }),
    groups: Type.Array(Group, { description: 'Totals by kind of ledger account.', examples: [[]] }),
    clearing: Type.Array(Clearing, {
      description: 'Clearing accounts with a balance, largest first. At most 100.',
      examples: [[]],
    }),
    equations: Type.Array(Equation, {
      description:
        'Equations of the requested claim and of every claim that violates its equation.',
      examples: [[]],
    }),
    as_of: Nullable(
      Text('Time of the check.', 40, {
        examples: ['2027-03-01T17:00:00.000Z'],
      }),
    ),
    livemode,
  },
  {
    title: 'ledger_proof',
    description: 'The result of verifying the ledger, computed in a single snapshot.',
  },
)

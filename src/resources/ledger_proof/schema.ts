// The proof of the ledger: whether it adds up, by which sums, and what does not.
import Type, { type Static } from 'typebox'
import { Choice, Id, livemode, Nullable, Text } from '#fields.ts'
import { currency, ledger_account, SignedMoney } from '#resources/ledger_entry/schema.ts'

const count = (description: string) => Type.Integer({ description, minimum: 0, examples: [0] })
const whole = (description: string, amount = 0) => Type.Integer({ description, examples: [amount] })

// What must hold, in a sentence each.
export const rules = {
  transaction_unbalanced: 'The legs of a transaction are all there, and sum to zero.',
  currency_unbalanced: 'All entries of a currency sum to zero.',
  projection_differs: 'Each balance is the sum of its entries.',
  credit_overdrawn: 'No more of the credit of a person was used than there was.',
  claim_unequal: 'The charge of a claim is paid, contractual, the person’s, written off, or open.',
  refunds_exceed_payment: 'No more was given back of a payment than was taken.',
  claim_paid_differs: 'What a claim says its payer paid is what the ledger says.',
  claim_contractual_differs: 'What a claim says the contract takes off is what the ledger says.',
  claim_patient_differs: 'What a claim says its payer left to the person is what the ledger says.',
  claim_written_off_differs: 'What a claim says was given up is what the ledger says.',
  claim_open_differs: 'What a claim says its payer owes is what the ledger says.',
  payment_captured_differs: 'What a payment says was taken is what the ledger says.',
  payment_refunded_differs: 'Payment, refunds and ledger say the same of what was given back.',
  payment_disputed_differs: 'Payment, disputes and ledger say the same of what is disputed.',
  payment_fee_differs: 'What a payment says the processor kept is what the ledger says.',
  allocations_exceed_payment: 'No more of a payment is for something than was taken.',
} as const

const Fault = Type.Object(
  {
    code: Choice(Object.keys(rules), 'Which rule is broken.', { examples: ['claim_unequal'] }),
    rule: Text('What should hold.', 200, { examples: [rules.claim_unequal] }),
    subject: Text('Of what: a transaction, a ledger account, a claim, a payment.', 120, {
      examples: ['clm_4Jv0hTq8kYb2Wm6Zc1Rx9N'],
    }),
    currency,
    expected: whole('What it should be.'),
    found: whole('What it is.', 500),
  },
  { description: 'Something that does not hold.' },
)

const Sum = Type.Object(
  {
    currency,
    debits: whole('All debits.', 15_000),
    credits: whole('All credits.', -15_000),
    sum: whole('Both together: nothing.'),
  },
  { description: 'All entries of a currency.' },
)

const Group = Type.Object(
  {
    group: Text('The beginning of the names of such accounts.', 60, {
      examples: ['asset:payer_ar'],
    }),
    balance: SignedMoney('What they stand at together.'),
    accounts: count('How many there are.'),
    open: count('How many of them do not stand at nothing.'),
  },
  { description: 'Ledger accounts of one kind, in one currency.' },
)

const Clearing = Type.Object(
  {
    ledger_account,
    balance: SignedMoney('What waits in it.'),
    matched: Type.Boolean({
      description: 'Whether something was matched, and yet something waits.',
      examples: [false],
    }),
  },
  { description: 'Money that waits until it is known what it is for.' },
)

export const Equation = Type.Object(
  {
    claim_id: Id('clm', 'The claim.'),
    currency,
    charge: whole('What was charged.', 15_000),
    paid: whole('What its payer paid.', 9_000),
    contractual: whole('What the contract takes off.', 4_000),
    patient: whole('What is the person’s to pay.', 2_000),
    written_off: whole('What was given up.'),
    open: whole('What the payer still owes.'),
    holds: Type.Boolean({
      description: 'Whether charge = paid + contractual + patient + written_off + open.',
      examples: [true],
    }),
  },
  { description: 'Where the charge of a claim went.' },
)

export const ProofQuery = Type.Object({
  claim_id: Type.Optional(Id('clm', 'Show the equation of this claim too.')),
})
export type ProofQuery = Static<typeof ProofQuery>

export const LedgerProof = Type.Object(
  {
    object: Type.Literal('ledger_proof', { description: 'What kind of object this is.' }),
    holds: Type.Boolean({ description: 'Whether everything adds up.', examples: [true] }),
    transactions: count('How many transactions were looked at.'),
    entries: count('How many entries.'),
    balances: count('How many balances.'),
    claims: count('How many claims.'),
    payments: count('How many payments.'),
    faults: Type.Array(Fault, { description: 'What does not hold, 100 at most.', examples: [[]] }),
    more_faults: count('How many more there are.'),
    sums: Type.Array(Sum, { description: 'By currency.', examples: [[]] }),
    groups: Type.Array(Group, { description: 'By kind of ledger account.', examples: [[]] }),
    clearing: Type.Array(Clearing, {
      description: 'What waits to be matched, 100 at most, the largest first.',
      examples: [[]],
    }),
    equations: Type.Array(Equation, {
      description: 'Of the claim that was asked for, and of those that do not hold.',
      examples: [[]],
    }),
    as_of: Nullable(
      Text('The moment all of it was looked at.', 40, {
        examples: ['2027-03-01T17:00:00.000Z'],
      }),
    ),
    livemode,
  },
  { title: 'ledger_proof', description: 'Whether the ledger adds up, computed in one look.' },
)

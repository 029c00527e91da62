// Schemas of statements: what a person owes, by session and claim, with insurance activity.
import Type, { type Static } from 'typebox'
import { DateOnly, Id, livemode, Nullable, Text, Timestamp } from '#kernel/fields.ts'
import { EstimateComparison } from '#areas/claims/estimate/comparison_schema.ts'
import { currency, SignedMoney } from '#kernel/money.ts'
import { Package } from '#areas/payments/package/schema.ts'
import { letterhead } from './letterhead.ts'

// Descriptions of ledger kinds for patients.
const descriptions: Record<string, string> = {
  self_pay_charged: 'Self-pay care',
  no_show_charged: 'Missed session fee',
  late_cancel_charged: 'Late cancellation fee',
  remittance_claim: 'Your share after insurance',
  remittance_reversed: 'Insurance decision reversed',
  responsibility_moved: 'Not covered by your insurance',
  secondary_billed: 'Billed to your secondary insurance',
  balance_paid: 'Payment',
  copay_taken: 'Advance payment',
  credit_applied: 'Paid from your credit',
  overpaid: 'Overpayment',
  refunded: 'Refund',
  dispute_lost: 'Payment reversed by your bank',
  written_off: 'Written off',
  balance_adjusted: 'Balance adjustment',
  person_merged: 'Transferred from a merged record',
  package_sold: 'Package or membership',
  package_returned: 'Unused part of a package',
}

export const describeKind = (kind: string) =>
  descriptions[kind] ?? `${descriptions[kind.replace(/_reversed$/, '')] ?? 'Change'}, reversed`

// What care an amount is for, in words the patient knows.
export const care = {
  service_date: Nullable(DateOnly('Date of the care. Null if it is for no session or claim.')),
  practitioner_id: Nullable(Id('prac', 'ID of the practitioner who provided the care.')),
  practitioner_name: Nullable(
    Text('Name of the practitioner, for the patient.', 300, { examples: ['Ada Okafor'] }),
  ),
}

const Line = Type.Object(
  {
    kind: Text('Kind of ledger event, for example `self_pay_charged`.', 60, {
      examples: ['self_pay_charged'],
    }),
    description: Text('Description for the patient.', 100, {
      examples: [descriptions.self_pay_charged],
    }),
    ...care,
    amount: SignedMoney('Change in what is owed. Negative if it decreased.', 15_000),
    payment_id: Nullable(Id('pay', 'ID of the payment, if one caused the change.')),
    transaction_id: Id('ltx', 'ID of the ledger transaction.'),
    at: Timestamp('When the change was posted.'),
  },
  { title: 'statement_line', description: 'A change in what the person owes, or in their credit.' },
)

const Insurance = Type.Object(
  {
    billed: SignedMoney('Amount billed to insurance.', 15_000),
    paid: SignedMoney('Amount paid by insurance.', 9_000),
    contractual: SignedMoney('Contractual adjustment.', 4_000),
    patient: SignedMoney('Patient responsibility.', 2_000),
    written_off: SignedMoney("Amount of the payer's balance that was written off.", 0),
    pending: SignedMoney('Amount not yet adjudicated or paid by insurance.', 0),
  },
  { description: 'Insurance activity for a claim.' },
)

const Item = Type.Object(
  {
    session_id: Nullable(Id('ses', 'ID of the session. Null if the item has none.')),
    claim_id: Nullable(Id('clm', 'ID of the claim. Null if the item has none.')),
    session_ids: Type.Array(Id('ses', 'ID of a session.'), {
      description: 'IDs of the sessions billed on the claim.',
      examples: [[]],
    }),
    starts_at: Nullable(Timestamp('Start time of the session.')),
    ...care,
    currency,
    responsibility: SignedMoney('Amount the person is responsible for.', 15_000),
    paid: SignedMoney('Amount the person has paid.', 10_000),
    written_off: SignedMoney('Amount that was written off.', 0),
    owed: SignedMoney('Amount still owed.', 5_000),
    insurance: Nullable(Insurance),
    lines: Type.Array(Line, {
      description: 'Changes that led to the amount owed, oldest first.',
      examples: [[]],
    }),
  },
  { description: 'Amounts for a session or a claim, or for neither.' },
)

const Total = Type.Object(
  {
    currency,
    owed: SignedMoney('Total amount the person owes.', 5_000),
    credit: SignedMoney("The person's unused credit.", 0),
    insurance_pending: SignedMoney('Amount not yet adjudicated or paid by insurance.', 0),
  },
  { description: "The person's totals in one currency." },
)

const { name, sessions, discount_percent, used, remaining, ends_on } = Package.properties
const StatementPackage = Type.Object(
  {
    package_id: Id('pkg', 'ID of the package.'),
    name,
    sessions,
    discount_percent,
    used,
    remaining,
    ends_on,
  },
  { title: 'statement_package', description: 'A package or membership, with what is left of it.' },
)

const Plan = Type.Object({
  payment_plan_id: Id('pplan', 'ID of the payment plan.'),
  remaining: SignedMoney('Amount that is left to pay in installments.', 15_000),
  next_due_on: Nullable(DateOnly('Day of the next installment. Null if none.', '2027-04-01')),
})

export const Statement = Type.Object(
  {
    object: Type.Literal('statement', { description: 'Object type. Always `statement`.' }),
    person_id: Id('per', 'ID of the person.'),
    ...letterhead,
    from: DateOnly(
      'Start of the statement. Items settled before this date are omitted.',
      '2026-01-01',
    ),
    as_of: Timestamp('When the statement was generated.'),
    totals: Type.Array(Total, { description: 'Totals by currency.', examples: [[]] }),
    items: Type.Array(Item, {
      description: 'Items with a balance or with activity since `from`, newest first. At most 500.',
      examples: [[]],
    }),
    more_items: Type.Integer({
      description: 'Number of items beyond those listed.',
      minimum: 0,
      examples: [0],
    }),
    credits: Type.Array(Line, {
      description: 'Changes to the credit since `from`. Negative amounts increase the credit.',
      examples: [[]],
    }),
    packages: Type.Array(StatementPackage, {
      description: 'Packages and memberships in force, first to end first. At most 50.',
      examples: [[]],
    }),
    estimates: Type.Array(EstimateComparison, {
      description: 'Good faith estimates in force, compared with what was billed.',
      examples: [[]],
    }),
    payment_plans: Type.Array(Plan, {
      description: 'Open payment plans. What they cover is included in `owed` until it is paid.',
      examples: [[]],
    }),
    livemode,
  },
  { title: 'statement', description: 'What a person owes, with the activity behind it.' },
)

export const StatementQuery = Type.Object({
  from: Type.Optional(DateOnly('Start of the statement. Defaults to 365 days ago.', '2026-01-01')),
  currency: Type.Optional(currency),
})
export type StatementQuery = Static<typeof StatementQuery>

export const most_items = 500
export type StatementPackage = Static<typeof StatementPackage>

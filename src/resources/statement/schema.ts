// A statement: what a person owes and why, by session and claim, with what insurance did.
import Type, { type Static } from 'typebox'
import { Day, Id, livemode, Nullable, Text, Timestamp } from '#fields.ts'
import { EstimateComparison } from '#resources/estimate/schema.ts'
import { currency } from '#resources/ledger_entry/schema.ts'

const whole = (description: string, amount = 0) => Type.Integer({ description, examples: [amount] })

// What moved a balance, as a person would say it. Of what is taken back, "_reversed" is left out.
export const words: Record<string, string> = {
  self_pay_charged: 'Care you pay for yourself',
  no_show_charged: 'Missed session',
  late_cancel_charged: 'Session called off late',
  remittance_claim: 'Your share, as your insurance decided',
  remittance_reversed: 'Your insurance took its decision back',
  responsibility_moved: 'Not covered by your insurance',
  secondary_billed: 'Billed to your other insurance',
  balance_paid: 'Payment',
  copay_taken: 'Payment in advance',
  credit_applied: 'Paid out of your credit',
  overpaid: 'Paid more than owed',
  refunded: 'Refund',
  dispute_lost: 'Payment taken back by your bank',
  written_off: 'Not asked of you any more',
  balance_adjusted: 'Correction',
  person_merged: 'Carried over from another record of yours',
}

const Line = Type.Object(
  {
    kind: Text('What happened.', 60, { examples: ['self_pay_charged'] }),
    description: Text('In words.', 100, { examples: [words.self_pay_charged] }),
    amount: whole('What is owed more by it; less where it is negative.', 15_000),
    payment_id: Nullable(Id('pay', 'The payment.')),
    transaction_id: Id('ltx', 'The transaction in the ledger.'),
    at: Timestamp('When.'),
  },
  { description: 'Something that changed what is owed.' },
)

const Insurance = Type.Object(
  {
    billed: whole('What was billed to it.', 15_000),
    paid: whole('What it paid.', 9_000),
    contractual: whole('What its contract takes off.', 4_000),
    patient: whole('What it left to the person.', 2_000),
    written_off: whole('What was given up of what it owes.'),
    pending: whole('What it has not decided on, or not paid.'),
  },
  { description: 'What insurance did.' },
)

const Item = Type.Object(
  {
    session_id: Nullable(Id('ses', 'The session.')),
    claim_id: Nullable(Id('clm', 'The claim.')),
    session_ids: Type.Array(Id('ses', 'A session.'), {
      description: 'The sessions a claim is for.',
      examples: [[]],
    }),
    starts_at: Nullable(Timestamp('When the session was.')),
    practitioner_id: Nullable(Id('prac', 'With whom.')),
    currency,
    responsibility: whole('What is the person’s to pay.', 15_000),
    paid: whole('What of it was paid.', 10_000),
    written_off: whole('What of it is not asked for any more.'),
    owed: whole('What is left.', 5_000),
    insurance: Nullable(Insurance),
    lines: Type.Array(Line, { description: 'How it came about, oldest first.', examples: [[]] }),
  },
  { description: 'A session or a claim; neither where it belongs to none.' },
)

const Total = Type.Object(
  {
    currency,
    owed: whole('What the person owes.', 5_000),
    credit: whole('What is owed to them.'),
    insurance_pending: whole('What insurance has not decided on, or not paid.'),
  },
  { description: 'How they stand, in a currency.' },
)

export const Statement = Type.Object(
  {
    object: Type.Literal('statement', { description: 'What kind of object this is.' }),
    person_id: Id('per', 'Whose it is.'),
    from: Day('What was settled before this day is left out.', '2026-01-01'),
    as_of: Timestamp('When it was drawn up.'),
    totals: Type.Array(Total, { description: 'By currency.', examples: [[]] }),
    items: Type.Array(Item, {
      description: 'What is open, and what moved since from; 500 at most, the newest first.',
      examples: [[]],
    }),
    more_items: Type.Integer({ description: 'How many more.', minimum: 0, examples: [0] }),
    credits: Type.Array(Line, {
      description: 'How the credit came about, since from: negative where it grew.',
      examples: [[]],
    }),
    estimates: Type.Array(EstimateComparison, {
      description: 'The good-faith estimates that hold, beside what was billed.',
      examples: [[]],
    }),
    livemode,
  },
  { title: 'statement', description: 'What a person owes, and why.' },
)

export const StatementQuery = Type.Object({
  from: Type.Optional(Day('Since when; a year, unless it is said.', '2026-01-01')),
  currency: Type.Optional(currency),
})
export type StatementQuery = Static<typeof StatementQuery>

export type Line = Static<typeof Line>
export const most_items = 500

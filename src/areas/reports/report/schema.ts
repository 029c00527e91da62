// Schemas of reports. A report has rows of one currency, by one grouping, and their total.
import Type, { type TProperties } from 'typebox'
import { Choice, DateOnly, livemode, Nullable, Text, TimeZone } from '#kernel/fields.ts'
import { currency, SignedMoney } from '#kernel/money.ts'
import { OutcomeQuery, summary_fields } from '#areas/notes/outcome_summary/schema.ts'
import { next_action } from '#areas/claims/claim/results_schema.ts'
import { most_years } from './period.ts'
import { worklistGroups } from './worklist.ts'

const from = DateOnly(
  "First day, in the account's time zone. Default: the first of the month of `to`.",
  '2027-01-01',
)
const to = DateOnly(
  `Last day, at most ${most_years} years after \`from\`. Default: today.`,
  '2027-03-31',
)
const group = (description: string, example: string) =>
  Nullable(Text(description, 80, { examples: [example] }))

// What every report says of its dates and amounts.
const Parameters = Type.Object(
  {
    from: Nullable(DateOnly('First day. Null if the report is of one date.', '2027-01-01')),
    to: DateOnly('Last day, or the date of the balances.', '2027-03-31'),
    time_zone: TimeZone('Time zone of the dates: that of your message settings.'),
    group_by: Text('Grouping of the rows.', 20, { examples: ['payer'] }),
    currency: Nullable(Text('Currency of the amounts. Null if there are none.', 3)),
    other_currencies: Type.Array(Type.String(), {
      description: 'Other currencies in the period. Request each with `currency`.',
      examples: [[]],
    }),
  },
  { title: 'report_parameters', description: 'What the report covers.' },
)

export const money = (description: string, example: number) => SignedMoney(description, example)
export const count = (description: string, example: number) =>
  Type.Integer({ description, examples: [example] })
export const ratio = (description: string, example: number) =>
  Nullable(Type.Number({ description, examples: [example] }))

const asked_currency = Type.Optional({
  ...currency,
  description: 'Currency of the amounts. Default: `usd`.',
})

export const days = { from: Type.Optional(from), to: Type.Optional(to) }

// The first grouping is the default.
export const groupBy = <const Group extends string>(groups: readonly Group[]) =>
  Type.Optional(
    Choice(groups, `What a row is. Default: \`${groups[0]}\`.`, { examples: [groups[0]] }),
  )

export const PayerMixQuery = Type.Object({ ...days, currency: asked_currency })

// The parameters of a report over a period.
export const PeriodQuery = <const Group extends string>(groups: readonly Group[]) =>
  Type.Object({ ...PayerMixQuery.properties, group_by: groupBy(groups) })

export const AgingQuery = Type.Object({
  as_of: Type.Optional(DateOnly('Date of the balances, not in the future. Default: today.')),
  currency: asked_currency,
})

// A report whose rows have these fields. `totals` has the fields of a row, with a null group.
const reportOf = (name: string, description: string, fields: TProperties, adds_up = true) => {
  const Row = Type.Object(fields, { title: `${name}_row`, description: 'Row of the report.' })
  return Type.Object(
    {
      object: Type.Literal(`${name}_report`, { description: `Always \`${name}_report\`.` }),
      parameters: Parameters,
      rows: Type.Array(Row, { description: 'Rows, in order of their groups.', examples: [[]] }),
      ...(adds_up && {
        totals: Type.Array(Row, { description: 'Sums of the rows.', examples: [[]] }),
      }),
      livemode,
    },
    { title: `${name}_report`, description },
  )
}

const grouped = {
  group: group('Month, ID or code. `self_pay` without a payer. Null if unknown.', 'SBX01'),
}

export const AgingReport = reportOf(
  'aging',
  'What payers and patients owe, by days since the date of service.',
  {
    group: group('Payer ID, or `self_pay` for care without a payer.', 'SBX01'),
    responsible: Choice(
      ['insurance', 'patient'],
      'Debtor: the payer (`insurance`) or the patient.',
      { examples: ['insurance'] },
    ),
    days_0_30: money('Owed for up to 30 days.', 36_000),
    days_31_60: money('Owed for 31 to 60 days.', 18_000),
    days_61_90: money('Owed for 61 to 90 days.', 0),
    days_91_120: money('Owed for 91 to 120 days.', 0),
    days_over_120: money('Owed for more than 120 days.', 0),
    unallocated: money('Posted for no session or claim: usually payments, so negative.', 0),
    total: money('Sum of the other amounts: the balance in the ledger.', 54_000),
  },
)

export const collectionGroups = ['month', 'payer', 'practitioner', 'location', 'procedure'] as const
export const CollectionsReport = reportOf(
  'collections',
  'Charges, payments and adjustments, by the day they were posted.',
  {
    ...grouped,
    charges: money('Charges, less voided ones.', 180_000),
    insurance_payments: money('What payers paid, less reversals.', 120_000),
    patient_payments: money('What patients paid.', 25_000),
    refunds: money('What was returned to patients and payers.', 0),
    chargebacks: money('What was lost in disputes.', 0),
    contractual_adjustments: money('Contractual adjustments by payers.', 30_000),
    write_offs: money('Write-offs and bad debt.', 0),
    adjustments: money('Other reductions. Negative if balances were increased.', 0),
    receivables: money('Amount owed at the end, less patient credit.', 5_000),
    collection_rate: ratio(
      'Net collection rate: payments, less refunds and chargebacks, divided by charges less ' +
        'contractual adjustments. Null without charges.',
      0.9667,
    ),
    days_in_receivables: ratio(
      'Receivables divided by the mean charges of a day. Null without charges.',
      0.9,
    ),
  },
)

export const denialGroups = ['reason', 'payer_reason', 'payer', 'month'] as const
export const DenialsQuery = Type.Object({
  ...PeriodQuery(denialGroups).properties,
  payer_id: Type.Optional(
    Text('Only denials by this payer. Requires a grouping by reason.', 80, { examples: ['SBX01'] }),
  ),
})
export const DenialsReport = reportOf(
  'denials',
  'Lines that payers denied, by the day of the first denial, and those they paid later.',
  {
    group: group('Month, payer ID, or reason: `CO-197` (group code and CARC) or a RARC.', 'CO-197'),
    payer_id: Nullable(Text('Payer ID, with `group_by=payer_reason`. Null otherwise.', 80)),
    label: Nullable(Text('Reason in plain English. Null for other groups.', 500)),
    next_step: Nullable({
      ...next_action,
      description: 'Step that the reason suggests. Null for other groups and for remarks.',
    }),
    adjudicated_claims: Nullable(count('Claims that the payer decided on. Null for reasons.', 40)),
    denied_claims: count('Claims with a denied line.', 4),
    denied_lines: count('Denied lines. A line counts for each of its reasons.', 4),
    denied_amount: money('Charges of the denied lines.', 72_000),
    overturned_lines: count('Denied lines that the payer allowed later.', 1),
    overturned_amount: money('Charges of the lines that the payer allowed later.', 18_000),
    denial_rate: ratio('Denied claims divided by adjudicated ones. Null for reasons.', 0.1),
    overturn_rate: ratio('Overturned lines divided by denied ones.', 0.25),
  },
)

export const productivityGroups = ['practitioner', 'month', 'location', 'procedure'] as const
export const ProductivityReport = reportOf(
  'productivity',
  'Sessions by their start, notes by the day they were signed, charges by the day of posting.',
  {
    ...grouped,
    sessions: count('Completed sessions.', 80),
    hours: Type.Number({ description: 'Hours of the completed sessions.', examples: [66.67] }),
    no_shows: count("Sessions that the person didn't attend.", 3),
    late_cancellations: count('Sessions that the person canceled late, by the policy.', 2),
    signed_notes: count('Notes of sessions that were signed.', 79),
    mean_note_lag_hours: ratio('Mean hours from the end of a session to the signature.', 5.5),
    charges: money('Charges, less voided ones.', 1_440_000),
  },
)

export const PayerMixReport = reportOf(
  'payer_mix',
  'Charges, payments, sessions and persons of each payer, and of self-pay.',
  {
    ...grouped,
    charges: money('Charges, less voided ones.', 180_000),
    share_of_charges: ratio('Part of all charges, from 0 to 1. Null without charges.', 0.6),
    insurance_payments: money('What payers paid, less reversals.', 120_000),
    patient_payments: money('What patients paid.', 25_000),
    sessions: count('Sessions of the period that were billed to the payer or the patient.', 10),
    persons: count('Persons with claims for dates in the period, or with self-pay charges.', 6),
  },
)

export const outcomeGroups = ['instrument', 'practitioner'] as const
export const OutcomesQuery = Type.Object({
  ...days,
  group_by: groupBy(outcomeGroups),
  instrument: OutcomeQuery.properties.instrument,
})
export const OutcomesReport = reportOf(
  'outcomes',
  'How scores changed, for courses of care whose latest score is of the period.',
  {
    group: group('Instrument or practitioner ID. Null in the totals.', 'phq9'),
    ...summary_fields,
  },
  false,
)

export const WorklistQuery = Type.Object({ group_by: groupBy(worklistGroups) })
export const WorklistReport = reportOf(
  'worklist',
  'Open claims and the amounts expected for them.',
  {
    group: group(
      'Status, payer ID (also of credit balances), age since the date of service (`days_31_60`), ' +
        'or time until the deadline (`past`, `within_7_days`, `within_30_days`, `later`, `none`).',
      'denied',
    ),
    claims: count('Number of claims.', 12),
    expected: money(
      'What the payer owes, or the charge before submission. Negative for a credit balance.',
      216_000,
    ),
    next_deadline: Nullable(
      DateOnly('Earliest deadline: to file before submission, to appeal after a denial.'),
    ),
  },
)

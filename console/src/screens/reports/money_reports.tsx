// The reports on money: what is owed, what was collected, and from whom.
import type { AgingRow, CollectionsRow, PayerMixRow } from 'attune'
import { Amount } from '../../components/amount.tsx'
import { count, money } from '../../components/format.ts'
import type { Column } from '../../components/table.tsx'
import type { Report } from './report_view.tsx'

type Sum = { amount: number; currency: string }

export const inWords = ({ amount, currency }: Sum) => money(amount, currency)

export const share = (value: number | null) =>
  value === null ? '—' : `${(value * 100).toFixed(value > 0 && value < 0.1 ? 1 : 0)}%`

export const sumOf = <T,>(name: string, of: (row: T) => Sum): Column<T> => ({
  name,
  cell: (row) => <Amount amount={of(row)} />,
  numeric: true,
})

const total = <T,>(rows: readonly T[], of: (row: T) => Sum): string => {
  const [first] = rows
  if (!first) return '—'
  const amount = rows.reduce((sum, row) => sum + of(row).amount, 0)
  return inWords({ amount, currency: of(first).currency })
}

export const aging: Report<AgingRow> = {
  name: 'aging',
  label: 'Aging',
  summary: 'What payers and patients owe, by days since the date of service.',
  scope: 'reports:read',
  groups: ['payer'],
  is_dated: true,
  read: (attune) => attune.reports.aging(),
  figures: (totals) => [
    ['Owed', total(totals, (row) => row.total)],
    [
      'By payers',
      total(
        totals.filter(({ responsible }) => responsible === 'insurance'),
        (row) => row.total,
      ),
    ],
    [
      'By patients',
      total(
        totals.filter(({ responsible }) => responsible === 'patient'),
        (row) => row.total,
      ),
    ],
    ['Over 90 days', total(totals, overNinety)],
  ],
  keyOf: ({ group, responsible }) => `${group}, ${responsible}`,
  plot: {
    title: 'What is owed',
    value: (row) => row.total.amount,
    text: (row) => inWords(row.total),
    strong: (row) => overNinety(row).amount > 0,
  },
  columns: [
    { name: 'Owed by', cell: ({ responsible }) => responsible, phone: 'b' },
    sumOf('0–30 days', (row) => row.days_0_30),
    sumOf('31–60', (row) => row.days_31_60),
    sumOf('61–90', (row) => row.days_61_90),
    sumOf('91–120', (row) => row.days_91_120),
    sumOf('Over 120', (row) => row.days_over_120),
    sumOf('Unallocated', (row) => row.unallocated),
    { ...sumOf<AgingRow>('Total', (row) => row.total), phone: 'd' },
  ],
}

function overNinety({ days_91_120: one, days_over_120: two }: AgingRow): Sum {
  return { amount: one.amount + two.amount, currency: one.currency }
}

export const collections: Report<CollectionsRow> = {
  name: 'collections',
  label: 'Collections',
  summary: 'Charges, payments, adjustments and write-offs, and what is still owed.',
  scope: 'reports:read',
  groups: ['month', 'payer', 'practitioner', 'location', 'procedure'],
  read: (attune, query) => attune.reports.collections(query),
  figures: ([row]) =>
    row
      ? [
          ['Charges', inWords(row.charges)],
          [
            'Collected',
            inWords(collected(row)),
            `${share(row.collection_rate)} net collection rate`,
          ],
          ['Receivables', inWords(row.receivables)],
          [
            'Days in receivables',
            row.days_in_receivables === null ? '—' : count(Math.round(row.days_in_receivables)),
          ],
        ]
      : [],
  plot: {
    title: 'Collected',
    value: (row) => collected(row).amount,
    text: (row) => inWords(collected(row)),
  },
  columns: [
    { ...sumOf<CollectionsRow>('Charges', (row) => row.charges), phone: 'd' },
    sumOf('Payers paid', (row) => row.insurance_payments),
    sumOf('Patients paid', (row) => row.patient_payments),
    sumOf('Refunds', (row) => row.refunds),
    sumOf('Contractual', (row) => row.contractual_adjustments),
    sumOf('Write-offs', (row) => row.write_offs),
    { ...sumOf<CollectionsRow>('Receivables', (row) => row.receivables), phone: 'b' },
    {
      name: 'Collection rate',
      cell: ({ collection_rate }) => share(collection_rate),
      numeric: true,
      phone: 'c',
      labelled: true,
    },
  ],
}

/** What payers and patients paid, less what was returned to them. */
export function collected(row: CollectionsRow): Sum {
  const { insurance_payments, patient_payments, refunds, chargebacks } = row
  const paid = insurance_payments.amount + patient_payments.amount
  const returned = refunds.amount + chargebacks.amount
  return { amount: paid - returned, currency: row.charges.currency }
}

export const payer_mix: Report<PayerMixRow> = {
  name: 'payer_mix',
  label: 'Payer mix',
  summary: 'Charges, payments, sessions and persons of each payer, and of self-pay.',
  scope: 'reports:read',
  groups: ['payer'],
  read: (attune, { from, to }) =>
    attune.reports.payerMix({ ...(from && { from }), ...(to && { to }) }),
  figures: ([row]) =>
    row
      ? [
          ['Charges', inWords(row.charges)],
          ['Payers paid', inWords(row.insurance_payments)],
          ['Patients paid', inWords(row.patient_payments)],
          ['Persons', count(row.persons), `${count(row.sessions)} sessions`],
        ]
      : [],
  plot: {
    title: 'Share of charges',
    value: (row) => row.charges.amount,
    text: (row) => share(row.share_of_charges),
  },
  columns: [
    { ...sumOf<PayerMixRow>('Charges', (row) => row.charges), phone: 'b' },
    { name: 'Share', cell: (row) => share(row.share_of_charges), numeric: true, phone: 'd' },
    sumOf('Payers paid', (row) => row.insurance_payments),
    sumOf('Patients paid', (row) => row.patient_payments),
    { name: 'Sessions', cell: ({ sessions }) => count(sessions), numeric: true },
    { name: 'Persons', cell: ({ persons }) => count(persons), numeric: true },
  ],
}

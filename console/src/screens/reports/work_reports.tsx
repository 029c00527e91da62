// The reports on work: denials, productivity, outcomes and open claims.
import type { DenialsRow, OutcomesRow, ProductivityRow, WorklistRow } from 'attune'
import { count } from '../../components/format.ts'
import type { Column } from '../../components/table.tsx'
import { inWords, share, sumOf } from './money_reports.tsx'
import type { Report } from './report_view.tsx'

const counted = <T,>(name: string, of: (row: T) => number | null): Column<T> => ({
  name,
  cell: (row) => {
    const number = of(row)
    return number === null ? '—' : count(number)
  },
  text: (row) => String(of(row) ?? ''),
  numeric: true,
})

export const denials: Report<DenialsRow> = {
  name: 'denials',
  label: 'Denials',
  summary: 'What payers denied, why, and what they allowed later.',
  scope: 'reports:read',
  groups: ['reason', 'payer', 'month'],
  read: (attune, query) => attune.reports.denials(query),
  figures: ([row]) =>
    row
      ? [
          ['Denied', inWords(row.denied_amount), `${count(row.denied_lines)} lines`],
          ['Denied claims', count(row.denied_claims)],
          ['Denial rate', share(row.denial_rate)],
          ['Overturned', share(row.overturn_rate), inWords(row.overturned_amount)],
        ]
      : [],
  plot: {
    title: 'Denied amount',
    value: (row) => row.denied_amount.amount,
    text: (row) => inWords(row.denied_amount),
  },
  columns: [
    { name: 'Meaning', cell: ({ label }) => label ?? '—', look: 'wrap', phone: 'c' },
    counted('Claims', (row) => row.denied_claims),
    counted('Lines', (row) => row.denied_lines),
    { ...sumOf<DenialsRow>('Denied', (row) => row.denied_amount), phone: 'b' },
    { name: 'Denial rate', cell: ({ denial_rate }) => share(denial_rate), numeric: true },
    {
      name: 'Overturned',
      cell: ({ overturn_rate }) => share(overturn_rate),
      numeric: true,
      phone: 'd',
      labelled: true,
    },
  ],
}

const rate = (part: number, whole: number) => share(whole === 0 ? null : part / whole)

export const productivity: Report<ProductivityRow> = {
  name: 'productivity',
  label: 'Productivity',
  summary: 'Sessions, hours, no-shows, late cancellations, signed notes and charges.',
  scope: 'reports:read',
  groups: ['practitioner', 'month', 'location', 'procedure'],
  read: (attune, query) => attune.reports.productivity(query),
  figures: ([row]) =>
    row
      ? [
          ['Sessions', count(row.sessions), `${row.hours.toFixed(1)} hours`],
          ['No-shows', rate(row.no_shows, row.sessions + row.no_shows), count(row.no_shows)],
          ['Late cancellations', count(row.late_cancellations)],
          [
            'Hours to sign a note',
            row.mean_note_lag_hours === null ? '—' : row.mean_note_lag_hours.toFixed(1),
            `${count(row.signed_notes)} signed`,
          ],
        ]
      : [],
  plot: {
    title: 'Completed sessions',
    value: (row) => row.sessions,
    text: (row) => count(row.sessions),
  },
  columns: [
    { ...counted<ProductivityRow>('Sessions', (row) => row.sessions), phone: 'b' },
    { name: 'Hours', cell: ({ hours }) => hours.toFixed(1), numeric: true },
    counted('No-shows', (row) => row.no_shows),
    counted('Late cancellations', (row) => row.late_cancellations),
    counted('Signed notes', (row) => row.signed_notes),
    {
      name: 'Hours to sign',
      cell: ({ mean_note_lag_hours: hours }) => hours?.toFixed(1) ?? '—',
      numeric: true,
    },
    { ...sumOf<ProductivityRow>('Charges', (row) => row.charges), phone: 'd' },
  ],
}

const points = (value: number | null) => value?.toFixed(1).replace('-', '−') ?? '—'

export const outcomes: Report<OutcomesRow> = {
  name: 'outcomes',
  label: 'Outcomes',
  summary: 'How scores changed from first to latest. Negative is improvement.',
  scope: 'assessments:read',
  groups: ['instrument', 'practitioner'],
  read: (attune, query) => attune.reports.outcomes(query),
  figures: () => [],
  plot: {
    title: 'Courses of care with reliable improvement',
    value: ({ improved, courses }) => (improved ?? 0) / Math.max(1, courses),
    text: ({ improved, courses }) =>
      improved === null ? `fewer than 5 of ${courses}` : `${improved} of ${courses}`,
  },
  columns: [
    { ...counted<OutcomesRow>('Courses', (row) => row.courses), phone: 'b' },
    { name: 'First score', cell: ({ mean_baseline }) => points(mean_baseline), numeric: true },
    {
      name: 'Mean change',
      cell: ({ mean_change }) => points(mean_change),
      numeric: true,
      phone: 'd',
      labelled: true,
    },
    counted('Improved', (row) => row.improved),
    counted('Deteriorated', (row) => row.deteriorated),
    counted('Responded', (row) => row.responded),
    counted('In remission', (row) => row.in_remission),
  ],
}

export const worklist: Report<WorklistRow> = {
  name: 'worklist',
  label: 'Open claims',
  summary: 'Claims that need work, and what is expected of them.',
  scope: 'reports:read',
  groups: ['status', 'payer', 'age', 'deadline'],
  is_dated: true,
  read: (attune, { group_by }) => attune.reports.worklist(group_by ? { group_by } : {}),
  figures: ([row]) =>
    row
      ? [
          ['Open claims', count(row.claims)],
          ['Expected', inWords(row.expected)],
          ['Next deadline', row.next_deadline ?? '—'],
        ]
      : [],
  plot: {
    title: 'Expected of open claims',
    value: (row) => row.expected.amount,
    text: (row) => inWords(row.expected),
    strong: ({ group }) => group === 'past' || group === 'within_7_days',
  },
  columns: [
    counted('Claims', (row) => row.claims),
    { ...sumOf<WorklistRow>('Expected', (row) => row.expected), phone: 'b' },
    {
      name: 'Next deadline',
      cell: ({ next_deadline }) => next_deadline ?? '—',
      numeric: true,
      phone: 'd',
    },
  ],
}

// How the practice is doing: sessions and no-shows by month, open claims, receivables, collections.
// Every figure is of a report, so it's the same there, and no record is read for it.
import type { AgingRow } from 'attune'
import { useRead } from '../../api/context.tsx'
import { Card } from '../../components/card.tsx'
import { count, percent } from '../../components/format.ts'
import { BarPlot } from '../../components/plot.tsx'
import { RowBars } from '../../components/row_bars.tsx'
import { refused, useOpenClaims } from '../../components/use_open_work.ts'
import { dateInWords } from '../../components/zone.ts'
import { useSession } from '../../session/context.tsx'
import { collected, inWords, share } from '../reports/money_reports.tsx'
import { monthBefore } from '../reports/periods.ts'
import { OutcomeCard } from './outcome_card.tsx'

const months = 6

type PlotsProps = { today: string }

export function PracticePlots({ today }: PlotsProps) {
  const { can } = useSession()
  if (!can('reports:read')) return null
  return (
    <>
      <SessionPlot today={today} />
      {can('claims:read') && <OpenClaimsPlot />}
      {can('claims:read') && <ReceivablesPlot today={today} />}
    </>
  )
}

/** Plots for the wide column, two beside each other. */
export function ResultPlots({ today }: PlotsProps) {
  const { can } = useSession()
  return (
    <>
      {can('payments:read') && can('reports:read') && <CollectionsPlot today={today} />}
      {can('assessments:read') && <OutcomeCard />}
    </>
  )
}

const nameOf = (month: string) => dateInWords(`${month}-01`, { month: 'short', year: 'numeric' })

/** The last months, with the row of each. A month without one has nothing to report. */
const byMonth = <T extends { group: string | null }>(rows: readonly T[], today: string) =>
  Array.from({ length: months }, (_, at) => {
    const month = monthBefore(today, months - 1 - at).slice(0, 7)
    return { month, row: rows.find(({ group }) => group === month) }
  })

const periodOf = (today: string) => ({
  from: monthBefore(today, months - 1),
  group_by: 'month' as const,
})
const endsOf = (today: string) =>
  [nameOf(monthBefore(today, months - 1).slice(0, 7)), 'this month'] as const

function SessionPlot({ today }: PlotsProps) {
  const period = periodOf(today)
  const { data } = useRead(['session', 'months', period.from], (attune) =>
    attune.reports.productivity(period),
  )
  const [total] = data?.totals ?? []
  if (!data || !total) return null
  const { sessions, no_shows } = total
  return (
    <Card title="Sessions" note="by month, with no-shows">
      <p className="figure">
        <strong>{count(sessions)}</strong>
        <span className="faint">
          completed, {percent(no_shows, sessions + no_shows)} no-shows in {months} months
        </span>
      </p>
      <BarPlot
        label={`${sessions} sessions in ${months} months, ${no_shows} no-shows`}
        bars={byMonth(data.rows, today).map(({ month, row }) => {
          const missed = row?.no_shows ?? 0
          const value = (row?.sessions ?? 0) + missed
          const name = `${nameOf(month)}: ${value}, ${missed} no-shows`
          return { key: month, value, part: missed, name }
        })}
        ends={endsOf(today)}
      />
    </Card>
  )
}

const needs_decision: readonly (string | null)[] = ['drafted', 'pended', ...refused]

function OpenClaimsPlot() {
  const { data } = useOpenClaims()
  const [total] = data?.totals ?? []
  if (!data || !total || total.claims === 0) return null
  return (
    <Card title="Open claims" note="by status">
      <p className="figure">
        <strong>{count(total.claims)}</strong>
        <span className="faint">{inWords(total.expected)} expected</span>
      </p>
      <RowBars
        label="Open claims by status"
        rows={data.rows.map(({ group, claims }) => ({
          name: group ?? '—',
          value: claims,
          text: count(claims),
          strong: needs_decision.includes(group),
        }))}
      />
      <p className="legend">
        <span>
          <i className="k2" />
          Needs a decision from you
        </span>
      </p>
    </Card>
  )
}

const ages: readonly (readonly [name: string, of: (row: AgingRow) => { amount: number }])[] = [
  ['0–30 days', (row) => row.days_0_30],
  ['31–60 days', (row) => row.days_31_60],
  ['61–90 days', (row) => row.days_61_90],
  ['91–120 days', (row) => row.days_91_120],
  ['over 120 days', (row) => row.days_over_120],
]
const old_from = 2

function ReceivablesPlot({ today }: PlotsProps) {
  const { data } = useRead(['claim', 'aging', today], (attune) => attune.reports.aging())
  const { data: denied } = useRead(['claim', 'denied', today], (attune) =>
    attune.reports.denials({ from: monthBefore(today, months - 1) }),
  )
  const owed = data?.totals.find(({ responsible }) => responsible === 'insurance')
  if (!owed) return null
  const { currency } = owed.total
  return (
    <Card title="Receivables by age" note="open with payers">
      <p className="figure">
        <strong>{inWords(owed.total)}</strong>
        <span className="faint">
          {denied?.totals[0] && `${share(denied.totals[0].denial_rate)} of claims denied`}
        </span>
      </p>
      <RowBars
        label="Receivables by age"
        rows={ages.map(([name, of], at) => {
          const { amount } = of(owed)
          const text = inWords({ amount, currency })
          return { name, value: Math.max(0, amount), text, strong: at >= old_from }
        })}
      />
    </Card>
  )
}

function CollectionsPlot({ today }: PlotsProps) {
  const period = periodOf(today)
  const { data } = useRead(['payment', 'months', period.from], (attune) =>
    attune.reports.collections(period),
  )
  const [total] = data?.totals ?? []
  if (!data || !total) return null
  const sum = inWords(collected(total))
  return (
    <Card title="Collections" note="by month">
      <p className="figure">
        <strong>{sum}</strong>
        <span className="faint">in {months} months</span>
      </p>
      <BarPlot
        label={`${sum} collected in ${months} months`}
        bars={byMonth(data.rows, today).map(({ month, row }) => {
          const value = row ? Math.max(0, collected(row).amount) : 0
          const name = `${nameOf(month)}: ${row ? inWords(collected(row)) : 'nothing'}`
          return { key: month, value, name }
        })}
        ends={endsOf(today)}
      />
    </Card>
  )
}

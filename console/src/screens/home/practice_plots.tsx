// How the practice is doing: sessions and no-shows by week, claims by state and by age, payments.
import type { Claim, Payment, Session } from 'attune'
import { useRead } from '../../api/context.tsx'
import { Card } from '../../components/card.tsx'
import { count, money, percent } from '../../components/format.ts'
import { BarPlot } from '../../components/plot.tsx'
import { RowBars } from '../../components/row_bars.tsx'
import { addDays, dateInWords, weekOf } from '../../components/zone.ts'
import { useSession } from '../../session/context.tsx'
import { OutcomeCard } from './outcome_card.tsx'

const weeks = 8
const most_rows = 1_000
const day_ms = 86_400_000

type PlotsProps = { today: string }

export function PracticePlots({ today }: PlotsProps) {
  const { can } = useSession()
  return (
    <>
      {can('sessions:read') && <SessionPlot today={today} />}
      {can('claims:read') && <ClaimPlots today={today} />}
    </>
  )
}

/** Plots for the wide column, two beside each other. */
export function ResultPlots({ today }: PlotsProps) {
  const { can } = useSession()
  return (
    <>
      {can('payments:read') && can('reports:read') && <PaymentPlot today={today} />}
      {can('assessments:read') && <OutcomeCard />}
    </>
  )
}

const shortDate = (date: string) => dateInWords(date, { month: 'short', day: 'numeric' })

const weeksUntil = (today: string) =>
  Array.from({ length: weeks }, (_, at) => weekOf(addDays(today, -7 * (weeks - 1 - at)))[0]!)

function SessionPlot({ today }: PlotsProps) {
  const starts = weeksUntil(today)
  const { data } = useRead(['session', 'weeks', starts[0]], (attune) =>
    attune.sessions
      .list({
        starts_at: { gte: `${starts[0]}T00:00:00Z` },
        status: ['completed', 'no_show'],
        order: '-starts_at',
        limit: 100,
      })
      .all({ limit: most_rows }),
  )
  if (!data) return null
  const inWeek = (start: string, sessions: readonly Session[]) =>
    sessions.filter(({ starts_at }) => weekOf(starts_at.slice(0, 10))[0] === start)
  const no_shows = data.filter(({ status }) => status === 'no_show').length
  return (
    <Card title="Sessions" note="by week, with no-shows">
      <p className="figure">
        <strong>{count(data.length - no_shows)}</strong>
        <span className="faint">completed, {percent(no_shows, data.length)} no-shows</span>
      </p>
      <BarPlot
        label={`${data.length - no_shows} sessions in ${weeks} weeks, ${no_shows} no-shows`}
        bars={starts.map((start) => {
          const sessions = inWeek(start, data)
          const missed = sessions.filter(({ status }) => status === 'no_show').length
          return {
            key: start,
            value: sessions.length,
            part: missed,
            name: `${shortDate(start)}: ${sessions.length}, ${missed} no-shows`,
          }
        })}
        ends={[shortDate(starts[0]!), 'this week']}
      />
    </Card>
  )
}

// As a claim passes through them.
const lifecycle = (
  'drafted validated submitted acknowledged accepted rejected pended denied appealed ' +
  'partially_paid paid reversed voiding voided superseded canceled closed'
).split(' ')
const byLifecycle = ([one]: [string, unknown], [other]: [string, unknown]) =>
  lifecycle.indexOf(one) - lifecycle.indexOf(other)

const needs_decision = ['drafted', 'rejected', 'pended', 'denied']
const ages = [
  ['0–30 days', 0, 30],
  ['31–60 days', 31, 60],
  ['61–90 days', 61, 90],
  ['over 90 days', 91, Infinity],
] as const

function ClaimPlots({ today }: PlotsProps) {
  const { data } = useRead(['claim', 'plots'], (attune) =>
    attune.claims.list({ order: '-created_at', limit: 100 }).all({ limit: most_rows }),
  )
  if (!data || data.length === 0) return null
  const states = Map.groupBy(data, ({ status }) => status)
  const decided = data.filter(({ status }) =>
    ['paid', 'partially_paid', 'denied', 'appealed'].includes(status),
  )
  const denied = data.filter(({ status }) => ['denied', 'appealed'].includes(status))
  const currency = data[0]!.charge.currency
  const open = (claims: readonly Claim[]) =>
    claims.reduce((sum, { payer_balance }) => sum + Math.max(0, payer_balance.amount), 0)
  const age = ({ service_from }: Claim) =>
    service_from ? Math.floor((Date.parse(today) - Date.parse(service_from)) / day_ms) : 0
  const recent = data.filter((claim) => age(claim) <= 90)
  const daily = recent.reduce((sum, { charge }) => sum + charge.amount, 0) / 90
  return (
    <>
      <Card title="Claims by status">
        <p className="figure">
          <strong>{percent(denied.length, decided.length)}</strong>
          <span className="faint">denied of {count(decided.length)} decided</span>
        </p>
        <RowBars
          label="Claims by status"
          rows={[...states].sort(byLifecycle).map(([status, claims]) => ({
            name: status,
            value: claims.length,
            text: count(claims.length),
            strong: needs_decision.includes(status),
          }))}
        />
        <p className="legend">
          <span>
            <i className="k2" />
            Needs a decision from you
          </span>
        </p>
      </Card>
      <Card title="Receivables by age" note="open with payers">
        <p className="figure">
          <strong>{money(open(data), currency)}</strong>
          <span className="faint">
            {daily > 0 ? `${Math.round(open(data) / daily)} days in receivables` : ''}
          </span>
        </p>
        <RowBars
          label="Receivables by age"
          rows={ages.map(([name, from, to]) => {
            const amount = open(data.filter((claim) => age(claim) >= from && age(claim) <= to))
            return { name, value: amount, text: money(amount, currency), strong: from > 60 }
          })}
        />
      </Card>
    </>
  )
}

function PaymentPlot({ today }: PlotsProps) {
  const starts = weeksUntil(today)
  const { data } = useRead(['payment', 'weeks', starts[0]], (attune) =>
    attune.payments
      .list({
        created_at: { gte: `${starts[0]}T00:00:00Z` },
        status: ['succeeded', 'received', 'reconciled'],
        limit: 100,
      })
      .all({ limit: most_rows }),
  )
  if (!data || data.length === 0) return null
  const currency = data[0]!.amount.currency
  const sum = (payments: readonly Payment[]) =>
    payments.reduce(
      (total, { amount, direction }) => total + (direction === 'in' ? amount.amount : 0),
      0,
    )
  return (
    <Card title="Collections" note="by week">
      <p className="figure">
        <strong>{money(sum(data), currency)}</strong>
        <span className="faint">in {weeks} weeks</span>
      </p>
      <BarPlot
        label={`${money(sum(data), currency)} collected in ${weeks} weeks`}
        bars={starts.map((start) => {
          const total = sum(
            data.filter(({ created_at }) => weekOf(created_at.slice(0, 10))[0] === start),
          )
          return {
            key: start,
            value: total,
            name: `${shortDate(start)}: ${money(total, currency)}`,
          }
        })}
        ends={[shortDate(starts[0]!), 'this week']}
      />
    </Card>
  )
}

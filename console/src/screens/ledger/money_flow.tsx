// The ledger as one picture: how money flows from charges to payouts.
import { BookOpenText } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Attune } from 'attune'
import { useRead } from '../../api/context.tsx'
import { Card } from '../../components/card.tsx'
import { FlowPlot } from '../../components/flow_plot.tsx'
import { Page } from '../../components/page.tsx'
import { EmptyState, ErrorState } from '../../components/states.tsx'
import { addDays } from '../../components/zone.ts'
import { useClockOffset } from '../clock/use_clock.ts'
import { flowsOf, partsOf } from './money_parts.ts'

const currency = 'usd'
const [report_years, most_reports] = [5, 4]
const most_practitioners = 2_000

type ViewProps = { summary: ReactNode; tabs: ReactNode }

export function MoneyFlow({ summary, tabs }: ViewProps) {
  const offset = useClockOffset()
  const { data, error, refetch } = useRead(['ledger_entry', 'money'], (attune) =>
    readFlows(attune, Date.now() + offset),
  )
  return (
    <Page title="Ledger" summary={summary}>
      {tabs}
      {error && <ErrorState error={error} retry={() => void refetch()} />}
      {data && (
        <Card title="From charge to payout" note="all time, US dollars">
          {data.columns.flat().length > 0 ? (
            <FlowPlot label="Flow of money" {...data} />
          ) : (
            <EmptyState title="Nothing charged yet" icon={BookOpenText}>
              Charges, payments and payouts appear here.
            </EmptyState>
          )}
        </Card>
      )}
    </Page>
  )
}

async function readFlows(attune: Attune, now: number) {
  const [reports, earned, liabilities] = await Promise.all([
    readCollections(attune, now),
    attune.balances.list({ ledger_account: 'expense:practitioner', currency }).page(),
    attune.balances
      .list({ under: 'liability:practitioner', currency, not_zero: true, limit: 100 })
      .all({ limit: most_practitioners }),
  ])
  return partsOf(
    flowsOf(reports, {
      currency,
      earned: earned.data[0]?.balance.amount ?? 0,
      unpaid: -liabilities.reduce((sum, { balance }) => sum + balance.amount, 0),
    }),
  )
}

// A report covers five years at most. They are read backward until one has nothing. The first ends
// with today in the account's time zone, which the API knows.
async function readCollections(attune: Attune, now: number) {
  const group_by = 'payer'
  const today = new Date(now).toISOString().slice(0, 10)
  const reports = [await attune.reports.collections({ group_by, from: startOf(today) })]
  while (reports.length < most_reports) {
    const { rows, parameters } = reports.at(-1)!
    if (rows.length === 0 || !parameters.from) break
    const to = addDays(parameters.from, -1)
    reports.push(await attune.reports.collections({ group_by, from: startOf(to), to }))
  }
  return reports
}

// Two days later than it could be, because it can be the next day already in the account's zone.
const startOf = (to: string) => addDays(`${Number(to.slice(0, 4)) - report_years}${to.slice(4)}`, 2)

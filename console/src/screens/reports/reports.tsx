// Reports: money, denials, productivity, outcomes and the waiting list, as plots and tables.
import { type ReactNode, useMemo } from 'react'
import { Page } from '../../components/page.tsx'
import { useAddress } from '../../components/screen_state.ts'
import { Tabs } from '../../components/tabs.tsx'
import { createZone } from '../../components/zone.ts'
import { useSession } from '../../session/context.tsx'
import { useClockOffset } from '../clock/use_clock.ts'
import { WaitingFigures } from '../waiting_list/report.tsx'
import { aging, collections, payer_mix } from './money_reports.tsx'
import { datesOf, isPeriod, periods, timesOf } from './periods.ts'
import { type Report, ReportView } from './report_view.tsx'
import { denials, outcomes, productivity, worklist } from './work_reports.tsx'

/** A report as a tab, whatever its rows are. */
const asTab = <T extends { group: string | null }>(report: Report<T>) => ({
  ...report,
  show: (query: { from?: string; to?: string }, group_by: string): ReactNode => (
    <ReportView key={report.name} report={report} query={query} group_by={group_by} />
  ),
})

const tabs = [
  asTab(aging),
  asTab(collections),
  asTab(denials),
  asTab(productivity),
  asTab(payer_mix),
  asTab(outcomes),
  asTab(worklist),
] as const

const waiting_list = {
  name: 'waiting_list',
  label: 'Waiting list',
  summary: 'Times that became free, how many a waiting person accepted, and who waits now.',
  scope: 'sessions:read',
  groups: [],
  is_dated: false,
} as const

export function ReportsScreen() {
  const { can } = useSession()
  const { search, change } = useAddress()
  const zone = useMemo(() => createZone(Intl.DateTimeFormat().resolvedOptions().timeZone), [])
  const today = zone.dateOf(Date.now() + useClockOffset())
  const shown = [...tabs, waiting_list].filter(({ scope }) => can(scope))
  const current = shown.find(({ name }) => name === search.tab) ?? shown[0]!
  const period = isPeriod(search.period) ? search.period : 'month'
  const groups: readonly string[] = current.groups
  const group_by = groups.find((name) => name === search.by) ?? groups[0] ?? ''
  return (
    <Page title="Reports" summary={current.summary}>
      <Tabs label="Reports" tabs={shown} current={current.name} />
      {(!current.is_dated || groups.length > 1) && (
        <div className="actions" role="search" aria-label="Filters">
          {!current.is_dated && (
            <Choice
              label="Period"
              value={period}
              options={Object.entries(periods)}
              onChange={(value) => change({ period: value })}
            />
          )}
          {groups.length > 1 && (
            <Choice
              label="By"
              value={group_by}
              options={groups.map((name) => [name, name])}
              onChange={(value) => change({ by: value })}
            />
          )}
        </div>
      )}
      {'show' in current ? (
        current.show(current.is_dated ? {} : datesOf(period, today), group_by)
      ) : (
        <WaitingFigures period={timesOf(period, today, zone)} />
      )}
    </Page>
  )
}

type ChoiceProps = {
  label: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  onChange(value: string): void
}

const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  <label className="chip set">
    {label}
    <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      {options.map(([name, text]) => (
        <option key={name} value={name}>
          {text}
        </option>
      ))}
    </select>
  </label>
)

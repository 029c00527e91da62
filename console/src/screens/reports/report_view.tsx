// One report: its totals, a plot of its groups, and the table with every figure.
import type { ReactNode } from 'react'
import type { Attune, ReportParameters, Scope } from 'attune'
import { useRead } from '../../api/context.tsx'
import { Card } from '../../components/card.tsx'
import { ExportCsv } from '../../components/export_csv.tsx'
import { words } from '../../components/format.ts'
import { PlainTable } from '../../components/plain_table.tsx'
import { BarPlot } from '../../components/plot.tsx'
import { RowBars } from '../../components/row_bars.tsx'
import { EmptyState, ErrorState } from '../../components/states.tsx'
import type { Column } from '../../components/table.tsx'
import { Stat } from '../home/stat.tsx'
import { useGroupNames } from './group_names.ts'

type Row = { group: string | null }
type Query = { from?: string; to?: string; group_by?: string }
type Answer<T> = { rows: readonly T[]; totals?: readonly T[]; parameters: ReportParameters }
type Figure = readonly [name: string, value: string, note?: string]

export type Report<T extends Row> = {
  name: string
  label: string
  summary: string
  scope: Scope
  /** What rows can be grouped by. The first is the default. */
  groups: readonly string[]
  /** A report of one date has no period. */
  is_dated?: true
  read(attune: Attune, query: Query): PromiseLike<Answer<T>>
  figures(totals: readonly T[], rows: readonly T[]): readonly Figure[]
  columns: readonly Column<T>[]
  plot: { title: string; value(row: T): number; text(row: T): string; strong?(row: T): boolean }
  keyOf?(row: T): string
}

const most_bars = 12

type ViewProps<T extends Row> = { report: Report<T>; query: Query; group_by: string }

export function ReportView<T extends Row>({ report, query, group_by }: ViewProps<T>) {
  const nameOf = useGroupNames(group_by)
  const { data, error, refetch } = useRead(
    ['report', report.name, query, group_by],
    (attune) => report.read(attune, { ...query, ...(report.groups.length > 1 && { group_by }) }),
    { keepsBefore: true },
  )
  if (error) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data) return null
  const { rows, totals = [], parameters } = data
  const columns: readonly Column<T>[] = [
    { name: words(group_by), cell: ({ group }) => nameOf(group), phone: 'a', look: 'what' },
    ...report.columns,
  ]
  const keyOf = report.keyOf ?? (({ group }: T) => String(group))
  return (
    <>
      <Figures figures={report.figures(totals, rows)} />
      {rows.length === 0 ? (
        <Card title={report.label}>
          <EmptyState title="Nothing to report">
            Nothing was recorded {report.is_dated ? 'yet' : 'in this period'}.
          </EmptyState>
        </Card>
      ) : (
        <>
          <Card title={report.plot.title} note={noteOf(parameters)}>
            <div className="report-plot">
              <Plot report={report} rows={rows} nameOf={nameOf} by_month={group_by === 'month'} />
            </div>
          </Card>
          <Card
            title={`By ${group_by.replaceAll('_', ' ')}`}
            note={parameters.currency?.toUpperCase()}
            flush
            actions={<ExportCsv name={`${report.name}_report`} columns={columns} rows={rows} />}
          >
            <PlainTable label={report.label} columns={columns} rows={rows} keyOf={keyOf} />
          </Card>
        </>
      )}
    </>
  )
}

function Figures({ figures }: { figures: readonly Figure[] }): ReactNode {
  if (figures.length === 0) return null
  return (
    <dl className="stats">
      {figures.map(([name, value, note]) => (
        <Stat key={name} name={name} value={value} {...(note && { note })} />
      ))}
    </dl>
  )
}

const noteOf = ({ from, to, time_zone }: ReportParameters) =>
  `${from ? `${from} to ` : 'on '}${to}, ${time_zone}`

type PlotProps<T extends Row> = {
  report: Report<T>
  rows: readonly T[]
  nameOf(group: string | null): string
  by_month: boolean
}

function Plot<T extends Row>({ report, rows, nameOf, by_month }: PlotProps<T>) {
  const { value, text, strong, title } = report.plot
  if (by_month && rows.length > 2) {
    const names = rows.map(({ group }) => nameOf(group))
    return (
      <BarPlot
        label={`${title}: ${rows.map((row, at) => `${names[at]} ${text(row)}`).join(', ')}`}
        bars={rows.map((row, at) => ({
          key: names[at]!,
          value: Math.max(0, value(row)),
          name: `${names[at]}: ${text(row)}`,
        }))}
        ends={[names[0]!, names.at(-1)!]}
      />
    )
  }
  const largest = rows.toSorted((one, other) => value(other) - value(one)).slice(0, most_bars)
  const bars = new Map<string, { value: number; text: string; strong: boolean }>()
  for (const row of largest)
    bars.set(barName(report, row, nameOf), {
      value: Math.max(0, value(row)),
      text: text(row),
      strong: strong?.(row) ?? false,
    })
  return <RowBars label={title} rows={[...bars].map(([name, bar]) => ({ name, ...bar }))} />
}

const barName = <T extends Row>(
  { keyOf }: Report<T>,
  row: T,
  nameOf: (group: string | null) => string,
) =>
  keyOf ? `${nameOf(row.group)}${keyOf(row).replace(String(row.group), '')}` : nameOf(row.group)

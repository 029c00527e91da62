// How many free times the waiting list fills, how fast, and who waits.
import { type ReactNode, useState } from 'react'
import type { WaitingListReport } from 'attune'
import { useRead } from '../../api/context.tsx'
import { Card } from '../../components/card.tsx'
import { ExportCsv } from '../../components/export_csv.tsx'
import { count, percent, plural } from '../../components/format.ts'
import { Page } from '../../components/page.tsx'
import { PlainTable } from '../../components/plain_table.tsx'
import { RowBars } from '../../components/row_bars.tsx'
import { EmptyState, ErrorState } from '../../components/states.tsx'
import type { Column } from '../../components/table.tsx'
import { useClockOffset } from '../clock/use_clock.ts'
import { Stat } from '../home/stat.tsx'

const periods = [30, 90, 365] as const
const day_ms = 86_400_000

export function WaitingReport({ tabs }: { tabs: ReactNode }) {
  const [days, setDays] = useState<number>(30)
  // By the day, so that the same report isn't read at every render.
  const today = Math.floor((Date.now() + useClockOffset()) / day_ms) * day_ms
  const from = new Date(today - days * day_ms).toISOString()
  return (
    <Page
      title="Waiting list report"
      summary="Times that became free, how many a waiting person accepted, and who waits now."
      actions={
        <div className="group" role="group" aria-label="Period">
          {periods.map((value) => (
            <button
              key={value}
              className="btn sm"
              type="button"
              aria-pressed={days === value}
              onClick={() => setDays(value)}
            >
              {value} days
            </button>
          ))}
        </div>
      }
    >
      {tabs}
      <WaitingFigures period={{ from }} />
    </Page>
  )
}

type Period = { from: string; to?: string }

/** The figures of a period, which ends now unless it says when. */
export function WaitingFigures({ period }: { period: Period }) {
  const { data, error, refetch } = useRead(
    ['waiting_list_report', period],
    (attune) => attune.waitingListReport.retrieve(period),
    { keepsBefore: true },
  )
  if (error) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data) return null
  return (
    <>
      <dl className="stats">
        <Stat
          name="Filled"
          value={data.fill_rate === null ? '—' : percent(data.filled, data.openings)}
          note={`${count(data.filled)} of ${plural(data.openings, 'free time')}`}
        />
        <Stat name="Median time to fill" value={durationOf(data.median_minutes_to_fill)} />
        <Stat
          name="Offers"
          value={count(data.offered)}
          note={`${percent(data.accepted, data.offered)} accepted`}
        />
        <Stat
          name="Waiting now"
          value={count(data.waiting.reduce((sum, { count: number }) => sum + number, 0))}
        />
      </dl>
      <div className="halves">
        <Outcomes report={data} />
        <Waiting report={data} />
      </div>
    </>
  )
}

function durationOf(minutes: number | null): string {
  if (minutes === null) return '—'
  if (minutes < 90) return `${Math.round(minutes)} min`
  return minutes < 2_880 ? `${(minutes / 60).toFixed(1)} h` : `${Math.round(minutes / 1_440)} d`
}

function Outcomes({ report }: { report: WaitingListReport }) {
  const { offered, accepted, declined, expired, withdrawn } = report
  const rows = Object.entries({
    accepted,
    declined,
    expired,
    withdrawn,
    open: offered - accepted - declined - expired - withdrawn,
  })
  return (
    <Card title="Offers by outcome">
      {offered === 0 ? (
        <EmptyState title="No offers">No time was offered in this period.</EmptyState>
      ) : (
        <RowBars
          label="Offers by outcome"
          rows={rows.map(([name, value]) => ({
            name,
            value,
            text: count(value),
            strong: name === 'expired',
          }))}
        />
      )}
    </Card>
  )
}

type Row = WaitingListReport['waiting'][number]

const columns: readonly Column<Row>[] = [
  { name: 'Urgency', cell: ({ urgency }) => urgency, phone: 'a' },
  { name: 'Persons', cell: ({ count: number }) => count(number), numeric: true, phone: 'b' },
  {
    name: 'Longest wait',
    cell: ({ longest_wait_days: days }) => plural(days, 'day'),
    text: ({ longest_wait_days: days }) => String(days),
    numeric: true,
    phone: 'd',
    labelled: true,
  },
]

const Waiting = ({ report: { waiting } }: { report: WaitingListReport }) => (
  <Card
    title="Waiting now"
    flush
    actions={<ExportCsv name="waiting_list" columns={columns} rows={waiting} />}
  >
    <PlainTable
      label="Waiting now"
      columns={columns}
      rows={waiting}
      keyOf={({ urgency }) => urgency}
    />
  </Card>
)

// What an advance of the sandbox clock did, by type of object.
import type { TestClock } from 'attune'
import { ExportCsv } from '../../components/export_csv.tsx'
import { count } from '../../components/format.ts'
import { PlainTable } from '../../components/plain_table.tsx'
import type { Column } from '../../components/table.tsx'

const written = (numbers: Record<string, number>) =>
  Object.entries(numbers)
    .map(([name, number]) => `${count(number)} ${name}`)
    .join(', ')

type Done = { type: string } & NonNullable<TestClock['activity']>[string]

const columns: readonly Column<Done>[] = [
  { name: 'Type', cell: ({ type }) => type, look: 'mono', phone: 'a' },
  { name: 'Objects', cell: ({ objects }) => count(objects), numeric: true, phone: 'b' },
  { name: 'Jobs', cell: ({ jobs }) => written(jobs) || '—', look: 'wrap' },
  { name: 'Events', cell: ({ events }) => written(events) || '—', look: 'wrap', phone: 'c' },
]

export function Activity({ clock }: { clock: TestClock }) {
  const rows = Object.entries(clock.activity ?? {}).map(([type, done]) => ({ type, ...done }))
  if (rows.length === 0) return <p className="card-body muted">Nothing was due.</p>
  return (
    <>
      <PlainTable label="what happened" columns={columns} rows={rows} keyOf={({ type }) => type} />
      <p className="table-foot">
        <ExportCsv name="clock_activity" columns={columns} rows={rows} />
      </p>
    </>
  )
}

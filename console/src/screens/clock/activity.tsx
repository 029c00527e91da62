// What an advance of the sandbox clock did, by type of object.
import type { TestClock } from 'attune'
import { count } from '../../components/format.ts'

const written = (numbers: Record<string, number>) =>
  Object.entries(numbers)
    .map(([name, number]) => `${count(number)} ${name}`)
    .join(', ')

export function Activity({ clock }: { clock: TestClock }) {
  const activity = Object.entries(clock.activity ?? {})
  if (activity.length === 0) return <p className="card-body muted">Nothing was due.</p>
  return (
    <div className="table-wrap" tabIndex={0} role="region" aria-label="Table: what happened">
      <table className="cards-sm">
        <thead>
          <tr>
            <th scope="col">Type</th>
            <th scope="col" className="num">
              Objects
            </th>
            <th scope="col">Jobs</th>
            <th scope="col">Events</th>
          </tr>
        </thead>
        <tbody>
          {activity.map(([type, { objects, jobs, events }]) => (
            <tr key={type}>
              <td className="mono sm-a">{type}</td>
              <td className="num sm-b">{count(objects)}</td>
              <td className="wrap muted hide-sm">{written(jobs) || '—'}</td>
              <td className="wrap muted sm-c">{written(events) || '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

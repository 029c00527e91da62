// Two members edited the same object: what the other changed, to keep the own edit or to drop it.
import { AttuneError } from 'attune'
import { Notice } from './states.tsx'

export type Versioned = { version: number }

/** Whether the object has changed since it was read (412). */
export const isConflict = (error: Error | null) =>
  error instanceof AttuneError && error.status === 412

type ConflictProps = { before: Versioned; now: Versioned; onReload(): void }

export function Conflict({ before, now, onReload }: ConflictProps) {
  return (
    <Notice
      tone="warn"
      action={
        <button className="btn sm" type="button" onClick={onReload}>
          Discard mine
        </button>
      }
    >
      <p>
        <strong>It was changed while you had it open.</strong> Nothing of yours is saved yet.
      </p>
      <table className="diff">
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">When you opened it</th>
            <th scope="col">Now</th>
          </tr>
        </thead>
        <tbody>
          {differences(before, now).map(([name, old_value, new_value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{old_value}</td>
              <td>{new_value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Notice>
  )
}

// Every change raises the version and the time of the change: they say nothing.
const always_changed = ['version', 'updated_at']

function differences(before: object, now: object) {
  const earlier = new Map(Object.entries(before))
  return Object.entries(now)
    .filter(([name]) => !always_changed.includes(name))
    .map(([name, value]) => [name, shown(earlier.get(name)), shown(value)] as const)
    .filter(([, one, other]) => one !== other)
}

const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

// How many units of an authorization are used, booked and left.
import type { Authorization } from 'attune'
import { count, plural } from './format.ts'

type Units = Pick<
  Authorization,
  'status' | 'units' | 'used' | 'reserved' | 'remaining' | 'external_units'
>

export function UnitsBar({ authorization }: { authorization: Units }) {
  const { status, units, used, reserved, remaining, external_units } = authorization
  const done = used + external_units
  if (['requested', 'denied'].includes(status))
    return (
      <p className="faint units">
        {units === null ? 'Requested without a limit.' : `${plural(units, 'unit')} requested.`}
      </p>
    )
  if (units === null || remaining === null)
    return <p className="faint units">{plural(done, 'unit')} used, no limit.</p>
  const share = (value: number) => `${units === 0 ? 0 : Math.min(100, (value / units) * 100)}%`
  const left = `${count(remaining)} of ${count(units)} left`
  const label = `${count(done)} used, ${count(reserved)} booked, ${left}`
  return (
    <div className="units">
      <p>
        <strong>{plural(remaining, 'unit')} left</strong>{' '}
        <span className="faint">
          of {count(units)}: {count(done)} used, {count(reserved)} booked
        </span>
      </p>
      <div className="meter" role="img" aria-label={label}>
        <i style={{ width: share(done) }} />
        <i className="booked" style={{ width: share(reserved) }} />
      </div>
    </div>
  )
}

// The free times of a practitioner, as the API offers them, grouped by day.
import { useRead } from '../../api/context.tsx'
import { ErrorState } from '../../components/states.tsx'
import { addDays, dateInWords, timeInZone, type Zone } from '../../components/zone.ts'

type SlotPickerProps = {
  practitioner_id: string
  zone: Zone
  /** First day to look at. */
  from: string
  params: { duration_minutes?: number; format?: string; reschedule_session_id?: string }
  chosen: number | undefined
  onChoose(starts_at: number): void
}

const days_ahead = 14

export function SlotPicker({
  practitioner_id,
  zone,
  from,
  params,
  chosen,
  onChoose,
}: SlotPickerProps) {
  const starts = new Date(Math.max(zone.instantOf(from, 0), 0)).toISOString()
  const ends = new Date(zone.instantOf(addDays(from, days_ahead), 0)).toISOString()
  const { data, error } = useRead(
    ['slots', practitioner_id, starts, params],
    (attune) =>
      attune.practitioners.slots.list(practitioner_id, { from: starts, to: ends, ...params }),
    { enabled: practitioner_id !== '' },
  )
  if (error) return <ErrorState error={error} />
  if (!data) return <p className="faint">Looking for free times…</p>
  const days = Map.groupBy(data.data, ({ starts_at }) => zone.dateOf(Date.parse(starts_at)))
  if (data.data.length === 0)
    return (
      <p className="faint">
        {data.availability_published
          ? 'No free times in these two weeks.'
          : 'No availability is published: enter a time below.'}
      </p>
    )
  return (
    <fieldset className="slots">
      <legend>Free times, {zone.abbreviation(zone.instantOf(from, 720))}</legend>
      <div className="slot-days" tabIndex={0} role="group" aria-label="Free times">
        {[...days].map(([date, slots]) => (
          <div key={date}>
            <p className="faint">
              {dateInWords(date, { weekday: 'short', month: 'short', day: 'numeric' })}
            </p>
            <div className="choices">
              {slots.map(({ starts_at }) => {
                const at = Date.parse(starts_at)
                return (
                  <label key={starts_at} className="choice">
                    <input
                      type="radio"
                      name="slot"
                      checked={chosen === at}
                      onChange={() => onChoose(at)}
                    />
                    {timeInZone(at, zone)}
                  </label>
                )
              })}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  )
}

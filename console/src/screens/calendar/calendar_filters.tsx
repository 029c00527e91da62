// Which practitioners the calendar shows, and in which time zone.
import { Plus } from 'lucide-react'
import { useId, useMemo } from 'react'
import { Icon } from '../../components/icon.tsx'
import { practitionerName } from '../../components/names.ts'
import { Combobox } from '../../components/picker.tsx'
import type { Calendar } from './use_calendar.ts'

export function CalendarFilters({ calendar }: { calendar: Calendar }) {
  const { chosen, bookable, more, zone, change, view } = calendar
  const zone_id = useId()
  const add_id = useId()
  const set = (ids: string[]) => change({ with: ids.length > 0 ? ids.join(',') : undefined })
  const ids = chosen.map(({ id }) => id)
  const zone_options = useMemo(() => {
    const near = [zone.name, ...bookable.map(({ time_zone }) => time_zone)]
    const names = new Set([...near, ...Intl.supportedValuesOf('timeZone')])
    return [...names].map((name) => <option key={name}>{name}</option>)
  }, [zone, bookable])
  return (
    <div className="filters">
      {(view === 'week' || chosen.length <= 6) &&
        chosen.map((practitioner, at) => (
          <button
            key={practitioner.id}
            className="chip on"
            type="button"
            title="Hide"
            onClick={() => set(ids.filter((id) => id !== practitioner.id))}
          >
            <i className={`sw k${at + 1}`} />
            {practitionerName(practitioner)}
          </button>
        ))}
      {view === 'day' && chosen.length > 6 && (
        <span className="faint">
          {more && !calendar.search.with ? 'The first ' : ''}
          {chosen.length} practitioners
        </span>
      )}
      {(more || bookable.length > ids.length) && (
        <label className="chip" htmlFor={add_id}>
          <Icon of={Plus} />
          <span className="vh">Show practitioner</span>
          <Combobox
            id={add_id}
            of="practitioner"
            placeholder="Practitioner"
            without={ids}
            onChoose={(id) => set(view === 'week' ? [...ids.slice(-2), id] : [...ids, id])}
          />
        </label>
      )}
      {calendar.search.with && (
        <button className="btn ghost sm" type="button" onClick={() => set([])}>
          Show all
        </button>
      )}
      <label className="chip" htmlFor={zone_id}>
        Time zone
        <select
          id={zone_id}
          value={zone.name}
          onChange={(event) => change({ tz: event.target.value })}
        >
          {zone_options}
        </select>
      </label>
      <p className="legend push hide-sm">
        <span>
          <i className="kh" />
          held
        </span>
        <span>
          <i className="kr" />
          requested
        </span>
        <span>
          <i className="kc" />
          completed
        </span>
      </p>
    </div>
  )
}

// Calendars elsewhere whose busy times can't be booked, for example at Google or Outlook.
import { useState } from 'react'
import type { ExternalCalendar } from 'attune'
import { useRead, useWrite } from '../../api/context.tsx'
import { StateBadge } from '../../components/badge.tsx'
import { Confirm } from '../../components/confirm.tsx'
import { DetailBlock } from '../../components/detail.tsx'
import { TextField } from '../../components/fields.tsx'
import { FormAction } from '../../components/form_action.tsx'
import { count } from '../../components/format.ts'
import { ErrorState } from '../../components/states.tsx'
import { Time } from '../../components/time.tsx'

const changed = ['external_calendar', 'slots']

export function ExternalCalendars({ practitioner_id }: { practitioner_id: string }) {
  const { data, error } = useRead(['external_calendar', practitioner_id], (attune) =>
    attune.externalCalendars
      .list({ practitioner_id, status: ['active', 'stale', 'paused'], limit: 20 })
      .page(),
  )
  return (
    <DetailBlock title="External calendars">
      {error && <ErrorState error={error} />}
      {data?.data.length === 0 && (
        <p className="faint">
          No external calendars. Connect one so that its busy times can't be booked.
        </p>
      )}
      <ul className="rows">
        {data?.data.map((calendar) => (
          <Row key={calendar.id} calendar={calendar} />
        ))}
      </ul>
      <p className="gap-top">
        <Connect practitioner_id={practitioner_id} />
      </p>
    </DetailBlock>
  )
}

function Row({ calendar }: { calendar: ExternalCalendar }) {
  const { id, name, host, status, busy_times_count, last_fetched_at, last_error_code } = calendar
  const is_paused = status === 'paused'
  return (
    <li>
      <div>
        <p className="what">
          {name} <StateBadge state={status} />
        </p>
        <p className="faint">
          {host}, {count(busy_times_count ?? 0)} busy times, read{' '}
          <Time at={last_fetched_at} form="ago" />
          {last_error_code && <span className="down">. Last error: {last_error_code}</span>}
        </p>
        <div className="actions gap-top">
          <Confirm
            label="Read now"
            look="primary"
            title="Read the calendar now?"
            effect="Busy times are updated within a minute."
            scope="availability:write"
            changed={changed}
            act={(attune) => attune.externalCalendars.refresh(id)}
            done="The calendar is being read."
          />
          <Confirm
            label={is_paused ? 'Resume' : 'Pause'}
            look={is_paused ? 'primary' : 'danger'}
            title={is_paused ? 'Resume the calendar?' : 'Pause the calendar?'}
            effect={
              is_paused
                ? 'Its busy times count again.'
                : 'Its busy times no longer count, so that they can be booked.'
            }
            scope="availability:write"
            changed={changed}
            act={(attune) => attune.externalCalendars.update(id, { paused: !is_paused })}
            undo={(attune) => attune.externalCalendars.update(id, { paused: is_paused })}
            done={is_paused ? 'The calendar counts again.' : 'The calendar is paused.'}
          />
          <Confirm
            label="Disconnect"
            title={`Disconnect ${name}?`}
            effect="Its address and busy times are deleted."
            scope="availability:write"
            changed={changed}
            act={(attune) => attune.externalCalendars.delete(id)}
            done="The calendar was disconnected."
          />
        </div>
      </div>
    </li>
  )
}

function Connect({ practitioner_id }: { practitioner_id: string }) {
  const [name, setName] = useState('')
  const [url, setUrl] = useState('')
  const write = useWrite(changed, (attune) =>
    attune.externalCalendars.create({ practitioner_id, url, ...(name && { name }) }),
  )
  return (
    <FormAction
      label="Connect calendar"
      scope="availability:write"
      title="Connect a calendar"
      summary="Attune reads when it is busy, never what for."
      submit="Connect"
      done="The calendar is connected."
      write={write}
      onDone={() => {
        setName('')
        setUrl('')
      }}
    >
      <TextField
        label="Secret iCal address"
        type="url"
        value={url}
        onChange={setUrl}
        param="url"
        required
        help="From the settings of the calendar. It isn't shown again."
      />
      <TextField label="Name" value={name} onChange={setName} param="name" placeholder="Private" />
    </FormAction>
  )
}

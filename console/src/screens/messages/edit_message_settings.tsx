// Changes when and how messages are sent.
import { useState } from 'react'
import type { MessageSettings } from 'attune'
import { useWrite } from '../../api/context.tsx'
import { TextField } from '../../components/fields.tsx'
import { FormAction } from '../../components/form_action.tsx'
import { listed, useFields } from '../../components/use_fields.ts'

const checkHours = (text: string) =>
  listed(text).every((each) => /^\d+$/.test(each))
    ? undefined
    : 'Enter hours separated by commas, for example 48, 2.'

export function EditMessageSettings({ settings }: { settings: MessageSettings }) {
  const { quiet_hours } = settings
  const [enabled, setEnabled] = useState(settings.enabled)
  const [shows, setShows] = useState(settings.shows_practitioner)
  const { values, input } = useFields({
    brand_name: settings.brand_name ?? '',
    reply_to: settings.reply_to ?? '',
    portal_url: settings.portal_url ?? '',
    join_url: settings.join_url ?? '',
    time_zone: settings.time_zone,
    reminder_hours: settings.reminder_hours.join(', '),
    quiet_start: quiet_hours?.start ?? '',
    quiet_end: quiet_hours?.end ?? '',
  })
  const { quiet_start: start, quiet_end: end } = values
  const write = useWrite(['message_settings'], (attune) =>
    attune.messageSettings.update({
      enabled,
      shows_practitioner: shows,
      brand_name: values.brand_name || null,
      reply_to: values.reply_to || null,
      portal_url: values.portal_url || null,
      join_url: values.join_url || null,
      time_zone: values.time_zone,
      reminder_hours: listed(values.reminder_hours).map(Number),
      quiet_hours: start && end ? { start, end } : null,
    }),
  )
  return (
    <FormAction
      label="Edit settings"
      scope="messages:write"
      title="Message settings"
      summary="Changes apply to sessions that are booked already."
      submit="Save"
      done="The settings were saved."
      write={write}
    >
      <label className="check">
        <input
          type="checkbox"
          checked={enabled}
          onChange={({ target }) => setEnabled(target.checked)}
        />
        Send messages to persons
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={shows}
          onChange={({ target }) => setShows(target.checked)}
        />
        Name the practitioner in messages
      </label>
      <div className="form-row">
        <TextField label="Name of the practice" {...input('brand_name')} />
        <TextField label="Reply to" type="email" {...input('reply_to')} />
      </div>
      <div className="form-row">
        <TextField
          label="Reminders, hours before"
          {...input('reminder_hours')}
          check={checkHours}
        />
        <TextField label="Time zone" {...input('time_zone')} required />
      </div>
      <div className="form-row">
        <TextField label="Quiet from" type="time" {...input('quiet_start')} />
        <TextField label="Quiet until" type="time" {...input('quiet_end')} />
      </div>
      <TextField label="Portal URL" type="url" {...input('portal_url')} />
      <TextField
        label="Join URL"
        type="url"
        {...input('join_url')}
        help="Your page where persons sign in and join by video."
      />
    </FormAction>
  )
}

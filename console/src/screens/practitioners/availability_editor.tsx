// Weekly hours as a heat map, and as times that can be changed.
import { useState } from 'react'
import type { Availability } from 'attune'
import { useRead, useWrite } from '../../api/context.tsx'
import { Button } from '../../components/button.tsx'
import { TextField } from '../../components/fields.tsx'
import { FormDialog } from '../../components/form_dialog.tsx'
import { ErrorState } from '../../components/states.tsx'

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
const first_hour = 7
const hours = Array.from({ length: 14 }, (_, at) => first_hour + at)

export function AvailabilityEditor({ practitioner_id }: { practitioner_id: string }) {
  const { data, error } = useRead(['availability', practitioner_id], (attune) =>
    attune.practitioners.availability.retrieve(practitioner_id),
  )
  if (error) return <ErrorState error={error} />
  if (!data) return null
  return (
    <>
      <HeatMap rules={data.rules} />
      <p className="faint">
        {data.published ? `Times in ${data.time_zone}.` : 'Not published: any time can be booked.'}
      </p>
      <EditHours practitioner_id={practitioner_id} availability={data} />
    </>
  )
}

const minutesOf = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

/** How much of the hour is open, from 0 to 1. */
function openShare(rules: Availability['rules'], day: string, hour: number): number {
  let open = 0
  for (const { days: on, start_time, end_time } of rules) {
    if (!on.includes(day)) continue
    const from = Math.max(minutesOf(start_time), hour * 60)
    const to = Math.min(minutesOf(end_time), hour * 60 + 60)
    open = Math.max(open, (to - from) / 60)
  }
  return Math.max(0, open)
}

function HeatMap({ rules }: { rules: Availability['rules'] }) {
  const label = days.map((day) => `${day} ${windowsOf(rules, day) || 'closed'}`).join(', ')
  return (
    <div className="heat" role="img" aria-label={`Weekly hours: ${label}`}>
      {days.map((day) => (
        <div key={day} className="heat-row">
          <span>{day.slice(0, 3)}</span>
          {hours.map((hour) => (
            <i
              key={hour}
              title={`${day} ${hour}:00`}
              style={{ opacity: openShare(rules, day, hour) }}
            />
          ))}
        </div>
      ))}
      <div className="heat-row">
        <span />
        {hours.map((hour) => (
          <small key={hour}>{hour % 2 === 1 ? hour : ''}</small>
        ))}
      </div>
    </div>
  )
}

const windowsOf = (rules: Availability['rules'], day: string) =>
  rules
    .filter(({ days: on }) => on.includes(day))
    .map(({ start_time, end_time }) => `${start_time.slice(0, 5)}-${end_time.slice(0, 5)}`)
    .join(', ')

const isWindows = (text: string) =>
  /^(\d\d:\d\d-\d\d:\d\d(, ?\d\d:\d\d-\d\d:\d\d)*)?$/.test(text.trim())
    ? undefined
    : 'Use the form 09:00-12:00, 13:00-17:00.'

type EditHoursProps = { practitioner_id: string; availability: Availability }

function EditHours({ practitioner_id, availability }: EditHoursProps) {
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<Record<string, string>>(() =>
    Object.fromEntries(days.map((day) => [day, windowsOf(availability.rules, day)])),
  )
  const write = useWrite(['availability', 'slots'], (attune) =>
    attune.practitioners.availability.update(practitioner_id, { rules: rulesOf(typed) }),
  )
  return (
    <>
      <Button small scope="availability:write" onClick={() => setOpen(true)}>
        Edit hours
      </Button>
      {open && (
        <FormDialog
          title="Edit hours"
          summary={`Times on the clock in ${availability.time_zone}, in summer and winter.`}
          submit="Save"
          busy={write.isPending}
          error={write.error}
          onSubmit={() =>
            void write.mutateAsync(undefined).then(
              () => setOpen(false),
              () => {},
            )
          }
          onClose={() => setOpen(false)}
        >
          {days.map((day) => (
            <TextField
              key={day}
              label={day.slice(0, 1).toUpperCase() + day.slice(1)}
              value={typed[day] ?? ''}
              placeholder="09:00-12:00, 13:00-17:00"
              check={isWindows}
              onChange={(text) => setTyped({ ...typed, [day]: text })}
            />
          ))}
        </FormDialog>
      )}
    </>
  )
}

const rulesOf = (typed: Record<string, string>) =>
  days.flatMap((day) =>
    [...(typed[day] ?? '').matchAll(/(\d\d:\d\d)-(\d\d:\d\d)/g)].map(
      ([, start_time = '', end_time = '']) => ({ days: [day], start_time, end_time }),
    ),
  )

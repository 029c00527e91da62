// What is typed into the booking form, and the request it becomes: a session, a hold, a group
// session or a series.
import { useState } from 'react'
import { useWrite } from '../../api/context.tsx'

export type Booking = {
  person_id?: string
  practitioner_id?: string | undefined
  starts_at?: number
}

const defaults = {
  type: 'individual',
  format: 'telehealth',
  every_weeks: '',
  count: '8',
  capacity: '8',
  hold: false,
}

export function useBooking(booking: Booking) {
  const [fields, setFields] = useState(defaults)
  const [person_id, setPerson] = useState(booking.person_id)
  const [picked, setPractitioner] = useState<string>()
  const [starts_at, setStartsAt] = useState(booking.starts_at)
  // The practitioners can arrive after the form is open.
  const practitioner_id = picked ?? booking.practitioner_id ?? ''
  const { type, format, every_weeks, count, capacity } = fields
  const is_group = type === 'group'
  const is_series = every_weeks !== '' && !is_group
  const hold = fields.hold && !is_series
  const write = useWrite<unknown>(['session', 'session_series', 'slots'], (attune) => {
    const shared = {
      practitioner_id,
      starts_at: new Date(starts_at ?? 0).toISOString(),
      type,
      format,
      ...(person_id && { person_id }),
    }
    return is_series
      ? attune.sessionSeries.create({
          ...shared,
          every_weeks: Number(every_weeks),
          count: Number(count),
        })
      : attune.sessions.create({
          ...shared,
          ...(is_group && { capacity: Number(capacity) }),
          ...(hold && { hold: true }),
        })
  })
  return {
    fields: { ...fields, hold },
    set: (part: Partial<typeof defaults>) => setFields({ ...fields, ...part }),
    person_id,
    setPerson,
    practitioner_id,
    setPractitioner,
    starts_at,
    setStartsAt,
    is_group,
    is_series,
    write,
    done: hold
      ? 'The time is held for 15 minutes.'
      : is_series
        ? `The series of ${count} sessions is booked.`
        : 'The session is booked.',
  }
}

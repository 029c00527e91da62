// Books a session: the person, the practitioner and a free time.
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Practitioner } from 'attune'
import { useWrite } from '../../api/context.tsx'
import { SelectField, TextField } from '../../components/fields.tsx'
import { FormDialog } from '../../components/form_dialog.tsx'
import { practitionerName } from '../../components/names.ts'
import { PersonPicker } from '../../components/person_picker.tsx'
import { useToast } from '../../components/toast.tsx'
import { dateInWords, timeInZone, type Zone } from '../../components/zone.ts'
import { SlotPicker } from './slot_picker.tsx'

export type Booking = {
  person_id?: string
  practitioner_id?: string | undefined
  starts_at?: number
}

type BookSessionProps = {
  booking: Booking
  zone: Zone
  from: string
  practitioners: readonly Practitioner[]
  onClose(): void
}

const types = ['individual', 'intake', 'couple', 'family', 'medication', 'crisis', 'consultation']
const formats = ['telehealth', 'in_person', 'phone']
const as_options = (values: readonly string[]) => values.map((value) => [value, value] as const)

export function BookSession({ booking, zone, from, practitioners, onClose }: BookSessionProps) {
  const { show } = useToast()
  const [person_id, setPerson] = useState(booking.person_id)
  const [practitioner_id, setPractitioner] = useState(booking.practitioner_id ?? '')
  const [type, setType] = useState('individual')
  const [format, setFormat] = useState('telehealth')
  const [starts_at, setStartsAt] = useState(booking.starts_at)
  const [typed, setTyped] = useState('')
  const [hold, setHold] = useState(false)
  const write = useWrite(['session', 'slots'], (attune) =>
    attune.sessions.create({
      practitioner_id,
      starts_at: new Date(starts_at ?? 0).toISOString(),
      type,
      format,
      ...(person_id && { person_id }),
      ...(hold && { hold: true }),
    }),
  )
  const book = () => {
    if (starts_at === undefined) return
    void write.mutateAsync(undefined).then(
      () => {
        onClose()
        show({ text: hold ? 'The time is held for 15 minutes.' : 'The session is booked.' })
      },
      () => {},
    )
  }
  const type_time = (text: string) => {
    setTyped(text)
    const [, date, hour, minute] = /^(\S{10})T(\d\d):(\d\d)/.exec(text) ?? []
    if (date) setStartsAt(zone.instantOf(date, Number(hour) * 60 + Number(minute)))
  }
  return (
    <FormDialog
      title="Book session"
      summary={starts_at === undefined ? 'Choose a free time.' : whenInWords(starts_at, zone)}
      submit={hold ? 'Hold' : 'Book'}
      busy={write.isPending}
      error={write.error}
      onSubmit={book}
      onClose={onClose}
    >
      <PersonPicker
        chosen={person_id}
        onChoose={setPerson}
        help="Without a person, the time is only blocked."
      />
      <SelectField
        label="Practitioner"
        value={practitioner_id}
        onChange={setPractitioner}
        options={practitioners.map((each) => [each.id, practitionerName(each)] as const)}
      />
      <div className="form-row">
        <SelectField label="Type" value={type} onChange={setType} options={as_options(types)} />
        <SelectField
          label="Format"
          value={format}
          onChange={setFormat}
          options={as_options(formats)}
        />
      </div>
      <SlotPicker
        practitioner_id={practitioner_id}
        zone={zone}
        from={from}
        params={{ format }}
        chosen={starts_at}
        onChoose={setStartsAt}
      />
      <TextField
        label={`Other time, ${zone.name}`}
        type="datetime-local"
        value={typed}
        onChange={type_time}
      />
      <label className="check">
        <input type="checkbox" checked={hold} onChange={(event) => setHold(event.target.checked)} />
        Hold for 15 minutes instead of booking
      </label>
      {write.error && person_id && (
        <Link
          className="btn sm"
          to="/persons/$id"
          params={{ id: person_id }}
          search={{ tab: 'consents' }}
        >
          Open the consents of the person
        </Link>
      )}
    </FormDialog>
  )
}

export function whenInWords(at: number, zone: Zone): string {
  const day = dateInWords(zone.dateOf(at), { weekday: 'long', month: 'long', day: 'numeric' })
  return `${day}, ${timeInZone(at, zone)} ${zone.abbreviation(at)}`
}

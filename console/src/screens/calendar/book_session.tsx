// Books a session, a group session or a series: the person, the practitioner and a free time.
import { useState } from 'react'
import { SelectField, TextField } from '../../components/fields.tsx'
import { FormDialog } from '../../components/form_dialog.tsx'
import { PersonPicker } from '../../components/person_picker.tsx'
import { PractitionerPicker } from '../../components/practitioner_picker.tsx'
import { missingConsent, OfferMissing } from '../../components/states.tsx'
import { useToast } from '../../components/toast.tsx'
import { dateInWords, timeInZone, type Zone } from '../../components/zone.ts'
import { SlotPicker } from './slot_picker.tsx'
import { type Booking, useBooking } from './use_booking.ts'

type BookSessionProps = {
  booking: Booking
  zone: Zone
  from: string
  /** Whether the member books only for themselves. */
  own: boolean
  onClose(): void
}

const as_options = (values: readonly string[]) => values.map((value) => [value, value] as const)
const types = as_options([
  'individual',
  'intake',
  'couple',
  'family',
  'group',
  'medication',
  'crisis',
  'consultation',
])
const formats = as_options(['telehealth', 'in_person', 'phone'])
const repeats = [
  ['', 'Once'],
  ['1', 'Every week'],
  ['2', 'Every 2 weeks'],
  ['4', 'Every 4 weeks'],
] as const

const checkCount = (least: number, most: number) => (text: string) =>
  /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most
    ? undefined
    : `Enter a number from ${least} to ${most}.`

export function BookSession({ booking, zone, from, own, onClose }: BookSessionProps) {
  const { show } = useToast()
  const form = useBooking(booking)
  const { fields, set, person_id, practitioner_id, starts_at, is_group, is_series, write } = form
  const [typed, setTyped] = useState('')
  const missing = missingConsent(write.error)
  const book = () => {
    if (starts_at === undefined) return
    void write.mutateAsync(undefined).then(
      () => {
        onClose()
        show({ text: form.done })
      },
      () => {},
    )
  }
  const typeTime = (text: string) => {
    setTyped(text)
    const [, date, hour, minute] = /^(\S{10})T(\d\d):(\d\d)/.exec(text) ?? []
    if (date) form.setStartsAt(zone.instantOf(date, Number(hour) * 60 + Number(minute)))
  }
  return (
    <FormDialog
      title="Book session"
      summary={starts_at === undefined ? 'Choose a free time.' : whenInWords(starts_at, zone)}
      submit={fields.hold ? 'Hold' : 'Book'}
      busy={write.isPending}
      error={write.error}
      onSubmit={book}
      onClose={onClose}
    >
      {missing && person_id && <OfferMissing person_id={person_id} kind={missing.kind} />}
      <PersonPicker
        chosen={person_id}
        onChoose={form.setPerson}
        help={
          is_group
            ? 'The first participant. Add more once the session is booked.'
            : 'Without a person, the time is only blocked.'
        }
      />
      {!own && <PractitionerPicker chosen={practitioner_id} onChoose={form.setPractitioner} />}
      <div className="form-row">
        <SelectField
          label="Type"
          value={fields.type}
          onChange={(type) => set({ type })}
          options={types}
        />
        <SelectField
          label="Format"
          value={fields.format}
          onChange={(format) => set({ format })}
          options={formats}
        />
      </div>
      <div className="form-row">
        {!is_group && (
          <SelectField
            label="Repeat"
            value={fields.every_weeks}
            onChange={(every_weeks) => set({ every_weeks })}
            options={repeats}
          />
        )}
        {is_series && (
          <TextField
            label="Number of sessions"
            value={fields.count}
            onChange={(count) => set({ count })}
            check={checkCount(1, 52)}
            required
          />
        )}
        {is_group && (
          <TextField
            label="Seats"
            value={fields.capacity}
            onChange={(capacity) => set({ capacity })}
            check={checkCount(2, 100)}
            required
          />
        )}
      </div>
      <SlotPicker
        practitioner_id={practitioner_id}
        zone={zone}
        from={from}
        params={{ format: fields.format }}
        chosen={starts_at}
        onChoose={form.setStartsAt}
      />
      <TextField
        label={`Other time, ${zone.name}`}
        type="datetime-local"
        value={typed}
        onChange={typeTime}
      />
      {!is_series && (
        <label className="check">
          <input
            type="checkbox"
            checked={fields.hold}
            onChange={(event) => set({ hold: event.target.checked })}
          />
          Hold for 15 minutes instead of booking
        </label>
      )}
    </FormDialog>
  )
}

export function whenInWords(at: number, zone: Zone): string {
  const day = dateInWords(zone.dateOf(at), { weekday: 'long', month: 'long', day: 'numeric' })
  return `${day}, ${timeInZone(at, zone)} ${zone.abbreviation(at)}`
}

// Adds a person to the waiting list: for whom, how urgently, and when they can come.
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { WaitingListEntryCreateParams } from 'attune'
import { useWrite } from '../../api/context.tsx'
import { SelectField, TextField } from '../../components/fields.tsx'
import { FormAction } from '../../components/form_action.tsx'
import { jurisdictions } from '../../components/jurisdictions.ts'
import { PersonPicker } from '../../components/person_picker.tsx'
import { Picker } from '../../components/picker.tsx'
import { useFields } from '../../components/use_fields.ts'
import { asOptions, format_options, priority_options, urgency_options } from './terms.ts'

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

const types = asOptions([
  'individual',
  'intake',
  'couple',
  'family',
  'group',
  'medication',
  'consultation',
])
const days = [['', 'Any day'], ...asOptions(weekdays)] as const

const empty = {
  urgency: 'routine',
  priority: '0',
  type: 'individual',
  format: '',
  jurisdiction: '',
  day: '',
  start_time: '09:00',
  end_time: '17:00',
}

/** With the time zone of the browser, which is that of the practice for most. */
function paramsOf(values: typeof empty): Omit<WaitingListEntryCreateParams, 'person_id'> {
  const { urgency, priority, type, format, jurisdiction, day, start_time, end_time } = values
  const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return {
    urgency,
    priority: Number(priority),
    type,
    ...(format && { format }),
    ...(jurisdiction && { jurisdiction }),
    ...(day && { windows: [{ day, start_time, end_time, time_zone }] }),
  }
}

type AddEntryProps = { person_id?: string; onAdded(id: string): void }

export function AddEntry({ person_id: given, onAdded }: AddEntryProps) {
  const { values, input, reset } = useFields(empty)
  const [person_id, setPerson] = useState(given)
  const [practitioner_id, setPractitioner] = useState<string>()
  const write = useWrite(['waiting_list_entry', 'waiting_list_report'], (attune) =>
    attune.waitingListEntries.create({
      ...(person_id && { person_id }),
      ...(practitioner_id && { practitioner_ids: [practitioner_id] }),
      ...paramsOf(values),
    }),
  )
  return (
    <FormAction
      label="Add person"
      icon={Plus}
      primary
      scope="sessions:write"
      title="Add to the waiting list"
      summary="When a time that fits is free, Attune holds it for the person and notifies them."
      submit="Add person"
      done="The person is on the waiting list."
      startsOpen={given !== undefined}
      write={write}
      onDone={({ id }) => {
        reset()
        setPerson(undefined)
        setPractitioner(undefined)
        onAdded(id)
      }}
    >
      <PersonPicker chosen={person_id} onChoose={setPerson} help="Who waits." />
      <div className="form-row">
        <SelectField label="Urgency" {...input('urgency')} options={urgency_options} />
        <SelectField
          label="Priority"
          {...input('priority')}
          options={priority_options}
          help="Within the same urgency. 9 is first."
        />
      </div>
      <Picker
        of="practitioner"
        label="Practitioner"
        chosen={practitioner_id}
        onChoose={setPractitioner}
        help="Leave empty if anyone will do."
      />
      <div className="form-row">
        <SelectField label="Type" {...input('type')} options={types} />
        <SelectField label="Format" {...input('format')} options={format_options} />
      </div>
      <SelectField
        label="Location of the person"
        {...input('jurisdiction')}
        options={[['', 'Not stated'], ...jurisdictions]}
        help="The practitioner must be licensed there."
      />
      <SelectField label="Day" {...input('day')} options={days} />
      {values.day && (
        <div className="form-row">
          <TextField label="From" type="time" {...input('start_time')} required />
          <TextField label="Until" type="time" {...input('end_time')} required />
        </div>
      )}
    </FormAction>
  )
}

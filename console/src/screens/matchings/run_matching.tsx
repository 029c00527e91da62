// Runs a matching for a person.
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useWrite } from '../../api/context.tsx'
import { SelectField, TextField } from '../../components/fields.tsx'
import { FormAction } from '../../components/form_action.tsx'
import { jurisdictions } from '../../components/jurisdictions.ts'
import { PersonPicker } from '../../components/person_picker.tsx'
import { listed, useFields } from '../../components/use_fields.ts'

const empty = { jurisdiction: 'US-NY', format: 'telehealth', concerns: '' }

export function RunMatching({ onDone }: { onDone(id: string): void }) {
  const [person_id, setPerson] = useState<string>()
  const { values, input } = useFields(empty)
  const { jurisdiction, format, concerns } = values
  const write = useWrite(['matching'], (attune) =>
    attune.matchings.create({
      ...(person_id && { person_id }),
      location: { jurisdiction },
      format,
      concerns: listed(concerns),
    }),
  )
  return (
    <FormAction
      label="Run matching"
      scope="matchings:write"
      icon={Plus}
      primary
      title="Run matching"
      submit="Find practitioners"
      write={write}
      onDone={({ id }) => onDone(id)}
    >
      <PersonPicker
        chosen={person_id}
        onChoose={setPerson}
        help="Optional. Only a matching for a person can be accepted and booked."
      />
      <div className="form-row">
        <SelectField label="Location" {...input('jurisdiction')} options={jurisdictions} />
        <SelectField
          label="Format"
          {...input('format')}
          options={[
            ['telehealth', 'telehealth'],
            ['in_person', 'in_person'],
            ['phone', 'phone'],
          ]}
        />
      </div>
      <TextField
        label="Concerns"
        {...input('concerns')}
        placeholder="depression, anxiety"
        help="Separated by commas."
      />
    </FormAction>
  )
}

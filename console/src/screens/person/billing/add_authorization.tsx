// Records what a payer agreed to, or what was asked of it.
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useRead, useWrite } from '../../../api/context.tsx'
import { SelectField, TextField } from '../../../components/fields.tsx'
import { FormAction } from '../../../components/form_action.tsx'
import { Picker } from '../../../components/picker.tsx'
import { listed, useFields } from '../../../components/use_fields.ts'

const types = [
  ['prior_authorization', 'Prior authorization'],
  ['referral', 'Referral'],
] as const

const empty = {
  type: 'prior_authorization',
  authorization_number: '',
  units: '',
  procedure_codes: '',
  starts_on: '',
  ends_on: '',
}

export const checkUnits = (text: string) =>
  /^\d*$/.test(text.trim()) ? undefined : 'Enter a whole number, or leave it empty.'

/** Empty if only the dates limit it. */
export const unitsOf = (text: string) => (text.trim() === '' ? null : Number(text))

export function AddAuthorization({ person_id }: { person_id: string }) {
  const { values, input, reset } = useFields(empty)
  const [opened, setOpened] = useState(false)
  const [coverage, setCoverage] = useState('')
  const [practitioner_id, setPractitioner] = useState<string>()
  const { data } = useRead(
    ['coverage', person_id, 'to_authorize'],
    (attune) => attune.coverages.list({ person_id, limit: 20 }).page(),
    { enabled: opened },
  )
  const coverage_id = coverage || data?.data[0]?.id || ''
  const write = useWrite(['authorization', 'session', 'coverage'], (attune) =>
    attune.authorizations.create({
      coverage_id,
      type: values.type,
      procedure_codes: listed(values.procedure_codes),
      units: unitsOf(values.units),
      ...(values.authorization_number && { authorization_number: values.authorization_number }),
      ...(values.starts_on && { starts_on: values.starts_on }),
      ...(values.ends_on && { ends_on: values.ends_on }),
      ...(practitioner_id && { practitioner_id }),
    }),
  )
  return (
    <FormAction
      label="Add authorization"
      scope="coverages:write"
      icon={Plus}
      title="Add authorization"
      summary="With the payer's number it is approved at once. Without, it is requested."
      submit="Add authorization"
      done="The authorization was recorded."
      write={write}
      onOpen={() => setOpened(true)}
      onDone={reset}
    >
      {data && data.data.length === 0 && (
        <p className="faint">The person has no coverage. Add it first.</p>
      )}
      <SelectField
        label="Coverage"
        value={coverage_id}
        onChange={setCoverage}
        options={(data?.data ?? []).map(
          ({ id, payer_id, program, sequence }) =>
            [id, `${payer_id}, ${program === 'eap' ? 'EAP' : sequence}`] as const,
        )}
      />
      <div className="form-row">
        <SelectField label="Type" {...input('type')} options={types} />
        <TextField
          label="Number"
          {...input('authorization_number')}
          help="From the payer, or the EAP's case number."
        />
      </div>
      <div className="form-row">
        <TextField label="Units" {...input('units')} check={checkUnits} help="Sessions or units." />
        <TextField
          label="Procedure codes"
          {...input('procedure_codes')}
          placeholder="90834, 90837"
          help="Leave empty for any."
        />
      </div>
      <div className="form-row">
        <TextField label="First date" type="date" {...input('starts_on')} />
        <TextField label="Last date" type="date" {...input('ends_on')} />
      </div>
      <Picker
        of="practitioner"
        label="Practitioner"
        chosen={practitioner_id}
        onChoose={setPractitioner}
        help="Only if the payer named one."
      />
    </FormAction>
  )
}

// Creates and changes a service.
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Service } from 'attune'
import { useWrite } from '../../api/context.tsx'
import { Confirm } from '../../components/confirm.tsx'
import { SelectField, TextField } from '../../components/fields.tsx'
import { FormAction } from '../../components/form_action.tsx'
import { checkAmount, moneyOf } from '../../components/money_input.ts'
import { Picker } from '../../components/picker.tsx'
import { useFields } from '../../components/use_fields.ts'
import { useSession } from '../../session/context.tsx'

const asOptions = (values: readonly string[]) => values.map((value) => [value, value] as const)

const types = asOptions([
  'individual',
  'intake',
  'couple',
  'family',
  'group',
  'medication',
  'crisis',
  'consultation',
])
const formats = [['', 'Any'], ...asOptions(['telehealth', 'in_person', 'phone'])] as const
const bookers = [
  ['staff', 'Your team only'],
  ['everyone', 'Your team and persons'],
] as const

const checkMinutes = (text: string) =>
  /^\d+$/.test(text) && Number(text) > 0 ? undefined : 'Enter a number of minutes.'

const fieldsOf = (service?: Service) => ({
  name: service?.name ?? '',
  duration_minutes: String(service?.duration_minutes ?? 50),
  description: service?.description ?? '',
  type: service?.type ?? 'individual',
  format: service?.format ?? '',
  procedure_code: service?.procedure_code ?? '',
  price: service?.price ? (service.price.amount / 100).toFixed(2) : '',
  booked_by: service && !service.bookable_by.includes('person') ? 'staff' : 'everyone',
})

type Fields = ReturnType<typeof fieldsOf>

const paramsOf = (fields: Fields) => ({
  name: fields.name,
  duration_minutes: Number(fields.duration_minutes),
  description: fields.description || null,
  type: fields.type,
  format: fields.format || null,
  procedure_code: fields.procedure_code || null,
  price: fields.price ? moneyOf(fields.price) : null,
  bookable_by: ['account', 'practitioner', ...(fields.booked_by === 'everyone' ? ['person'] : [])],
})

type Input = ReturnType<typeof useFields<Fields>>['input']

const ServiceFields = ({ input }: { input: Input }) => (
  <>
    <div className="form-row">
      <TextField label="Name" {...input('name')} required autoFocus />
      <TextField label="Minutes" {...input('duration_minutes')} required check={checkMinutes} />
    </div>
    <div className="form-row">
      <SelectField label="Type" {...input('type')} options={types} />
      <SelectField label="Format" {...input('format')} options={formats} />
    </div>
    <div className="form-row">
      <TextField label="Procedure code" {...input('procedure_code')} placeholder="90837" />
      <TextField
        label="Price"
        {...input('price')}
        check={checkAmount}
        help="For self-pay, in dollars."
      />
    </div>
    <SelectField label="Who can book it" {...input('booked_by')} options={bookers} />
    <TextField
      label="Description"
      {...input('description')}
      multiline
      help="Persons see it when they book."
    />
  </>
)

export function NewService({ onCreated }: { onCreated(id: string): void }) {
  const { session } = useSession()
  const own = session.role.acts_as === 'practitioner' ? session.member.practitioner_id : null
  const { values, input, reset } = useFields(fieldsOf())
  const [chosen, setPractitioner] = useState<string>()
  const practitioner_id = own ?? chosen
  const write = useWrite(['service'], (attune) =>
    attune.services.create({
      ...paramsOf(values),
      ...(practitioner_id && { practitioner_id }),
    }),
  )
  return (
    <FormAction
      label="New service"
      icon={Plus}
      primary
      scope="availability:write"
      title="New service"
      submit="Create service"
      done="The service was created."
      write={write}
      onDone={({ id }) => {
        reset()
        onCreated(id)
      }}
    >
      <ServiceFields input={input} />
      {!own && (
        <Picker
          of="practitioner"
          label="Practitioner"
          chosen={chosen}
          onChoose={setPractitioner}
          help="Leave empty if everyone offers it."
        />
      )}
    </FormAction>
  )
}

export function EditService({ service }: { service: Service }) {
  const { values, input } = useFields(fieldsOf(service))
  return (
    <Confirm
      label="Edit"
      look="primary"
      title="Edit the service"
      effect="Sessions that are booked keep their terms."
      scope="availability:write"
      changed={['service']}
      edits={{ object: service, read: (attune) => attune.services.retrieve(service.id) }}
      act={(attune, version) =>
        attune.services.update(service.id, paramsOf(values), { ifMatch: version })
      }
      done="The service was changed."
    >
      <ServiceFields input={input} />
    </Confirm>
  )
}

// Issues a good faith estimate: one service, repeated as often as it is expected.
import { Plus } from 'lucide-react'
import { useWrite } from '../../../api/context.tsx'
import { AmountField } from '../../../components/amount_field.tsx'
import { SelectField, TextField } from '../../../components/fields.tsx'
import { FormAction } from '../../../components/form_action.tsx'
import { moneyOf } from '../../../components/money_input.ts'
import { useFields } from '../../../components/use_fields.ts'
import {
  PractitionerPicker,
  useOnlyPractitioner,
} from '../../../components/practitioner_picker.tsx'

type IssueProps = { person_id: string; onIssued(id: string): void }

const untouched = {
  practitioner_id: '',
  insurance_status: 'self_pay',
  primary_service: '',
  procedure_code: '90837',
  price: '',
  quantity: '12',
  every_weeks: '1',
  service_date: '',
}

export function IssueEstimate({ person_id, onIssued }: IssueProps) {
  const { values, input, reset } = useFields(untouched)
  const only = useOnlyPractitioner()
  const practitioner_id = values.practitioner_id || only
  const write = useWrite(['estimate'], (attune) =>
    attune.estimates.create({
      person_id,
      practitioner_id,
      insurance_status: values.insurance_status as 'self_pay' | 'uninsured',
      primary_service: values.primary_service,
      ...(values.service_date && { service_date: values.service_date }),
      items: [
        {
          procedure_code: values.procedure_code,
          description: values.primary_service,
          price: moneyOf(values.price),
          quantity: Number(values.quantity),
          ...(values.every_weeks && { every_weeks: Number(values.every_weeks) }),
        },
      ],
    }),
  )
  return (
    <FormAction
      label="Issue estimate"
      icon={Plus}
      scope="estimates:write"
      title="Issue good faith estimate"
      summary="An issued estimate can't be edited. A new one replaces it."
      submit="Issue estimate"
      done="The estimate was issued."
      write={write}
      onDone={({ id }) => {
        reset()
        onIssued(id)
      }}
    >
      <PractitionerPicker chosen={practitioner_id} onChoose={input('practitioner_id').onChange} />
      <SelectField
        label="Insurance status"
        {...input('insurance_status')}
        options={[
          ['self_pay', 'Self-pay: insured, but not using it'],
          ['uninsured', 'Uninsured'],
        ]}
      />
      <TextField
        label="Expected care"
        {...input('primary_service')}
        required
        help="In plain words."
      />
      <TextField
        label="Procedure code"
        {...input('procedure_code')}
        param="items[0].procedure_code"
        required
        help="CPT or HCPCS."
      />
      <AmountField label="Price of one service" {...input('price')} />
      <TextField
        label="Quantity"
        {...input('quantity')}
        param="items[0].quantity"
        required
        help="How often within 12 months."
        check={wholeNumber}
      />
      <TextField
        label="Every how many weeks"
        {...input('every_weeks')}
        param="items[0].every_weeks"
        check={(text) => (text ? wholeNumber(text) : undefined)}
      />
      <TextField
        label="Date of the first service"
        {...input('service_date')}
        placeholder="2027-03-01"
      />
    </FormAction>
  )
}

const wholeNumber = (text: string) =>
  /^[1-9]\d*$/.test(text) ? undefined : 'Enter a whole number, 1 or more.'

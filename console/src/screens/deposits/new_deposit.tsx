// Records a deposit. One with the trace number and amount of a remittance is matched to it.
import { Plus } from 'lucide-react'
import { useWrite } from '../../api/context.tsx'
import { SelectField, TextField } from '../../components/fields.tsx'
import { FormAction } from '../../components/form_action.tsx'
import { AmountField } from '../../components/amount_field.tsx'
import { moneyOf } from '../../components/money_input.ts'
import { useFields } from '../../components/use_fields.ts'

const methods = [
  ['eft', 'EFT'],
  ['check', 'Check'],
  ['processor', 'Payment processor'],
  ['other', 'Other'],
] as const
const empty = { amount: '', received_on: '', method: 'eft', trace_number: '', payer_name: '' }

export function NewDeposit({ onCreated }: { onCreated(id: string): void }) {
  const { values, input } = useFields(empty)
  const write = useWrite(['deposit', 'remittance', 'payment'], (attune) => {
    const { amount, received_on, method, trace_number, payer_name } = values
    return attune.deposits.create({
      amount: moneyOf(amount),
      received_on,
      method,
      ...(trace_number && { trace_number }),
      ...(payer_name && { payer_name }),
    })
  })
  return (
    <FormAction
      label="Record deposit"
      icon={Plus}
      primary
      scope="deposits:write"
      title="Record deposit"
      summary="A deposit with the trace number and amount of a remittance is matched to it."
      submit="Record deposit"
      write={write}
      onDone={({ id }) => onCreated(id)}
    >
      <AmountField {...input('amount')} />
      <TextField label="Received on" {...input('received_on')} required placeholder="2027-03-01" />
      <SelectField label="Method" {...input('method')} options={methods} />
      <TextField
        label="Trace number"
        {...input('trace_number')}
        help="TRN02 of the remittance, or the number of the check."
      />
      <TextField label="Payer" {...input('payer_name')} />
    </FormAction>
  )
}

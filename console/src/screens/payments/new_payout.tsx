// Pays a practitioner what they earned.
import { Plus } from 'lucide-react'
import { useWrite } from '../../api/context.tsx'
import { AmountField } from '../../components/amount_field.tsx'
import { FormAction } from '../../components/form_action.tsx'
import { moneyOf } from '../../components/money_input.ts'
import { PractitionerPicker, useOnlyPractitioner } from '../../components/practitioner_picker.tsx'
import { useFields } from '../../components/use_fields.ts'

export function NewPayout({ onCreated }: { onCreated(id: string): void }) {
  const { values, input } = useFields({ practitioner_id: '', amount: '' })
  const only = useOnlyPractitioner()
  const practitioner_id = values.practitioner_id || only
  const write = useWrite(['payout', 'ledger_entry'], (attune) =>
    attune.payouts.create({ practitioner_id, amount: moneyOf(values.amount) }),
  )
  return (
    <FormAction
      label="New payout"
      icon={Plus}
      primary
      scope="payouts:write"
      title="New payout"
      summary="Sends money to the account in the practitioner's payout terms."
      submit="Pay out"
      write={write}
      onDone={({ id }) => onCreated(id)}
    >
      <PractitionerPicker chosen={practitioner_id} onChoose={input('practitioner_id').onChange} />
      <AmountField
        {...input('amount')}
        help="At most what the practitioner earned and wasn't paid yet."
      />
    </FormAction>
  )
}

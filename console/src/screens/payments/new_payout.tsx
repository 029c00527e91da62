// Pays a practitioner what they earned.
import { Plus } from 'lucide-react'
import { useWrite } from '../../api/context.tsx'
import { AmountField } from '../../components/amount_field.tsx'
import { SelectField } from '../../components/fields.tsx'
import { FormAction } from '../../components/form_action.tsx'
import { moneyOf } from '../../components/money_input.ts'
import { practitionerName } from '../../components/names.ts'
import { useFields } from '../../components/use_fields.ts'
import { usePractitioners } from '../../components/use_names.ts'

export function NewPayout({ onCreated }: { onCreated(id: string): void }) {
  const practitioners = usePractitioners()
  const { values, input } = useFields({ practitioner_id: '', amount: '' })
  const practitioner_id = values.practitioner_id || practitioners[0]?.id || ''
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
      <SelectField
        label="Practitioner"
        {...input('practitioner_id')}
        value={practitioner_id}
        options={practitioners.map((each) => [each.id, practitionerName(each)] as const)}
      />
      <AmountField
        {...input('amount')}
        help="At most what the practitioner earned and wasn't paid yet."
      />
    </FormAction>
  )
}

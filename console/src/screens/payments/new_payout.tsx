// Pays a practitioner what they earned.
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useWrite } from '../../api/context.tsx'
import { SelectField, TextField } from '../../components/fields.tsx'
import { FormAction } from '../../components/form_action.tsx'
import { centsOf, checkAmount, usd } from '../../components/money_input.ts'
import { practitionerName } from '../../components/names.ts'
import { usePractitioners } from '../../components/use_names.ts'

export function NewPayout({ onCreated }: { onCreated(id: string): void }) {
  const practitioners = usePractitioners()
  const [picked, setPicked] = useState('')
  const [amount, setAmount] = useState('')
  const practitioner_id = picked || practitioners[0]?.id || ''
  const write = useWrite(['payout', 'ledger_entry'], (attune) =>
    attune.payouts.create({ practitioner_id, amount: usd(centsOf(amount) ?? 0) }),
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
        value={practitioner_id}
        onChange={setPicked}
        options={practitioners.map((each) => [each.id, practitionerName(each)] as const)}
      />
      <TextField
        label="Amount"
        value={amount}
        onChange={setAmount}
        check={checkAmount}
        required
        help="At most what the practitioner earned and wasn't paid yet."
        error={write.error}
        param="amount"
      />
    </FormAction>
  )
}

// Records a deposit. One with the trace number and amount of a remittance is matched to it.
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useWrite } from '../../api/context.tsx'
import { SelectField, TextField } from '../../components/fields.tsx'
import { FormAction } from '../../components/form_action.tsx'
import { centsOf, checkAmount, usd } from '../../components/money_input.ts'

const methods = [
  ['eft', 'EFT'],
  ['check', 'Check'],
  ['processor', 'Payment processor'],
  ['other', 'Other'],
] as const

export function NewDeposit({ onCreated }: { onCreated(id: string): void }) {
  const [amount, setAmount] = useState('')
  const [received_on, setReceivedOn] = useState('')
  const [method, setMethod] = useState('eft')
  const [trace_number, setTraceNumber] = useState('')
  const [payer_name, setPayerName] = useState('')
  const write = useWrite(['deposit', 'remittance', 'payment'], (attune) =>
    attune.deposits.create({
      amount: usd(centsOf(amount) ?? 0),
      received_on,
      method,
      ...(trace_number && { trace_number }),
      ...(payer_name && { payer_name }),
    }),
  )
  const shared = { error: write.error }
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
      <TextField
        label="Amount"
        value={amount}
        onChange={setAmount}
        check={checkAmount}
        required
        {...shared}
        param="amount"
      />
      <TextField
        label="Received on"
        value={received_on}
        onChange={setReceivedOn}
        required
        placeholder="2027-03-01"
        {...shared}
        param="received_on"
      />
      <SelectField label="Method" value={method} onChange={setMethod} options={methods} />
      <TextField
        label="Trace number"
        value={trace_number}
        onChange={setTraceNumber}
        help="TRN02 of the remittance, or the number of the check."
        {...shared}
        param="trace_number"
      />
      <TextField label="Payer" value={payer_name} onChange={setPayerName} />
    </FormAction>
  )
}

// Records a payment that was taken elsewhere: in cash, by check or on another terminal.
import { Plus } from 'lucide-react'
import { useWrite } from '../../../api/context.tsx'
import { AmountField } from '../../../components/amount_field.tsx'
import { SelectField } from '../../../components/fields.tsx'
import { FormAction } from '../../../components/form_action.tsx'
import { moneyOf } from '../../../components/money_input.ts'
import { useFields } from '../../../components/use_fields.ts'
import { payment_kinds } from './payment_kinds.ts'

const methods = [
  ['cash', 'Cash'],
  ['check', 'Check'],
  ['external', 'Another terminal or service'],
] as const

type RecordProps = {
  person_id: string
  /** What is paid, if it is known: the copay of a session. */
  of?: { session_id: string; kind: string; amount: string }
  label?: string
}

export function RecordPayment({ person_id, of, label = 'Record payment' }: RecordProps) {
  const { values, input, reset } = useFields({
    method: 'cash',
    kind: of?.kind ?? 'balance',
    amount: of?.amount ?? '',
  })
  const { method, kind, amount } = values
  const write = useWrite(['payment', 'charge', 'session'], (attune) =>
    attune.payments.create({
      person_id,
      kind,
      amount: moneyOf(amount),
      method: { type: method },
      ...(of && { session_id: of.session_id }),
      confirm: true,
    }),
  )
  return (
    <FormAction
      label={label}
      icon={Plus}
      scope="payments:write"
      title="Record a payment"
      summary="A payment that you took elsewhere. Nothing is charged."
      submit="Record payment"
      done="The payment was recorded."
      write={write}
      onDone={reset}
    >
      <SelectField label="Paid by" {...input('method')} options={methods} />
      {!of && <SelectField label="For" {...input('kind')} options={payment_kinds} />}
      <AmountField {...input('amount')} />
    </FormAction>
  )
}

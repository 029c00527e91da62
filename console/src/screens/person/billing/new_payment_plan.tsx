// Creates a payment plan: a balance in installments, charged to a card on file.
import { Plus } from 'lucide-react'
import { useRead, useWrite } from '../../../api/context.tsx'
import { SelectField, TextField } from '../../../components/fields.tsx'
import { FormAction } from '../../../components/form_action.tsx'
import { checkAmount, moneyOf } from '../../../components/money_input.ts'
import { Notice } from '../../../components/states.tsx'
import { useFields } from '../../../components/use_fields.ts'
import { ConsentFields } from './consent_fields.tsx'
import { methodName } from './payment_methods.tsx'

const intervals = [
  ['month', 'Every month'],
  ['two_weeks', 'Every two weeks'],
  ['week', 'Every week'],
] as const

const checkCount = (text: string) =>
  /^\d{1,2}$/.test(text) && Number(text) >= 2 && Number(text) <= 36
    ? undefined
    : 'Enter a number from 2 to 36.'

const empty = {
  payment_method_id: '',
  installment_count: '3',
  interval: 'month',
  starts_on: '',
  amount: '',
  text_version: '',
  channel: 'written',
}

export function NewPaymentPlan({ person_id }: { person_id: string }) {
  const { values, input, reset } = useFields(empty)
  const { data } = useRead(['payment_method', person_id, 'active'], (attune) =>
    attune.paymentMethods.list({ person_id, status: 'active', limit: 20 }).page(),
  )
  const methods = data?.data ?? []
  const payment_method_id =
    values.payment_method_id || methods.find(({ is_default }) => is_default)?.id || ''
  const write = useWrite(['payment_plan', 'payment', 'charge'], (attune) => {
    const { installment_count, interval, starts_on, amount, text_version, channel } = values
    return attune.paymentPlans.create({
      person_id,
      payment_method_id,
      installment_count: Number(installment_count),
      interval,
      ...(starts_on && { starts_on }),
      ...(amount && { amount: moneyOf(amount) }),
      consent: { text_version, channel },
    })
  })
  return (
    <FormAction
      label="Create plan"
      icon={Plus}
      scope="payments:write"
      title="Create a payment plan"
      summary="The card is charged on each date, and never more than the person owes by then."
      submit="Create plan"
      done="The payment plan was created."
      write={write}
      onDone={reset}
    >
      {data && methods.length === 0 && (
        <Notice tone="warn">Add a card on file first. Installments are charged to it.</Notice>
      )}
      <SelectField
        label="Card"
        {...input('payment_method_id')}
        value={payment_method_id}
        options={methods.map((method) => [method.id, methodName(method)] as const)}
      />
      <div className="form-row">
        <TextField
          label="Installments"
          {...input('installment_count')}
          required
          check={checkCount}
        />
        <SelectField label="Interval" {...input('interval')} options={intervals} />
      </div>
      <div className="form-row">
        <TextField
          label="Amount"
          {...input('amount')}
          check={checkAmount}
          help="Empty: the whole balance."
        />
        <TextField label="First date" type="date" {...input('starts_on')} help="Empty: today." />
      </div>
      <ConsentFields input={input} />
    </FormAction>
  )
}

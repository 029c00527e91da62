// Creates a payment request and shows its link, which can be copied only now.
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import type { PaymentRequest } from 'attune'
import { useWrite } from '../../../api/context.tsx'
import { SelectField, TextField } from '../../../components/fields.tsx'
import { FormAction } from '../../../components/form_action.tsx'
import { checkAmount, moneyOf } from '../../../components/money_input.ts'
import { SecretDialog } from '../../../components/secret.tsx'
import { useFields } from '../../../components/use_fields.ts'
import { payment_kinds } from './payment_kinds.ts'

const day_ms = 86_400_000
const lifetimes = [
  ['7', '7 days'],
  ['30', '30 days'],
  ['90', '90 days'],
] as const

type RequestProps = {
  person_id: string
  /** What is asked for, if it is known: the copay of a session. */
  of?: { session_id: string; kind: string; amount: string }
  label?: string
  now: number
}

export function RequestPayment({ person_id, of, label = 'Request payment', now }: RequestProps) {
  const [link, setLink] = useState<string>()
  const { values, input, reset } = useFields({
    kind: of?.kind ?? 'balance',
    amount: of?.amount ?? '',
    days: '30',
  })
  const { kind, amount, days } = values
  const is_balance = kind === 'balance'
  const write = useWrite(['payment_request'], (attune) =>
    attune.paymentRequests.create({
      person_id,
      kind,
      ...(amount && { amount: moneyOf(amount) }),
      ...(of && { session_id: of.session_id }),
      expires_at: new Date(now + Number(days) * day_ms).toISOString(),
    }),
  )
  return (
    <>
      <FormAction<PaymentRequest>
        label={label}
        icon={Link2}
        scope="payments:write"
        title="Request a payment"
        summary="A link to a page where the person pays. If messages are on, it is also sent."
        submit="Create link"
        write={write}
        onDone={({ url }) => {
          reset()
          setLink(url)
        }}
      >
        {!of && <SelectField label="For" {...input('kind')} options={payment_kinds} />}
        <TextField
          label="Amount"
          {...input('amount')}
          check={checkAmount}
          {...(!is_balance && { required: true })}
          help={is_balance ? 'Empty: what the person owes when they pay.' : undefined}
        />
        <SelectField label="Valid for" {...input('days')} options={lifetimes} />
      </FormAction>
      {link && (
        <SecretDialog
          title="Payment link"
          summary="Send it to the person. It works without signing in, and is shown only now."
          secret={link}
          onClose={() => setLink(undefined)}
        />
      )}
    </>
  )
}

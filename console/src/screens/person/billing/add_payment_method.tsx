// Puts a card on file from a token. In the sandbox, from one of the simulated processor's.
import { Plus } from 'lucide-react'
import { useWrite } from '../../../api/context.tsx'
import { SelectField, TextField } from '../../../components/fields.tsx'
import { FormAction } from '../../../components/form_action.tsx'
import { useFields } from '../../../components/use_fields.ts'
import { useSession } from '../../../session/context.tsx'
import { ConsentFields } from './consent_fields.tsx'

const types = [
  ['card', 'Card'],
  ['ach', 'Bank account'],
  ['hsa_fsa', 'HSA or FSA card'],
] as const

const sandbox_tokens = [
  ['pm_card_visa', 'Visa that works'],
  ['pm_card_mastercard', 'Mastercard that works'],
  ['pm_card_chargeCustomerFail', 'Can be kept, but declines every charge'],
  ['pm_card_authenticationRequiredOnSetup', 'Must be confirmed by the bank first'],
] as const

export function AddPaymentMethod({ person_id }: { person_id: string }) {
  const { session } = useSession()
  const is_sandbox = session.environment === 'sandbox'
  const { values, input, reset } = useFields({
    type: 'card',
    token: is_sandbox ? sandbox_tokens[0][0] : '',
    text_version: '',
    channel: 'written',
  })
  const { type, token, text_version, channel } = values
  const write = useWrite(['payment_method'], (attune) =>
    attune.paymentMethods.create({ person_id, type, token, consent: { text_version, channel } }),
  )
  return (
    <FormAction
      label="Add card"
      icon={Plus}
      scope="payments:write"
      title="Add a card or bank account"
      summary="The processor keeps it. Card numbers never reach Attune."
      submit="Put on file"
      done="It is on file."
      write={write}
      onDone={reset}
    >
      <SelectField label="Type" {...input('type')} options={types} />
      {is_sandbox && type !== 'ach' ? (
        <SelectField
          label="Simulated card"
          {...input('token')}
          options={sandbox_tokens}
          help="In production, your own page gets a token from the processor."
        />
      ) : (
        <TextField
          label="Token"
          {...input('token')}
          required
          help="From the processor, in the person's browser. Never a card number."
        />
      )}
      <ConsentFields input={input} />
    </FormAction>
  )
}

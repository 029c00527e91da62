// What can be done with a payment method: charge it, make it the default, autopay, remove it.
import type { PaymentMethod } from 'attune'
import { type Action, Actions } from '../../../components/actions.tsx'
import { moneyOf } from '../../../components/money_input.ts'
import { useSession } from '../../../session/context.tsx'
import { SetUpAutopay } from './set_up_autopay.tsx'

const isActive = ({ status }: PaymentMethod) => status === 'active'

const charge: Action<PaymentMethod> = {
  label: 'Charge',
  when: isActive,
  title: 'Charge this card now?',
  effect: "The person isn't there to authenticate. If their bank requires it, it is declined.",
  done: 'The payment was created. See its status below.',
  fields: [{ name: 'amount', label: 'Amount', type: 'amount', required: true }],
  act: (attune, { id, person_id }, value) =>
    attune.payments.create({
      person_id,
      kind: 'balance',
      amount: moneyOf(value('amount')),
      payment_method_id: id,
      confirm: true,
    }),
}

const end_autopay: Action<PaymentMethod> = {
  label: 'End autopay',
  look: 'danger',
  when: ({ autopay }) => autopay !== null,
  title: 'End autopay?',
  effect: 'Nothing is charged automatically anymore. A planned charge is dropped.',
  done: 'Autopay ended.',
  act: (attune, { id }) => attune.paymentMethods.update(id, { autopay: null }),
}

const make_default: Action<PaymentMethod> = {
  label: 'Make default',
  when: (method) => isActive(method) && !method.is_default,
  title: 'Make it the default?',
  effect: 'New charges use it unless they name another one.',
  done: 'It is the default.',
  act: (attune, { id }) => attune.paymentMethods.update(id, { is_default: true }),
}

const simulate_confirmation: Action<PaymentMethod> = {
  label: 'Simulate confirmation',
  when: ({ next_action }) => next_action !== null,
  title: "Simulate the bank's confirmation?",
  effect: 'As if the person had confirmed it with their bank. Only in the sandbox.',
  done: 'It is confirmed.',
  act: (attune, { id }) =>
    attune.paymentMethods.completeChallenge(id, { outcome: 'authenticated' }),
}

const remove: Action<PaymentMethod> = {
  label: 'Remove',
  look: 'danger',
  when: () => true,
  title: 'Remove it from file?',
  effect: "It is deleted at the processor and can't be charged anymore. Autopay with it ends.",
  done: 'It was removed.',
  act: (attune, { id }) => attune.paymentMethods.delete(id),
}

export function MethodActions({ method }: { method: PaymentMethod }) {
  const { session } = useSession()
  const is_sandbox = session.environment === 'sandbox'
  const shared = {
    object: method,
    scope: 'payments:write' as const,
    changed: ['payment_method', 'payment', 'charge', 'statement'],
  }
  return (
    <>
      <Actions of={[charge]} {...shared} />
      {isActive(method) && <SetUpAutopay method={method} />}
      <Actions
        of={[end_autopay, make_default, ...(is_sandbox ? [simulate_confirmation] : []), remove]}
        {...shared}
      />
    </>
  )
}

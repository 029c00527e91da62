// Answers an offer for the person, or takes the time back.
import type { Attune, WaitingListOffer } from 'attune'
import { Confirm } from '../../components/confirm.tsx'

type Step = {
  label: string
  title: string
  effect: string
  done: string
  look: 'primary' | 'danger'
  act(attune: Attune, id: string): PromiseLike<unknown>
}

const steps: readonly Step[] = [
  {
    label: 'Accept',
    title: 'Accept for the person?',
    effect: 'Books the session. The rules of booking are checked again.',
    done: 'The session is booked.',
    look: 'primary',
    act: (attune, id) => attune.waitingListOffers.accept(id),
  },
  {
    label: 'Decline',
    title: 'Decline for the person?',
    effect: 'The next person gets the time. This one keeps their place.',
    done: 'The offer was declined.',
    look: 'danger',
    act: (attune, id) => attune.waitingListOffers.decline(id),
  },
  {
    label: 'Withdraw',
    title: 'Withdraw the offer?',
    effect: 'The time is free for your own use. No one else is offered it.',
    done: 'The offer was withdrawn.',
    look: 'danger',
    act: (attune, id) => attune.waitingListOffers.withdraw(id),
  },
]

const changed = ['waiting_list_offer', 'waiting_list_entry', 'waiting_list_report', 'session']

export const OfferSteps = ({ offer: { id } }: { offer: WaitingListOffer }) =>
  steps.map(({ act, ...step }) => (
    <Confirm
      key={step.label}
      {...step}
      scope="sessions:write"
      changed={changed}
      act={(attune) => act(attune, id)}
    />
  ))

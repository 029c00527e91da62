// What can be done with a claim in its state: correct, submit, replace, appeal, void, write off.
import type { Claim } from 'attune'
import { type Action, Actions } from '../../components/actions.tsx'
import { words } from '../../components/format.ts'
import { EditClaim } from './edit_claim.tsx'

export const write_off_reasons = [
  'timely_filing',
  'small_balance',
  'charity',
  'bad_debt',
  'courtesy',
  'not_covered',
  'authorization',
  'administrative',
].map((reason) => [reason, words(reason)] as const)

const text = { name: 'text', label: 'Text', type: 'lines', required: true } as const

const step = (label: string, ...statuses: Claim['status'][]) => ({
  label,
  title: `${label} the claim?`,
  when: ({ status }: Claim) => statuses.includes(status),
})

const actions: readonly Action<Claim>[] = [
  {
    ...step('Validate', 'drafted'),
    effect: 'Checks the claim completely. Nothing is sent.',
    done: 'The claim was checked.',
    act: (attune, { id }) => attune.claims.validate(id),
  },
  {
    ...step('Submit', 'validated'),
    effect: 'Sends an 837P to the payer. The disclosure is recorded.',
    done: 'The claim was submitted.',
    act: (attune, { id }) => attune.claims.submit(id),
  },
  {
    ...step('Correct', 'rejected'),
    effect: 'The claim becomes a draft again, so that you can change and resubmit it.',
    done: 'The claim is a draft again.',
    act: (attune, { id }) => attune.claims.correct(id),
  },
  {
    ...step('Respond', 'pended'),
    effect: 'Sends your answer to the payer.',
    done: 'The answer was sent.',
    fields: [text],
    act: (attune, { id }, value) => attune.claims.respond(id, { text: value('text') }),
  },
  {
    ...step('Appeal', 'denied', 'partially_paid', 'paid'),
    effect: 'Asks the payer to decide again.',
    done: 'The appeal was sent.',
    fields: [text],
    act: (attune, { id }, value) => attune.claims.appeal(id, { reason: value('text') }),
  },
  {
    ...step('Check status', 'submitted', 'acknowledged', 'accepted', 'pended'),
    effect: 'Sends a 276 to the payer.',
    done: 'The status was requested.',
    act: (attune, { id }) => attune.claims.checkStatus(id),
  },
  {
    ...step('Void', 'accepted', 'paid', 'partially_paid', 'denied'),
    effect: 'Sends a claim with frequency code 8 to the payer.',
    done: 'The void was sent.',
    look: 'danger',
    act: (attune, { id }) => attune.claims.void(id),
  },
  {
    ...step('Write off', 'denied', 'partially_paid'),
    effect: "Writes off the payer's balance. The ledger records it.",
    done: 'The balance was written off.',
    look: 'danger',
    fields: [
      { name: 'reason', label: 'Reason', options: write_off_reasons, start: 'authorization' },
    ],
    act: (attune, { id }, value) => attune.claims.writeOff(id, { reason: value('reason') }),
  },
  {
    ...step('Cancel', 'drafted', 'validated'),
    effect: 'The claim is never sent. Its sessions can be billed again.',
    done: 'The claim was canceled.',
    look: 'danger',
    act: (attune, { id }) => attune.claims.cancel(id),
  },
]

export const ClaimActions = ({ claim }: { claim: Claim }) => (
  <>
    <EditClaim claim={claim} />
    <Actions of={actions} object={claim} scope="claims:write" changed={['claim', 'disclosure']} />
  </>
)

// What can be done with a claim in its state: correct, submit, replace, appeal, void, write off.
import { useState } from 'react'
import type { Attune, Claim } from 'attune'
import { Confirm } from '../../components/confirm.tsx'
import { SelectField, TextField } from '../../components/fields.tsx'
import { EditClaim } from './edit_claim.tsx'

type Action = {
  label: string
  in: readonly Claim['status'][]
  effect: string
  done: string
  look?: 'primary' | 'danger'
  asks?: 'text' | 'reason'
  act(attune: Attune, id: string, input: { text: string; reason: string }): PromiseLike<unknown>
}

const actions: readonly Action[] = [
  {
    label: 'Validate',
    in: ['drafted'],
    effect: 'Checks the claim completely. Nothing is sent.',
    done: 'The claim was checked.',
    act: (attune, id) => attune.claims.validate(id),
  },
  {
    label: 'Submit',
    in: ['validated'],
    effect: 'Sends an 837P to the payer. The disclosure is recorded.',
    done: 'The claim was submitted.',
    act: (attune, id) => attune.claims.submit(id),
  },
  {
    label: 'Correct',
    in: ['rejected'],
    effect: 'The claim becomes a draft again, so that you can change and resubmit it.',
    done: 'The claim is a draft again.',
    act: (attune, id) => attune.claims.correct(id),
  },
  {
    label: 'Respond',
    in: ['pended'],
    effect: 'Sends your answer to the payer.',
    done: 'The answer was sent.',
    asks: 'text',
    act: (attune, id, { text }) => attune.claims.respond(id, { text }),
  },
  {
    label: 'Appeal',
    in: ['denied', 'partially_paid', 'paid'],
    effect: 'Asks the payer to decide again.',
    done: 'The appeal was sent.',
    asks: 'text',
    act: (attune, id, { text }) => attune.claims.appeal(id, { reason: text }),
  },
  {
    label: 'Check status',
    in: ['submitted', 'acknowledged', 'accepted', 'pended'],
    effect: 'Sends a 276 to the payer.',
    done: 'The status was requested.',
    act: (attune, id) => attune.claims.checkStatus(id),
  },
  {
    label: 'Void',
    in: ['accepted', 'paid', 'partially_paid', 'denied'],
    effect: 'Sends a claim with frequency code 8 to the payer.',
    done: 'The void was sent.',
    look: 'danger',
    act: (attune, id) => attune.claims.void(id),
  },
  {
    label: 'Write off',
    in: ['denied', 'partially_paid'],
    effect: "Writes off the payer's balance. The ledger records it.",
    done: 'The balance was written off.',
    look: 'danger',
    asks: 'reason',
    act: (attune, id, { reason }) => attune.claims.writeOff(id, { reason }),
  },
  {
    label: 'Cancel',
    in: ['drafted', 'validated'],
    effect: 'The claim is never sent. Its sessions can be billed again.',
    done: 'The claim was canceled.',
    look: 'danger',
    act: (attune, id) => attune.claims.cancel(id),
  },
]

const write_off_reasons = [
  'timely_filing',
  'small_balance',
  'charity',
  'bad_debt',
  'courtesy',
  'not_covered',
  'authorization',
  'administrative',
].map((reason) => [reason, reason] as const)

export function ClaimActions({ claim }: { claim: Claim }) {
  const [text, setText] = useState('')
  const [reason, setReason] = useState('authorization')
  return (
    <>
      <EditClaim claim={claim} />
      {actions
        .filter((action) => action.in.includes(claim.status))
        .map((action) => (
          <Confirm
            key={action.label}
            label={action.label}
            look={action.look ?? 'primary'}
            title={`${action.label} the claim?`}
            effect={action.effect}
            scope="claims:write"
            changed={['claim', 'disclosure']}
            act={(attune) => action.act(attune, claim.id, { text, reason })}
            done={action.done}
          >
            {action.asks === 'text' && (
              <TextField label="Text" value={text} onChange={setText} required multiline />
            )}
            {action.asks === 'reason' && (
              <SelectField
                label="Reason"
                value={reason}
                onChange={setReason}
                options={write_off_reasons}
              />
            )}
          </Confirm>
        ))}
    </>
  )
}

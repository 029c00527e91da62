// What can be done with a session in its state: confirm, check in, start, complete, cancel.
import { useState } from 'react'
import type { Attune, Session } from 'attune'
import { Confirm } from '../../components/confirm.tsx'
import { SelectField, TextField } from '../../components/fields.tsx'
import { jurisdictions } from '../../components/jurisdictions.ts'

type Step = {
  label: string
  effect: string
  done: string
  look?: 'primary' | 'danger'
  in: readonly string[]
  act(attune: Attune, id: string, input: StepInput): PromiseLike<unknown>
  asks?: 'location' | 'reason'
}
type StepInput = { jurisdiction: string; reason: string }

const located = ({ jurisdiction }: StepInput) =>
  jurisdiction ? { person_location: { jurisdiction } } : {}

const steps: readonly Step[] = [
  {
    label: 'Confirm',
    effect: 'The hold becomes a booked session.',
    done: 'The session is booked.',
    in: ['held'],
    act: (attune, id) => attune.sessions.confirm(id),
  },
  {
    label: 'Release',
    effect: 'The time is free again.',
    done: 'The hold was released.',
    look: 'danger',
    in: ['held'],
    act: (attune, id) => attune.sessions.release(id),
  },
  {
    label: 'Approve',
    effect: 'The request becomes a booked session.',
    done: 'The session is booked.',
    in: ['requested'],
    act: (attune, id) => attune.sessions.approve(id),
  },
  {
    label: 'Decline',
    effect: 'The time is free again. The person has to choose another one.',
    done: 'The request was declined.',
    look: 'danger',
    in: ['requested'],
    act: (attune, id) => attune.sessions.decline(id),
  },
  {
    label: 'Check in',
    effect: 'The person has arrived or joined.',
    done: 'The person was checked in.',
    in: ['scheduled'],
    asks: 'location',
    act: (attune, id, input) => attune.sessions.checkIn(id, located(input)),
  },
  {
    label: 'Start',
    effect: 'The session begins now.',
    done: 'The session was started.',
    in: ['checked_in'],
    asks: 'location',
    act: (attune, id, input) => attune.sessions.start(id, located(input)),
  },
  {
    label: 'Complete',
    effect: 'Care was delivered. The session can be documented and billed.',
    done: 'The session was completed.',
    in: ['started'],
    act: (attune, id) => attune.sessions.complete(id),
  },
  {
    label: 'No-show',
    effect: "The person didn't attend. A fee can apply.",
    done: 'The session was marked as a no-show.',
    look: 'danger',
    in: ['scheduled', 'checked_in'],
    act: (attune, id) => attune.sessions.noShow(id, { no_show_by: 'person' }),
  },
  {
    label: 'Cancel',
    effect: 'The time is free again. A late cancellation can have a fee.',
    done: 'The session was canceled.',
    look: 'danger',
    in: ['scheduled', 'checked_in', 'held', 'requested'],
    asks: 'reason',
    act: (attune, id, { reason }) => attune.sessions.cancel(id, reason ? { reason } : {}),
  },
]

export function SessionSteps({ session }: { session: Session }) {
  const [jurisdiction, setJurisdiction] = useState(session.person_location?.jurisdiction ?? '')
  const [reason, setReason] = useState('')
  return steps
    .filter((step) => step.in.includes(session.status))
    .map((step) => (
      <Confirm
        key={step.label}
        label={step.label}
        look={step.look ?? 'primary'}
        title={`${step.label}?`}
        effect={step.effect}
        scope="sessions:write"
        changed={['session', 'slots', 'charge']}
        act={(attune) => step.act(attune, session.id, { jurisdiction, reason })}
        done={step.done}
      >
        {step.asks === 'location' && (
          <SelectField
            label="Location of the person"
            value={jurisdiction}
            onChange={setJurisdiction}
            options={[['', 'Not stated'], ...jurisdictions]}
            help="The practitioner must be licensed there."
          />
        )}
        {step.asks === 'reason' && (
          <TextField
            label="Reason"
            value={reason}
            onChange={setReason}
            help="No clinical details."
          />
        )}
      </Confirm>
    ))
}

// What can be done with a session in its state: confirm, check in, start, complete, cancel.
import type { Session } from 'attune'
import { type Action, type ActionField, Actions } from '../../components/actions.tsx'
import { jurisdictions } from '../../components/jurisdictions.ts'

const location: ActionField<Session> = {
  name: 'jurisdiction',
  label: 'Location of the person',
  options: [['', 'Not stated'], ...jurisdictions],
  start: ({ person_location }) => person_location?.jurisdiction ?? '',
  help: 'The practitioner must be licensed there.',
}

const located = (value: (name: string) => string) =>
  value('jurisdiction') ? { person_location: { jurisdiction: value('jurisdiction') } } : {}

const step = (label: string, ...statuses: Session['status'][]) => ({
  label,
  title: `${label}?`,
  when: ({ status }: Session) => statuses.includes(status),
})

const steps: readonly Action<Session>[] = [
  {
    ...step('Confirm', 'held'),
    effect: 'The hold becomes a booked session.',
    done: 'The session is booked.',
    act: (attune, { id }) => attune.sessions.confirm(id),
  },
  {
    ...step('Release', 'held'),
    effect: 'The time is free again.',
    done: 'The hold was released.',
    look: 'danger',
    act: (attune, { id }) => attune.sessions.release(id),
  },
  {
    ...step('Approve', 'requested'),
    effect: 'The request becomes a booked session.',
    done: 'The session is booked.',
    act: (attune, { id }) => attune.sessions.approve(id),
  },
  {
    ...step('Decline', 'requested'),
    effect: 'The time is free again. The person has to choose another one.',
    done: 'The request was declined.',
    look: 'danger',
    act: (attune, { id }) => attune.sessions.decline(id),
  },
  {
    ...step('Check in', 'scheduled'),
    effect: 'The person has arrived or joined.',
    done: 'The person was checked in.',
    fields: [location],
    act: (attune, { id }, value) => attune.sessions.checkIn(id, located(value)),
  },
  {
    ...step('Start', 'checked_in'),
    effect: 'The session begins now.',
    done: 'The session was started.',
    fields: [location],
    act: (attune, { id }, value) => attune.sessions.start(id, located(value)),
  },
  {
    ...step('Complete', 'started'),
    effect: 'Care was delivered. The session can be documented and billed.',
    done: 'The session was completed.',
    act: (attune, { id }) => attune.sessions.complete(id),
  },
  {
    ...step('No-show', 'scheduled', 'checked_in'),
    effect: "The person didn't attend. A fee can apply.",
    done: 'The session was marked as a no-show.',
    look: 'danger',
    act: (attune, { id }) => attune.sessions.noShow(id, { no_show_by: 'person' }),
  },
  {
    ...step('Cancel', 'scheduled', 'checked_in', 'held', 'requested'),
    effect: 'The time is free again. A late cancellation can have a fee.',
    done: 'The session was canceled.',
    look: 'danger',
    fields: [{ name: 'reason', label: 'Reason', help: 'No clinical details.' }],
    act: (attune, { id }, value) =>
      attune.sessions.cancel(id, value('reason') ? { reason: value('reason') } : {}),
  },
]

export const SessionSteps = ({ session }: { session: Session }) => (
  <Actions
    of={steps}
    object={session}
    scope="sessions:write"
    changed={['session', 'slots', 'charge']}
  />
)

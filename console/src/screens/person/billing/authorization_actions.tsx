// What can be done with an authorization in its state: record the answer, extend it, cancel it.
import type { Authorization } from 'attune'
import { type Action, type ActionField, Actions } from '../../../components/actions.tsx'
import { checkUnits, unitsOf } from './add_authorization.tsx'

const decided = ['approved', 'exhausted', 'expired']

const units: ActionField<Authorization> = {
  name: 'units',
  label: 'Units',
  start: (authorization) => String(authorization.units ?? ''),
  check: checkUnits,
}

const actions: readonly Action<Authorization>[] = [
  {
    label: 'Approve',
    when: ({ status }) => ['requested', 'denied'].includes(status),
    title: 'Record the approval',
    effect: 'Booked sessions that fit count against it from now on.',
    done: 'The authorization is approved.',
    fields: [
      { name: 'authorization_number', label: 'Number', required: true },
      { ...units, help: 'What the payer approved. Empty if only the dates limit it.' },
    ],
    act: (attune, { id }, value) =>
      attune.authorizations.approve(id, {
        authorization_number: value('authorization_number'),
        units: unitsOf(value('units')),
      }),
  },
  {
    label: 'Deny',
    look: 'danger',
    when: ({ status }) => status === 'requested',
    title: 'Record the denial?',
    effect: 'Sessions that need an authorization stay without one.',
    done: 'The denial was recorded.',
    fields: [{ name: 'reason', label: 'Reason' }],
    act: (attune, { id }, value) =>
      attune.authorizations.deny(id, value('reason') ? { reason: value('reason') } : {}),
  },
  {
    label: 'Change units or dates',
    when: ({ status }) => decided.includes(status),
    title: 'Change units or dates',
    effect: 'For example, after the payer approved more sessions.',
    done: 'The authorization was changed.',
    fields: [
      { ...units, help: 'All units that were authorized, including used ones.' },
      { name: 'ends_on', label: 'Last date', type: 'date', start: ({ ends_on }) => ends_on ?? '' },
    ],
    read: (attune, { id }) => attune.authorizations.retrieve(id),
    act: (attune, { id }, value, version) =>
      attune.authorizations.update(
        id,
        { units: unitsOf(value('units')), ends_on: value('ends_on') || null },
        { ifMatch: version },
      ),
  },
  {
    label: 'Cancel',
    look: 'danger',
    when: ({ status }) => ['requested', ...decided].includes(status),
    title: 'Cancel the authorization?',
    effect: 'Its sessions count against another one that fits, or have none.',
    done: 'The authorization was canceled.',
    act: (attune, { id }) => attune.authorizations.cancel(id),
  },
]

export const AuthorizationActions = ({ authorization }: { authorization: Authorization }) => (
  <Actions
    of={actions}
    object={authorization}
    scope="coverages:write"
    changed={['authorization', 'session', 'claim']}
  />
)

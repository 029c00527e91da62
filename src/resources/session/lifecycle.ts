// What can happen to a session. Routes, events, diagram, SDK methods and tests follow this table.
import Type from 'typebox'
import { makeNotDue } from '#due.ts'
import { Text } from '#fields.ts'
import { defineLifecycle } from '#lifecycle.ts'

const Reason = Type.Object(
  {
    cancellation_reason: Type.Optional(
      Text('Why it was called off. No clinical details.', 500, { examples: ['Practitioner ill'] }),
    ),
  },
  { examples: [{ cancellation_reason: 'Practitioner ill' }] },
)

export const sessionKind = { object: 'session', table: 'sessions', prefix: 'ses' }

export const sessionLifecycle = defineLifecycle({
  kind: sessionKind,
  initial: 'scheduled',
  states: {
    scheduled: 'Booked; it has not begun.',
    started: 'The practitioner has begun.',
    completed: 'Care was given. A note and a claim may follow.',
    canceled: 'Called off before it began.',
    no_show: 'The person did not come.',
  },
  steps: {
    start: { from: ['scheduled'], to: 'started', does: 'Begin it.' },
    complete: { from: ['started'], to: 'completed', does: 'End it; care was given.' },
    cancel: {
      from: ['scheduled'],
      to: 'canceled',
      does: 'Call it off before it begins.',
      takes: Reason,
      after: (call, { id }) => makeNotDue(call, id, 'session.remind'),
    },
    no_show: { from: ['scheduled'], to: 'no_show', does: 'Note that the person did not come.' },
  },
})

// What can happen to a session. Routes, events, diagram, SDK methods and tests follow this table.
import Type from 'typebox'
import { makeNotDue } from '#due.ts'
import { Text } from '#fields.ts'
import { defineLifecycle } from '#lifecycle.ts'

export const cancellation_reason = Text('Why it was called off. No clinical details.', 500, {
  examples: ['Practitioner ill'],
})
const Reason = Type.Object(
  { cancellation_reason: Type.Optional(cancellation_reason) },
  { examples: [{ cancellation_reason: 'Practitioner ill' }] },
)

export const sessionKind = {
  object: 'session',
  table: 'sessions',
  prefix: 'ses',
  of_person: true,
  unsaid: { cancellation_reason: null, metadata: {} },
}

// A day ahead, whoever runs the product is told: see session.ts.
export const reminder = { name: 'session.remind' }

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
      after: (call, { id }) => makeNotDue(call, reminder, id),
    },
    no_show: { from: ['scheduled'], to: 'no_show', does: 'Note that the person did not come.' },
  },
})

// What can happen to an emergency access ("breaking the glass"): it ends by itself within the hour,
// and somebody looks into it afterwards.
import Type from 'typebox'
import { makeNotDue } from '#due.ts'
import { Text } from '#fields.ts'
import { defineLifecycle } from '#lifecycle.ts'

export const emergencyAccessKind = {
  object: 'emergency_access',
  table: 'emergency_accesses',
  prefix: 'emg',
  real_time: true,
  of_person: true,
  carries: () => ['demographics'],
  sealed: {
    of: 'person_id' as const,
    fields: { reason_code: null, justification: null, review_note: null, metadata: {} },
  },
}

export const review_note = Text('What the review found.', 2_000, {
  examples: ['Person was found unconscious; medication had to be known.'],
})
const Review = Type.Object({ review_note })

export const expiry = { name: 'emergency_access.expire', real_time: true }

export const emergencyAccessLifecycle = defineLifecycle({
  kind: emergencyAccessKind,
  initial: 'opened',
  states: {
    opened: 'The practitioner may read the record; every look is in the trail.',
    ended: 'Closed by hand; it awaits review.',
    expired: 'Its time is over; it awaits review.',
    justified: 'The review found it right.',
    unjustified: 'The review found it wrong: an incident.',
  },
  waits: { opened: [{ job: expiry.name, at: 'expires_at' }] },
  steps: {
    end: {
      from: ['opened'],
      to: 'ended',
      does: 'Close it before its time.',
      after: (call, { id }) => makeNotDue(call, expiry, id),
    },
    expire: { from: ['opened'], to: 'expired', does: 'Its time is over.', by: 'clock' },
    justify: {
      from: ['ended', 'expired'],
      to: 'justified',
      does: 'Review it: it was right.',
      takes: Review,
    },
    refute: {
      from: ['ended', 'expired'],
      to: 'unjustified',
      does: 'Review it: it was wrong.',
      takes: Review,
    },
  },
})

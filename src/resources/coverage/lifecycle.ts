// What can happen to a coverage.
import Type from 'typebox'
import { Text } from '#fields.ts'
import { defineLifecycle } from '#lifecycle.ts'
import { hours } from '#waits.ts'

export const coverageKind = {
  object: 'coverage',
  table: 'coverages',
  prefix: 'cov',
  of_person: true,
  carries: () => ['demographics'],
  sealed: {
    of: 'person_id' as const,
    fields: {
      member_id: null,
      group_number: null,
      group_name: null,
      plan_name: null,
      relationship: 'self',
      subscriber: null,
      card: null,
      last_outcome: null,
      last_checked_at: null,
      reason: null,
      metadata: {},
    },
  },
}

export const ending = { name: 'coverage.terminate' }

// Its last day is over when the next one has begun everywhere in the country.
export const hours_behind = 10

export const coverageLifecycle = defineLifecycle({
  kind: coverageKind,
  initial: 'active',
  states: {
    active: 'It holds, or will from its first day on.',
    terminated: 'Its last day is over.',
    voided: 'It was entered by mistake, and counts for nothing.',
  },
  waits: {
    active: [{ job: ending.name, at: `(ends_on + 1)::timestamptz + ${hours(hours_behind)}` }],
  },
  steps: {
    terminate: {
      from: ['active'],
      to: 'terminated',
      by: 'clock',
      does: 'Its last day is over.',
    },
    reinstate: {
      from: ['terminated'],
      to: 'active',
      word: 'reinstated',
      by: 'a later last day',
      does: 'It holds again: its last day was moved.',
    },
    void: {
      from: ['active', 'terminated'],
      to: 'voided',
      does: 'It was entered by mistake, and counts for nothing.',
      takes: Type.Object({
        reason: Type.Optional(Text('Why.', 500, { examples: ['Entered for somebody else'] })),
      }),
    },
  },
})

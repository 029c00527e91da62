// The coverage lifecycle.
import Type from 'typebox'
import { Text } from '#kernel/fields.ts'
import { defineLifecycle } from '#kernel/lifecycle.ts'
import type { Kind } from '#kernel/record.ts'
import { hours } from '#kernel/waits.ts'
import type { CoverageRow } from './schema.ts'

export const coverageKind: Kind<CoverageRow> = {
  object: 'coverage',
  table: 'coverages',
  prefix: 'cov',
  of_person: true,
  carries: () => ['demographics'],
  encryption: {
    of: 'person_id',
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

// A coverage ends when its last day is over in every US time zone.
export const hours_behind = 10

export const coverageLifecycle = defineLifecycle({
  kind: coverageKind,
  initial: 'active',
  states: {
    active: 'In effect, or will be from `starts_on`.',
    terminated: 'Ended: `ends_on` has passed.',
    voided: 'Entered in error. Can no longer be used or changed.',
  },
  sets: {
    // A person can have one of each sequence on a date.
    usable: {
      in: ['active', 'terminated'],
      out: ['voided'],
      constraints: ['coverage_conflict', 'allocate_session', 'payers_of'],
    },
    // In effect from its first day to its last.
    in_effect: {
      in: ['active'],
      out: ['terminated', 'voided'],
      constraints: ['session_copay'],
    },
    ended: { in: ['terminated'], out: ['active', 'voided'] },
  },
  waits: {
    active: [{ job: ending.name, at: `(ends_on + 1)::timestamptz + ${hours(hours_behind)}` }],
  },
  steps: {
    terminate: {
      from: ['active'],
      to: 'terminated',
      by: 'clock',
      summary: 'Terminate a coverage after its last day.',
    },
    reinstate: {
      from: ['terminated'],
      to: 'active',
      word: 'reinstated',
      by: 'a later ends_on',
      summary: 'Reinstate a terminated coverage after its last day was moved.',
    },
    void: {
      from: ['active', 'terminated'],
      to: 'voided',
      summary: 'Void a coverage that was entered in error.',
      takes: Type.Object({
        reason: Type.Optional(Text('Reason for the void.', 500, { examples: ['Wrong person'] })),
      }),
    },
  },
})

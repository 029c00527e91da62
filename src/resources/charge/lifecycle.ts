// What can happen to a charge.
import Type from 'typebox'
import { Choice } from '#fields.ts'
import { defineLifecycle } from '#lifecycle.ts'

export const chargeKind = {
  object: 'charge',
  table: 'charges',
  prefix: 'chg',
  of_person: true,
  carries: () => ['claims'],
  sealed: { of: 'person_id' as const, fields: { metadata: {} } },
}

export const waiveReasons = ['courtesy', 'hardship', 'emergency', 'our_mistake', 'other'] as const

export const chargeLifecycle = defineLifecycle({
  kind: chargeKind,
  initial: 'charged',
  states: {
    charged: 'The person owes it, or has paid it.',
    waived: 'It was forgiven.',
    voided: 'What it was for is no longer so: care was given after all, or was not.',
  },
  steps: {
    waive: {
      from: ['charged'],
      to: 'waived',
      does: 'Forgive it. What was paid for it already becomes credit of the person.',
      takes: Type.Object({
        reason: Choice(waiveReasons, 'Why it is forgiven.', { examples: ['courtesy'] }),
      }),
    },
    void: {
      from: ['charged'],
      to: 'voided',
      by: 'its session',
      does: 'Take it back, because the session is no longer what it was charged for.',
    },
  },
})

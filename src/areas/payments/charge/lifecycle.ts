// Lifecycle of a charge.
import Type from 'typebox'
import { Choice } from '#kernel/fields.ts'
import { defineLifecycle } from '#kernel/lifecycle.ts'
import type { Kind } from '#kernel/record.ts'
import type { ChargeRow } from './schema.ts'

export const chargeKind: Kind<ChargeRow> = {
  object: 'charge',
  table: 'charges',
  prefix: 'chg',
  of_person: true,
  carries: () => ['claims'],
  encryption: { of: 'person_id', fields: { metadata: {} } },
}

export const waiveReasons = ['courtesy', 'hardship', 'emergency', 'billing_error', 'other'] as const

export const chargeLifecycle = defineLifecycle({
  kind: chargeKind,
  initial: 'charged',
  states: {
    charged: 'Owed or already paid by the person.',
    waived: 'Waived. The person no longer owes the charge.',
    voided: 'Voided automatically, because the outcome of the session changed.',
  },
  sets: {
    // The amount is on the person's balance.
    posted: {
      in: ['charged'],
      out: ['waived', 'voided'],
      constraints: [
        'already_charged',
        'recorded_visits',
        'rebuild_report_visits',
        'record_charge_visits',
      ],
    },
    // The charge decides what the session costs. A waived charge isn't created again.
    effective: { in: ['charged', 'waived'], out: ['voided'] },
  },
  steps: {
    waive: {
      from: ['charged'],
      to: 'waived',
      summary: "Waive a charge. Amounts already paid become the person's credit.",
      takes: Type.Object({
        reason: Choice(waiveReasons, 'Reason for the waiver.', { examples: ['courtesy'] }),
      }),
    },
    void: {
      from: ['charged'],
      to: 'voided',
      by: 'session',
      summary: 'Void a charge, because the outcome of its session changed.',
    },
  },
})

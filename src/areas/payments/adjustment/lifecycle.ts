// Lifecycle of an adjustment: posted when created, and reversible.
import { defineLifecycle } from '#kernel/lifecycle.ts'
import type { Kind } from '#kernel/record.ts'
import type { AdjustmentRow } from './schema.ts'

export const adjustmentKind: Kind<AdjustmentRow> = {
  object: 'adjustment',
  table: 'adjustments',
  prefix: 'adj',
  of_person: true,
  carries: () => ['claims'],
  encryption: { of: 'person_id', fields: { metadata: {} } },
}

export const adjustmentLifecycle = defineLifecycle({
  kind: adjustmentKind,
  initial: 'posted',
  states: {
    posted: "Posted to the person's balance.",
    reversed: 'Reversed by an opposite ledger transaction.',
  },
  sets: {
    // The amount counts in the person's balance.
    effective: { in: ['posted'], out: ['reversed'] },
  },
  steps: {
    reverse: { from: ['posted'], to: 'reversed', summary: 'Reverse an adjustment.' },
  },
})

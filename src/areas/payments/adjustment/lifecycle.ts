// Lifecycle of an adjustment: posted when created, and reversible.
import { defineLifecycle } from '#kernel/lifecycle.ts'

export const adjustmentKind = {
  object: 'adjustment',
  table: 'adjustments',
  prefix: 'adj',
  of_person: true,
  carries: () => ['claims'],
  encryption: { of: 'person_id' as const, fields: { metadata: {} } },
}

export const adjustmentLifecycle = defineLifecycle({
  kind: adjustmentKind,
  initial: 'posted',
  states: {
    posted: "Posted to the person's balance.",
    reversed: 'Reversed by an opposite ledger transaction.',
  },
  steps: {
    reverse: { from: ['posted'], to: 'reversed', summary: 'Reverse an adjustment.' },
  },
})

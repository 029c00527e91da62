// What can happen to an adjustment: it is posted when made, and may be taken back.
import { defineLifecycle } from '#lifecycle.ts'

export const adjustmentKind = {
  object: 'adjustment',
  table: 'adjustments',
  prefix: 'adj',
  of_person: true,
  carries: () => ['claims'],
  sealed: { of: 'person_id' as const, fields: { metadata: {} } },
}

export const adjustmentLifecycle = defineLifecycle({
  kind: adjustmentKind,
  initial: 'posted',
  states: {
    posted: 'It counts.',
    reversed: 'It was taken back by its mirror.',
  },
  steps: {
    reverse: { from: ['posted'], to: 'reversed', does: 'Take it back.' },
  },
})

// The states of a waitlist entry.
import { defineStates } from '#kernel/lifecycle.ts'
import type { StateOf } from '#kernel/state_sets.ts'

export const entryStates = defineStates({
  table: 'waitlist_entries',
  initial: 'joined',
  states: {
    joined: 'Waiting for an invitation.',
    invited: 'Invited by email. The link can still be used, unless it expired.',
    accepted: 'The link was used to create a sandbox.',
  },
  sets: {
    waiting: { in: ['joined'], out: ['invited', 'accepted'] },
    invited: { in: ['invited'], out: ['joined', 'accepted'] },
    accepted: { in: ['accepted'], out: ['joined', 'invited'] },
    invitable: { in: ['joined', 'invited'], out: ['accepted'] },
  },
})

export type EntryStatus = StateOf<typeof entryStates>

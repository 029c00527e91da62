// The states of an opening: a time that became free and is offered to the waiting list.
import { defineStates } from '#kernel/lifecycle.ts'

export const openingStates = defineStates({
  table: 'waiting_list_openings',
  initial: 'open',
  states: {
    open: 'The next person is being chosen.',
    offered: 'The time is held for a person.',
    filled: 'A person accepted, and the time is booked.',
    closed: 'Nobody can take the time, or it is no longer free.',
  },
  sets: {
    open: { in: ['open'], out: ['offered', 'filled', 'closed'] },
    offered: { in: ['offered'], out: ['open', 'filled', 'closed'] },
    filled: { in: ['filled'], out: ['open', 'offered', 'closed'] },
    closed: { in: ['closed'], out: ['open', 'offered', 'filled'] },
  },
})

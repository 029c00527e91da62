// The states of an operation at a payment processor.
import { defineStates } from '#kernel/lifecycle.ts'

export const operationStates = defineStates({
  table: 'processor_operations',
  initial: 'waiting',
  states: {
    waiting: 'To be performed, for the first time or again.',
    done: 'Performed, and its outcome recorded.',
  },
  sets: {
    waiting: { in: ['waiting'], out: ['done'], constraints: ['processor_operations_waiting'] },
    done: { in: ['done'], out: ['waiting'], constraints: ['processor_operations_done'] },
  },
})

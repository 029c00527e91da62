// The states that a payment processor reports. Adapters translate the processor's words into these.
import { defineStates } from '#kernel/lifecycle.ts'

export const chargeStates = defineStates({
  initial: 'open',
  states: {
    open: 'Created and not confirmed.',
    challenged: 'The payer must authenticate with their bank.',
    processing: 'The outcome is not known yet.',
    authorized: 'Authorized and not captured.',
    succeeded: 'Captured.',
    declined: 'Declined by the bank. It can be confirmed again.',
    canceled: 'Canceled, or its authorization expired.',
  },
  sets: {
    // A confirmation has no effect yet.
    unconfirmed: {
      in: ['open', 'declined'],
      out: ['challenged', 'processing', 'authorized', 'succeeded', 'canceled'],
    },
    capturable: {
      in: ['authorized'],
      out: ['open', 'challenged', 'processing', 'succeeded', 'declined', 'canceled'],
    },
  },
})

// Of a payment method that the processor is to keep.
export const setupStates = defineStates({
  initial: 'processing',
  states: {
    processing: 'The outcome is not known yet.',
    challenged: 'The person must authenticate with their bank.',
    succeeded: 'Kept, and can be charged.',
    failed: 'Refused by the bank.',
  },
  sets: {
    challenged: { in: ['challenged'], out: ['processing', 'succeeded', 'failed'] },
    succeeded: { in: ['succeeded'], out: ['processing', 'challenged', 'failed'] },
    failed: { in: ['failed'], out: ['processing', 'challenged', 'succeeded'] },
  },
})

export const disputeStates = defineStates({
  initial: 'opened',
  states: {
    opened: 'The bank requests evidence.',
    submitted: 'Evidence submitted.',
    won: 'The bank returned the funds.',
    lost: 'The bank kept the funds.',
  },
  sets: {
    awaiting_evidence: { in: ['opened'], out: ['submitted', 'won', 'lost'] },
  },
})

// Of a refund or a transfer.
export const movementStates = defineStates({
  initial: 'pending',
  states: {
    pending: 'The outcome is not known yet.',
    succeeded: 'The money arrived.',
    failed: 'The money came back.',
    canceled: 'Canceled before the money moved, or reversed.',
  },
  sets: {
    succeeded: { in: ['succeeded'], out: ['pending', 'failed', 'canceled'] },
    failed: { in: ['failed'], out: ['pending', 'succeeded', 'canceled'] },
    canceled: { in: ['canceled'], out: ['pending', 'succeeded', 'failed'] },
    unsuccessful: { in: ['failed', 'canceled'], out: ['pending', 'succeeded'] },
  },
})

// Lifecycle of a payment. Processors decide asynchronously: a payment is processing until the
// outcome is known.
import type { Call } from '#kernel/call.ts'
import { defineLifecycle } from '#kernel/lifecycle.ts'
import type { Kind } from '#kernel/record.ts'
import { hours, newsOf } from '#kernel/waits.ts'
import { queueOperation } from './operation.ts'
import type { PaymentRow } from './schema.ts'
import { Cancel, Capture, Confirm } from './steps_schema.ts'

export const paymentKind: Kind<PaymentRow> = {
  object: 'payment',
  table: 'payments',
  prefix: 'pay',
  of_person: true,
  carries: () => ['claims'],
  encryption: { of: 'person_id', fields: { metadata: {} } },
}

// Voids the authorization at the processor, which may take a moment.
async function voidAuthorization(call: Call, { id, processor_reference }: PaymentRow) {
  if (processor_reference) await queueOperation(call, id, 'void')
}

export const challenge_hours = 24
export const outcome_fetch = { name: 'payment.fetch_outcome' }

// The simulated processor reports by the account's test clock. A real one sends webhooks.
const outcome_due = { job: outcome_fetch.name, at: newsOf('payments', 'charge') }

export const paymentLifecycle = defineLifecycle({
  kind: paymentKind,
  initial: 'created',
  states: {
    created: 'Created and not yet confirmed. Nothing was charged.',
    challenged: 'The person must authenticate with their bank. See `next_action`.',
    processing: 'Sent to the processor. The outcome is not known yet.',
    authorized: 'Authorized for seven days. Capture or cancel the payment.',
    succeeded: 'The payment was captured or recorded.',
    declined: 'Declined by the bank. See `failure`. The payment can be confirmed again.',
    failed: 'Permanently failed. Nothing was charged. Create a new payment to try again.',
    canceled: 'Canceled. Nothing was charged and any authorization was released.',
    expected: "Announced in an insurer's remittance and not yet posted.",
    received: "The insurer's payment was posted from its remittance.",
    reconciled: "The insurer's payment was matched to a deposit.",
  },
  sets: {
    // The outcome isn't final: the processor, the bank or the account has to act.
    pending: {
      in: ['challenged', 'processing', 'authorized'],
      out: [
        'created',
        'succeeded',
        'declined',
        'failed',
        'canceled',
        'expected',
        'received',
        'reconciled',
      ],
      constraints: ['payments_waiting'],
    },
    // A remittance announced the payment of an insurer.
    expected: {
      in: ['expected'],
      out: [
        'created',
        'challenged',
        'processing',
        'authorized',
        'succeeded',
        'declined',
        'failed',
        'canceled',
        'received',
        'reconciled',
      ],
    },
    // The person's money was collected and is posted to the ledger.
    captured: {
      in: ['succeeded'],
      out: [
        'created',
        'challenged',
        'processing',
        'authorized',
        'declined',
        'failed',
        'canceled',
        'expected',
        'received',
        'reconciled',
      ],
    },
  },
  waits: {
    challenged: [{ job: 'payment.expire', at: `challenged_at + ${hours(challenge_hours)}` }],
    processing: [outcome_due],
    authorized: [{ job: 'payment.expire', at: 'authorization_expires_at' }, outcome_due],
  },
  steps: {
    confirm: {
      from: ['created', 'declined'],
      to: 'processing',
      outcomes: ['challenged', 'authorized', 'succeeded', 'declined', 'failed'],
      summary: 'Confirm a payment. Returns `processing` if the processor is slow to respond.',
      takes: Confirm,
    },
    record: {
      from: ['created'],
      to: 'succeeded',
      by: 'confirm, for manual payments',
      summary: 'Record cash, a check, or a payment taken elsewhere.',
    },
    challenge: {
      from: ['processing'],
      to: 'challenged',
      by: 'processor',
      summary: 'Require the person to authenticate with their bank.',
    },
    resume: {
      from: ['challenged'],
      to: 'processing',
      by: 'processor',
      summary: 'Continue after the authentication challenge.',
    },
    authorize: {
      from: ['processing', 'challenged'],
      to: 'authorized',
      by: 'processor',
      summary: 'Authorize a payment.',
    },
    capture: {
      from: ['authorized'],
      to: 'processing',
      outcomes: ['succeeded', 'failed'],
      summary: 'Capture an authorized payment, in full or in part. The rest is released.',
      takes: Capture,
    },
    succeed: {
      from: ['processing', 'challenged', 'authorized', 'canceled'],
      to: 'succeeded',
      by: 'processor',
      summary: 'Record a successful payment.',
    },
    decline: {
      from: ['processing', 'challenged'],
      to: 'declined',
      by: 'processor',
      summary: 'Record that the bank declined a payment.',
    },
    fail: {
      from: ['processing', 'challenged'],
      to: 'failed',
      by: 'processor',
      summary: 'Record that a payment failed.',
    },
    cancel: {
      from: ['created', 'declined', 'challenged', 'authorized'],
      to: 'canceled',
      summary: 'Cancel a payment and release its authorization.',
      takes: Cancel,
      after: voidAuthorization,
    },
    release: {
      from: ['processing', 'challenged', 'authorized'],
      to: 'canceled',
      by: 'processor',
      summary: 'Record that the processor released the authorization.',
    },
    expire: {
      from: ['authorized', 'challenged'],
      to: 'canceled',
      by: 'clock',
      summary:
        'Cancel a payment not captured within seven days, or not authenticated within one day.',
      after: voidAuthorization,
    },
    receive: {
      from: ['expected'],
      to: 'received',
      by: 'remittance',
      summary: 'Record that an insurer payment was posted.',
    },
    reconcile: {
      from: ['received'],
      to: 'reconciled',
      by: 'deposit',
      summary: 'Record that an insurer payment was matched to a deposit.',
    },
  },
})

// Whether a step can be taken in a state.
export function allows(step: keyof typeof paymentLifecycle.steps, status: PaymentRow['status']) {
  const from: readonly PaymentRow['status'][] = paymentLifecycle.steps[step].from
  return from.includes(status)
}

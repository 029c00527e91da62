// Lifecycle of a request to pay: open until it is paid, expires or is canceled.
import type { Call } from '#kernel/call.ts'
import { cancelJob } from '#kernel/jobs.ts'
import { defineLifecycle } from '#kernel/lifecycle.ts'
import type { Kind } from '#kernel/record.ts'
import type { PaymentRequestRow } from './schema.ts'

export const paymentRequestKind: Kind<PaymentRequestRow> = {
  object: 'payment_request',
  table: 'payment_requests',
  prefix: 'preq',
  of_person: true,
  carries: () => ['claims'],
  encryption: { of: 'person_id', fields: { metadata: {} } },
}

export const expiry = { name: 'payment_request.expire' }

function stopClock(call: Call, { id }: PaymentRequestRow): void {
  cancelJob(call, expiry, id)
}

export const paymentRequestLifecycle = defineLifecycle({
  kind: paymentRequestKind,
  initial: 'open',
  states: {
    open: 'The person can pay with the link.',
    paid: 'Paid. See `payment_id`.',
    expired: 'Not paid before `expires_at`.',
    canceled: 'Canceled by you.',
  },
  sets: {
    open: { in: ['open'], out: ['paid', 'expired', 'canceled'] },
    paid: { in: ['paid'], out: ['open', 'expired', 'canceled'] },
  },
  waits: { open: [{ job: expiry.name, at: 'expires_at' }] },
  steps: {
    // A payment that was on its way when the request ended counts too.
    pay: {
      from: ['open', 'expired', 'canceled'],
      to: 'paid',
      by: 'payment',
      summary: 'Record that a payment request was paid.',
      after: stopClock,
    },
    expire: {
      from: ['open'],
      to: 'expired',
      by: 'clock',
      summary: 'Expire a payment request that was not paid in time.',
    },
    cancel: {
      from: ['open'],
      to: 'canceled',
      summary: 'Cancel a payment request. Its link stops accepting payments.',
      after: stopClock,
    },
  },
})

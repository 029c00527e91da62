// Lifecycle of a card or bank account on file. The processor keeps it, and decides whether it can
// be charged.
import type { Call } from '#kernel/call.ts'
import { cancelJob } from '#kernel/jobs.ts'
import { defineLifecycle } from '#kernel/lifecycle.ts'
import type { Kind } from '#kernel/record.ts'
import { days } from '#kernel/waits.ts'
import { queueOperation } from '#areas/payments/payment/operation.ts'
import type { PaymentMethodRow } from './schema.ts'
import { chooseDefault } from './store.ts'

export const paymentMethodKind: Kind<PaymentMethodRow> = {
  object: 'payment_method',
  table: 'payment_methods',
  prefix: 'pm',
  of_person: true,
  carries: () => ['claims'],
  encryption: { of: 'person_id', fields: { consent: null, autopay: null, metadata: {} } },
}

export const abandonment_days = 14
export const abandonment = { name: 'payment_method.abandon' }
export const autopay_run = { name: 'payment_method.autopay' }
export const expiry = { name: 'payment_method.expire' }

const no_charge = { next_charge: null, autopay_at: null }

// What isn't active isn't the default.
async function passOnDefault(call: Call, method: PaymentMethodRow) {
  if (method.is_default) await chooseDefault(call, method.person_id)
}

// The processor keeps it no longer.
async function detach(call: Call, method: PaymentMethodRow) {
  const { id, customer_reference } = method
  cancelJob(call, expiry, id)
  cancelJob(call, abandonment, id)
  cancelJob(call, autopay_run, id)
  if (customer_reference) await queueOperation(call, id, 'detach', { customer_reference })
  await passOnDefault(call, method)
}

export const paymentMethodLifecycle = defineLifecycle({
  kind: paymentMethodKind,
  initial: 'pending',
  states: {
    pending: 'The processor is checking it, or the person must authenticate. See `next_action`.',
    active: 'Can be charged.',
    failed: "Can't be charged: the bank refused it for good. See `failure`.",
    expired: 'The card has expired.',
    deleted: 'Deleted here and at the processor.',
  },
  sets: {
    pending: { in: ['pending'], out: ['active', 'failed', 'expired', 'deleted'] },
    active: { in: ['active'], out: ['pending', 'failed', 'expired', 'deleted'] },
    on_file: { in: ['pending', 'active', 'failed', 'expired'], out: ['deleted'] },
  },
  waits: {
    pending: [{ job: abandonment.name, at: `created_at + ${days(abandonment_days)}` }],
    active: [
      { job: expiry.name, at: "(expires_on + 1)::timestamp at time zone 'UTC'" },
      { job: autopay_run.name, at: 'autopay_at' },
    ],
  },
  steps: {
    activate: {
      from: ['pending'],
      to: 'active',
      word: 'activated',
      by: 'processor',
      summary: 'Record that a payment method can be charged.',
    },
    fail: {
      from: ['pending', 'active'],
      to: 'failed',
      by: 'processor',
      summary: 'Record that the bank permanently declined a payment method.',
      sets: no_charge,
      after: passOnDefault,
    },
    abandon: {
      from: ['pending'],
      to: 'failed',
      by: 'clock',
      summary: 'Fail a payment method that was not authenticated within 14 days.',
    },
    expire: {
      from: ['active'],
      to: 'expired',
      by: 'clock',
      summary: 'Expire a card after its last valid day.',
      sets: no_charge,
      after: passOnDefault,
    },
    delete: {
      from: ['pending', 'active', 'failed', 'expired'],
      to: 'deleted',
      summary: 'Delete a payment method, here and at the processor.',
      sets: { next_action: null, ...no_charge },
      after: detach,
    },
  },
})

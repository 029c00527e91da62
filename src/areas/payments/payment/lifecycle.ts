// Lifecycle of a payment. Processors decide asynchronously: a payment is processing until the
// outcome is known.
import Type from 'typebox'
import type { Call } from '#kernel/call.ts'
import { Choice, Text, Integer } from '#kernel/fields.ts'
import { defineLifecycle } from '#kernel/lifecycle.ts'
import type { Row } from '#kernel/record.ts'
import { askProcessor } from './operation.ts'
import { waits } from './waits.ts'

export const paymentKind = {
  object: 'payment',
  table: 'payments',
  prefix: 'pay',
  of_person: true,
  carries: () => ['claims'],
  encryption: { of: 'person_id' as const, fields: { metadata: {} } },
}

export const by_hand = ['cash', 'check', 'external'] as const
const method_types = ['card', 'ach', 'hsa_fsa', ...by_hand] as const

export const MethodSaid = Type.Object(
  {
    type: Choice(
      method_types,
      'Type of payment method. `cash`, `check` and `external` record a payment you took elsewhere.',
      {
        examples: ['card'],
      },
    ),
    token: Type.Optional(
      Text(
        "The processor's token. Required for `card`, `ach` and `hsa_fsa`. Never a card number.",
        200,
        {
          pattern: '^(pm|tok|ba|src|card)_[A-Za-z0-9_]+$',
          examples: ['pm_card_visa'],
          says: 'must be a payment method token of the processor, for example `pm_card_visa`.',
        },
      ),
    ),
  },
  {
    description: "Payment method. Get tokens from the processor in the person's browser.",
    examples: [{ type: 'card', token: 'pm_card_visa' }],
  },
)

export const Confirm = Type.Object(
  { method: Type.Optional(MethodSaid) },
  { examples: [{ method: { type: 'card', token: 'pm_card_visa' } }] },
)
export const Capture = Type.Object(
  {
    amount: Type.Optional(
      Integer(
        'Amount to capture, in the smallest currency unit. Defaults to the full amount.',
        1,
        100_000_000,
        {
          examples: [2_500],
        },
      ),
    ),
  },
  { examples: [{}] },
)
export const reason = Choice(
  ['requested_by_person', 'duplicate', 'session_canceled', 'abandoned'],
  'Reason for the cancellation.',
  { examples: ['abandoned'] },
)
const Cancel = Type.Object({ reason: Type.Optional(reason) }, { examples: [{}] })

// Voids the authorization at the processor, which may take a moment.
async function freeReserved(call: Call, { id, processor_reference }: Row) {
  if (processor_reference) await askProcessor(call, id, 'void')
}

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
    failed: 'Failed for good. Nothing was charged. Create a new payment to try again.',
    canceled: 'Canceled. Nothing was charged and any authorization was released.',
    expected: 'Announced by an insurer in a remittance.',
    received: "The insurer's payment was posted from its remittance.",
    reconciled: "The insurer's payment was matched to a deposit.",
  },
  waits,
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
      after: freeReserved,
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
      after: freeReserved,
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

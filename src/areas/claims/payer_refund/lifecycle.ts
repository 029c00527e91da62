// Lifecycle of a refund to a payer: posted when it is recorded, and reversible.
import Type from 'typebox'
import { Choice } from '#kernel/fields.ts'
import { defineLifecycle } from '#kernel/lifecycle.ts'
import type { Kind } from '#kernel/record.ts'
import type { PayerRefundRow } from './schema.ts'

export const payerRefundKind: Kind<PayerRefundRow> = {
  object: 'payer_refund',
  table: 'payer_refunds',
  prefix: 'prfd',
}

export const reversal_reason = Choice(
  ['entered_in_error', 'returned', 'recouped'],
  '`returned`: sent back or never cashed. `recouped`: the payer deducted it instead.',
  { title: 'payer_refund_reversal_reason', examples: ['recouped'] },
)

export const payerRefundLifecycle = defineLifecycle({
  kind: payerRefundKind,
  initial: 'recorded',
  states: {
    recorded: 'Posted to the ledger.',
    reversed: 'Reversed in the ledger.',
  },
  sets: {
    effective: { in: ['recorded'], out: ['reversed'] },
  },
  steps: {
    reverse: {
      from: ['recorded'],
      to: 'reversed',
      summary: 'Reverse a payer refund.',
      takes: Type.Object({
        reason: reversal_reason,
      }),
    },
  },
})

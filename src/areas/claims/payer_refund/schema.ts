// Schemas of refunds to payers.
import Type, { type Static } from 'typebox'
import {
  Choice,
  type ColumnsOf,
  DateOnly,
  Id,
  Metadata,
  Nullable,
  Resource,
  Text,
  UpdateOf,
} from '#kernel/fields.ts'
import { lifecycleFields } from '#kernel/lifecycle_fields.ts'
import { Money } from '#kernel/money.ts'
import { payer_id } from '#areas/claims/payer/schema.ts'
import { payerRefundKind, payerRefundLifecycle, reversal_reason } from './lifecycle.ts'

const claim_id = Id('clm', 'ID of the claim that was overpaid.')
const amount = Money('Refunded amount. Must be at least 1.', 4_000)
const method = Choice(['check', 'eft', 'other'], 'How you paid. Default: `check`.', {
  title: 'payer_refund_method',
  examples: ['check'],
})
const refunded_on = DateOnly('Date of the check or transfer. Default: today.', '2026-11-16')
const trace_number = Text('Check or trace number.', 50, {
  examples: ['1042'],
})
const request_number = Text("The payer's number for its refund request.", 50, {
  examples: ['RR-2026-0815'],
})
const { status, ...moments } = lifecycleFields(payerRefundLifecycle)

export const PayerRefund = Resource('payer_refund', payerRefundKind.prefix, {
  status,
  payer_id,
  claim_id: Nullable(claim_id),
  amount,
  method,
  refunded_on,
  trace_number: Nullable(trace_number),
  request_number: Nullable(request_number),
  reason: Nullable(reversal_reason),
  ...moments,
})

export const PayerRefundCreate = Type.Object(
  {
    amount,
    ...UpdateOf({
      claim_id,
      payer_id,
      method,
      refunded_on,
      trace_number,
      request_number,
      metadata: Metadata,
    }).properties,
  },
  {
    examples: [
      {
        claim_id: 'clm_4Jv0hTq8kYb2Wm6Zc1Rx9N',
        amount: { amount: 4_000, currency: 'usd' },
        trace_number: '1042',
      },
    ],
  },
)

export const payerRefundFilters = UpdateOf({ status, payer_id, claim_id }).properties

export type PayerRefundCreate = Static<typeof PayerRefundCreate>
export interface PayerRefundRow extends ColumnsOf<typeof PayerRefund> {}

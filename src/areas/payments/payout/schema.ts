// Schemas of payouts: to a practitioner, or from the processor to the bank.
import Type, { type Static } from 'typebox'
import {
  type ColumnsOf,
  UpdateOf,
  Choice,
  Id,
  Metadata,
  Nullable,
  Resource,
  Text,
  Timestamp,
} from '#kernel/fields.ts'
import { Money } from '#kernel/money.ts'
import { lifecycleFields } from '#kernel/lifecycle_fields.ts'
import { processorFields } from '#areas/payments/payment/processor_schema.ts'
import { payoutKind, payoutLifecycle } from './lifecycle.ts'

const practitioner_id = Id('prac', 'ID of the practitioner who is paid.')
const scheduled_for = Timestamp('When to send the payout. Defaults to immediately.')
const { status, ...moments } = lifecycleFields(payoutLifecycle)
const kind = Choice(
  ['practitioner', 'bank'],
  '`practitioner`: to a practitioner. `bank`: from the processor to your bank.',
  {
    examples: ['practitioner'],
  },
)

export const Payout = Resource('payout', payoutKind.prefix, {
  kind,
  practitioner_id: Nullable(practitioner_id),
  amount: Money('Amount of the payout.', 90_000),
  amount_reversed: Nullable(Money('Part that the processor reversed. Null if none.', 30_000)),
  status,
  scheduled_for: Nullable(scheduled_for),
  destination: Nullable(
    Text('Connected account at the processor. Null until sent, and for bank payouts.', 200, {
      examples: ['acct_1Pq8kYb2Wm6Zc1Rx'],
    }),
  ),
  ...processorFields('tr_3Pq8kYb2Wm6Zc1Rx9N'),
  ...moments,
})

// The row of a payout: its fields, and a column that the API doesn't return.
export interface PayoutRow extends ColumnsOf<typeof Payout> {
  submitted_at: string | null // When the processor was called.
}

export const PayoutCreate = Type.Object(
  {
    practitioner_id,
    amount: Money(
      "Amount to pay out. At most the practitioner's unpaid earnings in that currency.",
      90_000,
    ),
    ...UpdateOf({ scheduled_for, metadata: Metadata }).properties,
  },
  {
    examples: [
      {
        practitioner_id: 'prac_4Jv0hTq8kYb2Wm6Zc1Rx9N',
        amount: { amount: 90_000, currency: 'usd' },
        scheduled_for: '2031-03-01T17:00:00.000Z',
      },
    ],
  },
)

export const payoutFilters = { ...UpdateOf({ practitioner_id, status, kind }).properties }

export type PayoutCreate = Static<typeof PayoutCreate>

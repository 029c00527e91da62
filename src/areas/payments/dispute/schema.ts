// Schemas of disputes (chargebacks).
import Type from 'typebox'
import {
  type ColumnsOf,
  UpdateOf,
  Id,
  Nullable,
  Resource,
  Text,
  Timestamp,
} from '#kernel/fields.ts'
import { Money } from '#kernel/money.ts'
import { lifecycleFields } from '#kernel/lifecycle_fields.ts'
import { processorFields } from '#areas/payments/payment/processor_schema.ts'
import { disputeKind, disputeLifecycle, Evidence } from './lifecycle.ts'

const payment_id = Id('pay', 'ID of the disputed payment.')
const person_id = Id('per', 'ID of the person whose care the payment was for.')
const { status, ...moments } = lifecycleFields(disputeLifecycle)

export const Dispute = Resource('dispute', disputeKind.prefix, {
  payment_id,
  person_id: Nullable(person_id),
  amount: Money('Disputed amount.', 2_500),
  fee: Money("The processor's dispute fee.", 1_500),
  reason: Text("The bank's reason code.", 60, { examples: ['fraudulent'] }),
  status,
  inquiry: Type.Boolean({
    description:
      'True if the bank only asks about the payment and withdrew nothing. You can still refund ' +
      'it, which usually ends the inquiry. False if it became a chargeback.',
    examples: [false],
  }),
  evidence: Nullable(Evidence),
  evidence_due_by: Nullable(
    Timestamp('Deadline for submitting evidence. Null if the processor gave none.'),
  ),
  ...processorFields('dp_1Pq8kYb2Wm6Zc1Rx9N'),
  ...moments,
})

export interface DisputeRow extends ColumnsOf<typeof Dispute> {}

export const disputeFilters = UpdateOf({ payment_id, person_id, status }).properties

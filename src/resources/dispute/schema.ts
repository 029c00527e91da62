// A dispute: a person told their bank that a payment was not right, and the bank took it back.
import Type from 'typebox'
import { Changes, Id, Money, Nullable, Resource, Text, Timestamp } from '#fields.ts'
import { lifecycleFields } from '#lifecycle.ts'
import { movedBy } from '#resources/payment/schema.ts'
import { disputeKind, disputeLifecycle, Evidence } from './lifecycle.ts'

const payment_id = Id('pay', 'The payment that is disputed.')
const person_id = Id('per', 'Whose payment it was.')
const { status, ...moments } = lifecycleFields(disputeLifecycle)

export const Dispute = Resource('dispute', disputeKind.prefix, {
  payment_id,
  person_id: Nullable(person_id),
  amount: Money('How much the bank took back.', 2_500),
  fee: Type.Integer({ description: 'What the processor asks for it.', examples: [1_500] }),
  reason: Text('Why, in the bank’s words.', 60, { examples: ['fraudulent'] }),
  status,
  evidence: Nullable(Evidence),
  evidence_due_by: Nullable(Timestamp('Until when evidence is taken.')),
  ...movedBy('dp_1Pq8kYb2Wm6Zc1Rx9N'),
  ...moments,
})

export const disputeFilters = Changes({ payment_id, person_id, status }).properties

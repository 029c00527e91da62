// Schemas of payment plans.
import Type, { type Static } from 'typebox'
import {
  Choice,
  type ColumnsOf,
  DateOnly,
  Id,
  Integer,
  Metadata,
  Nullable,
  Resource,
  Timestamp,
  UpdateOf,
} from '#kernel/fields.ts'
import { Money } from '#kernel/money.ts'
import { lifecycleFields } from '#kernel/lifecycle_fields.ts'
import { PaymentConsent } from '#areas/payments/payment_method/schema.ts'
import { paymentPlanKind, paymentPlanLifecycle } from './lifecycle.ts'
import { payment_method_id } from './resumption.ts'

const person_id = Id('per', 'ID of the person who pays in installments.')
const { status, ...moments } = lifecycleFields(paymentPlanLifecycle)

const Installment = Type.Object(
  {
    amount: Money('Amount of the installment. If the person owes less, less is charged.', 5_000),
    due_on: DateOnly('Due date (UTC).', '2027-04-01'),
    payment_id: Nullable(Id('pay', 'ID of the payment. Null if not charged yet.')),
    paid_at: Nullable(Timestamp('When the installment was paid. Null if unpaid.')),
    missed_at: Nullable(Timestamp('When the last attempt was declined. Null if none was.')),
  },
  { title: 'payment_plan_installment' },
)
export type Installment = Static<typeof Installment>

export const PaymentPlan = Resource('payment_plan', paymentPlanKind.prefix, {
  person_id,
  payment_method_id,
  amount: Money('Amount that is paid in installments.', 20_000),
  remaining: Money('Amount of the unpaid installments.', 15_000),
  installments: Type.Array(Installment, { description: 'Installments, by due date.' }),
  status,
  consent: Nullable(PaymentConsent),
  ...moments,
})

export interface PaymentPlanRow extends ColumnsOf<typeof PaymentPlan> {
  charge_at: string | null
}

export const PaymentPlanCreate = Type.Object(
  {
    person_id,
    payment_method_id,
    installment_count: Integer('Number of installments, 2 to 36.', 2, 36, { examples: [4] }),
    consent: PaymentConsent,
    ...UpdateOf({
      amount: Money("Amount to pay. Default: the person's balance.", 20_000),
      interval: Choice(
        ['week', 'two_weeks', 'month'],
        'Time between installments. Default: `month`.',
        {
          examples: ['month'],
        },
      ),
      starts_on: DateOnly('Due date of the first installment. Default: today.', '2027-03-01'),
      metadata: Metadata,
    }).properties,
  },
  {
    examples: [
      {
        person_id: 'per_4Jv0hTq8kYb2Wm6Zc1Rx9N',
        payment_method_id: 'pm_4Jv0hTq8kYb2Wm6Zc1Rx9N',
        installment_count: 4,
        consent: { text_version: '2027-01', channel: 'written' },
      },
    ],
  },
)
export type PaymentPlanCreate = Static<typeof PaymentPlanCreate>

export const paymentPlanFilters = UpdateOf({ person_id, status }).properties

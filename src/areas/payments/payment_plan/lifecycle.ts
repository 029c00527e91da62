// Lifecycle of a payment plan: charged in installments until it is paid, missed or canceled.
import type { Call } from '#kernel/call.ts'
import { cancelJob } from '#kernel/jobs.ts'
import { defineLifecycle } from '#kernel/lifecycle.ts'
import type { Kind } from '#kernel/record.ts'
import { Resumption } from './resumption.ts'
import type { PaymentPlanRow } from './schema.ts'

export const paymentPlanKind: Kind<PaymentPlanRow> = {
  object: 'payment_plan',
  table: 'payment_plans',
  prefix: 'pplan',
  of_person: true,
  carries: () => ['claims'],
  encryption: { of: 'person_id', fields: { consent: null, metadata: {} } },
}

export const plan_charge = { name: 'payment_plan.charge' }

function stopCharging(call: Call, { id }: PaymentPlanRow): void {
  cancelJob(call, plan_charge, id)
}

const idle = { charge_at: null }

export const paymentPlanLifecycle = defineLifecycle({
  kind: paymentPlanKind,
  initial: 'active',
  states: {
    active: 'Installments are charged on their due dates.',
    past_due: 'An installment was missed. Nothing is charged until you resume the plan.',
    completed: 'The plan is paid in full.',
    canceled: 'Canceled. Nothing more is charged. The person still owes the balance.',
  },
  sets: {
    active: { in: ['active'], out: ['past_due', 'completed', 'canceled'] },
    open: { in: ['active', 'past_due'], out: ['completed', 'canceled'] },
  },
  waits: { active: [{ job: plan_charge.name, at: 'charge_at' }] },
  steps: {
    miss: {
      from: ['active'],
      to: 'past_due',
      by: 'clock, after the last attempt',
      summary: 'Record that an installment of a payment plan was missed.',
      sets: idle,
    },
    resume: {
      from: ['past_due'],
      to: 'active',
      word: 'resumed',
      summary: 'Resume a payment plan. Charges the missed installment again.',
      takes: Resumption,
    },
    complete: {
      from: ['active'],
      to: 'completed',
      by: 'payment',
      summary: 'Complete a payment plan that is paid in full.',
      sets: idle,
    },
    cancel: {
      from: ['active', 'past_due'],
      to: 'canceled',
      summary: 'Cancel a payment plan. The person still owes the balance.',
      sets: idle,
      after: stopCharging,
    },
  },
})

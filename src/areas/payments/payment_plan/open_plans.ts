// What persons still pay in installments, for autopay and for statements.
import { sql } from '#db/sql.ts'
import type { Call } from '#kernel/call.ts'
import { inSet } from '#kernel/state_sets.ts'
import { paymentPlanLifecycle } from './lifecycle.ts'
import type { PaymentPlanRow } from './schema.ts'

// What a person pays in installments, which autopay leaves alone.
export async function sumPlanned(call: Call, person_id: string, currency: string) {
  const [sum] = await call.query<{ units: number }>(sql`
    select coalesce(sum((remaining ->> 'amount')::bigint), 0)::bigint as units
    from payment_plans
    where account = ${call.account} and person_id = ${person_id}
      and ${inSet(paymentPlanLifecycle, 'open')} and amount ->> 'currency' = ${currency}`)
  return sum!.units
}

type OpenPlan = Pick<PaymentPlanRow, 'id' | 'remaining' | 'installments'>

// What the person still pays in installments, and when next.
export async function listPlansFor(call: Call, person_ids: string[]) {
  const plans = await call.query<OpenPlan>(sql`
    select id, remaining, installments from payment_plans
    where account = ${call.account} and person_id = any(${person_ids})
      and ${inSet(paymentPlanLifecycle, 'open')}
    order by created_at, id`)
  return plans.map(({ id, remaining, installments }) => ({
    payment_plan_id: id,
    remaining,
    next_due_on: installments.find(({ paid_at }) => paid_at === null)?.due_on ?? null,
  }))
}

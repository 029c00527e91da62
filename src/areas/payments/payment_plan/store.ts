// SQL of payment plans.
import { assignments, sql } from '#db/sql.ts'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { inSet } from '#kernel/state_sets.ts'
import { paymentPlanLifecycle } from './lifecycle.ts'

export const listOpenPlans = (call: Call, person_id: string) =>
  call.query<{ id: string }>(sql`
    select id from payment_plans
    where account = ${call.account} and person_id = ${person_id}
      and ${inSet(paymentPlanLifecycle, 'open')}
    order by id`)

// Callers don't see it, so the change gets no version and no event.
export async function setChargeTime(call: Call, id: string, at: Temporal.Instant | null) {
  const charge_at = at && toTimestamp(at)
  await call.query(sql`
    update payment_plans set ${assignments({ charge_at })}
    where account = ${call.account} and id = ${id}`)
}

// The webhook endpoints that have pending deliveries, as the recursive part of a statement
// (`with recursive endpoints as …`). Visits them one by one by an index, however many deliveries
// each has.
import { deliveryStates } from '#areas/platform/webhook_endpoint/delivery_states.ts'
import { sql } from '#db/sql.ts'
import { inSet } from '#kernel/state_sets.ts'

export const pendingEndpoints = sql`
    (select account, endpoint_id from webhook_deliveries
     where ${inSet(deliveryStates, 'pending')}
     order by account, endpoint_id
     limit 1)
    union all
    select next.account, next.endpoint_id
    from endpoints cross join lateral (
      select account, endpoint_id from webhook_deliveries
      where ${inSet(deliveryStates, 'pending')}
        and (account, endpoint_id) > (endpoints.account, endpoints.endpoint_id)
      order by account, endpoint_id
      limit 1
    ) as next`

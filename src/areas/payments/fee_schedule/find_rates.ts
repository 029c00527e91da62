// Finds the rates of fee schedules that can apply to services.
import type { Call } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'
import type { ListedRate, PricedService } from './rate_rule.ts'
import type { FeeScheduleRate } from './schema.ts'

type Found = Omit<ListedRate, keyof FeeScheduleRate> & { rate: FeeScheduleRate }

// The rates that can apply to services: the account's own, or a payer's. Only the procedures that
// are asked for are sent, because a schedule can be long.
export async function findRates(call: Call, payer_id: string | null, services: PricedService[]) {
  if (services.length === 0) return []
  const codes = [...new Set(services.map(({ procedure_code }) => procedure_code))]
  const days = services.map(({ on }) => on).sort()
  const rows = await call.query<Found>(sql`
    select schedule.id as fee_schedule_id, schedule.plan_name, schedule.starts_on,
      schedule.ends_on, listed.number::int, listed.rate
    from fee_schedules as schedule
    cross join lateral
      jsonb_array_elements(schedule.rates) with ordinality as listed (rate, number)
    where schedule.account = ${call.account} and not schedule.archived
      and coalesce(schedule.payer_id, '') = ${payer_id ?? ''}
      and daterange(schedule.starts_on, schedule.ends_on, '[]')
        && daterange(${days[0]!}::date, ${days.at(-1)!}::date, '[]')
      and listed.rate ->> 'procedure_code' = any(${codes})`)
  return rows.map(({ rate, ...schedule }): ListedRate => ({ ...rate, ...schedule }))
}

// Makes retries due that a clock correction has postponed. A retry is stored with the time of its
// next attempt. If the clock is set back, that time is further ahead than any backoff, and the
// retry would wait until the clock has caught up.
import type { Call } from '#kernel/call.ts'
import { toTimestamp } from '#kernel/call.ts'
import { raw, sql } from '#db/sql.ts'
import { longest_pause_seconds as longest_batch_pause } from './batches.ts'
import { longest_pause_seconds as longest_job_pause } from './clock.ts'
import { schedules } from '#outside/webhook/schedule.ts'
import * as operation from '#areas/payments/payment/operation.ts'
import { operationStates } from '#areas/payments/payment/operation_states.ts'
import { deliveryStates } from '#areas/platform/webhook_endpoint/delivery_states.ts'
import { lookup_delay_seconds } from '#areas/payments/payment/processor_charge.ts'
import { longest_pause_minutes } from '#areas/claims/eligibility_check/send.ts'
import { bulkActionKind } from '#areas/claims/bulk_action/lifecycle.ts'
import { importKind } from '#areas/imports/import/lifecycle.ts'
import { assignmentKind } from '#areas/matching/matching_assignment/lifecycle.ts'
import { messageLifecycle } from '#areas/messages/message/lifecycle.ts'
import { externalCalendarLifecycle } from '#areas/sessions/external_calendar/lifecycle.ts'
import * as calendar_reading from '#areas/sessions/external_calendar/reading.ts'
import { inSet } from '#kernel/state_sets.ts'
import { eligibilityLifecycle } from '#areas/claims/eligibility_check/lifecycle.ts'

const tolerance_seconds = 120 // More than a delivery is held for, and than clocks are adjusted by.

export async function capRetryDelays(call: Call): Promise<number> {
  let shortened = 0
  const statements = [
    deliveries,
    operations,
    eligibilityChecks,
    messages,
    calendars,
    imports,
    assignments,
    bulkActions,
    jobs,
  ]
  for (const statement of statements) {
    shortened += (await call.query(statement(call))).length
  }
  return shortened
}

const real = ({ real_now }: Call) => sql`${toTimestamp(real_now)}::timestamptz`

// A receiver can ask for twice the pause of the schedule.
const deliveries = (call: Call) => {
  const longest = schedules[call.secrets.environment].map((pause) => 2 * pause + tolerance_seconds)
  return sql`
    update webhook_deliveries set next_attempt_at = ${real(call)}
    where account = ${call.account} and ${inSet(deliveryStates, 'pending')}
      and next_attempt_at > ${real(call)} + interval '1 second'
      * (${longest}::integer[])[least(attempts + 1, ${longest.length}::integer)]
    returning 1`
}

const operations = (call: Call) => sql`
  update processor_operations set due_at = ${real(call)}
  where account = ${call.account} and ${inSet(operationStates, 'waiting')}
    and due_at > ${real(call)} + interval '1 second' * (${tolerance_seconds}
    + case when attempts = 0 then ${lookup_delay_seconds}
      else least(${operation.longest_pause_seconds}, 2 ^ least(attempts, 12)) end)
  returning 1`

const eligibilityChecks = (call: Call) => sql`
  update eligibility_checks set send_after = ${real(call)}
  where account = ${call.account} and ${inSet(eligibilityLifecycle, 'pending')}
    and send_after > ${real(call)} + ${60 * longest_pause_minutes + tolerance_seconds}
      * interval '1 second'
  returning 1`

// A later attempt can wait for the end of quiet hours, which are part of a day.
const messages = (call: Call) => sql`
  update messages set due_at = ${real(call)}
  where account = ${call.account} and ${inSet(messageLifecycle, 'sendable')} and attempts > 0
    and due_at > ${real(call)} + interval '1 day' + ${tolerance_seconds} * interval '1 second'
  returning 1`

const calendars = (call: Call) => sql`
  update external_calendars set poll_after = ${real(call)}
  where account = ${call.account} and ${inSet(externalCalendarLifecycle, 'polled')}
    and poll_after > ${real(call)}
      + ${60 * calendar_reading.longest_pause_minutes + tolerance_seconds} * interval '1 second'
  returning 1`

const batches = (table: string) => (call: Call) =>
  sql`
  update ${raw(table)} set next_attempt_at = ${real(call)}
  where account = ${call.account} and working
    and next_attempt_at > ${real(call)} + ${longest_batch_pause + tolerance_seconds}
      * interval '1 second'
  returning 1`
const imports = batches(importKind.table)
const assignments = batches(assignmentKind.table)
const bulkActions = batches(bulkActionKind.table)

const jobClock = (call: Call) =>
  sql`case when real_time then ${real(call)} else ${toTimestamp(call.now)}::timestamptz end`

// Only jobs that have failed before: the due time of others isn't a backoff.
const jobs = (call: Call) => sql`
  update scheduled_jobs
  set due_at = ${jobClock(call)}
  where account = ${call.account} and attempts > 0
    and due_at > ${jobClock(call)} + interval '1 second' * (${tolerance_seconds}
        + least(${longest_job_pause}, 2 ^ least(attempts, 20)))
  returning 1`

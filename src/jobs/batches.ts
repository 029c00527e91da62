// Continues long work of accounts, a batch at a time, and rests in between so that requests don't
// wait for it. Work that fails is retried later and later, and ends after the last attempt: it
// never blocks what is behind it.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Call } from '#kernel/call.ts'
import { raw, sql, type Statement, stored_now } from '#db/sql.ts'
import { describe } from '#http/responses/database_errors.ts'
import type { Kind } from '#kernel/record.ts'
import { createTimeSlices, type TimeSlices } from '#kernel/time_slices.ts'
import { type AccountContext, inAccount, queryAsWorker } from '#kernel/unit_of_work.ts'
import type { ShouldContinue } from './clock.ts'

export type BatchContext = AccountContext & { log: Logger }

type Batches = {
  kind: Kind // Its table has `working`, `failed_attempts` and `next_attempt_at`.
  waiting: Statement // Finds the account and ID of objects with work that is due.
  // Returns a function that does the next batch and returns false if there is no more. A batch
  // that makes progress sets `failed_attempts` to 0.
  start(account: string, id: string, slices: TimeSlices): () => Promise<boolean>
  // Whether it computes in the slices. Then they show how much others needed the thread.
  in_slices?: boolean
  fail(call: Call, id: string, reason: string): Promise<unknown> // Takes it to its end state.
}

// After a batch, a worker rests for at most this part of the time that it took, and no longer than
// others needed the thread meanwhile. If nothing else runs, the next batch starts at once.
const longest_rest = 0.25
const shortest_rest_ms = 1

export const restAfter = (batch_ms: number, others_ms: number) =>
  Math.max(shortest_rest_ms, Math.min(batch_ms * longest_rest, others_ms))

// Together about half an hour, which outlasts a restart of the database.
export const most_attempts = 12
export const longest_pause_seconds = 300

export async function runBatches(
  context: BatchContext,
  { kind, waiting, start, in_slices = false, fail }: Batches,
  shouldContinue: ShouldContinue,
) {
  const { object, table } = kind
  const found = await queryAsWorker<{ account: string; id: string }>(context.db, waiting)
  await Promise.all(found.map(({ account, id }) => runOne(account, id)))
  return found.length

  async function runOne(account: string, id: string) {
    const slices = createTimeSlices({ pause_ms: 0 }) // Requests have their turns in between.
    const nextBatch = start(account, id, slices)
    try {
      for (;;) {
        const [began, waited] = [performance.now(), slices.waitedMs()]
        const goes_on = shouldContinue() && (await nextBatch())
        if (!goes_on) return
        const others_ms = in_slices ? slices.waitedMs() - waited : Infinity
        await sleep(restAfter(performance.now() - began, others_ms))
      }
    } catch (error) {
      context.log.warn({ account, object, id, error: describe(error) }, 'a batch was interrupted')
      await postpone(account, id).catch((failure) =>
        context.log.warn({ account, object, id, error: describe(failure) }, 'no retry was set'),
      )
    }
  }

  // Without the database, nothing is counted: the outage isn't the object's fault.
  async function postpone(account: string, id: string) {
    await inAccount(context, account, async (call) => {
      const [postponed] = await call.query<{ failed_attempts: number }>(sql`
        update ${raw(table)}
        set failed_attempts = failed_attempts + 1,
          next_attempt_at = ${stored_now} + interval '1 second'
            * least(${longest_pause_seconds}, 2 ^ least(failed_attempts, 20))
        where account = ${account} and id = ${id} and working
        returning failed_attempts`)
      if (!postponed || postponed.failed_attempts < most_attempts) return
      await fail(call, id, reason)
      context.log.error({ account, object, id }, 'background work failed for good')
    })
  }
}

const reason =
  `An internal error stopped the work ${most_attempts} times in a row. ` +
  "The service's log has the details."

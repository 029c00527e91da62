// Reads the external calendars that are due, a few at a time. A calendar that can't be read is
// tried again later and doesn't block the others.
import type { Logger } from 'pino'
import { describe } from '#http/responses/database_errors.ts'
import type { Call } from '#kernel/call.ts'
import { type AccountContext, inAccount, queryAsWorker } from '#kernel/unit_of_work.ts'
import { BusyTimesFault } from '#outside/ports/busy_times.ts'
import { dueCalendars } from '#areas/sessions/external_calendar/queue.ts'
import {
  type ClaimedCalendar,
  claimReading,
  recordFailure,
  recordRead,
  recordUnchanged,
} from '#areas/sessions/external_calendar/reading.ts'
import type { ShouldContinue } from './clock.ts'

type Context = AccountContext & { log: Logger }

const batch_size = 4

// Returns how many calendars were fetched, successfully or not.
export async function readCalendars(
  context: Context,
  shouldContinue: ShouldContinue = () => true,
): Promise<number> {
  for (let fetched = 0; ;) {
    const due = shouldContinue()
      ? await queryAsWorker<{ account: string; id: string }>(context.db, dueCalendars(batch_size))
      : []
    if (due.length === 0) return fetched
    const done = await Promise.all(due.map(({ account, id }) => readOne(context, account, id)))
    fetched += done.filter(Boolean).length
    // The rest of the batch is being read elsewhere, or couldn't be claimed.
    if (!done.some(Boolean)) return fetched
  }
}

async function readOne(context: Context, account: string, id: string) {
  const within = <T>(work: (call: Call) => Promise<T>) => inAccount(context, account, work)
  try {
    const claimed = await within((call) => claimReading(call, id))
    if (claimed) await fetch(context, claimed, within)
    return claimed !== undefined
  } catch (error) {
    const about = { account, external_calendar_id: id, error: describe(error) }
    context.log.error(about, 'failed to read an external calendar')
    return false
  }
}

type Within = <T>(work: (call: Call) => Promise<T>) => Promise<T>

async function fetch({ outside }: Context, claimed: ClaimedCalendar, within: Within) {
  try {
    const result = await outside.busy_times.read(claimed.query)
    await within((call) =>
      result.kind === 'read'
        ? recordRead(call, claimed, result)
        : recordUnchanged(call, claimed, result.validators),
    )
  } catch (error) {
    if (!(error instanceof BusyTimesFault)) throw error
    await within((call) => recordFailure(call, claimed, error))
  }
}

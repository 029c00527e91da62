// Follows the event feed with long polls: every event once, in order, across broken connections.
import { AttuneError } from './errors.ts'
import type { AttuneEvent, EventType } from './generated/events.ts'
import { EventsResource } from './generated/resources/events.ts'
import type { ListResponse } from './pages.ts'
import { delayBefore, isRetryable, sleep } from './retry.ts'

export type FollowOptions = {
  /** `sequence` of the last event you have processed. Default: 0, the beginning of the feed. */
  after?: number
  /** Only events of these types, for example `session.created` or `session.*`. */
  type?: EventType | `${string}.*` | (EventType | `${string}.*`)[]
  /**
   * Called with each event, in order; the next one waits for it. Store `event.sequence` here. If it
   * fails, `follow` fails with the same error, and you can resume with the event before.
   */
  onEvent(event: AttuneEvent): unknown
  /** Ends the following. */
  signal?: AbortSignal
}

/** Events were deleted before they were read: the feed goes back 90 days. */
export class EventGapError extends AttuneError {
  override name = 'EventGapError'
}

const wait_seconds = 30
const page_size = 100
// After this many failures in a row, the delay no longer grows.
const most_backoffs = 6
const longest_wait_ms = 60_000

/** The events, and a feed of them to follow. */
export class EventFeed extends EventsResource {
  /**
   * Follow the event feed. Resolves with the `sequence` of the last event when `signal` aborts.
   * Broken connections, 429 and 5xx are retried for as long as it takes; other errors end it.
   *
   * @example
   * await attune.events.follow({
   *   after: await loadSequence(),
   *   onEvent: async (event) => {
   *     await handle(event)
   *     await storeSequence(event.sequence)
   *   },
   * })
   */
  async follow({ after = 0, type, onEvent, signal }: FollowOptions): Promise<number> {
    let last = after
    for (let failures = 0; !signal?.aborted;) {
      try {
        const { data } = await this.#poll(last, type, signal)
        failures = 0
        // Without a filter, a number is missing only if its event was deleted.
        if (type === undefined && last > 0) refuseGap(last, data[0]?.sequence)
        for (const event of data) {
          if (signal?.aborted) break
          await handled(onEvent, event)
          last = event.sequence
        }
      } catch (error) {
        if (error instanceof HandlerFailure) throw error.cause
        if (signal?.aborted) break
        if (!isRetryable(error)) throw error
        failures = Math.min(failures + 1, most_backoffs)
        await sleep(delayBefore(failures, error) ?? longest_wait_ms, signal).catch(() => {})
      }
    }
    return last
  }

  #poll(after: number, type: FollowOptions['type'], signal: AbortSignal | undefined) {
    const query = { after, type, wait: wait_seconds, limit: page_size }
    return this.client.read<ListResponse<AttuneEvent>>(
      '/v1/events',
      { query },
      {
        // The answer can take as long as the wait.
        timeout: (wait_seconds + 15) * 1_000,
        maxRetries: 0,
        ...(signal && { signal }),
      },
    )
  }
}

// So that a failure of the caller's own request isn't taken for one of the feed.
class HandlerFailure extends Error {}

async function handled(onEvent: FollowOptions['onEvent'], event: AttuneEvent) {
  try {
    await onEvent(event)
  } catch (cause) {
    throw new HandlerFailure('', { cause })
  }
}

function refuseGap(after: number, first: number | undefined) {
  if (first === undefined || first === after + 1) return
  throw new EventGapError(
    `The events ${after + 1} to ${first - 1} no longer exist. Synchronize the objects you store, ` +
      `then follow from ${first - 1}.`,
  )
}

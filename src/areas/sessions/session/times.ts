// Computes a session's start, end and blocked time from the request.
import { type Call, timestampOf } from '#kernel/call.ts'
import { ApiError, invalid } from '#catalogue/api_error.ts'
import type { Buffers } from '#areas/sessions/availability/bookable.ts'
import type { Times } from './store.ts'

const minute_ms = 60_000
const longest_minutes = 1_440
const shortest_minutes = 5

type TimeInput = { starts_at: string; ends_at?: string; duration_minutes?: number }
export type RequestedTime = { starts: number; minutes: number | undefined }

// The length is given in minutes, by the end time, or both if they agree.
export function requestedTime({ starts_at, ends_at, duration_minutes }: TimeInput): RequestedTime {
  const starts = msOf(starts_at)
  if (ends_at === undefined) return { starts, minutes: duration_minutes }
  const minutes = (msOf(ends_at) - starts) / minute_ms
  if (minutes <= 0) throw invalid('ends_at', '`ends_at` must be after `starts_at`.')
  if (!Number.isInteger(minutes) || minutes < shortest_minutes || minutes > longest_minutes) {
    throw invalid(
      'ends_at',
      '`ends_at` must be 5 minutes to 24 hours after `starts_at`, in whole minutes.',
    )
  }
  if (duration_minutes !== undefined && duration_minutes !== minutes) {
    throw invalid('ends_at', "`ends_at` and `duration_minutes` don't agree. Send only one of them.")
  }
  return { starts, minutes }
}

// The blocked time includes the buffers.
export function timesOf(starts: number, minutes: number, buffers: Buffers): Times {
  const ends = starts + minutes * minute_ms
  return {
    starts_at: timestampOf(starts),
    ends_at: timestampOf(ends),
    from: timestampOf(starts - buffers.buffer_before_minutes * minute_ms),
    until: timestampOf(ends + buffers.buffer_after_minutes * minute_ms),
  }
}

export const spanOf = (starts: number, minutes: number) => ({
  from: starts,
  until: starts + minutes * minute_ms,
})

export function requireFuture(call: Call, starts: number) {
  if (starts >= call.now.epochMilliseconds) return
  throw new ApiError('starts_at_in_past', {}, { param: 'starts_at' })
}

// The last date with a four-digit year.
export const last_ms = Date.parse('9999-12-31T00:00:00.000Z')

// Precision below a millisecond is ignored, because it isn't stored.
export const msOf = (text: string) => Temporal.Instant.from(text).epochMilliseconds

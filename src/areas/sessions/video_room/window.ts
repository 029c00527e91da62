// When a session's video room is open.
import type { Call } from '#kernel/call.ts'
import { isIn } from '#kernel/state_sets.ts'
import { sessionLifecycle } from '#areas/sessions/session/lifecycle.ts'
import type { SessionRow } from '#areas/sessions/session/schema.ts'
import type { Settings } from '#areas/sessions/telehealth_settings/schema.ts'

type Timed = Pick<SessionRow, 'starts_at' | 'ends_at' | 'status'>
type Window = { opens_at: Temporal.Instant; expires_at: Temporal.Instant }

// How long a session in progress keeps its room after the window, from the latest link.
const overtime_minutes = 60

// By the account's clock. A session in progress is open before and after its usual window.
export function windowOf({ now }: Call, session: Timed, settings: Settings): Window {
  const { opens_minutes_before, closes_minutes_after } = settings
  const usual = {
    opens_at: Temporal.Instant.from(session.starts_at).subtract({ minutes: opens_minutes_before }),
    expires_at: Temporal.Instant.from(session.ends_at).add({ minutes: closes_minutes_after }),
  }
  if (!isIn(sessionLifecycle, 'in_progress', session.status)) return usual
  const until = now.add({ minutes: overtime_minutes })
  return {
    opens_at: earlier(usual.opens_at, now),
    expires_at: isBefore(now, usual.expires_at) ? usual.expires_at : until,
  }
}

export const isBefore = (one: Temporal.Instant, other: Temporal.Instant) =>
  Temporal.Instant.compare(one, other) < 0

export const earlier = (one: Temporal.Instant, other: Temporal.Instant) =>
  isBefore(one, other) ? one : other

// Providers know the real time only.
export const inRealTime = ({ now, real_now }: Call, time: Temporal.Instant) =>
  real_now.add(now.until(time))
export const inAccountTime = ({ now, real_now }: Call, time: Temporal.Instant) =>
  now.add(real_now.until(time))

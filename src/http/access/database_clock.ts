// Estimates the database's clock, so that a request can begin before the database returns the time.
//
// A time that the database returns lies between the moments when the request was sent and when the
// response arrived. The latest possible time is used, so that an object is never older than those
// that were created before it. It isn't newer than those created after it either, because the
// request commits only when that time has passed: see untilNow() in anticipate.ts.

const most_apart_ms = 60
// Both clocks are adjusted while they run. Without a response for a while, the estimate would be
// too late to be worth the wait.
const most_drift = 0.0005
const most_drifted_ms = 2

export type DatabaseClock = ReturnType<typeof databaseClock>

export function databaseClock(now = () => performance.now()) {
  // How far the database's clock (milliseconds since 1970) is ahead of ours, at least and at most,
  // when it was noted.
  let least = -Infinity
  let most = Infinity
  let noted_at = 0

  const drifted = () => most_drift * (now() - noted_at)

  // The database truncates to milliseconds. A clock that was set makes the bounds meet: then only
  // the newest time counts.
  function note(answer: string, sent_at: number) {
    const time = Date.parse(answer)
    const [low, high] = [time - now(), time + 1 - sent_at]
    least = Math.max(least - drifted(), low)
    most = Math.min(most + drifted(), high)
    if (least > most) [least, most] = [low, high]
    noted_at = now()
  }

  // Undefined while it isn't known well enough.
  function estimate() {
    if (most - least > most_apart_ms || drifted() > most_drifted_ms) return undefined
    return Math.floor(now() + most + drifted())
  }
  return { note, estimate }
}

// Estimates the database's clock, so that a request can begin before the database returns the time.
//
// A time that the database returns lies between the moments when the request was sent and when the
// response arrived. The latest possible time is used, so that an object is never older than those
// that were created before it.

const most_apart_ms = 60

export type DatabaseClock = ReturnType<typeof databaseClock>

export function databaseClock(now = () => performance.now()) {
  // How far the database's clock (milliseconds since 1970) is ahead of ours, at least and at most.
  let least = -Infinity
  let most = Infinity

  // The database truncates to milliseconds. A clock that was set makes the bounds meet: then only
  // the newest time counts.
  function note(answer: string, sent_at: number) {
    const time = Date.parse(answer)
    const [low, high] = [time - now(), time + 1 - sent_at]
    least = Math.max(least, low)
    most = Math.min(most, high)
    if (least > most) [least, most] = [low, high]
  }

  return {
    note,
    // Undefined while it isn't known well enough.
    estimate: () => (most - least > most_apart_ms ? undefined : Math.floor(now() + most)),
  }
}

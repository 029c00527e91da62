// Estimates the database's clock, so that a request can begin before the database returns the time.
//
// A time that the database returns lies between the moments when the request was sent and when the
// response arrived. The latest possible time is used, so that an object is never older than those
// that were created before it. When the latest possible time turns out to be earlier, the estimate
// doesn't step back: it passes at half speed until it has met that time.

const most_apart_ms = 60

export type DatabaseClock = ReturnType<typeof databaseClock>

export function databaseClock(now = () => performance.now()) {
  // How far the database's clock (milliseconds since 1970) is ahead of ours, at least and at most.
  let least = -Infinity
  let most = Infinity
  // How far earlier estimates were ahead of the latest possible time, and when that was noticed.
  let surplus = { ms: 0, since: 0 }

  const isKnown = () => most - least <= most_apart_ms
  const surplusNow = () => Math.max(0, surplus.ms - (now() - surplus.since) / 2)

  // The database truncates to milliseconds. A clock that was set makes the bounds meet: then only
  // the newest time counts.
  function note(answer: string, sent_at: number) {
    const time = Date.parse(answer)
    const [low, high] = [time - now(), time + 1 - sent_at]
    const estimated = isKnown() ? most + surplusNow() : -Infinity
    least = Math.max(least, low)
    most = Math.min(most, high)
    const was_set = least > most
    if (was_set) [least, most] = [low, high]
    surplus = { ms: was_set ? 0 : Math.max(0, estimated - most), since: now() }
  }

  return {
    note,
    // Undefined while it isn't known well enough.
    estimate: () => (isKnown() ? Math.floor(now() + most + surplusNow()) : undefined),
  }
}

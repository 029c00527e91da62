// Estimates the database's clock, so that a request can begin before the database told the time.
//
// A time that the database returns lies between the moments when it was asked and when the answer
// arrived. The latest possible time is used: an object is never older than one that was created
// before it.

export type DatabaseClock = ReturnType<typeof databaseClock>

export function databaseClock(now = () => performance.now()) {
  // How far the database's clock (milliseconds since 1970) is ahead of ours, at least and at most.
  let least = -Infinity
  let most = Infinity

  // The database truncates to milliseconds. A clock that was set makes the bounds meet: then only
  // the newest time counts.
  function note(told: string, asked_at: number) {
    const time = Date.parse(told)
    const [low, high] = [time - now(), time + 1 - asked_at]
    least = Math.max(least, low)
    most = Math.min(most, high)
    if (least > most) [least, most] = [low, high]
  }

  return {
    note,
    now,
    // Undefined until the database has told its time.
    estimate: () => (most === Infinity ? undefined : Math.floor(now() + most)),
  }
}

// Queues requests that would block on the same row lock, so they hold no database connections.
export function oneAtATime() {
  const last = new Map<string, Promise<void>>()

  // Runs the work after all earlier work under the same name has succeeded or failed.
  return function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
    const mine = (last.get(name) ?? Promise.resolve()).then(work)
    const over = mine.then(
      () => deleteExpired(),
      () => deleteExpired(),
    )
    last.set(name, over)
    return mine

    function deleteExpired() {
      if (last.get(name) === over) last.delete(name)
    }
  }
}

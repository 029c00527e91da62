// Requests that would only wait for each other in the database wait here, where they hold nothing.
export function turns() {
  const last = new Map<string, Promise<void>>()

  // Does the work once all that came before it under the same name is over, however it ended.
  return function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
    const mine = (last.get(name) ?? Promise.resolve()).then(work)
    const over = mine.then(
      () => forget(),
      () => forget(),
    )
    last.set(name, over)
    return mine

    function forget() {
      if (last.get(name) === over) last.delete(name)
    }
  }
}

// Caches of a process. The app creates the object; databases and calls pass it down, so that modules
// keep no state.

// Each cache is identified by the function that creates it.
export type Caches = { of<Cache>(create: () => Cache): Cache }

export function createCaches(): Caches {
  const caches = new Map<() => unknown, unknown>()
  function of<Cache>(create: () => Cache) {
    if (!caches.has(create)) caches.set(create, create())
    return caches.get(create) as Cache // What the same function created.
  }
  return { of }
}

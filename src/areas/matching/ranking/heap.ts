// A min-heap. An item can be pushed again with a smaller key; the caller skips stale entries.

export function makeHeap() {
  let items = new Int32Array(1_024)
  let keys = new Float64Array(1_024)
  let size = 0

  function push(item: number, key: number) {
    if (size === items.length) grow()
    let at = size++
    while (at > 0) {
      const above = (at - 1) >> 1
      if (keys[above]! <= key) break
      items[at] = items[above]!
      keys[at] = keys[above]!
      at = above
    }
    items[at] = item
    keys[at] = key
  }

  function pop() {
    const first = items[0]!
    const [item, key] = [items[--size]!, keys[size]!]
    let at = 0
    for (;;) {
      let below = 2 * at + 1
      if (below >= size) break
      if (below + 1 < size && keys[below + 1]! < keys[below]!) below++
      if (keys[below]! >= key) break
      items[at] = items[below]!
      keys[at] = keys[below]!
      at = below
    }
    items[at] = item
    keys[at] = key
    return first
  }

  function grow() {
    const [more_items, more_keys] = [new Int32Array(size * 2), new Float64Array(size * 2)]
    more_items.set(items)
    more_keys.set(keys)
    ;[items, keys] = [more_items, more_keys]
  }

  return { push, pop, clear: () => void (size = 0) }
}

// The least costly assignment of people to practitioners with several places each, by shortest
// augmenting paths: each person in turn takes the cheapest way to a free place, moving others where
// that costs less than it saves. Staying unassigned has its price, too.

export type Option = { to: number; cost: number } // Costs are whole numbers.
export type Problem = {
  options: Option[][] // Of each person.
  places: number[] // Of each practitioner.
  unassigned: number[] // What it costs each person to get nobody.
}

// To whom each person goes; -1 for nobody.
export function assign({ options, places, unassigned }: Problem): number[] {
  const many = places.length
  const columns = many + options.length // Behind the practitioners, each person's own "nobody".
  const edges = options.map((some, person) => [
    ...some.filter(({ to }) => places[to]! > 0),
    { to: many + person, cost: unassigned[person]! },
  ])
  const room = Int32Array.from({ length: columns }, (_, at) => (at < many ? places[at]! : 1))
  const inside: number[][] = Array.from({ length: columns }, () => [])
  const place = new Int32Array(options.length).fill(-1)
  const ofPerson = new Float64Array(options.length)
  const ofColumn = new Float64Array(columns)
  const distance = new Float64Array(columns).fill(Infinity)
  const by = new Int32Array(columns)
  const heap = makeHeap()

  for (let person = 0; person < options.length; person++) {
    ofPerson[person] = Math.min(...edges[person]!.map(({ to, cost }) => cost - ofColumn[to]!))
    const { end, reached, closed } = shortestWay(person)
    const length = distance[end]!
    for (const column of closed) {
      const apart = length - distance[column]!
      ofColumn[column]! -= apart
      for (const other of inside[column]!) ofPerson[other]! += apart
    }
    ofPerson[person]! += length
    moveAlong(person, end)
    for (const column of reached) distance[column] = Infinity
  }
  return Array.from(place, (column) => (column < many ? column : -1))

  function shortestWay(person: number) {
    const reached: number[] = []
    const closed: number[] = []
    const done = new Set<number>()
    heap.clear()
    spread(person, 0)
    for (;;) {
      const column = heap.pop()
      if (done.has(column)) continue
      if (inside[column]!.length < room[column]!) return { end: column, reached, closed }
      done.add(column)
      closed.push(column)
      for (const other of inside[column]!) spread(other, distance[column]!)
    }

    function spread(from: number, so_far: number) {
      for (const { to, cost } of edges[from]!) {
        const length = so_far + cost - ofPerson[from]! - ofColumn[to]!
        if (done.has(to) || length >= distance[to]!) continue
        if (distance[to] === Infinity) reached.push(to)
        distance[to] = length
        by[to] = from
        heap.push(to, length)
      }
    }
  }

  function moveAlong(person: number, end: number) {
    for (let column = end; ;) {
      const mover = by[column]!
      const left = place[mover]!
      inside[column]!.push(mover)
      place[mover] = column
      if (left >= 0) inside[left]!.splice(inside[left]!.indexOf(mover), 1)
      if (mover === person) return
      column = left
    }
  }
}

// Smallest first. What was pushed again with less is found earlier; the rest is skipped by others.
function makeHeap() {
  let items: number[] = []
  let keys: number[] = []
  const swap = (one: number, other: number) => {
    ;[items[one], items[other]] = [items[other]!, items[one]!]
    ;[keys[one], keys[other]] = [keys[other]!, keys[one]!]
  }
  function push(item: number, key: number) {
    items.push(item)
    keys.push(key)
    for (let at = items.length - 1; at > 0;) {
      const above = (at - 1) >> 1
      if (keys[above]! <= keys[at]!) return
      swap(at, above)
      at = above
    }
  }
  function pop() {
    const [first] = items
    swap(0, items.length - 1)
    items.pop()
    keys.pop()
    for (let at = 0; ;) {
      const [left, right] = [2 * at + 1, 2 * at + 2]
      let least = at
      if (left < keys.length && keys[left]! < keys[least]!) least = left
      if (right < keys.length && keys[right]! < keys[least]!) least = right
      if (least === at) return first!
      swap(at, least)
      at = least
    }
  }
  const clear = () => void ([items, keys] = [[], []])
  return { push, pop, clear }
}

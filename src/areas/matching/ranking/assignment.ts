// Minimum-cost assignment of people to practitioners with limited openings, by shortest augmenting
// paths. Leaving a person unassigned has a cost too.
import { makeHeap } from './heap.ts'

export type Option = { to: number; cost: number } // Costs are whole numbers.
export type Problem = {
  options: Option[][] // Of each person.
  places: number[] // Of each practitioner.
  unassigned: number[] // Cost of leaving each person unassigned.
}

// Index of the practitioner assigned to each person, or -1.
export function assign(problem: Problem): number[] {
  const { add, result } = startAssignment(problem)
  problem.options.forEach((_, person) => add(person))
  return result()
}

// The same, one person at a time, so that the caller can yield the thread in between. Add each
// person once, in any order.
export function startAssignment({ options, places, unassigned }: Problem) {
  const people = options.length
  const many = places.length
  const columns = many + people // After the practitioners, an "unassigned" column per person.
  const { starts, to, cost } = edgesOf({ options, places, unassigned })
  const inside: number[][] = Array.from({ length: columns }, () => [])
  const room = Int32Array.from({ length: columns }, (_, at) => (at < many ? places[at]! : 1))
  const place = new Int32Array(people).fill(-1)
  const ofPerson = new Float64Array(people)
  const ofColumn = new Float64Array(columns)
  const distance = new Float64Array(columns)
  const by = new Int32Array(columns)
  const reached = new Int32Array(columns).fill(-1) // By person.
  const closed = new Int32Array(columns).fill(-1)
  const heap = makeHeap()

  return { add, result }

  function add(person: number) {
    let least = Infinity
    for (let at = starts[person]!; at < starts[person + 1]!; at++) {
      least = Math.min(least, cost[at]! - ofColumn[to[at]!]!)
    }
    ofPerson[person] = least
    const { end, passed } = shortestWay(person)
    const length = distance[end]!
    for (const column of passed) {
      const apart = length - distance[column]!
      ofColumn[column]! -= apart
      for (const other of inside[column]!) ofPerson[other]! += apart
    }
    ofPerson[person]! += length
    moveAlong(person, end)
  }

  function result() {
    return Array.from(place, (column) => (column < many ? column : -1))
  }

  function shortestWay(person: number) {
    const passed: number[] = []
    heap.clear()
    spread(person, person, 0)
    for (;;) {
      const column = heap.pop()
      if (closed[column] === person) continue
      if (inside[column]!.length < room[column]!) return { end: column, passed }
      closed[column] = person
      passed.push(column)
      for (const other of inside[column]!) spread(other, person, distance[column]!)
    }
  }

  function spread(from: number, turn: number, so_far: number) {
    const begun = so_far - ofPerson[from]!
    for (let at = starts[from]!; at < starts[from + 1]!; at++) {
      const column = to[at]!
      if (closed[column] === turn) continue
      const length = begun + cost[at]! - ofColumn[column]!
      if (reached[column] === turn && length >= distance[column]!) continue
      reached[column] = turn
      distance[column] = length
      by[column] = from
      heap.push(column, length)
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

// Flattens the options, with "unassigned" last. Skips practitioners without openings.
function edgesOf({ options, places, unassigned }: Problem) {
  const open = options.map((some) => some.filter((option) => places[option.to]! > 0))
  const starts = new Int32Array(options.length + 1)
  open.forEach((some, person) => (starts[person + 1] = starts[person]! + some.length + 1))
  const to = new Int32Array(starts.at(-1)!)
  const cost = new Float64Array(starts.at(-1)!)
  open.forEach((some, person) => {
    const all = [...some, { to: places.length + person, cost: unassigned[person]! }]
    all.forEach((option, at) => {
      to[starts[person]! + at] = option.to
      cost[starts[person]! + at] = option.cost
    })
  })
  return { starts, to, cost }
}

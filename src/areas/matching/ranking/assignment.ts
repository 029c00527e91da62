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
  const edges: Edges[] = [] // By person, once added.
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
    const { to, cost } = (edges[person] = edgesOf({ options, places, unassigned }, person))
    let least = Infinity
    for (let at = 0; at < to.length; at++) {
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
    const { to, cost } = edges[from]!
    for (let at = 0; at < to.length; at++) {
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

type Edges = { to: Int32Array; cost: Float64Array }

// A person's options, with "unassigned" last. Skips practitioners without openings.
function edgesOf({ options, places, unassigned }: Problem, person: number): Edges {
  const open = options[person]!.filter((option) => places[option.to]! > 0)
  open.push({ to: places.length + person, cost: unassigned[person]! })
  return {
    to: Int32Array.from(open, ({ to }) => to),
    cost: Float64Array.from(open, ({ cost }) => cost),
  }
}

// The index of one account's practitioners, in memory: columns for all, and a shard for each place
// where somebody may treat. Nothing in it depends on the order in which practitioners came.
import { bytesOf, type Columns, courses_width, makeColumns } from './columns.ts'
import { domains } from './model.ts'
import { expectedRatio } from './score.ts'
import { bytesOfShard, type Shard } from './shard.ts'

export type Directory = {
  columns: Columns
  capacity: number
  rows: number // Given out so far, those that are no longer used included.
  ids: string[]
  ordered: number // So many rows, from the first on, are in the order of their ids.
  rowOf: Map<string, number>
  shards: Map<string, Shard>
  words: string[] // Time zones and currencies, by their number.
  counts: { archived: number; closed: number }
  totals: Float64Array // Of the courses of everybody: whole numbers, so that they add up exactly.
  ratios: number[] // What a course is expected to bring, by domain, where records rest on it.
  lanes: [number, number] // The sum of everybody's digests.
}

const smallest = 256

export const emptyDirectory = (): Directory => ({
  columns: makeColumns(smallest),
  capacity: smallest,
  rows: 0,
  ids: [],
  ordered: 0,
  rowOf: new Map(),
  shards: new Map(),
  words: [],
  counts: { archived: 0, closed: 0 },
  totals: new Float64Array(courses_width),
  ratios: domains.map(() => expectedRatio(0, 0)),
  lanes: [0, 0],
})

export function wordOf({ words }: Directory, word: string) {
  const known = words.indexOf(word)
  return known >= 0 ? known : words.push(word) - 1
}

const hex = (lane: number) => lane.toString(16).padStart(8, '0')

// What is in it, and as of which minute it was asked: the same of both gives the same lists.
export const versionOf = ({ lanes }: Directory, as_of: number) =>
  `${hex(lanes[0])}${hex(lanes[1])}.${Math.floor(as_of / 60_000).toString(36)}`

export const memoryOf = ({ columns, shards }: Directory) =>
  [...shards.values()].reduce((sum, shard) => sum + bytesOfShard(shard), bytesOf(columns))

// In-memory index of an account's practitioners: columns for all, and a shard per jurisdiction. The
// result doesn't depend on insertion order.
import { bytesOf, type Columns, courses_width, makeColumns } from './columns.ts'
import { domains } from './model.ts'
import { expectedRatio } from './score.ts'
import { bytesOfShard, type Shard } from './shard.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

export type Directory = {
  columns: Columns
  capacity: number
  rows: number // Including unused rows.
  ids: string[]
  rowOf: Map<string, number>
  shards: Map<string, Shard>
  words: string[] // Time zones and currencies, by index.
  counts: { archived: number; closed: number }
  totals: Float64Array // Totals over all courses. Integers, so that sums are exact.
  ratios: number[] // Expected improvement per course, by domain.
  lanes: [number, number] // Sum of all digests.
  workspace: Workspace
}

const smallest = 256

export const emptyDirectory = (workspace = createWorkspace()): Directory => ({
  columns: makeColumns(smallest),
  capacity: smallest,
  rows: 0,
  ids: [],
  rowOf: new Map(),
  shards: new Map(),
  words: [],
  counts: { archived: 0, closed: 0 },
  totals: new Float64Array(courses_width),
  ratios: domains.map(() => expectedRatio(0, 0)),
  lanes: [0, 0],
  workspace,
})

export function wordOf({ words }: Directory, word: string) {
  const at = words.indexOf(word)
  return at >= 0 ? at : words.push(word) - 1
}

const hex = (lane: number) => lane.toString(16).padStart(8, '0')

// Contents plus minute: the same version gives the same lists.
export const versionOf = ({ lanes }: Directory, as_of: number) =>
  `${hex(lanes[0])}${hex(lanes[1])}.${Math.floor(as_of / 60_000).toString(36)}`

export const memoryOf = ({ columns, shards }: Directory) =>
  [...shards.values()].reduce((sum, shard) => sum + bytesOfShard(shard), bytesOf(columns))

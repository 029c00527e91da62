// An index in which many rows are no longer used, copied without them.
import { copyRow, makeColumns } from './columns.ts'
import type { Directory } from './directory.ts'
import { emptyShard, hasBit, type Shard, spanAt, kinds_of_span, addMember } from './shard.ts'

const worth_it = 10_000

export function compacted(directory: Directory): Directory {
  const { rowOf, rows, ids } = directory
  if (rows < rowOf.size * 2 + worth_it) return directory
  const capacity = Math.max(256, 2 ** Math.ceil(Math.log2(rowOf.size + 1)))
  const columns = makeColumns(capacity)
  const places = new Map<number, number>()
  const kept: string[] = []
  for (let row = 0; row < rows; row++) {
    if (rowOf.get(ids[row]!) !== row) continue
    copyRow(directory.columns, row, columns, kept.length)
    places.set(row, kept.length)
    kept.push(ids[row]!)
  }
  const shards = [...directory.shards].map(
    ([jurisdiction, shard]) => [jurisdiction, copied(shard, places)] as const,
  )
  return {
    ...directory,
    columns,
    capacity,
    rows: kept.length,
    ids: kept,
    rowOf: new Map(kept.map((id, row) => [id, row])),
    shards: new Map(shards),
  }
}

function copied(shard: Shard, places: Map<number, number>) {
  const made = emptyShard()
  for (let place = 0; place < shard.size; place++) {
    if (!hasBit(shard.alive, place)) continue
    const facets = [...shard.facets].flatMap(([facet, bits]) =>
      hasBit(bits, place) ? [facet] : [],
    )
    const spans = Array.from({ length: kinds_of_span }, (_, kind) => spanAt(shard, place, kind))
    addMember(made, places.get(shard.members[place]!)!, facets, { jurisdiction: '', spans })
  }
  return made
}

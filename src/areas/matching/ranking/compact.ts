// Compacts an index with many unused rows.
import { type Columns, copyRow, makeColumns } from './columns.ts'
import type { Directory } from './directory.ts'
import type { Point } from './nearby.ts'
import type { Stay } from './network.ts'
import { emptyShard, hasBit, type Shard, spanAt, kinds_of_span, addMember } from './shard.ts'

const worth_it = 10_000

export function compact(directory: Directory): Directory {
  const { rowOf, rows, ids } = directory
  if (rows < rowOf.size * 2 + worth_it) return directory
  const capacity = Math.max(256, 2 ** Math.ceil(Math.log2(rowOf.size + 1)))
  const columns = makeColumns(capacity)
  const places = new Map<number, number>()
  const live_ids: string[] = []
  for (let row = 0; row < rows; row++) {
    if (rowOf.get(ids[row]!) !== row) continue
    copyRow(directory.columns, row, columns, live_ids.length)
    places.set(row, live_ids.length)
    live_ids.push(ids[row]!)
  }
  const shards = [...directory.shards].map(
    ([jurisdiction, shard]) => [jurisdiction, copyShard(shard, columns, places)] as const,
  )
  return {
    ...directory,
    columns,
    capacity,
    rows: live_ids.length,
    ids: live_ids,
    rowOf: new Map(live_ids.map((id, row) => [id, row])),
    shards: new Map(shards),
  }
}

function copyShard(shard: Shard, columns: Columns, places: Map<number, number>) {
  const copy = emptyShard()
  const [stays, points] = [staysIn(shard), pointsIn(shard)]
  for (let place = 0; place < shard.size; place++) {
    if (!hasBit(shard.alive, place)) continue
    const facets = [...shard.facets].flatMap(([facet, bits]) =>
      hasBit(bits, place) ? [facet] : [],
    )
    const spans = Array.from({ length: kinds_of_span }, (_, kind) => spanAt(shard, place, kind))
    const member = { facets, stays: stays.get(place) ?? [], points: points.get(place) ?? [] }
    addMember(copy, columns, places.get(shard.members[place]!)!, member, { spans })
  }
  return copy
}

function staysIn({ stays }: Shard) {
  const periods = [...stays].flatMap(([facet, all]) =>
    threes(all).map(([place, from, until]) => ({ place, stay: { facet, span: [from, until] } })),
  )
  return byPlace(periods, ({ stay }) => stay as Stay)
}

const pointsIn = ({ offices }: Shard) =>
  byPlace(
    threes(offices).map(([place, latitude, longitude]) => ({ place, latitude, longitude })),
    ({ latitude, longitude }): Point => ({ latitude, longitude }),
  )

const threes = (all: number[]) =>
  Array.from(
    { length: all.length / 3 },
    (_, at) => all.slice(at * 3, at * 3 + 3) as [number, number, number],
  )

function byPlace<One extends { place: number }, Kept>(all: One[], keep: (one: One) => Kept) {
  const grouped = [...Map.groupBy(all, ({ place }) => place)]
  return new Map(grouped.map(([place, some]) => [place, some.map(keep)]))
}

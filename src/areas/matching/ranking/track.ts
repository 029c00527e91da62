// Computes track records for the score when courses change, and for everyone when the expected
// improvement changes.
import { type Columns, courses_width, per_record, recordsIn } from './columns.ts'
import type { Directory } from './directory.ts'
import { domains } from './model.ts'
import { reliableChange } from './records.ts'
import { expectedRatio, millionths, recordOf } from './score.ts'
import type { Shard } from './shard.ts'

export function writeRecord({ columns, ratios }: Directory, row: number, domain: number) {
  const at = row * courses_width + domain * per_record
  const [n, improvement, baseline] = [0, 1, 2].map((offset) => columns.courses[at + offset]!)
  const reliable = reliableChange[domains[domain]!]
  const value = recordOf(n!, improvement!, baseline!, ratios[domain]!, reliable)
  recordsIn(columns, domains[domain]!)[row] = millionths(value)
  columns.evidence[row * domains.length + domain] = Math.min(255, n!)
}

// Recomputes all records if the expected improvement changed.
export function settleRecords(directory: Directory, domain: number) {
  const at = domain * per_record
  const ratio = expectedRatio(directory.totals[at + 1]!, directory.totals[at + 2]!)
  if (ratio === directory.ratios[domain]) return
  directory.ratios[domain] = ratio
  for (let row = 0; row < directory.rows; row++) writeRecord(directory, row, domain)
  for (const shard of directory.shards.values()) copyRecords(shard, directory.columns, domain)
}

function copyRecords({ members, size, ranked }: Shard, columns: Columns, domain: number) {
  const [from, to] = [columns, ranked].map((some) => recordsIn(some, domains[domain]!))
  for (let place = 0; place < size; place++) to![place] = from![members[place]!]!
}

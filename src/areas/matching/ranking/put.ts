// Adds, updates and removes practitioners in the index.
import { no_end } from './authority.ts'
import { courses_width, filled, flag, makeColumns, per_record, unknown_first } from './columns.ts'
import { digest } from './digest.ts'
import { type Directory, wordOf } from './directory.ts'
import { words_per_week } from './hours.ts'
import type { Listing, Price } from './listing.ts'
import { domains } from './model.ts'
import { allianceOf, millionths } from './score.ts'
import { addMember, emptyShard, memberOf, removeMember, updateMember } from './shard.ts'
import { writeRecord } from './track.ts'

// Adds or updates a practitioner. If data used by requirements changed, they get a new row.
export function putListing(directory: Directory, listing: Listing) {
  const { shape } = listing
  const old = directory.rowOf.get(listing.id)
  if (old !== undefined) {
    const { columns } = directory
    if (columns.shape[old * 2] === shape[0] && columns.shape[old * 2 + 1] === shape[1]) {
      count(directory, old, -1)
      writeRow(directory, old, listing)
      return spread(directory, old)
    }
  }
  const exposure = old === undefined ? 0 : directory.columns.exposure[old]!
  if (old !== undefined) dropListing(directory, listing.id)
  const row = newRow(directory, listing.id)
  writeRow(directory, row, listing)
  if (exposure) setExposure(directory, row, exposure)
  if (listing.archived || !listing.accepting) return
  for (const authority of listing.authorities) {
    const { jurisdiction } = authority
    if (!directory.shards.has(jurisdiction)) directory.shards.set(jurisdiction, emptyShard())
    const shard = directory.shards.get(jurisdiction)!
    addMember(shard, directory.columns, row, memberOf(listing, jurisdiction), authority)
  }
}

// Copies a changed row to the shards.
function spread({ columns, shards }: Directory, row: number) {
  for (const shard of shards.values()) updateMember(shard, columns, row)
}

export function dropListing(directory: Directory, id: string) {
  const row = directory.rowOf.get(id)
  if (row === undefined) return
  setExposure(directory, row, 0)
  count(directory, row, -1)
  directory.columns.flags[row] = 0
  directory.rowOf.delete(id)
  for (const shard of directory.shards.values()) removeMember(shard, row)
}

function newRow(directory: Directory, id: string) {
  if (directory.rows === directory.capacity) {
    directory.capacity *= 2
    directory.columns = filled(makeColumns(directory.capacity), directory.columns)
  }
  const row = directory.rows++
  directory.ids[row] = id
  directory.rowOf.set(id, row)
  return row
}

function writeRow(directory: Directory, row: number, listing: Listing) {
  const { columns } = directory
  columns.flags[row] =
    flag.alive |
    (listing.published ? flag.published : 0) |
    (listing.archived ? flag.archived : 0) |
    (!listing.archived && !listing.accepting ? flag.closed : 0)
  columns.places[row] = listing.places ?? -1
  const { therapy, prescribing } = listing.prices
  ;[therapy, prescribing].forEach((price: Price, at) => {
    columns.prices[row * 2 + at] = price?.amount ?? -1
    columns.currencies[row * 2 + at] = price ? wordOf(directory, price.currency) : no_end
  })
  columns.specialties[row] = Math.min(255, listing.specialties)
  columns.zone[row] = wordOf(directory, listing.time_zone)
  columns.week.set(listing.week, row * words_per_week)
  columns.notice[row] = listing.notice_minutes
  domains.forEach((domain, at) => {
    const { n, improvement, baseline } = listing.records[domain]
    columns.courses.set([n, improvement, baseline], row * courses_width + at * per_record)
  })
  domains.forEach((_, domain) => writeRecord(directory, row, domain))
  columns.alliance[row] = millionths(allianceOf(listing.alliance.n, listing.alliance.sum))
  columns.draw.set(digest(listing.id), row * 2)
  columns.changes_on[row] = listing.changes_on
  columns.shape.set(listing.shape, row * 2)
  columns.version.set(listing.version, row * 2)
  columns.first[row] = unknown_first
  count(directory, row, 1)
}

// Adds a row to, or removes it from, the totals.
function count({ columns, counts, totals, lanes }: Directory, row: number, by: 1 | -1) {
  if (columns.flags[row]! & flag.archived) counts.archived += by
  if (columns.flags[row]! & flag.closed) counts.closed += by
  for (let at = 0; at < courses_width; at++) {
    totals[at]! += by * columns.courses[row * courses_width + at]!
  }
  lanes[0] = (lanes[0] + by * columns.version[row * 2]!) >>> 0
  lanes[1] = (lanes[1] + by * columns.version[row * 2 + 1]!) >>> 0
}

export function setExposure(directory: Directory, row: number, exposure: number) {
  const { columns, ids, lanes } = directory
  if (columns.exposure[row] === exposure) return
  for (const [by, value] of [
    [-1, columns.exposure[row]!],
    [1, exposure],
  ] as const) {
    if (value === 0) continue
    const lane_digest = digest(`${ids[row]} shown ${value}`)
    lanes[0] = (lanes[0] + by * lane_digest[0]) >>> 0
    lanes[1] = (lanes[1] + by * lane_digest[1]) >>> 0
  }
  columns.exposure[row] = exposure
  spread(directory, row)
}

const minute_ms = 60_000

// Sets the earliest time they can be booked.
export function setFirst(directory: Directory, row: number, first: number) {
  directory.columns.first[row] = Math.floor(first / minute_ms)
  spread(directory, row)
}

// The index of one account's practitioners, in memory: columns for all, and a shard for each place
// where somebody may treat. Nothing in it depends on the order in which practitioners came.
import { no_end } from './authority.ts'
import {
  bytesOf,
  type Columns,
  courses_width,
  flag,
  growColumns,
  makeColumns,
  per_record,
} from './columns.ts'
import { digest } from './digest.ts'
import { words_per_week } from './hours.ts'
import type { Listing, Price } from './listing.ts'
import { domains } from './model.ts'
import { reliableChange } from './records.ts'
import { allianceOf, expectedRatio, millionths, recordOf } from './score.ts'
import { addMember, bytesOfShard, emptyShard, memberOf, removeMember, type Shard } from './shard.ts'

export type Directory = {
  columns: Columns
  capacity: number
  rows: number // Given out so far, those that are no longer used included.
  ids: string[]
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
  rowOf: new Map(),
  shards: new Map(),
  words: [],
  counts: { archived: 0, closed: 0 },
  totals: new Float64Array(courses_width),
  ratios: domains.map(() => expectedRatio(0, 0)),
  lanes: [0, 0],
})

// Puts a practitioner in, or what is new of them. What sets them apart in gates has changed: then
// they get a new row, and the old one is no longer used.
export function putListing(directory: Directory, listing: Listing) {
  const shape = digest(listing.shape)
  const old = directory.rowOf.get(listing.id)
  if (old !== undefined) {
    const { columns } = directory
    if (columns.shape[old * 2] === shape[0] && columns.shape[old * 2 + 1] === shape[1]) {
      count(directory, old, -1)
      return writeRow(directory, old, listing, shape)
    }
  }
  const exposure = old === undefined ? 0 : directory.columns.exposure[old]!
  if (old !== undefined) dropListing(directory, listing.id)
  const row = newRow(directory, listing.id)
  writeRow(directory, row, listing, shape)
  if (exposure) setExposure(directory, row, exposure)
  if (listing.archived || !listing.accepting) return
  for (const authority of listing.authorities) {
    const { jurisdiction } = authority
    if (!directory.shards.has(jurisdiction)) directory.shards.set(jurisdiction, emptyShard())
    addMember(directory.shards.get(jurisdiction)!, row, memberOf(listing, jurisdiction), authority)
  }
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
    directory.columns = growColumns(directory.columns, directory.capacity)
  }
  const row = directory.rows++
  directory.ids[row] = id
  directory.rowOf.set(id, row)
  return row
}

function writeRow(directory: Directory, row: number, listing: Listing, shape: [number, number]) {
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
  columns.shape.set(shape, row * 2)
  columns.version.set(listing.version, row * 2)
  columns.first[row] = NaN
  count(directory, row, 1)
}

function writeRecord({ columns, ratios }: Directory, row: number, domain: number) {
  const at = row * courses_width + domain * per_record
  const [n, improvement, baseline] = [0, 1, 2].map((offset) => columns.courses[at + offset]!)
  const reliable = reliableChange[domains[domain]!]
  const value = recordOf(n!, improvement!, baseline!, ratios[domain]!, reliable)
  columns.records[row * domains.length + domain] = millionths(value)
  columns.evidence[row * domains.length + domain] = Math.min(255, n!)
}

// What everybody's courses brought has changed what is expected of one: then all records do.
export function settleRecords(directory: Directory, domain: number) {
  const at = domain * per_record
  const ratio = expectedRatio(directory.totals[at + 1]!, directory.totals[at + 2]!)
  if (ratio === directory.ratios[domain]) return
  directory.ratios[domain] = ratio
  for (let row = 0; row < directory.rows; row++) writeRecord(directory, row, domain)
}

// What is known of all together, with a row or without it.
function count({ columns, counts, totals, lanes }: Directory, row: number, by: 1 | -1) {
  if (columns.flags[row]! & flag.archived) counts.archived += by
  if (columns.flags[row]! & flag.closed) counts.closed += by
  for (let at = 0; at < courses_width; at++) {
    totals[at]! += by * columns.courses[row * courses_width + at]!
  }
  lanes[0] = (lanes[0] + by * columns.version[row * 2]!) >>> 0
  lanes[1] = (lanes[1] + by * columns.version[row * 2 + 1]!) >>> 0
}

export function setExposure({ columns, ids, lanes }: Directory, row: number, exposure: number) {
  for (const [by, value] of [
    [-1, columns.exposure[row]!],
    [1, exposure],
  ] as const) {
    if (value === 0) continue
    const told = digest(`${ids[row]} shown ${value}`)
    lanes[0] = (lanes[0] + by * told[0]) >>> 0
    lanes[1] = (lanes[1] + by * told[1]) >>> 0
  }
  columns.exposure[row] = exposure
}

function wordOf({ words }: Directory, word: string) {
  const known = words.indexOf(word)
  return known >= 0 ? known : words.push(word) - 1
}

const hex = (lane: number) => lane.toString(16).padStart(8, '0')

// What is in it, and as of which minute it was asked: the same of both gives the same lists.
export const versionOf = ({ lanes }: Directory, as_of: number) =>
  `${hex(lanes[0])}${hex(lanes[1])}.${Math.floor(as_of / 60_000).toString(36)}`

export const memoryOf = ({ columns, shards }: Directory) =>
  [...shards.values()].reduce((sum, shard) => sum + bytesOfShard(shard), bytesOf(columns))

// Columns of the index: typed arrays with one row per practitioner. Each shard has its own copy of
// the ranking columns, because contiguous reads are several times faster.
import { words_per_week } from './hours.ts'
import { type Domain, domains } from './model.ts'

export const per_record = 3 // Courses, improvement, baseline.
export const courses_width = domains.length * per_record

const layout = {
  flags: [Uint8Array, 1],
  places: [Int32Array, 1], // -1 for no limit.
  prices: [Float64Array, 2], // Therapy, prescribing; -1 if unknown. Can exceed 32 bits.
  currencies: [Uint16Array, 2],
  specialties: [Uint8Array, 1],
  zone: [Uint16Array, 1],
  week: [Uint32Array, words_per_week],
  notice: [Uint32Array, 1],
  courses: [Int32Array, courses_width],
  // Score inputs from courses and alliances, in millionths. Recomputed on change.
  record_depression: [Int32Array, 1],
  record_anxiety: [Int32Array, 1],
  record_trauma: [Int32Array, 1],
  evidence: [Uint8Array, domains.length], // Number of courses, capped at 255.
  alliance: [Int32Array, 1],
  draw: [Uint32Array, 2], // Digest of the ID, for random draws.
  changes_on: [Uint16Array, 1],
  shape: [Uint32Array, 2],
  version: [Uint32Array, 2],
  exposure: [Float64Array, 1], // In millionths of the attention the first position gets.
  first: [Int32Array, 1], // The minute before which no telehealth slot is open.
} as const

export const unknown_first = 0
export const flag = { alive: 1, published: 2, archived: 4, closed: 8 }

type Name = keyof typeof layout
export type Columns = { [N in Name]: InstanceType<(typeof layout)[N][0]> }

const names = Object.keys(layout) as Name[]

const ranked = [
  'specialties',
  'notice',
  'record_depression',
  'record_anxiety',
  'record_trauma',
  'evidence',
  'alliance',
  'draw',
  'exposure',
  'first',
] as const
export type Ranked = Pick<Columns, (typeof ranked)[number]>

export const recordsIn = (columns: Ranked, domain: Domain) => columns[`record_${domain}`]

export const makeColumns = (rows: number) => make(names, rows) as Columns
export const makeRanked = (places: number) => make(ranked, places) as Ranked

function make(which: readonly Name[], rows: number) {
  const columns = which.map((name) => {
    const [Kind, width] = layout[name]
    return [name, new Kind(rows * width)]
  })
  return Object.fromEntries(columns) as Partial<Columns>
}

// Copies the old contents.
export function filled<Some extends Ranked>(larger: Some, old: Some): Some {
  for (const name of namesIn(old)) larger[name].set(old[name])
  return larger
}

// Copies the columns that exist in the target.
export function copyRow(from: Columns, row: number, to: Ranked, place: number) {
  for (const name of 'flags' in to ? (names as readonly (keyof Ranked)[]) : ranked) {
    const width = layout[name][1]
    const [source, target] = [from[name], to[name]]
    for (let at = 0; at < width; at++) target[place * width + at] = source[row * width + at]!
  }
}

const namesIn = (columns: Ranked) => Object.keys(columns) as (keyof Ranked)[]

export const bytesOf = (columns: Ranked) =>
  Object.values(columns).reduce((sum, { byteLength }) => sum + byteLength, 0)

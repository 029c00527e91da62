// The columns of the index: typed arrays that grow together, one row for each practitioner.
import { words_per_week } from './hours.ts'
import { domains } from './model.ts'

export const per_record = 3 // Courses, improvement, baseline.
export const courses_width = domains.length * per_record

const layout = {
  flags: [Uint8Array, 1],
  places: [Int32Array, 1], // -1 for any number.
  prices: [Int32Array, 2], // Therapy, prescribing; -1 where unknown.
  currencies: [Uint16Array, 2],
  specialties: [Uint8Array, 1],
  zone: [Uint16Array, 1],
  week: [Uint32Array, words_per_week],
  notice: [Uint32Array, 1],
  courses: [Int32Array, courses_width],
  // What the score takes of courses and of alliances, in millionths: worked out when they change.
  records: [Int32Array, domains.length],
  evidence: [Uint8Array, domains.length], // How many courses; more than can be told counts as that.
  alliance: [Int32Array, 1],
  draw: [Uint32Array, 2], // A digest of the id, to draw lots by.
  changes_on: [Uint16Array, 1],
  shape: [Uint32Array, 2],
  version: [Uint32Array, 2],
  exposure: [Float64Array, 1], // In millionths of the attention the first place gets.
  // When they can first be booked by video, and up to when that was looked for. NaN if unknown.
  first: [Float64Array, 1],
  looked_until: [Float64Array, 1],
} as const

export const flag = { alive: 1, published: 2, archived: 4, closed: 8 }

type Name = keyof typeof layout
export type Columns = { [N in Name]: InstanceType<(typeof layout)[N][0]> }

const names = Object.keys(layout) as Name[]

export function makeColumns(rows: number): Columns {
  const made = names.map((name) => {
    const [Kind, width] = layout[name]
    return [name, new Kind(rows * width)]
  })
  return Object.fromEntries(made) as Columns
}

export function growColumns(columns: Columns, rows: number): Columns {
  const grown = makeColumns(rows)
  for (const name of names) grown[name].set(columns[name] as never)
  return grown
}

export function copyRow(from: Columns, row: number, to: Columns, place: number) {
  for (const name of names) {
    const width = layout[name][1]
    for (let at = 0; at < width; at++) {
      to[name][place * width + at] = from[name][row * width + at]!
    }
  }
}

export const bytesOf = (columns: Columns) =>
  names.reduce((sum, name) => sum + columns[name].byteLength, 0)

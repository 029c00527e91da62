// Reads the rows of a part: lines of JSON, or CSV with a mapping from columns to fields.
import { parse } from 'csv-parse/sync'
import { coerce } from '#http/parsing/coerce.ts'
import { DEEPEST, isShallow, MOST_MEMBERS } from '#http/parsing/validation_error.ts'
import { isRowObject, type RowObject, row_kinds } from './row_kinds.ts'

export type FileRow = {
  object: RowObject | null // Null if it is unknown.
  fields: Record<string, unknown> // Empty if the row can't be read.
  error?: 'invalid_row' | 'unknown_object'
  source?: RowSource // If the row was another thing in the file.
  fault?: unknown // Why we failed to read it.
}

// What a row was made from: a resource of FHIR.
export type RowSource = {
  number: number // Its place in the file.
  aliases: string[] // Other names that references use for it.
  defaults: Record<string, unknown> // Fields of a new object that it doesn't contain.
  issues: { param: string | null; code: string; message: string }[]
  completes?: string | undefined // An object that it adds fields to, if that exists,
  added?: Record<string, unknown> // and these fields.
  adds_only?: string // It is nothing without that object, which this field names.
  derived_from?: string | undefined // An object that it follows from, if that exists:
  derived?: boolean // then there is nothing to write.
  nameOf(param: string | null): string | null // The element that a field comes from.
}

type Source = {
  kind: string
  format: string
  columns: Record<string, string>
  header: string[] | null // Of a CSV file. Null if the part starts with it.
}

export type FilePart = { header: string[] | null; rows: FileRow[] }

// Throws UnreadableFile if nothing in it can be made out.
export class UnreadableFile extends Error {}

export const readRows = (text: string, source: Source): FilePart =>
  joinBlocks([...readBlocks(text, source)])

// The same, block by block, so that the caller can let other work run in between.
export const readBlocks = (text: string, source: Source): Generator<FilePart> =>
  source.format === 'csv' ? readCsv(text, source) : readLines(text, source)

export const joinBlocks = (blocks: FilePart[]): FilePart => ({
  header: blocks.at(-1)?.header ?? null,
  rows: blocks.flatMap(({ rows }) => rows),
})

function* readLines(text: string, { kind }: Source) {
  for (const line of text.split('\n')) {
    if (line.trim() !== '') yield { header: null, rows: [rowOf(kind, parseLine(line))] }
  }
}

function parseLine(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line)
    const is_object = value !== null && typeof value === 'object' && !Array.isArray(value)
    return is_object && isWithinLimits(value) ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

// Those of a body in JSON.
const isWithinLimits = (value: object) =>
  Object.keys(value).length <= MOST_MEMBERS && isShallow(value)

function rowOf(kind: string, content: Record<string, unknown> | undefined): FileRow {
  if (!content) return { object: null, fields: {}, error: 'invalid_row' }
  const { object = kind, ...fields } = content
  if (!isRowObject(object) || (kind !== 'bundle' && object !== kind)) {
    return { object: null, fields, error: 'unknown_object' }
  }
  return { object, fields }
}

function* readCsv(text: string, { kind, columns, header: known }: Source) {
  let header = known
  for (const block of blocksOf(text)) {
    const records = cellsOf(block)
    header ??= records.shift()?.map((cell) => cell.trim()) ?? null
    if (!header) continue // Only empty lines so far.
    const paths = pathsOf(header, columns)
    yield { header, rows: records.map((cells) => typedRow(kind, paths, cells)) }
  }
}

function pathsOf(header: string[], columns: Record<string, string>): Path[] {
  if (header.length > MOST_MEMBERS) {
    throw new UnreadableFile(`The CSV has more than ${MOST_MEMBERS} columns.`)
  }
  const paths = header.map((column) => pathOf(columns[column] ?? column))
  if (paths.every(({ length }) => length <= DEEPEST)) return paths
  throw new UnreadableFile(`The name of a column has more than ${DEEPEST} levels.`)
}

// Cells are text: numbers and booleans follow from the fields.
function typedRow(kind: string, paths: Path[], cells: string[]): FileRow {
  const row = rowOf(kind, cells.length > paths.length ? undefined : contentOf(paths, cells))
  if (!row.object) return row
  return { ...row, fields: coerce(row_kinds[row.object].fields, row.fields) as FileRow['fields'] }
}

const block_length = 2_000 // Takes about a millisecond.

// Splits CSV at ends of lines that aren't in quotes. A quote inside a cell is written as two.
function* blocksOf(text: string) {
  let from = 0
  let until = 0
  let is_open = false
  while (until < text.length) {
    const seen = until
    until = lineEndAfter(text, is_open ? until : from + block_length)
    if (text.slice(seen, until).split('"').length % 2 === 0) is_open = !is_open
    if (is_open && until < text.length) continue
    yield text.slice(from, until)
    from = until
  }
}

const lineEndAfter = (text: string, at: number) => text.indexOf('\n', at) + 1 || text.length

function cellsOf(text: string): string[][] {
  try {
    return parse(text, { bom: true, relax_column_count: true, skip_empty_lines: true })
  } catch {
    throw new UnreadableFile("The CSV can't be parsed: a quote is not closed.")
  }
}

// By field: the column of the file that contains it.
export const columnNames = ({ columns, header }: Pick<Source, 'columns' | 'header'>) =>
  new Map(header?.map((column) => [columns[column] ?? column, column]))

// Errors name the column or the element of the file, as the person who made it knows it.
export const columnNamer = (of: Pick<Source, 'columns' | 'header'>) => {
  const names = columnNames(of)
  return ({ source }: FileRow, param: string | null) => {
    if (source) return source.nameOf(param)
    return param === null ? null : (names.get(param) ?? param)
  }
}

type Path = (string | number)[]

// "names[0].given" as ["names", 0, "given"].
export const pathOf = (field: string): Path =>
  [...field.matchAll(/([^.[\]]+)|\[(\d{1,3})\]/g)].map(([, name, place]) => name ?? Number(place))

function contentOf(paths: Path[], cells: string[]) {
  const content: Tree = {}
  for (const [at, path] of paths.entries()) {
    const cell = cells[at]?.trim()
    if (cell && path.length > 0) setAt(content, path, cell)
  }
  return content
}

type Tree = { [name: string | number]: string | Tree }

function setAt(target: Tree, [name, ...rest]: Path, cell: string) {
  if (name === undefined || name === '__proto__') return
  if (rest.length === 0) {
    target[name] = cell
    return
  }
  const empty = (typeof rest[0] === 'number' ? [] : {}) as Tree
  const below = typeof target[name] === 'object' ? target[name] : (target[name] = empty)
  setAt(below, rest, cell)
}

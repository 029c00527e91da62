// Several files as one import of kind `bundle`, ordered so that referenced objects come first. The
// cells of CSV files become the fields of JSON rows here, because a bundle is NDJSON.
import { basename } from 'node:path'
import { columnNames, readRows } from '#areas/imports/import/file_rows.ts'
import { isRowObject, row_objects, type RowObject } from '#areas/imports/import/row_kinds.ts'
import { UsageError } from './command.ts'
import { formatOf, rowsOf } from './import_parts.ts'

export type Columns = Record<string, string>

// Where a row of the import is in its file, and the column that an error is in.
export type Place = { file: string; row: number; param: string | null }
export type PlaceOf = (row: number, param: string | null) => Place

// Where the rows come from.
export type Source = {
  fields: object
  rows(): AsyncIterable<string>
  places(): Promise<PlaceOf>
  documents(columns: Columns): AsyncIterable<string> // The rows that can be documents, as JSON.
}

type BundleFile = CountedFile & { kind: RowObject | 'bundle' }
export type CountedFile = { file: string; rows: number; header?: string[] | null }

// "persons-2026.csv" contains persons.
export function kindOf(file: string): RowObject | undefined {
  const words = basename(file)
    .toLowerCase()
    .split(/[^a-z]+/)
  const whole = words.join('_')
  return row_objects.findLast(
    (object) => words.includes(object) || words.includes(`${object}s`) || whole.includes(object),
  )
}

export function orderFiles(files: string[]): BundleFile[] {
  const known = files.map((file) => {
    const kind = kindOf(file)
    if (kind) return { file, kind, rows: 0 }
    const kinds = row_objects.join(', ')
    throw new UsageError(`The name of ${file} must contain the type of its objects: ${kinds}.`)
  })
  return known.toSorted(
    (one, other) => row_objects.indexOf(one.kind) - row_objects.indexOf(other.kind),
  )
}

// The rows of all files. Counts them per file, to name the file of an error later.
export async function* bundleRows(files: BundleFile[], columns: Columns): AsyncGenerator<string> {
  for (const each of files) {
    const { file, kind } = each
    each.rows = 0
    const format = formatOf(file)
    let header: string[] | null = null
    for await (const row of rowsOf(file, format)) {
      if (format === 'csv' && !header) {
        each.header = header = readRows(row, { kind, format, columns, header }).header
        continue
      }
      each.rows++
      yield format === 'csv' ? lineOf(row, kind, columns, header) : withObject(row, kind)
    }
  }
}

function lineOf(row: string, kind: BundleFile['kind'], columns: Columns, header: string[] | null) {
  const [read] = readRows(row, { kind, format: 'csv', columns, header }).rows
  // A row that can't be read is sent as it is, so that the report names it.
  if (!read?.object) return `${JSON.stringify(row.trim())}\n`
  return `${JSON.stringify({ object: kind, ...read.fields })}\n`
}

function withObject(row: string, kind: BundleFile['kind']) {
  try {
    const content = JSON.parse(row) as { object?: unknown }
    return isRowObject(content.object) ? row : `${JSON.stringify({ ...content, object: kind })}\n`
  } catch {
    return row
  }
}

// Where a row of the bundle comes from. Reads the files again if this process didn't upload them.
export async function placesOf(files: BundleFile[], columns: Columns): Promise<PlaceOf> {
  const rows = bundleRows(files, columns)
  if (files.every((each) => each.rows === 0)) while (!(await rows.next()).done);
  return (number, param) => {
    const { header = null, ...place } = placeOf(files, number)
    return { ...place, param: columnNames({ columns, header }).get(param ?? '') ?? param }
  }
}

export function placeOf(files: CountedFile[], row: number) {
  let before = 0
  for (const { file, rows, header } of files) {
    if (row <= before + rows) return { file, row: row - before, header }
    before += rows
  }
  return { file: '', row }
}

// Splits files into the parts of an import: whole rows, as many as a request takes. Reads line by
// line, so a file of any size takes little memory.
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { UsageError } from './command.ts'

// As JSON: the API takes requests of one megabyte.
const most_bytes = 700_000

// The service reads a part at once, so smaller parts hold up other requests less. An import has
// only so many parts, so those of a very large file are larger.
const small_parts = 2_000
const bytesOf = (part: number) => (part <= small_parts ? 200_000 : most_bytes)

export type Format = 'csv' | 'ndjson'

export const formatOf = (file: string): Format => {
  if (/\.csv$/i.test(file)) return 'csv'
  if (/\.(ndjson|jsonl)$/i.test(file)) return 'ndjson'
  throw new UsageError(`${file} must end in .csv, .ndjson or .jsonl.`)
}

// The rows of a file, each with its line end. A row of a CSV file can have several lines.
export async function* rowsOf(file: string, format: Format): AsyncGenerator<string> {
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Infinity })
  let row = ''
  for await (const line of lines) {
    row += `${line}\n`
    if (format === 'csv' && isOpen(row)) {
      if (row.length > most_bytes) throw tooLong(file)
      continue
    }
    if (row.trim() !== '') yield row
    row = ''
  }
  // A quote that isn't closed: the service reports it.
  if (row !== '') yield row
}

// Whether a quote isn't closed yet. A quote inside a cell is written as two.
const isOpen = (row: string) => row.split('"').length % 2 === 0

const tooLong = (file: string) =>
  new UsageError(`${file} has a row of more than ${most_bytes} bytes, or an open quote.`)

// Groups rows into parts. The same rows always give the same parts, so an upload can continue.
export async function* partsOf(rows: AsyncIterable<string>): AsyncGenerator<string> {
  let part = ''
  let size = 0
  let number = 1
  for await (const row of rows) {
    const row_size = Buffer.byteLength(JSON.stringify(row))
    if (part !== '' && size + row_size > bytesOf(number)) {
      yield part
      part = ''
      size = 0
      number++
    }
    part += row
    size += row_size
  }
  if (part !== '') yield part
}

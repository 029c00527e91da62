// Ingests a register file: streamed, copied into a new table, compared with the previous one, and
// swapped in, all in one transaction. After any failure, nothing of the file remains.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import pg from 'pg'
import { type CopyIn, copyIn, copyLine } from '#db/copy_in.ts'
import { csvReader, FileRefused } from './csv.ts'
import type { ReadRow, Registry } from '#outside/ports/registry.ts'
import { replace } from './replace.ts'

export type Progress = (result: { read: number; size: number; rows: number }) => void
export type Options = { force?: boolean; progress?: Progress; most_named?: number }
export type Report = {
  taken: number
  refused: number
  reasons: { line: number; reason: string }[] // Rejected rows, up to a limit.
  added: number
  removed: number
  concerned: number // Number of practitioner names and NPIs with changed rows.
  sha256: string
}

const piece = 1 << 20
const most_refused = 0.05
const most_named = 1_000
const longest_field = 1_000 // Characters: more than any real field, and short enough for an index.
const lock = 7_433_004

export async function ingest(
  owner: pg.ClientConfig | string,
  register: Registry,
  file: string,
  options: Options = {},
): Promise<Report> {
  const client = new pg.Client(owner)
  await client.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query('select pg_try_advisory_xact_lock($1) as free', [lock])
    if (!rows[0].free) throw new FileRefused('Another file is being ingested.')
    await client.query("set local work_mem = '64MB'; set local maintenance_work_mem = '128MB'")
    await client.query(`create table ${register.table}_next (like ${register.table})`)
    const read = await copyFile(client, register, file, options)
    requireTrust(read)
    const changes = await replace(client, register, { ...read, name: basename(file), ...options })
    await client.query('commit')
    return { ...read, ...changes }
  } finally {
    await client.end() // Rolls back anything uncommitted.
  }
}

type Read = Pick<Report, 'taken' | 'refused' | 'reasons' | 'sha256'>

async function copyFile(client: pg.Client, register: Registry, file: string, options: Options) {
  const columns = register.columns.join(', ')
  const copy = await copyIn(client, `copy ${register.table}_next (${columns}) from stdin (freeze)`)
  try {
    const read = await readFile(copy, register, file, options)
    await copy.end()
    return read
  } catch (error) {
    await copy.fail()
    throw error
  }
}

async function readFile(
  copy: CopyIn,
  register: Registry,
  file: string,
  { progress, most_named: most = most_named }: Options,
): Promise<Read> {
  const about = await stat(file)
  if (about.isDirectory()) throw new FileRefused(`${file} is a folder.`)
  const { size } = about
  const digest = createHash('sha256')
  const reasons: Report['reasons'] = []
  let [taken, refused, last_refused, read] = [0, 0, 0, 0]
  let readRow: ReadRow | undefined
  let lines: string[] = []

  function refuse(line: number, reason: string) {
    refused++
    last_refused = line
    if (reasons.length < most) reasons.push({ line, reason })
  }
  const reader = csvReader({
    row(fields, line) {
      if (!readRow) {
        readRow = register.readHeader(fields)
        if (!readRow)
          throw new FileRefused(`This is not a ${register.name} file: its columns differ.`)
        return
      }
      if (fields.some((field) => field.length > longest_field)) {
        return refuse(line, `A field has more than ${longest_field} characters.`)
      }
      const row = readRow(fields)
      if (typeof row === 'string') return refuse(line, row)
      taken++
      lines.push(copyLine(row))
    },
    fault: refuse,
  })

  for await (const bytes of createReadStream(file, { highWaterMark: piece })) {
    digest.update(bytes)
    reader.push(bytes)
    read += bytes.length
    if (lines.length > 0) await copy.write(lines.join(''))
    lines = []
    progress?.({ read, size, rows: taken })
  }
  const last_line = reader.line()
  const unended = reader.end()
  if (unended && last_refused === last_line) {
    throw new FileRefused(`The file is truncated on line ${last_line}.`)
  }
  if (lines.length > 0) await copy.write(lines.join(''))
  return { taken, refused, reasons, sha256: digest.digest('hex') }
}

// A few bad rows are reported and skipped; too many mean that the file is wrong or broken.
function requireTrust({ taken, refused, reasons }: Read) {
  if (taken === 0) throw new FileRefused('The file has no valid rows.')
  if (refused > (taken + refused) * most_refused) {
    const [first] = reasons
    throw new FileRefused(
      `${refused} of ${taken + refused} rows are invalid; ` +
        `the first is line ${first!.line}: ${first!.reason}`,
    )
  }
}

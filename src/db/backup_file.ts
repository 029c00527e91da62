// The format of a backup file: gzipped text. A JSON header, then for each table a JSON line that
// names its columns, its rows in PostgreSQL's text form (as COPY reads them) and a line "\."; then
// the files of documents (backup_stored_files.ts); and at the end a JSON line with the number of
// rows of each table and of files.
import { createReadStream, statSync } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { splitLines } from './split_lines.ts'

export const format = 3
const readable_formats = [2, 3] // Format 2 has no files.
export const end_of_rows = '\\.'

export type BackupHeader = {
  attune_backup: number
  taken_at: string
  environment: string
  migrations: { name: string; digest: string }[]
  sequences: { name: string; last_value: string; is_called: boolean }[]
  secrets: Partial<Record<SecretName, string>> // Without secrets that come from settings.
  fingerprints: Record<SecretName, string>
}

export type SecretName = 'pepper' | 'encryption_key'
export type Counts = Record<string, number>
export type TableLine = { table: string; columns: string[] }
export type FileLine = { file: string }
export type EndLine = { end: Counts }

// Reports progress from 0 to 1.
export type Progress = (part: number) => void
export const silent: Progress = () => {}

export class DamagedBackup extends Error {}

// Reads the whole file, so that a damaged one is refused before anything is created.
export async function checkBackup(file: string): Promise<BackupHeader> {
  const lines = readLines(file)
  const header = headerIn((await lines.next()).value)
  const counts: Counts = {}
  for await (const line of lines) {
    const mark = JSON.parse(line) as TableLine | FileLine | EndLine
    if ('end' in mark) {
      requireSame(counts, mark.end)
      return header
    }
    const rows = await countRows(lines)
    if ('file' in mark) counts.files = (counts.files ?? 0) + 1
    else counts[mark.table] = rows
  }
  throw truncated()
}

async function countRows(lines: AsyncIterator<string>) {
  for (let count = 0; ; count++) {
    const { value: row, done } = await lines.next()
    if (done) throw truncated()
    if (row === end_of_rows) return count
  }
}

function headerIn(line: string | undefined): BackupHeader {
  const header = JSON.parse(line ?? '{}') as BackupHeader
  if (readable_formats.includes(header.attune_backup)) return header
  throw new DamagedBackup(
    header.attune_backup
      ? `The backup has format ${header.attune_backup}, and this version reads format ${format}. ` +
          'Restore it with the version of Attune that took it.'
      : "The file isn't an Attune backup.",
  )
}

function requireSame(counts: Counts, expected: Counts) {
  for (const name of new Set([...Object.keys(counts), ...Object.keys(expected)])) {
    if (counts[name] === expected[name]) continue
    throw new DamagedBackup(`The backup is damaged: its row count of ${name} is wrong.`)
  }
}

const truncated = () => new DamagedBackup('The backup is truncated: its end is missing.')

// Streams the lines, so a backup of any size needs little memory.
export async function* readLines(file: string, progress = silent): AsyncGenerator<string> {
  const text = createGunzip().setEncoding('utf8')
  const source = createReadStream(file)
  const { size } = statSync(file)
  pipeline(source, text, () => {}) // The loop below receives the error.
  async function* parts() {
    for await (const part of text) {
      progress(source.bytesRead / size)
      yield part as string
    }
  }
  yield* splitLines(parts())
}

// Writes a backup: every row of every table, read in one snapshot, so the copy is consistent while
// the service keeps writing. (The embedded PostgreSQL ships without pg_dump.)
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import {
  type BackupHeader,
  type Counts,
  end_of_rows,
  format,
  type Progress,
  silent,
} from './backup_file.ts'
import { fileLines, filesIn } from './backup_stored_files.ts'
import { exactText, sequencesOf, type Table, tablesOf } from './backup_tables.ts'
import { copyLine } from './copy_in.ts'

const batch_size = 1_000

type Origin = Pick<BackupHeader, 'environment' | 'secrets' | 'fingerprints'>

export async function backUp(
  owner: pg.ClientConfig,
  file: string,
  origin: Origin,
  progress = silent,
  files?: string, // The folder of the disk store.
): Promise<Counts> {
  const client = new pg.Client(owner)
  await client.connect()
  const counts: Counts = {}
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query(exactText)
    await client.query('set local row_security = off') // Fails instead of omitting rows.
    const out = createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true })
    const lines = Readable.from(backupLines(client, { origin, counts, progress, files }))
    await pipeline(lines, createGzip(), out)
    return counts
  } finally {
    await client.end()
  }
}

type Content = { origin: Origin; counts: Counts; progress: Progress; files: string | undefined }

async function* backupLines(client: pg.Client, content: Content) {
  const { origin, counts, progress, files } = content
  const tables = await tablesOf(client)
  // A concurrent migration waits until the tables are read.
  await client.query(`lock table ${tables.map(({ name }) => name).join(', ')} in access share mode`)
  const { rows: migrations } = await client.query('select name, digest from migrations order by 1')
  const { rows } = await client.query('select now()::text as taken_at')
  const sequences = await sequencesOf(client)
  const header: BackupHeader = {
    attune_backup: format,
    taken_at: rows[0].taken_at,
    ...origin,
    migrations,
    sequences,
  }
  yield `${JSON.stringify(header)}\n`
  const total = await estimateRows(client)
  let done = 0
  for (const { name: table, columns } of tables) {
    counts[table] = 0
    yield `${JSON.stringify({ table, columns })}\n`
    for await (const rows of readRows(client, { name: table, columns })) {
      counts[table] += rows.length
      progress((done += rows.length) / Math.max(total, done))
      yield rows.map(copyLine).join('')
    }
    yield `${end_of_rows}\n`
  }
  // After the rows: every file that they name was stored before them. One that was deleted since
  // then is left out.
  if (files) {
    for await (const key of filesIn(files)) {
      counts.files = (counts.files ?? 0) + 1
      yield* fileLines(files, key)
    }
  }
  // Without this line a truncated file would look like a smaller one.
  yield `${JSON.stringify({ end: counts })}\n`
}

// PostgreSQL's text of every value, not parsed by the driver: null is SQL's null, and a jsonb null
// is the text "null".
const asText = { getTypeParser: () => (text: string) => text } as pg.CustomTypesConfig

export async function* readRows(client: pg.ClientBase, { name, columns }: Table, where = '') {
  await client.query(
    `declare backup no scroll cursor for select ${columns.join(', ')} from ${name} ${where}`,
  )
  const text = `fetch ${batch_size} from backup`
  for (;;) {
    const { rows } = await client.query({ text, rowMode: 'array', types: asText })
    if (rows.length === 0) break
    yield rows as (string | null)[][]
  }
  await client.query('close backup')
}

// From the statistics; close enough for a progress bar.
async function estimateRows(client: pg.Client): Promise<number> {
  const { rows } = await client.query(`
    select sum(greatest(reltuples, 0))::bigint as many from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'`)
  return Number(rows[0].many)
}

// A backup is one file: every row as JSON, one a line, read in one snapshot, so that it is
// consistent however much is written meanwhile. The tables themselves come from the migrations,
// whose names the file begins with. (No pg_dump comes with the embedded PostgreSQL.)
import { createReadStream, createWriteStream, statSync } from 'node:fs'
import { pipeline as joined, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import pg from 'pg'

const form = 1
const batch = 1_000

// Told from time to time which part of the work is done, from 0 to 1.
export type Told = (part: number) => void
const untold: Told = () => {}

export class DamagedBackup extends Error {}

export type Header = {
  attune_backup: number
  taken_at: string
  migrations: { name: string; digest: string }[]
  secrets: Record<string, string> // What the rows were hashed and sealed with.
}

export async function backUp(
  owner: pg.ClientConfig,
  file: string,
  secrets: Header['secrets'],
  told = untold,
): Promise<Record<string, number>> {
  const client = new pg.Client(owner)
  await client.connect()
  const counts: Record<string, number> = {}
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query("set local timezone = 'UTC'")
    const out = createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true })
    await pipeline(Readable.from(lines(client, secrets, counts, told)), createGzip(), out)
    return counts
  } finally {
    await client.end()
  }
}

async function* lines(
  client: pg.Client,
  secrets: Header['secrets'],
  counts: Record<string, number>,
  told: Told,
) {
  const { rows: migrations } = await client.query('select name, digest from migrations order by 1')
  const { rows } = await client.query('select now()::text as taken_at')
  const { taken_at } = rows[0]
  const header: Header = { attune_backup: form, taken_at, migrations, secrets }
  yield `${JSON.stringify(header)}\n`
  const total = await estimateOf(client)
  let done = 0
  for (const table of await tablesOf(client)) {
    counts[table] = 0
    yield `${JSON.stringify({ table })}\n`
    await client.query(
      `declare backup no scroll cursor for select row_to_json(t)::text as line from ${table} t`,
    )
    for (;;) {
      const { rows: found } = await client.query(`fetch ${batch} from backup`)
      if (found.length === 0) break
      counts[table] += found.length
      told((done += found.length) / Math.max(total, done))
      yield found.map(({ line }) => `${line}\n`).join('')
    }
    await client.query('close backup')
  }
  // Without its end, a file that was cut off would look like a smaller one.
  yield `${JSON.stringify({ end: counts })}\n`
}

export async function readHeader(file: string): Promise<Header> {
  for await (const line of readLines(file)) {
    const header = JSON.parse(line) as Header
    if (header.attune_backup === form) return header
    break
  }
  throw new DamagedBackup('The file is not a backup of Attune.')
}

// Fills tables that are there and empty. All rows or none.
export async function restoreRows(owner: pg.ClientConfig, file: string, told = untold) {
  const client = new pg.Client(owner)
  await client.connect()
  try {
    await client.query('begin')
    await client.query("set local session_replication_role = 'replica'") // Rows come in any order.
    const counts = await insertAll(client, file, told)
    await continueCounting(client)
    await client.query('commit')
    return counts
  } finally {
    await client.end()
  }
}

async function insertAll(client: pg.Client, file: string, told: Told) {
  const counts: Record<string, number> = {}
  let table = ''
  let waiting: string[] = []
  let ended = false

  async function flush() {
    if (waiting.length === 0) return
    const rows = `[${waiting.join(',')}]`
    await client.query(
      `insert into ${table} overriding system value
       select * from json_populate_recordset(null::${table}, $1::json)`,
      [rows],
    )
    counts[table] = (counts[table] ?? 0) + waiting.length
    waiting = []
  }

  const known = new Set(await tablesOf(client))
  for await (const line of readLines(file, told)) {
    const mark = /^\{"(attune_backup|table|end)":/.exec(line)?.[1]
    if (!mark) waiting.push(line)
    if (mark || waiting.length === batch) await flush()
    if (mark === 'end') ended = true
    if (mark !== 'table') continue
    table = JSON.parse(line).table
    if (!known.has(table))
      throw new DamagedBackup('The backup has a table this version does not know.')
    counts[table] = 0
    await client.query(`delete from ${table}`) // What the migrations brought along.
  }
  if (!ended) throw new DamagedBackup('The backup is cut off: its end is missing.')
  return counts
}

// What counts by itself goes on behind the rows that came.
async function continueCounting(client: pg.Client) {
  const { rows } = await client.query(`
    select attrelid::regclass::text as relation, attname as column
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0
      and not attisdropped
      and pg_get_serial_sequence(attrelid::regclass::text, attname) is not null`)
  for (const { relation, column } of rows) {
    await client.query(`
      select setval(pg_get_serial_sequence('${relation}', '${column}'), max(${column}))
      from ${relation} having max(${column}) is not null`)
  }
}

// Line by line, so that a backup of any size passes through little memory. (The readline of Node
// does not tell its reader of a stream that fails.)
async function* readLines(file: string, told = untold) {
  const text = createGunzip().setEncoding('utf8')
  const source = createReadStream(file)
  const { size } = statSync(file)
  joined(source, text, () => {}) // What fails is told to whoever reads the text.
  let rest = ''
  for await (const part of text) {
    const lines = (rest + part).split('\n')
    rest = lines.pop()!
    told(source.bytesRead / size)
    yield* lines
  }
}

// What the statistics say: near enough for those who wait.
async function estimateOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query(`
    select sum(greatest(reltuples, 0))::bigint as many from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'`)
  return Number(rows[0].many)
}

// The migrations' own list is made by migrating, not by restoring.
async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(`
    select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations'
    order by relname`)
  return rows.map(({ relname }) => relname)
}

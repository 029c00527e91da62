// Restores a backup into an empty database, in one transaction. No superuser is needed: foreign
// keys, triggers and forced row-level security are removed before rows are loaded and restored
// before the commit, which checks the foreign keys of all rows.
import type pg from 'pg'
import {
  type BackupHeader,
  type Counts,
  DamagedBackup,
  end_of_rows,
  type EndLine,
  type FileLine,
  type Progress,
  readLines,
  silent,
  type TableLine,
} from './backup_file.ts'
import { contentIn, type SaveFile } from './backup_stored_files.ts'
import { exactText, isOurs, type Table, tablesOf } from './backup_tables.ts'
import { copyIn } from './copy_in.ts'
import { migrateWithin } from './migrate.ts'
import { readMigrations } from './migration_files.ts'
import { configOf, inTurn, type Target, withClient } from './owner.ts'
import { requireServer } from './server_check.ts'

export class NotEmpty extends Error {}

const chunk_length = 65_536

// The file has been checked (checkBackup).
export async function restoreRows(
  owner: Target,
  header: BackupHeader,
  file: string,
  folder: string,
  progress = silent,
  saveFile?: SaveFile,
): Promise<Counts> {
  requireKnown(header, folder)
  // No timeout: rows take long, and the timer of a failed COPY would keep the process alive.
  const unlimited = { ...configOf(owner), query_timeout: 0 }
  return await withClient(unlimited, async (client) => {
    await requireServer(client)
    const counts = await inTurn(client, async () => {
      await client.query(exactText)
      await requireEmpty(client)
      await migrateWithin(client, folder, header.migrations.at(-1)!.name)
      const restoreChecks = await suspendChecks(client)
      const loaded = await loadAll(client, file, progress, saveFile)
      await setSequences(client, header)
      for (const statement of restoreChecks) await client.query(statement)
      await migrateWithin(client, folder)
      return loaded
    })
    // The planner has no statistics about the new rows. If this fails, autovacuum does it later.
    await client.query('analyze').catch(() => {})
    return counts
  })
}

// The tables of the backup are those that its migrations create.
function requireKnown({ migrations }: BackupHeader, folder: string) {
  const known = readMigrations(folder)
  const fits = migrations.every(
    ({ name, digest }, place) => known[place]?.name === name && known[place].digest === digest,
  )
  if (fits && migrations.length > 0) return
  throw new DamagedBackup('The backup is from an unknown version of Attune.')
}

async function requireEmpty(client: pg.Client) {
  const { rowCount } = await client.query(`select from pg_class where ${isOurs} limit 1`)
  if (rowCount) throw new NotEmpty('The database is not empty. Restore into a new database.')
}

// Removes what would block loading, and returns the statements that restore it.
async function suspendChecks(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ remove: string; restore: string }>(`
    select 1 as place,
      format('alter table %s drop constraint %I', conrelid::regclass, conname) as remove,
      format('alter table %s add constraint %I %s',
        conrelid::regclass, conname, pg_get_constraintdef(oid)) as restore
    from pg_constraint
    where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace
    union all
    select 2,
      format('alter table %s disable trigger %I', tgrelid::regclass, tgname),
      format('alter table %s enable %s trigger %I', tgrelid::regclass,
        case tgenabled when 'A' then 'always' when 'R' then 'replica' else '' end, tgname)
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and tgenabled <> 'D' and tgparentid = 0 and ${isOurs}
    union all
    select 3,
      format('alter table %s no force row level security', pg_class.oid::regclass),
      format('alter table %s force row level security', pg_class.oid::regclass)
    from pg_class
    where relforcerowsecurity and ${isOurs}
    order by place`)
  for (const { remove } of rows) await client.query(remove)
  return rows.map(({ restore }) => restore)
}

async function loadAll(
  client: pg.Client,
  file: string,
  progress: Progress,
  saveFile: SaveFile = skipFile,
): Promise<Counts> {
  const tables = new Map((await tablesOf(client)).map(({ name, columns }) => [name, columns]))
  await client.query(`truncate ${[...tables.keys()].join(', ')}`) // Rows that migrations inserted.
  const counts: Counts = {}
  const lines = readLines(file, progress)
  await lines.next() // The header.
  for await (const line of lines) {
    const mark = JSON.parse(line) as TableLine | FileLine | EndLine
    if ('end' in mark) break
    if ('file' in mark) {
      await saveFile(mark.file, contentIn(lines))
      counts.files = (counts.files ?? 0) + 1
      continue
    }
    const { table, columns } = mark
    if (tables.get(table)?.join() !== columns.join()) {
      throw new DamagedBackup("The backup doesn't match the tables of its version.")
    }
    counts[table] = await loadRows(client, { name: table, columns }, lines)
  }
  return counts
}

const skipFile: SaveFile = async (_, content) => {
  for await (const _piece of content);
}

// Loads rows up to the line that ends them.
export async function loadRows(client: pg.Client, table: Table, lines: AsyncIterator<string>) {
  const { name, columns } = table
  const copy = await copyIn(client, `copy ${name} (${columns.join(', ')}) from stdin`)
  let count = 0
  let chunk = ''
  try {
    for (;;) {
      const { value: line } = await lines.next()
      if (line === end_of_rows) break
      chunk += `${line}\n`
      count++
      if (chunk.length < chunk_length) continue
      await copy.write(chunk)
      chunk = ''
    }
    await copy.write(chunk)
  } catch (error) {
    await copy.fail()
    throw error
  }
  await copy.end()
  return count
}

async function setSequences(client: pg.Client, { sequences }: BackupHeader) {
  for (const { name, last_value, is_called } of sequences) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [name, last_value, is_called])
  }
}

// Writes a database as an SQL script: the migrations that created it, and its rows. The owner can
// run the script in an empty database; it needs no superuser.
import type pg from 'pg'
import { readRows } from '#db/backup.ts'
import { exactText, sequencesOf, type Table, tablesOf } from '#db/backup_tables.ts'
import { createMigrationsTable } from '#db/migrate.ts'
import { type Migration, readMigrations } from '#db/migration_files.ts'

// Filled by the migrations themselves.
const prefilled = ['icd10cm_codes', 'leases']

export async function upgradeSql(client: pg.Client, folder: string): Promise<string> {
  await client.query('begin isolation level repeatable read')
  await client.query(exactText)
  const migrations = readMigrations(folder)
  const tables = inOrder(await tablesOf(client), await references(client))
  const parts = [
    `${createMigrationsTable};`,
    ...migrations.map(({ name, text }) => `-- migrations/${name}\n\n${text.trim()}`),
    migrationRows(migrations),
    "select set_config('app.maintenance', 'on', true);",
  ]
  for (const table of tables) parts.push(await insertOf(client, table))
  for (const { name, last_value, is_called } of await sequencesOf(client)) {
    parts.push(`select setval('${name}', ${last_value}, ${is_called});`)
  }
  await client.query('rollback')
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

const migrationRows = (migrations: Migration[]) =>
  insertInto(
    { name: 'migrations', columns: ['name', 'digest', 'compatible'] },
    migrations.map(({ name, digest, compatible }) => [name, digest, String(compatible)]),
  )

// Rows that a trigger derives are in the dump already, so triggers are off.
async function insertOf(client: pg.Client, table: Table) {
  const rows: (string | null)[][] = []
  for await (const some of readRows(client, table)) rows.push(...some)
  if (rows.length === 0) return ''
  const set = (state: string) => `alter table ${table.name} ${state} trigger user;`
  return [set('disable'), insertInto(table, rows.sort(byText)), set('enable')].join('\n')
}

// One statement per table: foreign keys are checked at its end, so rows may refer to each other.
function insertInto({ name, columns }: Table, rows: (string | null)[][]) {
  const lines = rows.map((row) => `  (${row.map(literal).join(', ')})`)
  const head = `insert into ${name} (${columns.join(', ')}) overriding system value values`
  return `${head}\n${lines.join(',\n')};`
}

const literal = (value: string | null) =>
  value === null ? 'null' : `'${value.replaceAll("'", "''")}'`

const byText = (one: (string | null)[], other: (string | null)[]) =>
  one.join() < other.join() ? -1 : 1

type Reference = { from: string; to: string }

async function references(client: pg.Client): Promise<Reference[]> {
  const { rows } = await client.query(`
    select distinct conrelid::regclass::text as from, confrelid::regclass::text as to
    from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`)
  return rows
}

// Each table after those it refers to.
function inOrder(tables: Table[], references: Reference[]): Table[] {
  const left = tables.filter(({ name }) => !prefilled.includes(name))
  const ordered: Table[] = []
  while (left.length > 0) {
    const waits = ({ name }: Table) =>
      references.some(({ from, to }) => from === name && left.some((other) => other.name === to))
    const next = left.findIndex((table) => !waits(table))
    if (next < 0) throw new Error('The foreign keys of the tables form a cycle.')
    ordered.push(...left.splice(next, 1))
  }
  return ordered
}

// Fills the table of a list with many rows, which are copies of one: old rows share one value of a
// filter, newer ones have values of their own, so that a page is found late without an index.
import { sql } from './harness.ts'

// The rows of each table. Few enough to insert, many enough that reading all of them is noticed.
export const table_rows = 3_000
export const common = 'common'
export const rare = 'rare_7'

const first_time = Date.UTC(2026, 0, 1)
export const timeAt = (n: number) => new Date(first_time + n * 60_000).toISOString()

type Column = { name: string; type: string }

// Rules that copies break. Each test file has a database of its own.
async function dropRules(table: string) {
  await sql.query(`alter table ${table} disable trigger user`)
  const { rows } = await sql.query(
    `select conname from pg_constraint where conrelid = $1::regclass and contype in ('c', 'f', 'x')`,
    [table],
  )
  for (const { conname } of rows) {
    await sql.query(`alter table ${table} drop constraint "${conname}"`)
  }
}

async function columnsOf(table: string): Promise<Column[]> {
  const { rows } = await sql.query(
    `select column_name as name, udt_name as type from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'
       and coalesce(identity_generation, '') <> 'ALWAYS'`,
    [table],
  )
  return rows
}

async function uniqueColumns(table: string): Promise<string[]> {
  const { rows } = await sql.query(
    `select distinct attname from pg_index
     join pg_attribute on attrelid = indrelid and attnum = any(indkey)
     where indrelid = $1::regclass and indisunique and not indisprimary
       and attname not in ('account', 'id')`,
    [table],
  )
  return rows.map(({ attname }) => attname)
}

// What a column has: one of some words, text of which one value is common, or text without one.
export type Choices = Record<string, string[] | 'text' | 'few' | 'boolean'>

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`

// The value of a column in copy n. The oldest fifth of the rows has the common value.
function valueOf({ name, type }: Column, choices: Choices, unique: string[]): string {
  const choice = choices[name]
  const old = `n <= ${table_rows / 5}`
  if (name === 'id') return `'copy_' || lpad(n::text, 8, '0')`
  if (name === 'created_at' || name === 'recorded_at')
    return "$3::timestamptz + n * interval '1 minute'"
  if (name === 'sequence' && type === 'int8') return '1000000 + n'
  if (type === 'timestamptz')
    return `$3::timestamptz + (n * 7919 % ${table_rows}) * interval '1 minute'`
  if (type === 'date') return `$3::date + n * 7919 % ${table_rows}`
  if (type === 'int4' && choice) return `case when ${old} then 404 else 200 end`
  if (choice === 'boolean') return old
  if (Array.isArray(choice)) {
    const [first, second = first, ...others] = choice as [string, ...string[]]
    const at = `array[${[first, second, ...others].map(literal)}]`
    return `case when ${old} then ${literal(second)} when n % 500 = 0
      then (${at})[1 + n / 500 % ${2 + others.length}] else ${literal(first)} end`
  }
  if (unique.includes(name)) return type === 'text' ? `'rare_' || n` : '1000000 + n'
  if (choice === 'few') return `'rare_' || n / 3`
  if (choice === 'text') return `case when ${old} then '${common}' else 'rare_' || n / 3 end`
  return `base.${name}`
}

// Copies the row with this ID. The planner is told that the table has 300 times as many rows.
export async function fillTable(account: string, table: string, id: string, choices: Choices) {
  await dropRules(table)
  const columns = await columnsOf(table)
  const unique = await uniqueColumns(table)
  const names = columns.map(({ name }) => name).join(', ')
  const values = columns.map((column) => valueOf(column, choices, unique)).join(', ')
  await sql.query(
    `insert into ${table} (${names})
     select ${values} from ${table} as base cross join generate_series(1, $2) as n
     where base.account = $4 and base.id = $1`,
    [id, table_rows, timeAt(0), account],
  )
  await exaggerate(table)
}

// What some filters search instead of the table of their list.
export async function fillRelated(account: string, table: string) {
  if (table === 'practitioners') {
    await dropRules('practitioner_facets')
    const kinds = ['language', 'specialty', 'jurisdiction', 'payer', 'word']
    await sql.query(
      `insert into practitioner_facets (account, practitioner_id, facet)
       select account, id, kind || ':' || case when n % 5 = 0 then 'common' else 'rare_' || n / 3 end
       from (select account, id, right(id, 8)::int as n from practitioners
         where account = $1 and id like 'copy%') as copies
       cross join unnest($2::text[]) as kind`,
      [account, kinds],
    )
    await exaggerate('practitioner_facets')
  }
  if (table === 'claims') {
    await sql.query(
      `update claims set payer_balance = jsonb_set(payer_balance, '{amount}', '100')
       where account = $1 and id like 'copy%' and right(id, 8)::int <= $2`,
      [account, table_rows / 5],
    )
    await exaggerate('claims')
  }
  if (table === 'sessions') {
    await dropRules('session_participants')
    await sql.query(
      `insert into session_participants (account, session_id, person_id, during, blocking)
       select account, id, 'rare_' || right(id, 8)::int / 3, tstzrange(starts_at, ends_at), false
       from sessions where account = $1 and id like 'copy%'`,
      [account],
    )
    await exaggerate('session_participants')
  }
}

async function exaggerate(table: string) {
  await sql.query(`analyze ${table}`)
  await sql.query(
    `update pg_class set reltuples = reltuples * 300 where oid = $1::regclass
       or oid in (select indexrelid from pg_index where indrelid = $1::regclass)`,
    [table],
  )
}

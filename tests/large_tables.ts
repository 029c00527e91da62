// Fills the table of a list with many rows, which are copies of one: old rows share one value of a
// filter, newer ones have values of their own, so that a page is found late without an index.
import type pg from 'pg'

type Client = Pick<pg.Pool, 'query'>

export const common = 'common'
export const rare = 'rare_7'

const first_time = Date.UTC(2026, 0, 1)
export const timeAt = (n: number) => new Date(first_time + n * 60_000).toISOString()

type Column = { name: string; type: string }

// Rules that copies break. Each test file has a database of its own.
async function dropRules(sql: Client, table: string) {
  await sql.query(`alter table ${table} disable trigger user`)
  const { rows } = await sql.query(
    `select conname from pg_constraint
     where conrelid = $1::regclass and contype in ('c', 'f', 'x')`,
    [table],
  )
  for (const { conname } of rows) {
    await sql.query(`alter table ${table} drop constraint "${conname}"`)
  }
}

// A filtered column that repeats another is filled like others.
async function dropExpressions(sql: Client, table: string, names: string[]) {
  const { rows } = await sql.query(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'ALWAYS'
       and column_name = any ($2) and generation_expression ~ '^\\w+$'`,
    [table, names],
  )
  for (const { name } of rows)
    await sql.query(`alter table ${table} alter column ${name} drop expression`)
}

async function columnsOf(sql: Client, table: string): Promise<Column[]> {
  const { rows } = await sql.query(
    `select column_name as name, udt_name as type from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'
       and coalesce(identity_generation, '') <> 'ALWAYS'`,
    [table],
  )
  return rows
}

async function uniqueColumns(sql: Client, table: string): Promise<string[]> {
  const { rows } = await sql.query(
    `select distinct attname from pg_index
     join pg_attribute on attrelid = indrelid and attnum > 0
       and (attnum = any(indkey)
         or pg_get_expr(indexprs, indrelid) ~ ('\\m' || attname || '\\M'))
     where indrelid = $1::regclass and indisunique and not indisprimary
       and attname not in ('account', 'id')`,
    [table],
  )
  return rows.map(({ attname }) => attname)
}

// What a column has: one of some words, text of which one value is common, text without one, or the
// value of the row that is copied, in many or in few of the old rows.
export type Choices = Record<
  string,
  string[] | 'text' | 'few' | 'boolean' | 'copied' | 'copied_to_few'
>

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`

// The value of a column in copy n. The oldest fifth of the rows has the common value.
function valueOf({ name, type }: Column, copies: Copies, unique: string[]): string {
  const { choices, rows, rare_every = 500 } = copies
  const choice = choices[name]
  const old = `n <= ${rows / 5}`
  if (name === 'id') return `'copy_' || lpad(n::text, 8, '0')`
  if (name === 'created_at' || name === 'recorded_at')
    return "$3::timestamptz + n * interval '1 minute'"
  if (name === 'sequence' && type === 'int8') return '1000000 + n'
  if (type === 'timestamptz')
    return `$3::timestamptz + (n::bigint * 7919 % ${rows}) * interval '1 minute'`
  if (type === 'date') return `$3::date + (n::bigint * 7919 % 3000)::int`
  if (type === 'int4' && choice) return `case when ${old} then 404 else 200 end`
  if (choice === 'boolean') return old
  if (choice === 'copied' || choice === 'copied_to_few') {
    const shared = choice === 'copied' ? old : 'n <= 100'
    return `case when ${shared} then base.${name} else 'rare_' || n / 3 end`
  }
  if (Array.isArray(choice)) {
    const [first, second = first, ...others] = choice as [string, ...string[]]
    const at = `array[${[first, second, ...others].map(literal)}]`
    return `case when ${old} then ${literal(second)} when n % ${rare_every} = 0
      then (${at})[1 + n / ${rare_every} % ${2 + others.length}] else ${literal(first)} end`
  }
  if (unique.includes(name)) return type === 'text' ? `'rare_' || n` : '1000000 + n'
  if (choice === 'few') return `'rare_' || n / 3`
  if (choice === 'text') return `case when ${old} then '${common}' else 'rare_' || n / 3 end`
  return `base.${name}`
}

// The row to copy, how often, and how many rows the planner assumes for each. One in `rare_every`
// rows has one of the rare words of a column.
export type Copies = {
  account: string
  table: string
  id: string
  choices: Choices
  rows: number
  scale: number
  rare_every?: number
}

export async function fillTable(sql: Client, copies: Copies) {
  const { account, table, id, rows, scale } = copies
  await dropRules(sql, table)
  await dropExpressions(sql, table, Object.keys(copies.choices))
  const columns = await columnsOf(sql, table)
  const unique = await uniqueColumns(sql, table)
  const names = columns.map(({ name }) => name).join(', ')
  const values = columns.map((column) => valueOf(column, copies, unique)).join(', ')
  await sql.query(
    `insert into ${table} (${names})
     select ${values} from ${table} as base cross join generate_series(1, $2) as n
     where base.account = $4 and base.id = $1`,
    [id, rows, timeAt(0), account],
  )
  await exaggerate(sql, table, scale)
  await fillRelated(sql, copies)
}

// What some filters search instead of the table of their list.
async function fillRelated(sql: Client, { account, table, rows, scale }: Copies) {
  if (table === 'practitioners') {
    await dropRules(sql, 'practitioner_facets')
    const kinds = ['language', 'specialty', 'jurisdiction', 'payer', 'word']
    await sql.query(
      `insert into practitioner_facets (account, practitioner_id, facet)
       select account, id,
         kind || ':' || case when n % 5 = 0 then 'common' else 'rare_' || n / 3 end
       from (select account, id, right(id, 8)::int as n from practitioners
         where account = $1 and id like 'copy%') as copies
       cross join unnest($2::text[]) as kind`,
      [account, kinds],
    )
    await exaggerate(sql, 'practitioner_facets', scale)
  }
  if (table === 'claims') {
    await sql.query(
      `update claims set payer_balance = jsonb_set(payer_balance, '{amount}', '100')
       where account = $1 and id like 'copy%' and right(id, 8)::int <= $2`,
      [account, rows / 5],
    )
    await exaggerate(sql, 'claims', scale)
  }
  if (table === 'sessions') {
    await dropRules(sql, 'session_participants')
    await sql.query(
      `insert into session_participants (account, session_id, person_id, during, blocking)
       select account, id, 'rare_' || right(id, 8)::int / 3, tstzrange(starts_at, ends_at), false
       from sessions where account = $1 and id like 'copy%'`,
      [account],
    )
    await exaggerate(sql, 'session_participants', scale)
  }
}

// Lets the planner assume more rows than there are.
export async function exaggerate(sql: Client, table: string, scale: number) {
  await sql.query(`analyze ${table}`)
  await sql.query(
    `update pg_class set reltuples = reltuples * $2 where oid = $1::regclass
       or oid in (select indexrelid from pg_index where indrelid = $1::regclass)`,
    [table, scale],
  )
}

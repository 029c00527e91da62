// Contents of a backup, from PostgreSQL's catalog: tables, their stored columns, sequences.
import type pg from 'pg'

export type Table = { name: string; columns: string[] } // Quoted where SQL needs it.

// Settings that make text values independent of the server's defaults.
export const exactText = `
  set local timezone = 'UTC';
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres';
  set local extra_float_digits = 1;
  set local bytea_output = 'hex';
  set local statement_timeout = 0;
  set local lock_timeout = 0;
  set local idle_in_transaction_session_timeout = 0;`

// Generated columns are left out: PostgreSQL computes them. The list of migrations is written by
// migrating. Partitions are in another schema, and their rows are those of the table.
export async function tablesOf(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query(`
    select quote_ident(relname) as name,
      array_agg(quote_ident(attname) order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where ${isOurs} and relkind in ('r', 'p') and relname <> 'migrations'
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname
    order by relname`)
  return rows
}

// The snapshot doesn't cover sequences. Read after it was taken, they are at or past every row in
// it.
export async function sequencesOf(client: pg.ClientBase) {
  const { rows } = await client.query(`
    select quote_ident(relname) as name from pg_class
    where ${isOurs} and relkind = 'S' order by relname`)
  const sequences = []
  for (const { name } of rows) {
    const { rows: values } = await client.query(`select last_value::text, is_called from ${name}`)
    sequences.push({ name: name as string, ...values[0] })
  }
  return sequences as { name: string; last_value: string; is_called: boolean }[]
}

// Objects of extensions are excluded.
export const isOurs = `
  relnamespace = 'public'::regnamespace
  and not exists (
    select from pg_depend
    where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')`

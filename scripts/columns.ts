// Lists the columns of every table and composite type, for statements that read whole rows:
// src/db/columns.json. A row read by "*" would change under a running process with a migration.
import type pg from 'pg'

export async function columnsJson(client: pg.Client): Promise<string> {
  const { rows } = await client.query(`
    select relname as name, array_agg(quote_ident(attname) order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'c')
      and not relispartition and relname <> 'migrations'
      and attnum > 0 and not attisdropped
    group by relname
    order by relname collate "C"`)
  const lines = rows.map(({ name, columns }) => `  ${JSON.stringify(name)}: ${list(columns)}`)
  return `{\n${lines.join(',\n')}\n}\n`
}

const list = (columns: string[]) => JSON.stringify(columns.join(', '))

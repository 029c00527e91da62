// Compares two databases: every row of every table, every sequence, and their policies.
import type pg from 'pg'

type Client = Pick<pg.Client, 'query'>

// A digest of each table's rows, generated columns included, whatever order they are stored in.
// The text form tells a jsonb null from SQL's null, and gives every digit of a number.
export async function rowsOf(client: Client): Promise<Record<string, string>> {
  const digests: Record<string, string> = {}
  for (const { relname } of await all(
    client,
    `
    select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`,
  )) {
    const what = relname === 'migrations' ? '(t.name, t.digest)' : 't'
    const [found] = await all(
      client,
      `
      select count(*) || ' rows ' || coalesce(md5(string_agg(row, '' order by row)), '') as digest
      from (select md5(${what}::text) as row from ${relname} as t) as rows`,
    )
    digests[relname] = found.digest
  }
  return digests
}

export const sequencesOf = (client: Client) =>
  all(client, 'select sequencename, last_value from pg_sequences order by 1')

// Constraints, triggers and row-level security, as they are in force.
export const guardsOf = (client: Client) =>
  all(
    client,
    `
    select conrelid::regclass::text || ' ' || conname || ' ' || convalidated || ' ' ||
      pg_get_constraintdef(oid) as guard
    from pg_constraint
    where connamespace = 'public'::regnamespace and contype <> 't'
    union all
    select pg_get_triggerdef(oid) || ' ' || tgenabled::text from pg_trigger
    where not tgisinternal and pg_get_triggerdef(oid) not like '%version_guard.%'
    union all
    select relname || ' ' || relrowsecurity || ' ' || relforcerowsecurity from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    order by 1`,
  )

const all = async (client: Client, text: string) => (await client.query(text)).rows

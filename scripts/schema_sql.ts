// Writes schema.sql from a database's catalog, for reading and review. Its queries give the same
// result on PostgreSQL 15 to 18.
import type pg from 'pg'
import { columnsOf, grantsOn, tableQueries } from './schema_tables.ts'

const heading = `-- The database as the migrations make it. Made by "npm run generate"; do not edit.
-- To change it, add a file to migrations/.`

type Ask = (text: string, values?: unknown[]) => Promise<any[]>

export async function schemaSql(client: pg.Client): Promise<string> {
  const ask: Ask = async (text, values) => (await client.query(text, values)).rows
  // Names are written without their schema only where it is on the path.
  await ask('set search_path to public')
  const parts = [
    heading,
    await extensions(ask),
    await roles(ask),
    await schemaGrants(ask),
    ...(await types(ask)),
    ...(await functions(ask)),
    ...(await tables(ask)),
    ...(await views(ask)),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

async function extensions(ask: Ask) {
  const rows = await ask(`
    select extname from pg_extension where extname <> 'plpgsql' order by extname collate "C"`)
  return rows.map(({ extname }) => `create extension ${extname};`).join('\n')
}

// Roles belong to the whole server; these are the ones the rights below are given to.
async function roles(ask: Ask) {
  const rows = await ask(`
    select rolname, rolcanlogin, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb
    from pg_roles where rolname in ('attune_app', 'attune_worker')
    order by rolname collate "C"`)
  const words = (role: any) =>
    [
      role.rolcanlogin ? 'login' : 'nologin',
      role.rolsuper && 'superuser',
      role.rolbypassrls && 'bypassrls',
      role.rolcreaterole && 'createrole',
      role.rolcreatedb && 'createdb',
    ].filter(Boolean)
  return rows.map((role) => `create role ${role.rolname} ${words(role).join(' ')};`).join('\n')
}

async function schemaGrants(ask: Ask) {
  const rows = await ask(`
    select pg_get_userbyid(grantee) as role, lower(privilege_type) as privilege
    from pg_namespace, aclexplode(nspacl)
    where nspname = 'public' and grantee <> nspowner and grantee <> 0
    order by 1, 2`)
  const lines = rows.map(({ role, privilege }) => `grant ${privilege} on schema public to ${role};`)
  return lines.join('\n')
}

// What came with an extension is the extension's.
const own = (catalogue: string, oid: string) => `not exists (
  select from pg_depend
  where classid = '${catalogue}'::regclass and objid = ${oid} and deptype = 'e')`

async function types(ask: Ask) {
  const composites = await ask(`
    select c.oid, relname as name from pg_class c
    where relnamespace = 'public'::regnamespace and relkind = 'c' and ${own('pg_type', 'c.reltype')}
    order by relname collate "C"`)
  const written: string[] = []
  for (const { oid, name } of composites) {
    const columns = await columnsOf(ask, oid)
    written.push(`create type ${name} as (\n${columns.join(',\n')}\n);`)
  }
  const enums = await ask(`
    select typname as name,
      string_agg(quote_literal(enumlabel), ', ' order by enumsortorder) as labels
    from pg_type t join pg_enum e on enumtypid = t.oid
    where typnamespace = 'public'::regnamespace and ${own('pg_type', 't.oid')}
    group by typname order by typname collate "C"`)
  return [
    ...written,
    ...enums.map(({ name, labels }) => `create type ${name} as enum (${labels});`),
  ]
}

async function functions(ask: Ask) {
  const rows = await ask(`
    select p.oid, pg_get_functiondef(p.oid) as definition, proacl is not null as guarded,
      p.oid::regprocedure::text as signature
    from pg_proc p
    where pronamespace = 'public'::regnamespace and prokind in ('f', 'p')
      and ${own('pg_proc', 'p.oid')}
    order by proname collate "C", pg_get_function_identity_arguments(p.oid) collate "C"`)
  const written: string[] = []
  for (const { oid, definition, guarded, signature } of rows) {
    const text = definition.trim().replace(/^CREATE OR REPLACE/, 'CREATE')
    written.push(`${text};`)
    if (guarded) written.push(await grantsOn(ask, 'pg_proc', oid, `function ${signature}`))
  }
  return written
}

async function tables(ask: Ask) {
  const rows = await ask(`
    select c.oid, relname as name, relrowsecurity as walled, relforcerowsecurity as forced,
      array_to_string(reloptions, ', ') as options, pg_get_partkeydef(c.oid) as partition_key,
      pg_get_expr(relpartbound, c.oid) as bound, i.inhparent::regclass::text as parent
    from pg_class c left join pg_inherits i on i.inhrelid = c.oid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and ${own('pg_class', 'c.oid')}
    order by relname collate "C"`)
  const written: string[] = []
  for (const table of rows) written.push(await writeTable(ask, table))
  return written
}

async function writeTable(ask: Ask, table: any) {
  const { oid, name, walled, forced, options, partition_key, bound, parent } = table
  const lines = [
    ...(await columnsOf(ask, oid)),
    ...(await list(ask, tableQueries.constraints, oid)),
  ]
  const head = bound
    ? `create table ${name} partition of ${parent} ${bound}`
    : `create table ${name} (\n${lines.join(',\n')}\n)`
  const tail = (partition_key ? ` partition by ${partition_key}` : '') + withOptions(options)
  const wall = [walled && 'enable row level security', forced && 'force row level security']
  const privileges = wall.filter(Boolean).join(', ')
  return [
    `${head}${tail};`,
    ...(await list(ask, tableQueries.indexes, oid)),
    ...(await list(ask, tableQueries.triggers, oid)),
    ...(privileges ? [`alter table ${name} ${privileges};`] : []),
    ...(await list(ask, tableQueries.policies, oid)),
    await grantsOn(ask, 'pg_class', oid, name),
    ...(await list(ask, tableQueries.column_grants, oid)),
  ]
    .filter(Boolean)
    .join('\n')
}

const withOptions = (options: string | null) => (options ? ` with (${options})` : '')

const list = async (ask: Ask, query: string, oid: number) =>
  (await ask(query, [oid])).map(({ line }) => line as string)

async function views(ask: Ask) {
  const rows = await ask(`
    select c.oid, relname as name, pg_get_viewdef(c.oid, true) as body,
      case relkind when 'm' then 'materialized view' else 'view' end as kind,
      array_to_string(reloptions, ', ') as options
    from pg_class c
    where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
      and ${own('pg_class', 'c.oid')}
    order by relname collate "C"`)
  const written: string[] = []
  for (const { oid, name, body, kind, options } of rows) {
    written.push(`create ${kind} ${name}${withOptions(options)} as\n${body}`)
    written.push(await grantsOn(ask, 'pg_class', oid, name))
  }
  return written
}

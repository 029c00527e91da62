// Describes a table from the catalog as SQL: its columns, constraints, policies and grants, in an
// order that doesn't depend on when they were created.

type Ask = (text: string, values?: unknown[]) => Promise<any[]>

export const tableQueries = {
  // The primary key first, then the rules by name. PostgreSQL 18 lists "not null" here too (n); it
  // stands with the columns already.
  constraints: `
    select format('  constraint %I %s', conname, pg_get_constraintdef(oid, true)) as line
    from pg_constraint
    where conrelid = $1 and contype in ('p', 'u', 'c', 'x', 'f')
    order by contype <> 'p', conname collate "C"`,

  // Those that no constraint brought along.
  indexes: `
    select pg_get_indexdef(i.indexrelid) || ';' as line
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = $1
      and not exists (select from pg_constraint where conindid = i.indexrelid and contype <> 'f')
    order by c.relname collate "C"`,

  // Without the triggers of tests/version_guard.ts, whose functions are in a schema of their own.
  triggers: `
    select pg_get_triggerdef(oid) || ';' as line
    from pg_trigger
    where tgrelid = $1 and not tgisinternal
      and tgfoid in (select oid from pg_proc where pronamespace = 'public'::regnamespace)
    order by tgname collate "C"`,

  policies: `
    select format('create policy %I on %s%s%s to %s%s%s;',
      polname,
      polrelid::regclass,
      case when polpermissive then '' else ' as restrictive' end,
      case polcmd when 'r' then ' for select' when 'a' then ' for insert'
        when 'w' then ' for update' when 'd' then ' for delete' else '' end,
      (select string_agg(
         case role when 0 then 'public' when relowner then 'current_user'
           else pg_get_userbyid(role)::text end, ', ' order by pg_get_userbyid(role))
       from unnest(polroles) role),
      E'\\n  using (' || pg_get_expr(polqual, polrelid, true) || ')',
      E'\\n  with check (' || pg_get_expr(polwithcheck, polrelid, true) || ')') as line
    from pg_policy join pg_class on pg_class.oid = polrelid
    where polrelid = $1
    order by polname collate "C"`,

  column_grants: `
    select format('grant %s (%s) on %s to %s;', lower(privilege_type),
      string_agg(quote_ident(attname), ', ' order by attnum), attrelid::regclass,
      case when grantee = 0 then 'public' else pg_get_userbyid(grantee) end) as line
    from pg_attribute, aclexplode(attacl)
    where attrelid = $1 and attnum > 0 and not attisdropped
    group by attrelid, grantee, privilege_type
    order by 1`,
}

export async function columnsOf(ask: Ask, oid: number): Promise<string[]> {
  const columns = await ask(
    `
    select quote_ident(attname) as name, format_type(atttypid, atttypmod) as type,
      attnotnull as required, attidentity as identity, attgenerated as generated,
      pg_get_expr(adbin, adrelid) as value
    from pg_attribute
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attrelid = $1 and attnum > 0 and not attisdropped
    order by attnum`,
    [oid],
  )
  const widest = Math.max(...columns.map(({ name }) => name.length))
  return columns.map(({ name, type, required, identity, generated, value }) => {
    const words = [
      type,
      required && 'not null',
      identity && `generated ${identity === 'a' ? 'always' : 'by default'} as identity`,
      generated && `generated always as (${value})${generated === 's' ? ' stored' : ''}`,
      value && !generated && `default ${value}`,
    ]
    return `  ${name.padEnd(widest)} ${words.filter(Boolean).join(' ')}`
  })
}

const owners = { pg_class: ['relacl', 'relowner'], pg_proc: ['proacl', 'proowner'] } as const

// What others than the owner may do.
export async function grantsOn(
  ask: Ask,
  catalogue: keyof typeof owners,
  oid: number,
  what: string,
): Promise<string> {
  const [rights, owner] = owners[catalogue]
  const rows = await ask(
    `
    select case when grantee = 0 then 'public' else pg_get_userbyid(grantee) end as grantee,
      string_agg(lower(privilege_type), ', ' order by privilege_type) as privileges
    from ${catalogue}, aclexplode(${rights})
    where oid = $1 and grantee <> ${owner}
    group by 1
    order by 1`,
    [oid],
  )
  const lines = rows.map(
    ({ grantee, privileges }) => `grant ${privileges} on ${what} to ${grantee};`,
  )
  return lines.join('\n')
}

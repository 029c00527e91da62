// What migrations leave in the catalog needs no superuser and doesn't block the next migration.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from './harness.ts'

const ask = async (text: string) => (await sql.query(text)).rows

test("the tables belong to an owner that isn't a superuser", async () => {
  const strong = await ask(`
    select distinct rolname from pg_class join pg_roles on pg_roles.oid = relowner
    where relnamespace = 'public'::regnamespace and (rolsuper or rolbypassrls)`)
  assert.deepEqual(strong, [])
})

test('functions set nothing that an ordinary owner may not set', async () => {
  const found = await ask(`
    select proname from pg_proc, unnest(proconfig) as setting
    where pronamespace = 'public'::regnamespace and setting !~ '^(search_path|work_mem)='`)
  assert.deepEqual(found, [])
})

test("no function with a parsed body takes a row, which would pin the table's columns", async () => {
  const found = await ask(`
    select proname from pg_proc join pg_type on pg_type.oid = any (proargtypes)
    where pronamespace = 'public'::regnamespace and prosqlbody is not null and typtype = 'c'`)
  assert.deepEqual(found, [])
})

test('the owner of a table can see all rows during a migration', async () => {
  const hidden = await ask(`
    select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relrowsecurity
      and not exists (
        select from pg_policy
        where polrelid = pg_class.oid and relowner = any (polroles) and polcmd = '*')`)
  assert.deepEqual(hidden, [])
})

// An engine that distributes tables ignores a trigger that names TRUNCATE beside something else.
test('A trigger on TRUNCATE guards nothing else', async () => {
  const mixed = await ask(`
    select tgrelid::regclass as relation, tgname from pg_trigger
    where not tgisinternal and tgtype & 32 <> 0 and tgtype & (4 | 8 | 16) <> 0`)
  assert.deepEqual(mixed, [])
})

test('The audit log and the ledger refuse UPDATE, DELETE and TRUNCATE', async () => {
  const tables = ['audit_entries', 'audit_heads', 'audit_links', 'ledger_entries']
  const guarded = await ask(`
    select tgrelid::regclass::text as relation, array_agg(tgtype & 63 order by tgname) as types
    from pg_trigger where tgname in ('append_only', 'append_only_truncate') and tgenabled = 'O'
    group by 1 order by 1`)
  const [row, before, deletion, update, truncate] = [1, 2, 8, 16, 32]
  const types = [row! | before! | deletion! | update!, before! | truncate!]
  assert.deepEqual(
    guarded,
    [...tables, 'ledger_transactions'].map((relation) => ({ relation, types })),
  )
})

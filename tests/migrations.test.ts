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

test('no function sets anything but its search_path, which needs no superuser', async () => {
  const found = await ask(`
    select proname from pg_proc, unnest(proconfig) as setting
    where pronamespace = 'public'::regnamespace and setting not like 'search_path=%'`)
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

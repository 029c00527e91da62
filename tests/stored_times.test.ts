// Stored times never lie ahead of the present that they were taken from. Columns round to
// milliseconds, so a rounded now() would be in the future half of the time: what is due at once
// wouldn't be, and what has expired would be valid.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '#settings/config.ts'
import { stored_now } from '#db/sql.ts'
import { sql } from './harness.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const sources = globSync('src/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] })
const tests = globSync(['src/**/*.test.ts', 'tests/**/*.ts'], { cwd: root })

const present = /\b(now|clock_timestamp|statement_timestamp|transaction_timestamp)\(\)/g
// It is compared, truncated or measured; or returned; or a column keeps its microseconds.
const is_used =
  /([<>]=? *|[<>] *\(|trunc\('\w+'(::text)?, *\(?|epoch from *|start_of_period\(|date_bin\(step, )$/
const keeps_all = /timestamptz not null default $/
const is_returned = /^(::text)?(\)::\w+)? as \w+/

// The places where a text stores the present as it is.
function storedPresents(text: string) {
  const found = [...text.matchAll(present)]
  return found
    .filter(({ index, 0: name }) => {
      const [before, after] = [text.slice(0, index), text.slice(index + name.length)]
      const is_harmless = [is_used, keeps_all].some((one) => one.test(before.slice(-40)))
      return !is_harmless && !is_returned.test(after)
    })
    .map(({ index }) =>
      text
        .slice(text.lastIndexOf('\n', index) + 1)
        .split('\n')[0]!
        .trim(),
    )
}

// What a file writes between backticks, or in quotes on one line.
const sqlIn = (text: string) =>
  [...text.matchAll(/`[^`]*`|"[^"\n]*"|'[^'\n]*'/g)].map(([quoted]) => quoted).join('\n')

test('no statement of the service stores the present without truncating it', () => {
  const found = sources.flatMap((file) =>
    storedPresents(sqlIn(read(file))).map((line) => `${file}: ${line}`),
  )
  assert.deepEqual(found, [], 'store stored_now of src/db/sql.ts instead of now()')
})

test('no function of the database stores the present without truncating it', async () => {
  const { rows } = await sql.query<{ name: string; text: string }>(`
    select proname as name, pg_get_functiondef(oid) as text from pg_proc
    where pronamespace = 'public'::regnamespace and prokind = 'f'`)
  assert.ok(rows.length > 50)
  const found = rows.flatMap(({ name, text }) =>
    storedPresents(text).map((line) => `${name}: ${line}`),
  )
  assert.deepEqual(found, [])
})

test('no default of a column lies ahead of the present', async () => {
  const { rows: columns } = await sql.query<{ name: string; value: string }>(`
    select format('%I.%I', adrelid::regclass, attname) as name,
      pg_get_expr(adbin, adrelid) as value
    from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum
    where atttypid = 'timestamptz'::regtype and atttypmod = 3 and attgenerated = ''`)
  assert.ok(columns.length > 10)
  const ahead = columns.map(
    ({ name, value }) => `case when (${value})::timestamptz(3) > now()
    then '${name}' end`,
  )
  // Half of all times are rounded up.
  for (let time = 0; time < 20; time++) {
    const { rows } = await sql.query(`select array_remove(array[${ahead}], null) as names`)
    assert.deepEqual(rows[0].names, [])
  }
})

test('the stored present is never ahead, and at most a millisecond behind', async () => {
  const { text } = stored_now.build()
  for (let time = 0; time < 20; time++) {
    const { rows } = await sql.query(`
      select ${text}::timestamptz(3) <= now() as is_past,
        ${text}::timestamptz(3) > now() - interval '1 ms' as is_close`)
    assert.deepEqual(rows[0], { is_past: true, is_close: true })
  }
})

test('no test makes something due by the present', () => {
  const stores = /(?<![<>])= now\(\)(?! *[-+])/
  const found = tests.filter((file) => stores.test(read(file)))
  assert.deepEqual(
    found.filter((file) => !/stored_times|status_literals/.test(file)),
    [],
    "set it to now() - interval '1 s'",
  )
})

test('the search finds what stores the present, and nothing else', () => {
  const stored = [
    'set due_at = now()',
    'due_at = coalesce(due_at, now())',
    'values ($1, now())',
    'case when a then now() end',
    "due_at = now() + interval '1 minute'",
    'select id, clock_timestamp(), 1',
  ]
  const used = [
    'where due_at <= now()',
    "and due_at > now() - interval '1 day'",
    'extract(epoch from now())',
    "date_trunc('milliseconds', now())",
    'select now()::text as taken_at',
  ]
  for (const text of stored) assert.equal(storedPresents(text).length, 1, text)
  for (const text of used) assert.equal(storedPresents(text).length, 0, text)
})

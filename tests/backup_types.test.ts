// A backup contains every value of every column type. A new type fails here until it has test
// values, and so does a kind of relation that backups leave out.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import pg from 'pg'
import { readRows } from '#db/backup.ts'
import { end_of_rows } from '#db/backup_file.ts'
import { exactText } from '#db/backup_tables.ts'
import { copyLine } from '#db/copy_in.ts'
import { loadRows } from '#db/restore.ts'
import { makeDatabase } from './database.ts'

const { owner, drop } = await makeDatabase()
const client = new pg.Client(owner)
await client.connect()
after(async () => {
  await client.end()
  await drop()
})

const texts = [
  '',
  'null',
  '\\N',
  '\\.',
  '\\',
  'a\tb\r\nc\\d',
  '"',
  '{}',
  'Zoë 漢字 🙂',
  '\u0001\b\f\v',
]
const json = ['null', '{}', '[null]', '"\\u2028\\n\\t\\\\"', '1e400', '{"a": null, "b": "\\\\N"}']

// The hardest values of each type, as text.
const values: Record<string, string[]> = {
  text: texts,
  'text[]': ['{}', '{NULL,"NULL",""}', '{"a\\\\b","c\\"d","\t\n"}', '{{a,b},{c,d}}'],
  jsonb: json,
  'jsonb[]': ['{}', '{"null",NULL}'],
  json: ['null', ' { "b" : 1, "a":2, "a":3 } '],
  bytea: ['\\x', '\\x00ff0a095c', '\\x5c2e'],
  boolean: ['t', 'f'],
  smallint: ['-32768', '32767'],
  integer: ['-2147483648', '2147483647'],
  'integer[]': ['{}', '{NULL,-1}'],
  bigint: ['-9223372036854775808', '9223372036854775807', '9007199254740993'],
  'bigint[]': ['{9007199254740993}'],
  numeric: ['NaN', '0.000000000000000000001', '123456789012345678901234567890.10'],
  real: ['1e-45', '3.4028235e+38', '-0', 'Infinity'],
  'double precision': ['0.1', '5e-324', '1.7976931348623157e+308', 'NaN', '-0'],
  date: ['-infinity', '0044-03-15 BC', '2028-02-29', '5874897-12-31'],
  'date[]': ['{2028-02-29,infinity}'],
  time: ['23:59:59.999999', '24:00:00'],
  'timestamp with time zone': [
    'infinity',
    '1900-01-01 00:00:00.000001+00',
    '9999-12-31 23:59:59+00',
  ],
  'timestamp without time zone': ['2028-02-29 23:59:59.123456'],
  interval: ['1 year -2 mons 3 days -04:05:06.789', '00:00:00'],
  tstzrange: ['empty', '(,)', '["2028-01-01 00:00:00+00",infinity)'],
  tstzmultirange: ['{}', '{["2028-01-01 00:00:00+00","2028-01-02 00:00:00+00")}'],
  daterange: ['empty', '[2028-01-01,)'],
  int4range: ['[1,5)'],
  inet: ['::1', '10.0.0.0/8'],
  cidr: ['10.0.0.0/8'],
  uuid: ['00000000-0000-0000-0000-000000000000'],
  xid8: ['18446744073709551615'],
  tsvector: ["'a':1A 'it''s':2"],
  '"char"': ['x'],
  name: ['a name'],
}

const typesInUse = async () => {
  const { rows } = await client.query(`
    select distinct format_type(atttypid, null) as type
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0
      and not attisdropped
    order by 1`)
  return rows.map(({ type }) => type as string)
}

test('extreme values of every column type are restored unchanged', async () => {
  const types = await typesInUse()
  assert.deepEqual(
    types.filter((type) => !values[type]),
    [],
    'types without values to try',
  )
  await client.query('begin')
  await client.query(exactText)
  for (const type of types) {
    const columns = ['id', 'value', 'many']
    for (const table of ['before', 'after']) {
      await client.query(`
        create temporary table ${table} (
          id bigint generated always as identity, value ${type},
          twice bigint generated always as (id * 2) stored, many text[])`)
    }
    for (const value of [null, ...values[type]!]) {
      const insert = 'insert into before (value, many) values ($1, array[$2, null])'
      await client.query(insert, [value, value])
    }
    async function* lines() {
      for await (const rows of readRows(client, { name: 'before', columns })) {
        yield* rows.map((row) => copyLine(row).slice(0, -1))
      }
      yield end_of_rows
    }
    // Read whole first: one connection can't read and load at once.
    const read = await Array.fromAsync(lines())
    await loadRows(
      client,
      { name: 'after', columns },
      (async function* () {
        yield* read
      })(),
    )
    const of = async (table: string) => {
      const text = `select t::text as row, value is null as nothing from ${table} as t order by id`
      return (await client.query(text)).rows
    }
    assert.deepEqual(await of('after'), await of('before'), type)
    await client.query('drop table before, after')
  }
  await client.query('rollback')
})

test('every relation is either in the backup or created by migrations', async () => {
  const { rows } = await client.query(`
    select nspname || '.' || relname as relation from pg_class
    join pg_namespace on pg_namespace.oid = relnamespace
    where nspname !~ '^(pg_|information_schema)' and not relispartition
      and (nspname <> 'public' or relkind not in ('r', 'p', 'i', 'I', 'S', 'v', 'c')
        or relpersistence <> 'p')
    union all select 'large object ' || oid from pg_largeobject_metadata`)
  assert.deepEqual(rows, [])
})

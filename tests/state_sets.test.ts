// Named sets of states: what the database spells out in constraints, indexes, functions and
// policies equals the set of the lifecycle that names it.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import pg from 'pg'
import { lifecycles } from '#areas/index.ts'
import type { Lifecycle, StateSet } from '#kernel/lifecycle.ts'
import { makeDatabase } from './database.ts'

const { owner, drop } = await makeDatabase()
const client = new pg.Client(owner)
await client.connect()
after(async () => {
  await client.end()
  await drop()
})

// What the database spells out about states: where, on which table, in which words.
type Definition = { name: string; table: string | null; text: string }
const { rows: definitions } = await client.query<Definition>(`
  select conname as name, conrelid::regclass::text as table, pg_get_constraintdef(oid) as text
  from pg_constraint where connamespace = 'public'::regnamespace
  union all
  select relname, indrelid::regclass::text, pg_get_expr(indpred, indrelid)
  from pg_index join pg_class on pg_class.oid = indexrelid
  where indpred is not null and relnamespace = 'public'::regnamespace
  union all
  select attname, adrelid::regclass::text, pg_get_expr(adbin, adrelid)
  from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum
  where attgenerated <> ''
  union all
  select proname, null, pg_get_functiondef(oid) from pg_proc
  where pronamespace = 'public'::regnamespace and prokind = 'f'
  union all
  select polname, polrelid::regclass::text,
    concat(pg_get_expr(polqual, polrelid), ' ', pg_get_expr(polwithcheck, polrelid))
  from pg_policy`)

// The states that a text lists: status in ('a', 'b'), status = any (array['a', 'b']), status = 'a'.
const listed =
  /\bstatus\)?(?:::\w+)? ?(=|<>|in|not in|= any|<> all) ?\(*(?:array ?\[)?((?:\(?'\w+'(?:::\w+)?\)?,? ?)+)/gi

type Listed = { negated: boolean; states: string[] }
const listsIn = (text: string): Listed[] =>
  [...text.matchAll(listed)].map(([, operator, list]) => ({
    negated: /<>|not/i.test(operator!),
    states: [...list!.matchAll(/'(\w+)'/g)].map(([, state]) => state!),
  }))

const covered = ({ states }: Lifecycle, { negated, states: named }: Listed) =>
  Object.keys(states).filter((state) => named.includes(state) !== negated)

const setsOf = ({ sets = {} }: Lifecycle): [string, StateSet][] => Object.entries(sets)
const same = (one: readonly string[], other: readonly string[]) =>
  one.toSorted().join() === other.toSorted().join()

for (const lifecycle of lifecycles) {
  const { object, table } = lifecycle.kind
  for (const [name, { in: included, out, constraints = [] }] of setsOf(lifecycle)) {
    test(`the set ${name} of a ${object} classifies each state once`, () => {
      assert.ok(same([...included, ...out], Object.keys(lifecycle.states)))
    })
    for (const constraint of constraints) {
      test(`${constraint} covers the set ${name} of a ${object}`, () => {
        const found = definitions.filter(({ name }) => name === constraint)
        assert.ok(found.length > 0, `${constraint} doesn't exist`)
        const lists = found.flatMap(({ text }) => listsIn(text))
        const sets = lists.map((list) => covered(lifecycle, list))
        assert.ok(
          sets.some((states) => same(states, included)),
          `${constraint} lists ${JSON.stringify(sets)}`,
        )
      })
    }
  }

  test(`every condition on the status of a ${object} in the database names a set`, () => {
    for (const { name, table: of, text } of definitions) {
      if (of !== table || name === `${table}_status_check`) continue
      for (const list of listsIn(text)) {
        const states = covered(lifecycle, list)
        const set = setsOf(lifecycle).find(
          ([, { in: included, constraints }]) =>
            same(included, states) && constraints?.includes(name),
        )
        assert.ok(set, `${table}.${name} covers ${states.join(', ')}`)
      }
    }
  })
}

// Named sets of states: what the database spells out in constraints, indexes, defaults, functions,
// triggers and policies equals the set that names it. Every state in the database is checked, so a
// new migration can't add one that no set covers.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import pg from 'pg'
import { makeDatabase } from './database.ts'
import { declared_states, type DeclaredStates } from './declared_states.ts'

const { owner, drop } = await makeDatabase()
const client = new pg.Client(owner)
await client.connect()
after(async () => {
  await client.end()
  await drop()
})

// What the database spells out about states: where, on which table, in which words.
type Definition = { name: string; table: string | null; text: string }
const readDefinitions = async () =>
  (
    await client.query<Definition>(`
      select conname as name, conrelid::regclass::text as table, pg_get_constraintdef(oid) as text
      from pg_constraint where connamespace = 'public'::regnamespace
      union all
      select relname, indrelid::regclass::text, pg_get_indexdef(indexrelid)
      from pg_index join pg_class on pg_class.oid = indexrelid
      where relnamespace = 'public'::regnamespace and (indpred is not null or indexprs is not null)
      union all
      select attname, adrelid::regclass::text, pg_get_expr(adbin, adrelid)
      from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum
      where attgenerated <> ''
      union all
      select proname, null, pg_get_functiondef(oid) from pg_proc
      where pronamespace = 'public'::regnamespace and prokind in ('f', 'p')
      union all
      select tgname, tgrelid::regclass::text,
        split_part(pg_get_triggerdef(oid), ' EXECUTE FUNCTION ', 1)
      from pg_trigger
      where not tgisinternal
      union all
      select polname, polrelid::regclass::text,
        concat(pg_get_expr(polqual, polrelid), ' ', pg_get_expr(polwithcheck, polrelid))
      from pg_policy
      union all
      select relname, null, pg_get_viewdef(oid) from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')`)
  ).rows
const definitions = await readDefinitions()

// The states that a text lists: status in ('a', 'b'), status = any (array['a', 'b']), status = 'a'.
const listed =
  /\bstatus\)?(?:::\w+)? ?(=|<>|in|not in|= any|<> all) ?\(*(?:array ?\[)?((?:\(?'\w+'(?:::\w+)?\)?,?\s*)+)/gi

type Listed = { negated: boolean; states: string[] }
const listsIn = (text: string): Listed[] =>
  [...text.matchAll(listed)].map(([, operator, list]) => ({
    negated: /<>|not/i.test(operator!),
    states: [...list!.matchAll(/'(\w+)'/g)].map(([, state]) => state!),
  }))

const covered = ({ states }: DeclaredStates, { negated, states: named }: Listed) =>
  states.filter((state) => named.includes(state) !== negated)

const same = (one: readonly string[], other: readonly string[]) =>
  one.toSorted().join() === other.toSorted().join()

for (const declared of declared_states) {
  const { name: of, table, initial, states, sets } = declared
  for (const [name, { in: included, out, constraints = [] }] of sets) {
    test(`the set ${name} of ${of} classifies each state once`, () => {
      assert.ok(same([...included, ...out], states))
    })
    for (const constraint of constraints) {
      test(`${constraint} covers the set ${name} of ${of}`, () => {
        const found = definitions.filter(({ name }) => name === constraint)
        assert.ok(found.length > 0, `${constraint} doesn't exist`)
        const lists = found.flatMap(({ text }) => listsIn(text))
        const sets = lists.map((list) => covered(declared, list))
        assert.ok(
          sets.some((states) => same(states, included)),
          `${constraint} lists ${JSON.stringify(sets)}`,
        )
      })
    }
  }
  if (!table) continue

  test(`the status column of ${table} allows the states of ${of} and defaults to none or the first`, async () => {
    const check = definitions.find(({ name }) => name === `${table}_status_check`)
    assert.ok(check, `${table}_status_check doesn't exist`)
    assert.ok(same(listsIn(check.text)[0]!.states, states), check.text)
    const { rows } = await client.query<{ text: string }>(
      `select pg_get_expr(adbin, adrelid) as text
       from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum
       where adrelid = $1::regclass and attname = 'status'`,
      [table],
    )
    for (const { text } of rows) assert.equal(text, `'${initial}'::text`)
  })
}

const words = new Set(declared_states.flatMap(({ states }) => states))

// What functions return, in words that are also states elsewhere.
const results: Record<string, string[]> = {
  remove_imported_document: ['removed'],
  remove_imported_row: ['removed'],
}

// What a definition spells out and no set covers: its lists of states, and other states that it
// quotes.
function uncoveredIn({ name, table, text }: Definition): string[] {
  if (table && name === `${table}_status_check`) return []
  const lists = listsIn(text)
  const wrong = lists.filter(
    (list) =>
      !declared_states.some(
        (declared) =>
          (table === null || declared.table === table) &&
          declared.sets.some(
            ([, { in: included, constraints }]) =>
              constraints?.includes(name) && same(covered(declared, list), included),
          ),
      ),
  )
  const rest = text.replaceAll(listed, '')
  const isState = (word: string) => words.has(word) && !results[name]?.includes(word)
  const others = /\bstatus\b/.test(text)
    ? [...rest.matchAll(/'(\w+)'/g)].map(([, word]) => word!).filter(isState)
    : []
  return [...wrong.map(({ states }) => states.join(', ')), ...others]
}

const uncovered = (all: Definition[]) =>
  all.flatMap((definition) => {
    const { table, name } = definition
    return uncoveredIn(definition).map((states) => `${table ?? 'function'} ${name}: ${states}`)
  })

test('every state in the database is covered by a set that names the place', () => {
  assert.deepEqual(uncovered(definitions), [])
})

// As a migration could add them.
const additions = `
  create index new_index on sessions (id) where status in ('held', 'started');
  create index new_expression on sessions ((status = 'held'));
  alter table sessions add constraint new_check check (status <> 'held' or id is not null) not valid;
  alter table sessions add column new_column boolean
    generated always as (status = any (array['held', 'started'])) stored;
  create policy new_policy on sessions for select using (status = 'held');
  create function new_function(id text) returns boolean begin atomic
    select exists (select from sessions where status not in ('held', 'started'));
  end;
  create function new_case(status text) returns boolean language sql as $$
    select case status when 'held' then true end $$;
  create function new_assignment() returns trigger language plpgsql as $$
    begin new.status := 'held'; return new; end $$;
  create trigger new_trigger before update on sessions for each row when (new.status = 'held')
    execute function new_assignment()`

test('a state that a migration adds without a set is found', async () => {
  await client.query('begin')
  try {
    await client.query(additions)
    assert.deepEqual(uncovered(await readDefinitions()).toSorted(), [
      'function new_assignment: held',
      'function new_case: held',
      'function new_function: held, started',
      'sessions new_check: held',
      'sessions new_column: held, started',
      'sessions new_expression: held',
      'sessions new_index: held, started',
      'sessions new_policy: held',
      'sessions new_trigger: held',
    ])
  } finally {
    await client.query('rollback')
  }
})

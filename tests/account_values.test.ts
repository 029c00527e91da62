// Every statement of the source and the migrations names its account as a value. Walks also check
// what they send (sent_statements.ts); this covers what none of them sends.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { loadModule, parsePlPgSQLSync, parseSync } from 'libpg-query'
import { root } from '#settings/config.ts'
import { beginsWith, exceptions, isExcepted } from './account_exceptions.ts'
import { unboundIn, with_account } from './account_values.ts'
import { parsed } from './sent_statements.ts'
import { type Found, templatesIn } from './sql_statements.ts'

await loadModule()
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const problemsOf = (text: string, in_function = false) =>
  parsed(text).flatMap((one) => unboundIn(one, in_function))

const bound = [
  'select id from sessions where account = $1 and id = $2',
  'select id from sessions as one where one.account = $1::text',
  'select id from sessions join persons using (account) where sessions.account = $1',
  `select p.id from persons as p join sessions as s on s.account = p.account and s.person_id = p.id
   where p.account = $1`,
  `select id, (select wrapped from person_keys where person_keys.account = persons.account)
   from persons where account = $1`,
  `with found as (select account, id from persons where account = $1)
   delete from sessions using found where sessions.account = found.account`,
  `update sessions set version = 2
   from unnest($1::text[], $2::text[]) as given (account, id) where sessions.account = given.account`,
  `select s.id from persons cross join lateral (
     select id from sessions where sessions.account = persons.account limit 1) as s
   where account = $1`,
  'insert into event_counters (account, last_sequence) values ($1, $2)',
  'insert into event_counters (account, last_sequence) select account, 1 from persons where account = $1',
  'delete from sessions where (account, id) in (select account, id from persons where account = $1)',
  'select id from persons where account = $1 and can_find_person(account, id)',
  'select * from leases',
]
const unbound: [string, string[]][] = [
  ['select id from sessions where id = $1', ['sessions']],
  ['select id from sessions where account = $1 or id = $2', ['sessions']],
  [
    'select id from sessions where account = current_account()',
    ['sessions', 'current_account() is called'],
  ],
  [
    'select p.id from persons as p, sessions as s where p.account = $1 and s.person_id = p.id',
    ['sessions as s'],
  ],
  [
    'select id from persons where account = $1 and id in (select person_id from sessions)',
    ['sessions'],
  ],
  [
    'with found as (select account from persons) select from sessions, found where sessions.account = found.account',
    ['persons', 'sessions'],
  ],
  [
    'insert into event_counters (last_sequence) values ($1)',
    ["insert into event_counters doesn't list account"],
  ],
  [
    'insert into event_counters (account, last_sequence) select account, 1 from persons',
    ['persons', "insert into event_counters: account isn't a value"],
  ],
  ['update sessions set version = 2 where id = $1', ['sessions']],
  [
    'select care_team_of(current_account(), $1)',
    ["care_team_of() isn't called with an account", 'current_account() is called'],
  ],
]

test('the check recognizes statements that name their account as a value', () => {
  for (const text of bound) assert.deepEqual(problemsOf(text), [], text)
  for (const [text, problems] of unbound)
    assert.deepEqual(problemsOf(text).sort(), problems.toSorted(), text)
})

// Conditions and columns that come from a function are checked when the statement is sent.
const has_inserted_parts = /\bwhere \$\$|\binto \w+\s+(\$\$|\(\$\$)/
const referred = /\b(?:from|join|into|update)\s+([a-z_0-9]+)/g

// A template that isn't a whole statement is checked by its words.
function problemsIn({ text }: Found) {
  if (has_inserted_parts.test(text)) return []
  let nth = 0
  const filled = text.replaceAll('$$', () => `$${++nth}`)
  try {
    if (/^\s*(select|insert|update|delete|with)\b/.test(text)) return problemsOf(filled)
  } catch {
    // It inserts SQL where no value can be.
  }
  const tables = [...text.matchAll(referred)].map(([, table]) => table!)
  return /\baccount\b/.test(text) ? [] : tables.filter((table) => with_account.has(table))
}

const sources = globSync('src/**/*.ts', { cwd: root })
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) => templatesIn(file, read(file)))

test('every statement of the source names its account as a value', () => {
  assert.ok(sources.length > 300)
  const wrong = sources
    .filter(({ text }) => !isExcepted(text))
    .map((found) => [found.place, ...problemsIn(found)])
    .filter(({ length }) => length > 1)
  assert.deepEqual(wrong, [])
})

test('every exception is a statement of the source', () => {
  for (const { begins } of exceptions)
    assert.ok(
      sources.some(({ text }) => beginsWith(text, begins)),
      begins,
    )
})

// Row-level security finds the account of a key or a token by these.
const of_entry = ['enter', 'enter_feed']
// Run as the owner, whom row-level security doesn't limit: compare the account themselves.
const of_owner = ['remove_imported_row', 'remove_imported_document']

type Tree = Record<string, any>
const functions = globSync('migrations/*.sql', { cwd: root }).flatMap((file) => {
  const bytes = readFileSync(join(root, file))
  return (parseSync(bytes.toString()).stmts ?? []).flatMap(
    ({ stmt, stmt_location = 0, stmt_len }) => {
      const created = (stmt as Tree).CreateFunctionStmt
      const end = stmt_len ? stmt_location + stmt_len : undefined
      return created ? [{ file, created, text: bytes.subarray(stmt_location, end).toString() }] : []
    },
  )
})

const optionOf = ({ options }: Tree, name: string) =>
  options.find(({ DefElem }: Tree) => DefElem.defname === name)?.DefElem.arg

// The statements within a function. An expression is a statement after "select".
function statementsOf({ created, text }: { created: Tree; text: string }): Tree[] {
  if (created.sql_body) return bodyOf(created.sql_body)
  const language = optionOf(created, 'language').String.sval
  const body: string = optionOf(created, 'as').List.items[0].String.sval
  if (language === 'sql') return parsed(body)
  return queriesIn(parsePlPgSQLSync(text)).flatMap((query) => {
    const assigned = query.replace(/^[\w.]+\s*:=/, '')
    return /^\s*(select|insert|update|delete|with|lock)\b/i.test(assigned)
      ? parsed(assigned)
      : parsed(`select ${assigned}`)
  })
}

const bodyOf = (node: unknown): Tree[] =>
  Array.isArray(node)
    ? node.flatMap(bodyOf)
    : (node as Tree).List
      ? bodyOf((node as Tree).List.items)
      : (node as Tree).ReturnStmt
        ? [
            {
              SelectStmt: {
                targetList: [{ ResTarget: { val: (node as Tree).ReturnStmt.returnval } }],
              },
            },
          ]
        : [node as Tree]

function queriesIn(tree: unknown): string[] {
  if (typeof tree !== 'object' || tree === null) return []
  const { PLpgSQL_expr: expression, ...rest } = tree as Tree
  const own = expression ? [expression.query as string] : []
  return [...own, ...Object.values(rest).flatMap(queriesIn)]
}

test('every function of the database names its account as a value', () => {
  assert.ok(functions.length > 30)
  const wrong = functions
    .map((one) => [
      nameOf(one.created),
      ...statementsOf(one).flatMap((each) => unboundIn(each, true)),
    ])
    .filter(
      ([name, ...problems]) => problems.length > 0 && ![...of_entry, ...of_owner].includes(name!),
    )
  assert.deepEqual(wrong, [])
})

const nameOf = ({ funcname }: Tree): string => funcname.at(-1).String.sval

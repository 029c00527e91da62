// Only lifecycles spell out states. Everything else uses their named sets, so that a new state can't
// be missed where rules about states apply.
import assert from 'node:assert/strict'
import { join, relative } from 'node:path'
import { after, test } from 'node:test'
import { createVirtualFileSystem } from 'typescript/unstable/fs'
import { API } from 'typescript/unstable/sync'
import { lifecycles } from '#areas/index.ts'
import { root } from '#settings/config.ts'
import { declared_states, declaring_files } from './declared_states.ts'
import { statusLiterals } from './status_literals.ts'

const all = declared_states.map(({ states }) => states)

const allowed: Record<string, string> = {
  'src/kernel/record.ts: erased':
    'An error names the state of a person without a key. The kernel knows no lifecycle of an area.',
  'src/docs/error_example.ts: deceased': 'An example of an error, in the documentation.',
}

// Adapters speak in the states of external parties, which the types of the ports check.
const is_checked = (file: string) =>
  file.startsWith('src/') &&
  !file.startsWith('src/outside/adapters/') &&
  !file.endsWith('.test.ts') &&
  !declaring_files.includes(file)

function openProject(cwd: string, options: object = {}) {
  const api = new API({ cwd, ...options })
  after(() => api.close())
  const snapshot = api.updateSnapshot({ openProjects: [join(cwd, 'tsconfig.json')] })
  return snapshot.getProjects()[0]!
}

test('no status is spelled out outside of lifecycles', () => {
  const { program, checker } = openProject(root)
  const files = program.getSourceFileNames().filter((name) => is_checked(relative(root, name)))
  assert.ok(files.length > 500)
  const found = files.flatMap((name) =>
    statusLiterals(program.getSourceFile(name)!, checker, all).map(({ line, text }) => ({
      place: `${relative(root, name)}:${line}: ${text}`,
      entry: `${relative(root, name)}: ${text}`,
    })),
  )
  const entries = new Set(found.map(({ entry }) => entry))
  assert.deepEqual(
    found.filter(({ entry }) => !(entry in allowed)).map(({ place }) => place),
    [],
    'use isIn, inSet, statesIn or onlyStateIn with a named set of the lifecycle',
  )
  assert.deepEqual(Object.keys(allowed), [...entries], 'an allowed literal no longer exists')
})

test('every lifecycle is declared in a file where its states are found', () => {
  const tables = new Set(declared_states.map(({ table }) => table))
  for (const { kind } of lifecycles) assert.ok(tables.has(kind.table), kind.table)
})

// What the search must find, and what it must leave alone. Each line is one case.
const spelled_out = `
  row.status === 'scheduled'
  'canceled' !== row.status
  row.status! == 'held'
  status === 'started' ? 1 : 2
  known === 'held'
  ['held'].includes(row.status)
  new Set(['held', 'requested'])
  insert({ status: 'held' })
  insert({ status: late ? 'expired' : row.status })
  insert({ status: ('held' as const) })
  row.status = 'held'
  statusAfter = () => 'held'
  sql\`update sessions set starts_at = now(), status = 'held' where id = 1\`
  sql\`select from sessions where status in ('held', 'requested')\`
  sql\`select from sessions where status <> 'held'\`
  sql\`select from sessions where \${one} and status = any ('{held,requested}')\`
  sql\`insert into sessions (id, status) values (\${one}, 'held')\`
  sql\`case when \${one} then 'held' else \${one} end\`
  query("select from sessions where status = 'held'")
  query(\`status is distinct from 'held' or \${one}\`)`

const left_alone = `
  inSet(sessions, 'held')
  isIn(sessions, 'held', row.status)
  takeStep('no_show')
  settled.status === 'rejected'
  row.kind === 'held'
  Choice(['held', 'requested'])
  describe({ examples: ['held', 'requested'] })
  insert({ status: sessions.initial })
  sql\`select from sessions where status = \${one}\`
  sql\`select from sessions where status = \${one} and fee = 'completed'\`
  query("the status of a held session")`

const declarations = `
  type State = 'held' | 'requested' | 'scheduled' | 'checked_in' | 'started' | 'completed'
    | 'canceled' | 'no_show' | 'declined' | 'expired' | 'released'
  declare const row: { status: string; kind: string }
  declare const status: string, known: State, late: boolean, one: unknown
  declare const settled: { status: 'fulfilled' | 'rejected' }
  declare const sessions: { initial: string }
  declare let statusAfter: () => string
  declare function sql(parts: TemplateStringsArray, ...inserts: unknown[]): unknown
  declare function insert(fields: object): void
  declare function query(text: string): void
  declare function takeStep(name: string): void
  declare function inSet(states: object, set: string): void
  declare function isIn(states: object, set: string, state: string): void
  declare function Choice(values: string[]): void
  declare function describe(options: object): void`

const casesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => `${line.trim()};`)

function linesWithLiterals(cases: string[]) {
  const lines = [...declarations.split('\n').slice(1), ...cases]
  const first = lines.length - cases.length + 1
  const { program, checker } = openProject('/cases', {
    fs: createVirtualFileSystem({
      '/cases/tsconfig.json': JSON.stringify({ compilerOptions: { strict: true, noEmit: true } }),
      '/cases/cases.ts': `${lines.join('\n')}\nexport {}\n`,
    }),
  })
  const found = statusLiterals(program.getSourceFile('/cases/cases.ts')!, checker, all)
  return new Set(found.filter(({ line }) => line >= first).map(({ line }) => cases[line - first]))
}

test('the search finds a status in comparisons, lists, assignments and SQL', () => {
  const cases = casesOf(spelled_out)
  const found = linesWithLiterals(cases)
  assert.deepEqual(
    cases.filter((each) => !found.has(each)),
    [],
  )
})

test('the search finds a status in cases, parameters, functions and types', () => {
  const cases = [
    "switch (row.status) { case 'held': break }",
    "function move(status: 'held' | 'requested') {}",
    "type Moved = { status: 'held' | 'requested' }",
    "const first: Session['status'] = 'held'; type Session = { status: string }",
    "function statusOf() { return 'held' }",
    "const { status: before = 'held' } = row",
  ]
  const found = linesWithLiterals(cases)
  assert.deepEqual(
    cases.filter((each) => !found.has(each)),
    [],
  )
})

test('the search leaves sets, steps, schemas and other words alone', () => {
  assert.deepEqual([...linesWithLiterals(casesOf(left_alone))], [])
})

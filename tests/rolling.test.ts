// A rolling upgrade: a newer version migrates the database while processes of this version serve
// it and are restarted. No request fails, as long as the migrations are marked compatible.
import assert from 'node:assert/strict'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { root } from '#settings/config.ts'
import columns from '#db/columns.json' with { type: 'json' }
import { migrate } from '#db/migrate.ts'
import { createPerson } from './person_examples.ts'
import { call, createPractitioner, log_lines, ownerConfig, sql, startServer } from './harness.ts'

const migrations = join(root, 'migrations')
const newer = mkdtempSync(join(tmpdir(), 'attune-newer-'))
cpSync(migrations, newer, { recursive: true })
after(() => rmSync(newer, { recursive: true }))

const add = (name: string, text: string) => writeFileSync(join(newer, name), text)
const tables = ['practitioners', 'persons', 'api_keys', 'accounts', 'events', 'idempotency_keys']

const name = { given: 'Ada', family: 'Okafor' }
let created = 0
async function create() {
  const answer = await call(
    'POST',
    '/v1/practitioners',
    { name, profession: 'psychologist' },
    keyed(),
  )
  if (answer.status === 200) created++
  return answer
}
const storedPractitioners = async () => {
  const { rows } = await sql.query('select count(*)::int as many from practitioners')
  return rows[0].many as number
}
const id = await createPractitioner()
const { id: person_id } = await createPerson()
let steps = 0
const requests = [
  create,
  () => call('PATCH', `/v1/practitioners/${id}`, { metadata: { seen: `step ${++steps}` } }),
  () => call('GET', `/v1/practitioners/${id}`),
  () => call('GET', '/v1/practitioners'),
  () => call('GET', `/v1/persons/${person_id}`),
  () => call('GET', '/v1/events'),
]
const keyed = () => ({ idempotency_key: crypto.randomUUID() })

test('no request fails while a newer version adds columns to the tables in use', async () => {
  const failed: string[] = []
  const before = await storedPractitioners()
  let served = 0
  let going = true
  const load = requests.map(async (request) => {
    while (going) {
      const { status, text } = await request()
      if (status === 200) served++
      else failed.push(`${status} ${text}`)
    }
  })
  const more = async (many: number) => {
    for (const from = served; served < from + many && failed.length === 0;)
      await new Promise((resolve) => setTimeout(resolve, 5))
  }
  try {
    await more(60)
    for (const [place, table] of tables.entries()) {
      add(
        `900${place}_${table}.sql`,
        `-- compatible\nalter table ${table} add newer text default 'x';`,
      )
      await migrate(ownerConfig, newer)
      await more(30)
    }
    // No lock keeps a function from running while the row type it returns changes.
    for (let time = 0; time < 3; time++) {
      add(
        `901${time}_entrance.sql`,
        `-- compatible\nalter type enter_result add attribute newer${time} text;`,
      )
      await migrate(ownerConfig, newer)
      await more(10)
    }
  } finally {
    going = false
    await Promise.all(load)
  }
  const reported = log_lines.filter((line) => line.includes('a request failed'))
  assert.deepEqual(failed, [], reported.join(''))
  assert.equal(await storedPractitioners(), before + created, 'each create ran once')
})

test('a process of the older version starts again after compatible migrations', async () => {
  assert.deepEqual(await migrate(ownerConfig, migrations), [])
  const port = await startServer({ database: { size: 2, wait_limit_ms: 20_000 } })
  const answer = await call('GET', `/v1/practitioners/${id}`, undefined, { port })
  assert.equal(answer.status, 200, answer.text)
  assert.ok(!('newer' in answer.body))
})

test('an older version refuses to start after an incompatible migration', async () => {
  add('9020_removal.sql', 'alter table practitioners drop newer;')
  await migrate(ownerConfig, newer)
  const says = /9020_removal\.sql.*isn't marked compatible/
  await assert.rejects(migrate(ownerConfig, migrations), {
    reason: 'migration_changed',
    message: says,
  })
})

test('a migration out of order is refused', async () => {
  add('8999_late.sql', '-- compatible\nselect 1;')
  const says = /8999_late\.sql is missing.*9020_removal\.sql/
  await assert.rejects(migrate(ownerConfig, newer), { reason: 'migration_changed', message: says })
})

// With "*" a statement that was prepared before a migration fails after it.
test('no statement reads the rows of a table by "*"', () => {
  const files = globSync('src/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
  const found = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const stars = text.matchAll(
      /returning \*|select \*,?\s+from (?<from>\w+)|\b(?<of>\w+)\.\*[,\s]/g,
    )
    return [...stars]
      .filter(
        ({ 0: match, groups }) =>
          match.startsWith('ret') || (groups!.from ?? groups!.of)! in columns,
      )
      .map(({ 0: match }) => `${file}: ${match}`)
  })
  assert.deepEqual(found, [])
})

// Statements that were prepared before a migration: each is prepared again, or the transaction runs
// again without prepared statements, and commits once. A pooler keeps what closed connections have
// prepared, so the text that is prepared again differs (npm run rehearse:pgbouncer).
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { appConfig, sql as owner } from '#tests/harness.ts'
import { connect } from './connect.ts'
import { sql } from './sql.ts'
import { readInOneRoundTrip, transact, writeInOneRoundTrip } from './transaction.ts'

const size = 4
const db = connect({ url: appConfig, size, wait_limit_ms: 20_000 })
after(() => db.close())

before(() =>
  owner.query(`
    create table growing (id integer generated always as identity, name text);
    grant select, insert on growing to public`),
)

const nothing = sql`select 1`
// As no statement of the service does: its columns change with the table.
const everything = sql`select * from growing`
const insert = sql`insert into growing (name) values ('row') returning *`
const preparedTexts = sql`select statement from pg_prepared_statements`

let columns = 0
const addColumn = () => owner.query(`alter table growing add column added${++columns} text`)
const countRows = async () => {
  const { rows } = await owner.query('select count(*)::int as many from growing')
  return rows[0].many as number
}

// On every connection at once.
const onAll = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: size }, work))
const writeOnce = () =>
  transact(db, nothing, async ({ query, commit }) => {
    const [written] = await query<object>(insert)
    await commit()
    return written!
  })

test('reads and writes go on after a column was added, on every connection', async () => {
  for (let round = 0; round < 3; round++) {
    await onAll(() => readInOneRoundTrip(db, nothing, everything))
    await onAll(writeOnce)
    await addColumn()
    const rows = await countRows()
    const written = await onAll(writeOnce)
    assert.ok(written.every((row) => `added${columns}` in row))
    assert.equal(await countRows(), rows + size)
    await onAll(() => writeInOneRoundTrip(db, nothing, insert))
    assert.equal(await countRows(), rows + 2 * size)
  }
})

test('the transaction that runs again prepares nothing, and later ones another text', async () => {
  const work = () =>
    transact(db, nothing, async ({ query }) => {
      await query(everything)
      const found = await query<{ statement: string }>(preparedTexts)
      return found.map(({ statement }) => statement)
    })
  const [first] = await onAll(work)
  await addColumn()
  assert.deepEqual(await work(), [])
  const later = await work()
  const text = everything.build().text
  const prepared = later.find((statement) => statement.startsWith(text))
  assert.ok(prepared)
  assert.ok(!first!.includes(prepared), 'a pooler would use the statement from before')
})

test('a pooler that forgets statements fails no transaction', async () => {
  await onAll(writeOnce)
  const rows = await countRows()
  const forget = sql`deallocate all`
  const forgetting = () =>
    transact(db, nothing, async ({ query, commit }) => {
      await query(insert)
      if (!forgot) {
        forgot = true
        await query(forget)
      }
      await query(everything)
      await commit()
    })
  let forgot = false
  await forgetting()
  assert.ok(forgot)
  assert.equal(await countRows(), rows + 1)
})

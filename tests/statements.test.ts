// Every SQL statement of the source and the migrations: none that changes rows chooses them in a
// subquery that the planner may run more than once.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '#settings/config.ts'
import { isChosenAgain, statementsIn, templatesIn } from './sql_statements.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const sources = globSync('src/**/*.ts', { cwd: root }).flatMap((f) => templatesIn(f, read(f)))
const migrations = globSync('migrations/*.sql', { cwd: root }).flatMap((f) =>
  statementsIn(f, read(f)),
)

const refused = [
  `delete from jobs where (id, step) in (
     select id, step from jobs where due_at <= now() limit 1 for update skip locked) returning id`,
  `update entries set status = 'invited' where id = (
     select id from entries where status = 'joined' limit 1 for update skip locked)`,
  `delete from logs where (account, id) in (select account, id from logs limit 1000)`,
  'update keys set answer = null where (account, key) in ($$ for update skip locked)',
  `with due as (select id from jobs limit 5 for update skip locked)
   update jobs set tries = tries + 1 from due where jobs.id = due.id`,
]
const taken = [
  `with due as materialized (select id from jobs limit 1 for update skip locked)
   delete from jobs using due where jobs.id = due.id`,
  `update entries set status = 'invited' where id = any(array(
     select id from entries limit 1 for update skip locked))`,
  `with due as materialized (
     select ready.id from ends cross join lateral (
       select id from jobs where jobs.end = ends.id limit 8 for update skip locked) as ready)
   update jobs set tries = 1 from due where jobs.id = due.id`,
  'delete from holds where claim_id in (select id from lineage)',
  'select id from jobs where id in (select id from others limit 5)',
]

test('the check recognizes statements that may choose their rows again', () => {
  for (const text of refused) assert.ok(isChosenAgain({ place: '', text }), text)
  for (const text of taken) assert.ok(!isChosenAgain({ place: '', text }), text)
})

test('no statement that changes rows can choose them more than once', () => {
  assert.ok(sources.length > 300, 'the templates of the source were found')
  assert.ok(migrations.length > 300, 'the statements of the migrations were found')
  const wrong = [...sources, ...migrations].filter(isChosenAgain).map(({ place }) => place)
  assert.deepEqual(wrong, [])
})

// Each scheduled job is claimed exactly once under every query plan PostgreSQL may choose.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Call } from '#kernel/call.ts'
import { sql as statement } from '#db/sql.ts'
import { scheduleJob, takeDueJobs } from '#kernel/jobs.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import { runScheduledJobs } from '#jobs/clock.ts'
import {
  call,
  db,
  log,
  createTestAccount,
  createPractitioner,
  outside,
  secrets,
  sql,
} from './harness.ts'

const joins = ['enable_hashjoin', 'enable_mergejoin', 'enable_nestloop']
const scans = ['enable_indexscan', 'enable_material']
const subsets = <T>(all: T[]): T[][] =>
  all.reduce<T[][]>((some, each) => [...some, ...some.map((set) => [...set, each])], [[]])
const plans = subsets(joins).flatMap((off) => [off, ...scans.map((scan) => [...off, scan])])

const statistics = {
  none: 'delete from pg_statistic where starelid = $1::regclass',
  fresh: 'analyze scheduled_jobs',
}

const step = { name: 'session.remind' }
const many = 6

async function forbid(within: Call, settings: string[]) {
  await within.query(statement`select set_config('plan_cache_mode', 'force_custom_plan', true)`)
  for (const name of settings) {
    await within.query(statement`select set_config(${name}, 'off', true)`)
  }
}

async function takeOneByOne(account: string, off: string[]) {
  const taken: string[] = []
  for (;;) {
    const [due, ...others] = await inAccount({ db, secrets, outside }, account, async (within) => {
      await forbid(within, off)
      return await takeDueJobs(within, within.now)
    })
    assert.equal(others.length, 0, 'no more than was asked for')
    if (!due) return taken
    taken.push(due.object_id)
  }
}

async function gatherStatistics(kind: keyof typeof statistics) {
  const text = statistics[kind]
  await sql.query(text, text.includes('$1') ? ['scheduled_jobs'] : [])
}

for (const known of ['none', 'fresh', 'stale'] as const) {
  test(`each job runs once under every query plan, with ${known} statistics`, async () => {
    const { account } = await createTestAccount()
    const ids = Array.from(
      { length: many },
      (_, number) => `ses_${String(number).padStart(2, '0')}`,
    )
    // Statistics of an empty table are what an instance that has just started has.
    if (known === 'stale') await gatherStatistics('fresh')
    for (const off of plans) {
      await inAccount({ db, secrets, outside }, account, async (within) => {
        for (const id of ids) scheduleJob(within, step, id, within.now)
      })
      if (known !== 'stale') await gatherStatistics(known)
      assert.deepEqual(await takeOneByOne(account, off), ids, `without ${off.join(', ')}`)
    }
  })
}

test('every hold of a new account expires on a fresh instance', async () => {
  const { key } = await createTestAccount()
  const practitioner_id = await createPractitioner({ key })
  await sql.query('delete from scheduled_jobs')
  await sql.query('analyze scheduled_jobs')
  const ids: string[] = []
  for (let days = 1; days <= 6; days++) {
    const starts_at = Temporal.Now.instant()
      .add({ hours: 24 * days })
      .toString()
    const body = { practitioner_id, starts_at, hold: true }
    ids.push((await call('POST', '/v1/sessions', body, { key })).body.id)
  }
  await sql.query(
    "update scheduled_jobs set due_at = now() - interval '1 s' where object_id = any($1)",
    [ids],
  )
  await runScheduledJobs({ db, secrets, outside, log })
  const { rows } = await sql.query('select status from sessions where id = any($1)', [ids])
  assert.deepEqual(
    rows.map(({ status }) => status),
    ids.map(() => 'expired'),
  )
})

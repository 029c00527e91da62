// The clock of an account with many scheduled jobs: those that aren't due cost nothing.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Statement } from '#db/sql.ts'
import { takeDueJobs } from '#kernel/jobs.ts'
import { call, createTestAccount, sql } from './harness.ts'

// The pages that the very statement of the clock touches, run as the account it is for.
async function pagesTouched(account: string) {
  await sql.query('vacuum analyze scheduled_jobs')
  let statement: Statement | undefined
  const listen = {
    async query(request: Statement) {
      statement = request
      return []
    },
  }
  await takeDueJobs(listen as never, Temporal.Now.instant())
  const { text, values } = statement!.build()
  const client = await sql.connect()
  await client.query('begin')
  await client.query("select assume_role('attune_app', $1, null)", [account])
  const { rows } = await client.query(`explain (analyze, buffers, format json) ${text}`, values)
  await client.query('rollback')
  client.release()
  const { Plan } = rows[0]['QUERY PLAN'][0]
  return Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks']
}

test("a million jobs that aren't due cost no more than an empty table", async () => {
  const { account, key } = await createTestAccount()
  const empty = await pagesTouched(account)
  await sql.query(
    `insert into scheduled_jobs (account, object_id, job, real_time, due_at)
     select $1, 'ses_' || n, 'session.remind', false, now() + interval '3 years' + n * interval '1 s'
     from generate_series(1, 1000000) n`,
    [account],
  )
  const full = await pagesTouched(account)
  assert.ok(full <= empty + 8, `${full} pages instead of ${empty}`)
  const { body } = await call('POST', '/v1/test_clock/advance', { by: 'P30D' }, { key })
  assert.deepEqual(body.jobs_run, {})
})

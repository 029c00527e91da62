// Tests that work in the background that fails waits longer each time, blocks nothing behind it,
// and fails in the end with a reason.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inAccount } from '#kernel/unit_of_work.ts'
import { call, createTestAccount, db, log, outside, secrets, sql } from '#tests/harness.ts'
import { createPerson } from '#tests/person_examples.ts'
import { capRetryDelays } from './backoff.ts'
import { longest_pause_seconds, most_attempts, restAfter } from './batches.ts'
import { relayAll } from './relay.ts'
import { runAssignments } from './run_assignments.ts'
import { runImports } from './run_imports.ts'

const context = { db, secrets, outside, log }

type Work = typeof runImports

// What differs between the two kinds of work.
const imports = {
  table: 'imports',
  parts: { table: 'import_parts', column: 'import_id' },
  work: runImports as Work,
  at_once: 4,
  done: 'validated',
  async create(options: { key: string }) {
    const { body } = await call('POST', '/v1/imports', { kind: 'person' }, options)
    const content = '{"external_id":"pat-1","names":[{"given":"Maya"}]}\n'
    await call('POST', `/v1/imports/${body.id}/add_part`, { content }, options)
    await call('POST', `/v1/imports/${body.id}/validate`, {}, options)
    return body.id as string
  },
}
const matching_assignments = {
  table: 'matching_assignments',
  parts: { table: 'matching_assignment_entries', column: 'assignment_id' },
  work: runAssignments as Work,
  at_once: 2,
  done: 'completed',
  async create(options: { key: string }) {
    const { id: person_id } = await createPerson({}, options)
    const entries = [{ person_id, location: { jurisdiction: 'US-NY' } }]
    const { body, text } = await call('POST', '/v1/matchings/assign', { entries }, options)
    assert.ok(body.id, text)
    return body.id as string
  },
}

for (const { table, parts, work, at_once, done, create } of [imports, matching_assignments]) {
  // What it works on can't be decrypted: every batch fails.
  const damage = (id: string) =>
    sql.query(`update ${parts.table} set encrypted = '\\x00' where ${parts.column} = $1`, [id])
  const makeDue = (id: string) =>
    sql.query(`update ${table} set next_attempt_at = now() - interval '1 s' where id = $1`, [id])
  const stored = async (id: string) =>
    (
      await sql.query(
        `select failed_attempts, next_attempt_at, now()::timestamptz(3) as at
         from ${table} where id = $1`,
        [id],
      )
    ).rows[0] as { failed_attempts: number; next_attempt_at: Date; at: Date }

  test(`${table} that fail don't block those behind them`, async () => {
    const { key } = await createTestAccount()
    const failing: string[] = []
    for (let at = 0; at < at_once; at++) failing.push(await create({ key }))
    for (const id of failing) await damage(id)
    const behind = await create({ key })
    await work(context)
    await work(context)
    const { body } = await call('GET', `/v1/${table}/${behind}`, undefined, { key })
    assert.equal(body.status, done)
    for (const id of failing) {
      assert.ok((await stored(id)).failed_attempts > 0)
      await call('POST', `/v1/${table}/${id}/cancel`, {}, { key })
    }
  })

  test(`${table} wait longer after each failure, and fail with a reason`, async () => {
    const { key, account } = await createTestAccount()
    const id = await create({ key })
    await damage(id)
    for (let attempt = 1; attempt < most_attempts; attempt++) {
      await makeDue(id)
      const { at } = await stored(id)
      await work(context)
      const { failed_attempts, next_attempt_at } = await stored(id)
      assert.equal(failed_attempts, attempt)
      const pause = (Number(next_attempt_at) - Number(at)) / 1_000
      assert.ok(pause >= Math.min(longest_pause_seconds, 2 ** (attempt - 1)), `${pause} s`)
    }
    assert.equal(await work(context), 0, 'not due yet')
    // After the clock was set back, the retry is due at once.
    await sql.query(
      `update ${table} set next_attempt_at = now() + interval '1 day' where id = $1`,
      [id],
    )
    assert.equal(await inAccount(context, account, capRetryDelays), 1)
    await work(context)
    const { body } = await call('GET', `/v1/${table}/${id}`, undefined, { key })
    assert.equal(body.status, 'failed')
    assert.match(body.reason, new RegExp(`${most_attempts} times in a row`))
    assert.ok(body.failed_at)
    const left = await sql.query(`select from ${parts.table} where ${parts.column} = $1`, [id])
    assert.equal(left.rowCount, 0, 'its encrypted content is deleted')
    while (!(await relayAll(db)));
    const events = await call('GET', `/v1/events?object_id=${id}`, undefined, { key })
    const types = events.body.data.map(({ type }: { type: string }) => type)
    assert.ok(types.includes(`${table.slice(0, -1)}.failed`), types.join())
    await makeDue(id)
    assert.equal(await work(context), 0, 'nothing is left to do')
  })

  test(`${table} count failures in a row only`, async () => {
    const { key } = await createTestAccount()
    const id = await create({ key })
    await sql.query(`update ${table} set failed_attempts = $2 where id = $1`, [
      id,
      most_attempts - 1,
    ])
    await work(context)
    const { body } = await call('GET', `/v1/${table}/${id}`, undefined, { key })
    assert.equal(body.status, done)
    assert.equal((await stored(id)).failed_attempts, 0)
  })
}

test('A revert that fails can be repeated', async () => {
  const { key } = await createTestAccount()
  const id = await imports.create({ key })
  const workAll = async () => {
    while ((await runImports(context)) > 0);
  }
  const step = (name: string) => call('POST', `/v1/imports/${id}/${name}`, {}, { key })
  await workAll()
  await step('start')
  await workAll()
  assert.equal((await step('revert')).body.status, 'reverted')
  await sql.query(`update imports set failed_attempts = $2 where id = $1`, [id, most_attempts - 1])
  await sql.query(`update import_rows set object = 'unknown' where import_id = $1`, [id])
  await workAll()
  const { body } = await call('GET', `/v1/imports/${id}`, undefined, { key })
  assert.deepEqual([body.status, body.removed_count], ['failed', 0])
  await sql.query(`update import_rows set object = 'person' where import_id = $1`, [id])
  assert.equal((await step('revert')).body.status, 'reverted')
  await workAll()
  const again = await call('GET', `/v1/imports/${id}`, undefined, { key })
  assert.deepEqual([again.body.status, again.body.removed_count], ['reverted', 1])
})

test('A worker rests as long as others needed the thread, up to a quarter of the batch', () => {
  assert.equal(restAfter(100, 0), 1, 'the next batch starts at once')
  assert.equal(restAfter(100, 10), 10)
  assert.equal(restAfter(100, 80), 25)
  assert.equal(restAfter(100, Infinity), 25, 'not known how much others needed it')
})

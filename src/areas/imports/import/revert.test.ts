// Tests reverting an import that ended early: what was changed since its rows were written is kept.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runImports } from '#jobs/run_imports.ts'
import { call, createTestAccount, db, log, outside, secrets, sql } from '#tests/harness.ts'
import { consentRow, ndjson, personRow, practitioner_row } from '#tests/import_examples.ts'

const context = { db, secrets, outside, log }

const session = {
  object: 'session',
  external_id: 'ses-1',
  practitioner_external_id: 'prac-1',
  person_external_id: 'p-0',
  starts_at: '2021-03-01T17:00:00Z',
  status: 'completed',
  payer_type: 'self_pay',
}
// The first part is a batch. The second one makes p-0 active, by a session.
const first = [practitioner_row, ...Array.from({ length: 99 }, (_, at) => personRow(`p-${at}`))]
const second = [consentRow('p-0'), session]

async function practice() {
  const { key } = await createTestAccount()
  const send = async (method: string, path: string, body?: object) => {
    const { status, text, body: answer } = await call(method, path, body, { key })
    assert.equal(status, 200, text)
    return answer as Record<string, any>
  }
  const created = await send('POST', '/v1/imports', { kind: 'bundle' })
  const path = `/v1/imports/${created.id}`
  for (const rows of [first, second]) {
    await send('POST', `${path}/add_part`, { content: ndjson(rows) })
  }
  // Does a batch, or all of them.
  async function work(batches = Infinity) {
    const goOn = () => sql.query("update imports set next_attempt_at = now() - interval '1 s'")
    let left = batches
    for (let round = 0; await goOn(), left > 0; round++) {
      if ((await runImports(context, () => left-- > 0)) === 0) return
      assert.ok(round < 50)
    }
  }
  const find = async (of: string) =>
    (await send('GET', `/v1/persons?external_id=${of}`)).data[0] as Record<string, any> | undefined
  const change = async (of: string) =>
    await send('PATCH', `/v1/persons/${(await find(of))!.id}`, { time_zone: 'America/Denver' })
  async function revert() {
    await send('POST', `${path}/revert`)
    await work()
    const { removed_count, retained_count } = await send('GET', path)
    const { data } = await send('GET', `${path}/errors?order=row&code=object_changed`)
    return { removed_count, retained_count, rows: data.map(({ row }: { row: number }) => row) }
  }
  await send('POST', `${path}/validate`)
  await work()
  await send('POST', `${path}/start`)
  await work(1)
  assert.equal((await send('GET', path)).created_count, first.length)
  return { path, send, work, find, change, revert }
}

test('a canceled import keeps what was changed since', async () => {
  const { path, send, find, change, revert } = await practice()
  await change('p-7')
  await send('POST', `${path}/cancel`)
  await change('p-8')
  assert.deepEqual(await revert(), {
    removed_count: first.length - 2,
    retained_count: 2,
    rows: [9, 10],
  })
  assert.equal((await find('p-7'))!.time_zone, 'America/Denver')
  assert.equal((await find('p-8'))!.time_zone, 'America/Denver')
  assert.equal(await find('p-9'), undefined)
})

test('a failed import keeps what was changed since', async () => {
  const { path, send, work, find, change, revert } = await practice()
  await sql.query('update import_parts set encrypted = $1 where number = 2 and import_id = $2', [
    Buffer.from('damaged'),
    path.slice('/v1/imports/'.length),
  ])
  await work()
  assert.equal((await send('GET', path)).status, 'failed')
  await change('p-7')
  assert.deepEqual(await revert(), {
    removed_count: first.length - 1,
    retained_count: 1,
    rows: [9],
  })
  assert.ok(await find('p-7'))
})

test('a later row of the import may change an object, and someone else may not', async () => {
  const whole = await practice()
  await whole.work()
  assert.equal((await whole.find('p-0'))!.status, 'active')
  const { length } = [...first, ...second]
  assert.deepEqual(await whole.revert(), { removed_count: length, retained_count: 0, rows: [] })

  const changed = await practice()
  await changed.change('p-0') // Before the row that makes the person active.
  await changed.work()
  assert.equal((await changed.find('p-0'))!.status, 'active')
  assert.deepEqual((await changed.revert()).rows, [2])
  assert.ok(await changed.find('p-0'))
})

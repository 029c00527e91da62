// Tests batches in which rows can't be written: each is reported once, by the validation if it can
// know, and the others are written together.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  call as request,
  createTestAccount,
  db,
  log,
  log_lines,
  outside,
  secrets,
  sql,
} from '#tests/harness.ts'
import { consentRow, ndjson, personRow, practitioner_row } from '#tests/import_examples.ts'
import { runImports } from '#jobs/run_imports.ts'
import { workOn } from './batch.ts'
import { row_kinds } from './row_kinds.ts'
import { createReader } from './next_rows.ts'

const context = { db, secrets, outside, log }

async function practiceOf(rows: object[]) {
  const { account, key } = await createTestAccount()
  const ask = async (method: string, path: string, body?: object) => {
    const { status, text, body: answer } = await request(method, path, body, { key })
    assert.equal(status, 200, text)
    return answer
  }
  async function validated(lines: object[], kind = 'bundle', meanwhile = async () => {}) {
    const { id } = await ask('POST', '/v1/imports', { kind })
    await ask('POST', `/v1/imports/${id}/add_part`, { content: ndjson(lines) })
    await ask('POST', `/v1/imports/${id}/validate`, {})
    while ((await runImports(context)) > 0);
    await meanwhile()
    await ask('POST', `/v1/imports/${id}/start`, { skip_invalid: true })
    return id as string
  }
  await validated(rows)
  while ((await runImports(context)) > 0);
  return { account, ask, validated }
}

const session = (at: number, person_external_id: string) => ({
  object: 'session',
  external_id: `ses-${at}`,
  person_external_id,
  practitioner_external_id: 'prac-1',
  starts_at: `2021-03-01T${String(at % 24).padStart(2, '0')}:00:00Z`,
  status: 'completed',
})

test('a batch reports all rows that were refused, and writes the others at once', async () => {
  const { account, ask, validated } = await practiceOf([
    practitioner_row,
    ...['pat-1', 'pat-2'].map(personRow),
    consentRow('pat-1'),
  ])
  // Every third session is of a person who hasn't consented to treatment.
  const numbers = Array.from({ length: 60 }, (_, at) => at)
  const isRefused = (at: number) => at % 3 === 1
  const id = await validated(
    numbers.map((at) => session(at, isRefused(at) ? 'pat-2' : 'pat-1')),
    'session',
  )
  assert.equal(await workOn(context, createReader(), account, id), true)
  const after = await ask('GET', `/v1/imports/${id}`)
  assert.deepEqual([after.rows_done, after.created_count, after.failed_count], [60, 40, 20])
  const { data } = await ask('GET', `/v1/imports/${id}/errors?order=row&limit=100`)
  assert.deepEqual(
    data.map(({ row, object_type, code }: any) => [row, object_type, code]),
    numbers.filter(isRefused).map((at) => [at + 1, 'session', 'consent_required']),
  )
  const { data: sessions } = await ask('GET', '/v1/sessions?limit=100')
  assert.equal(sessions.length, 40)
  // The first session activates the person, and no later one.
  const { data: activations } = await ask('GET', '/v1/audit_entries?action=person.activated')
  assert.equal(activations.length, 1)
})

test('persons that are refused in several portions of a batch are reported together', async () => {
  const { account, ask, validated } = await practiceOf([practitioner_row])
  const refused = [3, 30, 31, 59]
  const rows = Array.from({ length: 60 }, (_, at) => ({
    ...personRow(`pat-${at}`),
    ...(refused.includes(at) && { birth_date: '2999-01-01' }),
  }))
  const id = await validated(rows, 'person')
  assert.equal(await workOn(context, createReader(), account, id), true)
  const after = await ask('GET', `/v1/imports/${id}`)
  assert.deepEqual([after.rows_done, after.created_count, after.failed_count], [60, 56, 4])
  const { data } = await ask('GET', `/v1/imports/${id}/errors?order=row`)
  assert.deepEqual(
    data.map(({ row }: any) => row),
    refused.map((at) => at + 1),
  )
  const { data: persons } = await ask('GET', '/v1/persons?limit=100')
  assert.equal(persons.length, 56)
})

test('persons that are refused while they are drafted are reported together', async () => {
  const { account, ask, validated } = await practiceOf([practitioner_row])
  const rows = ['a', 'b', 'c', 'd'].map((name) => ({
    ...personRow(name),
    ...((name === 'b' || name === 'd') && { birth_date: '2999-01-01' }),
  }))
  const id = await validated(rows, 'person')
  assert.equal(await workOn(context, createReader(), account, id), true)
  const after = await ask('GET', `/v1/imports/${id}`)
  assert.deepEqual([after.rows_done, after.created_count, after.failed_count], [4, 2, 2])
  const { data } = await ask('GET', `/v1/imports/${id}/errors?order=row`)
  assert.deepEqual(
    data.map(({ row, param }: any) => [row, param]),
    [
      [2, 'birth_date'],
      [4, 'birth_date'],
    ],
  )
})

test('rows that can no longer be written after the validation are reported too', async () => {
  const { account, ask, validated } = await practiceOf([
    practitioner_row,
    personRow('pat-1'),
    consentRow('pat-1'),
  ])
  const id = await validated([session(1, 'pat-1'), session(2, 'pat-1')], 'session', async () => {
    const { data } = await ask('GET', '/v1/consents')
    await ask('POST', `/v1/consents/${data[0].id}/revoke`, { reason: 'Changed.' })
  })
  assert.equal((await ask('GET', `/v1/imports/${id}`)).error_count, 0)
  assert.equal(await workOn(context, createReader(), account, id), true)
  const after = await ask('GET', `/v1/imports/${id}`)
  assert.deepEqual([after.rows_done, after.created_count, after.failed_count], [2, 0, 2])
  const { data } = await ask('GET', `/v1/imports/${id}/errors?order=row`)
  assert.deepEqual(
    data.map(({ row, code }: any) => [row, code]),
    [
      [1, 'consent_required'],
      [2, 'consent_required'],
    ],
  )
})

// A fault can be a passing one, so the batch is repeated a few times first.
test('a row that a fault of ours keeps from being written is left out, reported and logged', async (t) => {
  const { ask, validated } = await practiceOf([practitioner_row])
  let breaks: 'validate' | 'write' | undefined
  const breakOn = (during: typeof breaks, given: unknown) => {
    if (breaks === during && JSON.stringify(given).includes('"pat-2"')) throw new TypeError('oops')
  }
  const { person } = row_kinds
  const { create, many } = person
  const createMany = many!.create
  person.check = (fields: unknown) => {
    breakOn('validate', fields)
    return []
  }
  t.after(() => delete person.check)
  t.mock.method(person, 'create', (...given: Parameters<typeof create>) => {
    breakOn('write', given[1])
    return create(...given)
  })
  t.mock.method(many!, 'create', (...given: Parameters<typeof createMany>) => {
    breakOn('write', given[1])
    return createMany(...given)
  })
  const workAll = async (id: string) => {
    const makeDue = () =>
      sql.query(
        `update imports set next_attempt_at = now() - interval '1 s' where id = $1 and working`,
        [id],
      )
    while ((await runImports(context)) > 0 || (await makeDue()).rowCount! > 0);
  }
  for (const during of ['validate', 'write'] as const) {
    const logged = log_lines.length
    const rows = ['pat-1', 'pat-2', 'pat-3'].map((name) => personRow(`${during}-${name}`))
    rows[1]!.names[0]!.family = 'pat-2'
    const { id } = await ask('POST', '/v1/imports', { kind: 'person' })
    await ask('POST', `/v1/imports/${id}/add_part`, { content: ndjson(rows) })
    await ask('POST', `/v1/imports/${id}/validate`, {})
    breaks = during
    await workAll(id)
    const { error_count } = await ask('GET', `/v1/imports/${id}`)
    assert.equal(error_count, 1, 'the dry run finds it')
    breaks = undefined
    await ask('POST', `/v1/imports/${id}/start`, { skip_invalid: true })
    await workAll(id)
    const after = await ask('GET', `/v1/imports/${id}`)
    assert.deepEqual([after.status, after.created_count, after.failed_count], ['completed', 2, 1])
    const { data } = await ask('GET', `/v1/imports/${id}/errors`)
    assert.deepEqual(
      data.map(({ row, code }: any) => [row, code]),
      [[2, 'internal_error']],
    )
    const lines = log_lines.slice(logged).join('')
    assert.match(lines, /"level":50.*a row was left out/)
    assert.ok(!lines.includes('oops'), 'messages of errors can contain values')
  }
  // One that shows only while the rows are written.
  breaks = undefined
  const id = await validated(['pat-1', 'pat-2'].map(personRow), 'person')
  breaks = 'write'
  await workAll(id)
  const after = await ask('GET', `/v1/imports/${id}`)
  assert.deepEqual([after.status, after.created_count, after.failed_count], ['completed', 1, 1])
})

// Tests rows of records from another system: relationships, signed notes, assessments and opening
// balances.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runImports } from '#jobs/run_imports.ts'
import { raw, sql as statement, type Statement } from '#db/sql.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import { call, createTestAccount, db, log, outside, secrets, sql } from '#tests/harness.ts'
import { consentRow, ndjson, personRow, practitioner_row } from '#tests/import_examples.ts'

const context = { db, secrets, outside, log }

type Line = Record<string, any>

const note = {
  object: 'note',
  external_id: 'note-1',
  person_external_id: 'pat-1',
  author_external_id: 'prac-1',
  format: 'dap',
  sections: { data: 'Slept well.' },
  signed_at: '2025-02-01T12:00:00Z',
}
const assessment = {
  object: 'assessment',
  external_id: 'asm-1',
  person_external_id: 'pat-1',
  practitioner_external_id: 'prac-1',
  instrument: 'phq9',
  answers: { q1: 3, q2: 3, q3: 3, q4: 3, q5: 3, q6: 3, q7: 3, q8: 3, q9: 3 },
  completed_at: '2025-02-01T10:00:00Z',
  total: 27,
}
const balance = (external_id: string, amount: number) => ({
  object: 'opening_balance',
  external_id: `bal-${external_id}`,
  person_external_id: external_id,
  amount: { amount, currency: 'usd' },
})
const base = [practitioner_row, personRow('pat-1'), personRow('pat-2'), consentRow('pat-1')]

async function practice() {
  const { key } = await createTestAccount()
  const send = async (method: string, path: string, body?: object) => {
    const { status, body: answer, text } = await call(method, path, body, { key })
    assert.equal(status, 200, text)
    return answer as Line
  }
  const get = (path: string) => send('GET', path)
  const post = (path: string, body: object = {}) => send('POST', path, body)
  const work = async () => {
    for (let round = 0; (await runImports(context)) > 0; round++) assert.ok(round < 20)
  }
  const find = async (table: string, external_id: string) => {
    const { data } = await get(`/v1/${table}?external_id=${external_id}`)
    return data[0] as Line
  }
  async function imported(...rows: Line[]) {
    const { id } = await post('/v1/imports', { kind: 'bundle' })
    const path = `/v1/imports/${id}`
    const content = ndjson(rows)
    await post(`${path}/add_part`, { content })
    await post(`${path}/validate`)
    await work()
    const { data: invalid } = await get(`${path}/errors?order=row`)
    await post(`${path}/start`, { skip_invalid: true })
    await work()
    const { data } = await get(`${path}/errors?order=row`)
    const errors = data.map(({ row, param, code }: Line) => [row, param, code])
    return { path, body: await get(path), errors, invalid: invalid.length }
  }
  return { key, get, post, find, work, imported }
}

test('a note from elsewhere keeps its author and time, is attested and cannot be edited', async () => {
  const { imported, find, get, key } = await practice()
  const { errors } = await imported(...base, note)
  assert.deepEqual(errors, [])
  const { id } = await find('notes', 'note-1')
  const author = await find('practitioners', 'prac-1')
  const own = { key, headers: { 'on-behalf-of': author.id, 'if-match': '*' } }
  const { body } = await call('GET', `/v1/notes/${id}`, undefined, own)
  assert.deepEqual(
    [body.status, body.imported, body.author_id, body.signed_at.slice(0, 19), body.billable],
    ['signed', true, author.id, '2025-02-01T12:00:00', false],
  )
  assert.equal(body.signatures[0].signed_at, '2025-02-01T12:00:00Z')
  const proof = await get(`/v1/notes/${id}/proof`)
  assert.deepEqual([proof.valid, proof.signatures[0].action], [true, 'import'], proof.failures)
  const edit = { sections: { data: 'Rewritten.' } }
  const { status } = await call('PATCH', `/v1/notes/${id}`, edit, own)
  assert.equal(status, 409)
  const future = { ...note, external_id: 'note-2', signed_at: '2999-01-01T00:00:00Z' }
  assert.deepEqual((await imported(future)).errors, [[1, 'signed_at', 'date_in_future']])
})

test('assessments are scored again, and open no risk flag', async () => {
  const { imported, find, get } = await practice()
  const wrong = { ...assessment, external_id: 'asm-2', total: 26 }
  const partial = { ...assessment, external_id: 'asm-3', answers: { q1: 1 } }
  const { errors, invalid } = await imported(...base, assessment, wrong, partial)
  assert.deepEqual(errors[0], [6, 'total', 'score_differs'])
  assert.equal(errors[1][2], 'item_missing')
  assert.equal(invalid, errors.length, 'the dry run finds them')
  const { id, completed_at } = await find('assessments', 'asm-1')
  const { score, risk } = await get(`/v1/assessments/${id}`)
  assert.deepEqual([score.total, risk.triggered], [27, false])
  assert.equal(completed_at.slice(0, 19), '2025-02-01T10:00:00')
  assert.equal((await get('/v1/risk_flags')).data.length, 0)
})

test('opening balances go through the ledger, once, and a revert reverses them', async () => {
  const { imported, find, get, post, work } = await practice()
  const rows = [...base, balance('pat-1', 12_000), balance('pat-2', -500)]
  const { path, errors } = await imported(...rows)
  assert.deepEqual(errors, [])
  const balanceOf = async (external_id: string) => {
    const { id } = await find('persons', external_id)
    const { data } = await get(`/v1/balances?person_id=${id}&not_zero=true`)
    return data.map(({ ledger_account, balance: { amount } }: Line) => [
      ledger_account.split(':')[1],
      amount,
    ])
  }
  assert.deepEqual(await balanceOf('pat-1'), [['patient_ar', 12_000]])
  assert.deepEqual(await balanceOf('pat-2'), [['patient_credit', -500]])
  assert.deepEqual((await get('/v1/ledger_proof')).violations, [])
  const again = await imported(...rows)
  assert.deepEqual([again.body.created_count, again.body.unchanged_count], [0, rows.length])
  const second = { ...balance('pat-1', 700), external_id: 'another' }
  assert.deepEqual((await imported(second)).errors, [[1, 'amount', 'validation_failed']])
  // As in a file that this account exported, with other external IDs.
  const exported = rows.slice(-2).map((row) => ({ ...row, external_id: `${row.external_id} usd` }))
  const same = await imported(personRow('pat-3'), ...exported, balance('pat-3', 300))
  assert.deepEqual(same.errors, [])
  assert.deepEqual([same.body.created_count, same.body.unchanged_count], [2, 2])
  assert.deepEqual(await balanceOf('pat-1'), [['patient_ar', 12_000]])
  assert.deepEqual(await balanceOf('pat-3'), [['patient_ar', 300]])
  await post(`${path}/revert`)
  await work()
  assert.deepEqual(await balanceOf('pat-1'), [])
  assert.deepEqual(await balanceOf('pat-2'), [])
  assert.deepEqual((await get('/v1/ledger_proof')).violations, [])
})

test('a relationship connects two persons of the file, in any order', async () => {
  const { imported, find } = await practice()
  const relationship = {
    object: 'relationship',
    external_id: 'rel-1',
    person_external_id: 'pat-1',
    related_person_external_id: 'pat-2',
    kind: 'parent',
    name: { given: 'Noor' },
    authority: ['scheduling'],
    basis: 'parental',
  }
  const first = await imported(...base, relationship)
  assert.deepEqual(first.errors, [])
  const related = await find('persons', 'pat-2')
  const { relationships } = await find('persons', 'pat-1')
  assert.deepEqual(
    relationships.map((each: Line) => [each.kind, each.person_id]),
    [['parent', related.id]],
  )
  const again = await imported(relationship)
  assert.deepEqual([again.body.updated_count, again.body.unchanged_count], [0, 1])
})

test('a revert deletes assessments with their outcome, and leaves signed notes', async () => {
  const { imported, find, get, post, work } = await practice()
  const later = {
    ...assessment,
    external_id: 'asm-2',
    answers: { ...assessment.answers, q1: 0, q2: 0, q3: 0 },
    completed_at: '2025-04-01T10:00:00Z',
    total: 18,
  }
  const first = await imported(...base, assessment)
  const { path } = await imported(later)
  const outcomes = async () => (await sql.query('select measured from outcomes')).rows.length
  const before = await outcomes()
  await post(`${path}/revert`)
  await work()
  const body = await get(path)
  assert.deepEqual([body.status, body.removed_count, body.retained_count], ['reverted', 1, 0])
  assert.equal(await find('assessments', 'asm-2'), undefined)
  assert.equal(await outcomes(), before - 1, 'one assessment is no change')

  const noted = await imported(note)
  for (const one of [noted.path, first.path]) {
    await post(`${one}/revert`)
    await work()
  }
  const { data } = await get(`${noted.path}/errors`)
  assert.deepEqual(
    data.map(({ row, code }: Line) => [row, code]),
    [[1, 'object_signed']],
  )
  assert.equal((await find('notes', 'note-1')).status, 'signed')
  const rest = await get(first.path)
  // The note refers to its author and person. The consent, the assessment and the other are gone.
  assert.deepEqual([rest.removed_count, rest.retained_count], [3, 2])
})

test('the service deletes nothing but rows of an import that is being reverted', async () => {
  const { imported, find, key } = await practice()
  const { path } = await imported(...base)
  const { id } = await find('persons', 'pat-2')
  const { account } = (await sql.query('select account from persons where id = $1', [id]))
    .rows[0] as { account: string }
  const asService = (statement: Statement) => inAccount(context, account, (c) => c.query(statement))
  for (const table of ['practitioners', 'persons', 'person_keys', 'coverages', 'sessions']) {
    const attempt = asService(statement`delete from ${raw(table)} where account = ${account}`)
    await assert.rejects(attempt, { code: '42501' }, table)
  }
  const import_id = path.split('/').at(-1)!
  const removal = (of: string) =>
    statement`select remove_imported_row(${of}, ${import_id}, ${3}) as result`
  await assert.rejects(asService(removal(account)), { code: '42501' }, 'it is not reverted')
  await sql.query("update imports set status = 'reverted', working = true where id = $1", [
    import_id,
  ])
  const other = await createTestAccount()
  const elsewhere = inAccount(context, other.account, (c) => c.query(removal(account)))
  await assert.rejects(elsewhere, { code: '42501' }, 'another account')
  assert.deepEqual(await asService(removal(account)), [{ result: 'removed' }])
  assert.equal((await call('GET', `/v1/persons/${id}`, undefined, { key })).status, 404)
  await sql.query("update imports set status = 'completed', working = false where id = $1", [
    import_id,
  ])
})

// Tests rows of documents, forms and form responses: their files, their checks and their removal.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { runImports } from '#jobs/run_imports.ts'
import { FileStoreError } from '#outside/ports/file_store.ts'
import { call, createTestAccount, db, log, outside, secrets, sql } from '#tests/harness.ts'
import { download, pdf, processAll, transfer } from '#tests/document_examples.ts'
import { complete_answers, intake } from '#tests/form_examples.ts'
import { ndjson, personRow } from '#tests/import_examples.ts'

type Line = Record<string, any>

const document = (external_id: string, fields: Line = {}) => ({
  object: 'document',
  external_id,
  person_external_id: 'pat-1',
  kind: 'referral',
  title: 'Referral',
  file_name: 'referral.pdf',
  content: pdf.toString('base64'),
  ...fields,
})
const form = (external_id: string, fields: Line = {}) => ({
  object: 'form',
  external_id,
  name: 'intake',
  title: 'Intake',
  items: intake,
  ...fields,
})
const response = (external_id: string, fields: Line = {}) => ({
  object: 'form_response',
  external_id,
  person_external_id: 'pat-1',
  form_external_id: 'form-1',
  answers: complete_answers,
  completed_at: '2025-02-01T10:00:00Z',
  ...fields,
})

async function practice() {
  const { key, account } = await createTestAccount()
  const send = async (method: string, path: string, body?: object) => {
    const { status, body: answer, text } = await call(method, path, body, { key })
    assert.equal(status, 200, text)
    return answer as Line
  }
  const get = (path: string) => send('GET', path)
  const post = (path: string, body: object = {}) => send('POST', path, body)
  const work = async (changes: Partial<typeof outside> = {}) => {
    const goOn = () => sql.query("update imports set next_attempt_at = now() - interval '1 s'")
    const context = { db, secrets, log, outside: { ...outside, ...changes } }
    for (let round = 0; await goOn(), (await runImports(context)) > 0; round++) {
      assert.ok(round < 20)
    }
  }
  const find = async (table: string, external_id: string) =>
    (await get(`/v1/${table}?external_id=${external_id}`)).data[0] as Line
  // Forms and their responses have no external ID.
  async function findNamed(table: string, external_id: string) {
    const { rows } = await sql.query(
      `select object_id from import_rows
       where account = $1 and external_id = $2 and object_id is not null`,
      [account, external_id],
    )
    return await get(`/v1/${table}/${rows[0].object_id}`)
  }
  async function validated(...rows: Line[]) {
    const { id } = await post('/v1/imports', { kind: 'bundle' })
    const path = `/v1/imports/${id}`
    await post(`${path}/add_part`, { content: ndjson(rows) })
    await post(`${path}/validate`)
    await work()
    return path
  }
  const errorsOf = async (path: string) =>
    (await get(`${path}/errors?order=row`)).data.map(({ row, param, code }: Line) => [
      row,
      param,
      code,
    ])
  async function imported(...rows: Line[]) {
    const path = await validated(...rows)
    await post(`${path}/start`, { skip_invalid: true })
    await work()
    return { path, body: await get(path), errors: await errorsOf(path) }
  }
  async function reverted(path: string) {
    await post(`${path}/revert`)
    await work()
    return await get(path)
  }
  const asking = { get, post, send, find, findNamed }
  return { key, account, ...asking, work, validated, errorsOf, imported, reverted }
}

const listed = async (account: string) =>
  (
    await sql.query(
      'select file_id, remove_at <= now() as due from file_removals where account = $1',
      [account],
    )
  ).rows as { due: boolean }[]

test('a document is imported with its file, which is scanned like any other', async () => {
  const { imported, find, key, account } = await practice()
  const sha256 = createHash('sha256').update(pdf).digest('hex')
  const { body, errors } = await imported(personRow('pat-1'), document('doc-1', { sha256 }))
  assert.deepEqual([body.created_count, errors], [2, []])
  assert.equal((await find('documents', 'doc-1')).status, 'scanning')
  await processAll()
  const { id, status, content, person_id } = await find('documents', 'doc-1')
  const person = await find('persons', 'pat-1')
  assert.deepEqual(
    [status, content.sha256, content.content_type, person_id],
    ['available', sha256, 'application/pdf', person.id],
  )
  assert.deepEqual((await download(id, {}, { key })).bytes, pdf)
  assert.deepEqual(await listed(account), [], 'no file is left over')

  const again = await imported(document('doc-1', { title: 'Letter' }), personRow('pat-1'))
  assert.deepEqual([again.body.updated_count, again.body.unchanged_count], [1, 1])
  const after = await find('documents', 'doc-1')
  assert.deepEqual([after.id, after.title, after.latest_version], [id, 'Letter', 1])
  assert.deepEqual(await listed(account), [], 'the file of a known document is not stored again')
})

test('a document without content awaits its file, which any size of up to 50 MB can have', async () => {
  const { imported, find, post } = await practice()
  await imported(personRow('pat-1'), document('doc-1', { content: undefined }))
  const { id, status } = await find('documents', 'doc-1')
  assert.equal(status, 'awaiting_upload')
  const { upload } = await post(`/v1/documents/${id}/upload_link`)
  assert.equal((await transfer('PUT', upload.url, { file: pdf })).status, 200)
  await processAll()
  assert.equal((await find('documents', 'doc-1')).status, 'available')
})

test('the dry run looks into the files, and what is wrong is not stored', async () => {
  const { validated, errorsOf, find, post, work, get, account } = await practice()
  const path = await validated(
    personRow('pat-1'),
    document('a', { content: 'not base64!' }),
    document('b', { content: Buffer.from([0, 1, 2, 3]).toString('base64') }),
    document('c', { file_name: 'photo.png' }),
    document('d', { sha256: '0'.repeat(64) }),
    document('e', { kind: 'selfie' }),
    document('f', { person_external_id: 'nobody' }),
    document('g', { file_name: '../referral.pdf' }),
    document('h', { file_name: undefined }),
    document('i', { external_id: undefined }),
  )
  assert.deepEqual(await errorsOf(path), [
    [2, 'content', 'invalid_format'],
    [3, 'content', 'invalid_file'],
    [4, 'file_name', 'invalid_file'],
    [5, 'sha256', 'invalid_file'],
    [6, 'kind', 'invalid_value'],
    [7, 'person_external_id', 'unknown_reference'],
    [8, 'file_name', 'invalid_format'],
    [9, 'file_name', 'required'],
    [10, 'external_id', 'required'],
  ])
  await post(`${path}/start`, { skip_invalid: true })
  await work()
  const { status, created_count, failed_count } = await get(path)
  assert.deepEqual([status, created_count, failed_count], ['completed', 1, 9])
  assert.equal(await find('documents', 'a'), undefined)
  assert.deepEqual(await listed(account), [])
})

test('a file store that is away fails no row: the batch is repeated', async () => {
  const { validated, work, post, get, find, account } = await practice()
  const path = await validated(personRow('pat-1'), document('doc-1'))
  await post(`${path}/start`)
  let attempts = 0
  const file_store = {
    ...outside.file_store!,
    put(...args: Parameters<NonNullable<typeof outside.file_store>['put']>) {
      if (attempts++ < 2) return Promise.reject(new FileStoreError('unavailable', undefined))
      return outside.file_store!.put(...args)
    },
  }
  await work({ file_store })
  const { status, created_count, failed_count } = await get(path)
  assert.deepEqual([status, created_count, failed_count], ['completed', 2, 0])
  assert.equal((await find('documents', 'doc-1')).status, 'scanning')
  const left = await listed(account)
  assert.ok(left.length >= 2, 'the worker will remove what may have been stored before')
})

test('a revert deletes documents with their files, unless they were changed', async () => {
  const { imported, reverted, find, send, get, key, account } = await practice()
  const { path } = await imported(personRow('pat-1'), document('doc-1'), document('doc-2'))
  await processAll()
  const changed = await find('documents', 'doc-2')
  await send('PATCH', `/v1/documents/${changed.id}`, { title: 'Mine' })
  const body = await reverted(path)
  assert.deepEqual([body.removed_count, body.retained_count], [1, 2])
  assert.equal(await find('documents', 'doc-1'), undefined)
  assert.deepEqual((await download(changed.id, {}, { key })).bytes, pdf)
  const { rows } = await sql.query(
    'select count(*)::int as versions from document_versions where account = $1',
    [account],
  )
  assert.equal(rows[0].versions, 1)
  assert.deepEqual(
    (await listed(account)).map(({ due }) => due),
    [true, true],
    'the file and its thumbnail',
  )
  await processAll()
  assert.deepEqual(await listed(account), [])
  const { data } = await get('/v1/audit_entries?action=document.deleted')
  assert.equal(data.length, 1)
})

test('forms come with their versions, and responses with their answers and score', async () => {
  const { imported, findNamed, reverted } = await practice()
  const rows = [
    personRow('pat-1'),
    form('form-1', { status: 'published' }),
    form('form-2', { status: 'published', title: 'Intake, shorter' }),
    form('form-3'),
    response('fr-1'),
    response('fr-2', { answers: { reason: 'Sleep.' }, completed_at: undefined }),
    response('fr-3', {
      answers: undefined,
      completed_at: undefined,
      due_at: '2020-01-01T00:00:00Z',
    }),
    response('fr-4', { answers: { sleep: 'always' } }),
    response('fr-5', { form_external_id: 'form-3' }),
    response('fr-6', { completed_at: '2999-01-01T00:00:00Z' }),
  ]
  const { path, body, errors } = await imported(...rows)
  assert.deepEqual(errors, [
    [8, null, 'answers_invalid'],
    [9, null, 'invalid_transition'],
    [10, 'completed_at', 'date_in_future'],
  ])
  assert.deepEqual([body.created_count, body.failed_count], [7, 3])
  const versions = await Promise.all(
    ['form-1', 'form-2', 'form-3'].map((id) => findNamed('forms', id)),
  )
  assert.deepEqual(
    versions.map(({ number, status }) => [number, status]),
    [
      [1, 'retired'],
      [2, 'published'],
      [3, 'draft'],
    ],
  )
  const completed = await findNamed('form_responses', 'fr-1')
  assert.deepEqual(
    [completed.status, completed.score, completed.answers, completed.completed_at.slice(0, 10)],
    ['completed', 2, complete_answers, '2025-02-01'],
  )
  assert.equal((await findNamed('form_responses', 'fr-2')).status, 'in_progress')
  assert.deepEqual([versions[0]!.external_id, completed.external_id], ['form-1', 'fr-1'])
  const again = await imported(...rows.slice(0, 7))
  assert.deepEqual([again.errors, again.body.updated_count, again.body.unchanged_count], [[], 0, 7])
  const removed = await reverted(path)
  assert.deepEqual([removed.removed_count, removed.retained_count], [7, 0])
})

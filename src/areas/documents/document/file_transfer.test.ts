// Tests how files arrive and leave: slow uploads, browsers, interrupted uploads and the log.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { inAccount } from '#kernel/unit_of_work.ts'
import {
  availableDocument,
  createDocument,
  download,
  pdf,
  processAll,
  transfer,
} from '#tests/document_examples.ts'
import {
  call,
  db,
  log_lines,
  outside,
  own_account,
  request_log,
  secrets,
  sql,
  startServer,
} from '#tests/harness.ts'
import { createPerson } from '#tests/person_examples.ts'
import { newFileId, storeFile, storeOf } from './file_content.ts'
import { announceFile } from './file_removal.ts'

const { account } = own_account
const as_worker = { db, secrets, outside }
const isStored = async (file_id: string) =>
  (await outside.file_store!.get(`${account}/${file_id}`)) !== undefined

async function* slowly(file: Buffer) {
  for (let at = 0; at < file.length; at += 50) {
    yield file.subarray(at, at + 50)
    await sleep(1_000)
  }
}

test('An upload can take longer than other requests', async () => {
  const port = await startServer({ times: { headers_ms: 2_000, request_ms: 3_000, check_ms: 100 } })
  const { upload } = await createDocument()
  const pieces = slowly(pdf)
  const { status, bytes } = await transfer('PUT', upload.url, { pieces, port })
  assert.equal(status, 200, bytes.toString())
  const unknown = await transfer('PUT', 'https://localhost/files/abc', {
    pieces: slowly(pdf),
    port,
  }).catch((error) => error)
  assert.ok(unknown.status === 404 || unknown.code === 'ECONNRESET' || unknown.code === 'EPIPE')
})

test('Pages of other sites can use links', async () => {
  const { upload } = await createDocument()
  const asks = { origin: 'https://portal.example', 'access-control-request-method': 'PUT' }
  const preflight = await transfer('OPTIONS', upload.url, { headers: asks })
  assert.equal(preflight.status, 200)
  assert.match(preflight.headers['access-control-allow-methods'], /PUT/)
  assert.equal(preflight.headers['access-control-allow-origin'], 'https://portal.example')
  const headers = { origin: 'https://portal.example' }
  for (const file of [Buffer.from('A plain text.'), pdf]) {
    const sent = await transfer('PUT', upload.url, { file, headers })
    assert.equal(sent.headers['access-control-allow-origin'], '*')
  }
  const { headers: received } = await download(await availableDocument())
  assert.equal(received['access-control-allow-origin'], '*')
})

test('What a crash leaves of an upload is removed', async () => {
  const file_id = newFileId()
  async function* content() {
    yield pdf
  }
  await inAccount(as_worker, account, (call) => announceFile(call, file_id))
  await storeFile(storeOf(outside), { account, file_id }, content(), () => {})
  await processAll()
  assert.ok(await isStored(file_id), 'the upload could still be in progress')
  await sql.query(
    "update file_removals set remove_at = now() - interval '1 s' where file_id = $1",
    [file_id],
  )
  await processAll()
  assert.equal(await isStored(file_id), false)
  const { rows } = await sql.query('select 1 from file_removals where file_id = $1', [file_id])
  assert.deepEqual(rows, [])
})

test('A file that the worker has begun to remove is not accepted', async () => {
  const { upload, id } = await createDocument()
  await sql.query('delete from file_removals')
  async function* late() {
    yield pdf
    const due = "update file_removals set remove_at = now() - interval '1 s' where account = $1"
    while ((await sql.query(due, [account])).rowCount === 0) await sleep(20)
  }
  const { status } = await transfer('PUT', upload.url, { pieces: late() })
  assert.equal(status, 408)
  const { body } = await call('GET', `/v1/documents/${id}`)
  assert.equal(body.status, 'awaiting_upload')
})

test('Files are taken off the list of removals once a version refers to them', async () => {
  const id = await availableDocument()
  const { rows } = await sql.query(
    `select 1 from file_removals join document_versions on file_removals.file_id in
       (document_versions.file_id, thumbnail_id)
     where document_id = $1`,
    [id],
  )
  assert.deepEqual(rows, [])
})

test('A store that is away keeps what it has to remove', async () => {
  const id = await availableDocument()
  const { rows } = await sql.query('select file_id from document_versions where document_id = $1', [
    id,
  ])
  const { file_id } = rows[0]
  await call('DELETE', `/v1/documents/${id}`)
  await processAll({ file_store: undefined })
  assert.ok(await isStored(file_id))
  await sql.query(
    "update file_removals set remove_at = now() - interval '1 s' where file_id = $1",
    [file_id],
  )
  await processAll()
  assert.equal(await isStored(file_id), false)
})

test('A document of a person under a legal hold is not deleted', async () => {
  const { id: person_id } = await createPerson()
  const id = await availableDocument({ person_id })
  const reason = { reason: 'Litigation.' }
  const held = await call('POST', `/v1/persons/${person_id}/place_hold`, reason)
  assert.equal(held.status, 200, held.text)
  const refused = await call('DELETE', `/v1/documents/${id}`)
  assert.equal(refused.body.error.code, 'retention_active')
  assert.deepEqual((await download(id)).bytes, pdf)
})

test("A person's export has links to every version of their files", async () => {
  const { id: person_id } = await createPerson()
  const id = await availableDocument({ person_id })
  const text = Buffer.from('A plain text.')
  const added = await call('POST', `/v1/documents/${id}/add_version`, { file_name: 'a.txt' })
  await transfer('PUT', added.body.upload.url, { file: text })
  await processAll()
  await availableDocument({ person_id, visible_to_person: false })
  const { body } = await call('POST', `/v1/persons/${person_id}/export`)
  assert.equal(body.records.documents.length, 1)
  const [{ title, files }] = body.records.documents
  assert.equal(title, 'Referral')
  const contents = await Promise.all(files.map(({ url }: any) => transfer('GET', url)))
  assert.deepEqual(
    contents.map(({ bytes }) => bytes),
    [pdf, text],
  )
})

test('No log contains a link, a file name or a title', async () => {
  const { id: person_id } = await createPerson()
  const names = { title: 'TITLEINLOG', file_name: 'NAMEINLOG.pdf' }
  const { id, upload } = await createDocument({ person_id, ...names })
  await transfer('PUT', upload.url, { file: Buffer.from('A plain text.') })
  await transfer('PUT', upload.url, { file: pdf })
  await processAll()
  const { body: link } = await call('POST', `/v1/documents/${id}/download_link`, {})
  await transfer('GET', link.url)
  await transfer('GET', `${link.url}x`)
  await request_log.flush()
  const { rows } = await sql.query(
    `select row_to_json(request_logs)::text as text from request_logs where account = $1
     union all
     select row_to_json(idempotency_keys)::text from idempotency_keys where account = $1
     union all
     select row_to_json(events)::text from events where account = $1`,
    [account],
  )
  const text = [...log_lines, ...rows.map((row) => row.text)].join('\n')
  assert.match(text, /\/files\/:token/)
  for (const url of [upload.url, link.url]) {
    assert.ok(!text.includes(new URL(url).pathname.slice('/files/'.length)))
  }
  assert.doesNotMatch(text, /INLOG/)
})

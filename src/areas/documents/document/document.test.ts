// Tests documents: uploads, types, versions, links, access, deletion and erasure.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import sharp from 'sharp'
import { tokenScopes } from '#catalogue/scopes.ts'
import { clamd } from '#outside/adapters/virus_scanner/clamd.ts'
import {
  availableDocument,
  createDocument,
  download,
  pdf,
  processAll,
  transfer,
} from '#tests/document_examples.ts'
import { call, createPractitioner, db, outside, own_account, secrets, sql } from '#tests/harness.ts'
import { startClamd } from '#tests/local_clamd.ts'
import { actingAs, createCareTeam, createPerson, createToken } from '#tests/person_examples.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import { storeFile, storeOf } from './file_content.ts'
import { createLink } from './link.ts'
import { fileTypeOf, fitsDeclared, fitsName } from './file_type.ts'

const image = sharp({ create: { width: 400, height: 200, channels: 3, background: 'red' } })
const sha256 = (file: Buffer) => createHash('sha256').update(file).digest('hex')
const read = async (id: string, options: object = {}) =>
  (await call('GET', `/v1/documents/${id}`, undefined, options)).body
const codeOf = (bytes: Buffer) => JSON.parse(bytes.toString()).error

test('A file is uploaded through its link, scanned and downloaded', async () => {
  const { id: person_id } = await createPerson()
  const { id, upload, status } = await createDocument({ person_id, sha256: sha256(pdf) })
  assert.equal(status, 'awaiting_upload')
  const { bytes } = await transfer('PUT', upload.url, { file: pdf })
  const received = JSON.parse(bytes.toString())
  assert.deepEqual(
    [received.status, received.content_type, received.size_bytes, received.sha256],
    ['scanning', 'application/pdf', pdf.length, sha256(pdf)],
  )
  await processAll()
  const document = await read(id)
  assert.equal(document.status, 'available')
  assert.deepEqual(document.content, {
    number: 1,
    file_name: 'referral.pdf',
    content_type: 'application/pdf',
    size_bytes: pdf.length,
    sha256: sha256(pdf),
    has_thumbnail: true,
  })
  assert.equal('upload' in document, false)
  const { headers, bytes: file } = await download(id)
  assert.deepEqual(file, pdf)
  assert.equal(headers['content-type'], 'application/pdf')
  assert.equal(headers['content-disposition'], "attachment; filename*=UTF-8''referral.pdf")
  assert.equal(headers['x-content-type-options'], 'nosniff')
  const thumbnail = await download(id, { variant: 'thumbnail' })
  const { format, width, height } = await sharp(thumbnail.bytes).metadata()
  assert.deepEqual([format, width, height], ['jpeg', 213, 320])
})

test('The store and the database contain nothing readable of a file', async () => {
  const { id: person_id } = await createPerson()
  const file = Buffer.from('SECRETDIAGNOSIS '.repeat(10_000))
  const fields = { person_id, file_name: 'SECRETNAME.txt', title: 'SECRETTITLE' }
  const id = await availableDocument(fields, file)
  const { rows } = await sql.query(
    `select row_to_json(documents)::text as text from documents where id = $1
     union all
     select row_to_json(document_versions)::text from document_versions where document_id = $1`,
    [id],
  )
  assert.equal(rows.length, 2)
  for (const { text } of rows) assert.doesNotMatch(text, /SECRET/)
  const { rows: versions } = await sql.query(
    'select account, file_id from document_versions where document_id = $1',
    [id],
  )
  const { account, file_id } = versions[0]
  const stored = await outside.file_store!.get(`${account}/${file_id}`)
  const bytes = Buffer.concat(await Array.fromAsync(stored!))
  assert.ok(bytes.length > file.length)
  assert.equal(bytes.includes('SECRET'), false)
  assert.deepEqual((await download(id)).bytes, file)
})

test('A new version keeps the earlier ones readable', async () => {
  const id = await availableDocument()
  const added = await call('POST', `/v1/documents/${id}/add_version`, { file_name: 'scan.png' })
  assert.equal(added.body.status, 'awaiting_upload')
  assert.deepEqual((await download(id)).bytes, pdf)
  const png = await image.png().toBuffer()
  await transfer('PUT', added.body.upload.url, { file: png })
  await processAll()
  const document = await read(id)
  assert.deepEqual([document.status, document.latest_version], ['available', 2])
  assert.equal(document.content.content_type, 'image/png')
  assert.deepEqual((await download(id)).bytes, png)
  assert.deepEqual((await download(id, { number: 1 })).bytes, pdf)
  const { body } = await call('GET', `/v1/documents/${id}/versions`)
  assert.deepEqual(
    body.data.map(({ number, status, file_name }: any) => [number, status, file_name]),
    [
      [2, 'available', 'scan.png'],
      [1, 'available', 'referral.pdf'],
    ],
  )
  assert.equal(JSON.stringify(body).includes('file_key'), false)
})

test('A file whose content contradicts its name, type or hash is refused, and can be sent again', async () => {
  const { upload, id } = await createDocument({ sha256: sha256(pdf) })
  const refusals = [
    { file: Buffer.from('MZ\0\0\0program') },
    { file: Buffer.from('<html><script>alert(1)</script>') },
    { file: Buffer.from('A plain text.') }, // referral.pdf
    { file: pdf, headers: { 'content-type': 'image/png' } },
    { file: Buffer.concat([pdf, Buffer.from('changed')]) },
    { file: Buffer.alloc(0) },
  ]
  for (const each of refusals) {
    const { status, bytes } = await transfer('PUT', upload.url, each)
    assert.deepEqual([status, codeOf(bytes).code], [400, 'validation_failed'])
  }
  const { rows } = await sql.query('select file_id from document_versions where document_id = $1', [
    id,
  ])
  assert.deepEqual(rows, [{ file_id: null }])
  assert.equal((await transfer('PUT', upload.url, { file: pdf })).status, 200)
  const again = await transfer('PUT', upload.url, { file: pdf })
  assert.deepEqual([again.status, codeOf(again.bytes).code], [409, 'invalid_transition'])
})

test('A file of more than 50 MB is refused, before it is read or while it arrives', async () => {
  const { id, upload } = await createDocument({ file_name: 'large.txt' })
  const headers = { 'content-length': 50_000_001 }
  const { status } = await transfer('PUT', upload.url, { file: Buffer.from('a'), headers })
  assert.equal(status, 413)
  async function* pieces() {
    for (let sent = 0; sent < 51; sent++) yield Buffer.alloc(1_000_000, 'a')
  }
  const store = storeOf(outside)
  await assert.rejects(
    () => storeFile(store, { account: own_account.account, file_id: 'dfil_1' }, pieces(), () => {}),
    (error: any) => error.code === 'payload_too_large',
  )
  assert.deepEqual(await filesOf(id), [])
  assert.equal((await read(id)).status, 'awaiting_upload')
})

test('A link expires', async () => {
  const id = await availableDocument()
  const { version_id } = (
    await sql.query('select id as version_id from document_versions where document_id = $1', [id])
  ).rows[0]
  const expired = await inAccount({ db, secrets, outside }, own_account.account, async (call) => {
    const past = { ...call, real_now: call.real_now.subtract({ minutes: 6 }) }
    return createLink(past, { action: 'download', version_id, variant: 'original' })
  })
  assert.equal((await transfer('GET', `https://localhost${expired.url}`)).status, 404)
})

test('A link is for one purpose, and an unknown or changed one is 404', async () => {
  const id = await availableDocument()
  const { body } = await call('POST', `/v1/documents/${id}/download_link`, {})
  const changed = `${body.url.slice(0, -2)}${body.url.endsWith('AA') ? 'BB' : 'AA'}`
  for (const url of [changed, 'https://localhost/files/abc', 'https://localhost/files/%00']) {
    assert.equal((await transfer('GET', url)).status, 404, url)
    assert.equal((await transfer('PUT', url, { file: pdf })).status, 404, url)
  }
  assert.equal((await transfer('PUT', body.url, { file: pdf })).status, 404)
  const { upload } = await createDocument()
  assert.equal((await transfer('GET', upload.url)).status, 404)
})

test('A file with a virus is quarantined; one that cannot be scanned waits', async (t) => {
  const clamav = await startClamd()
  t.after(clamav.stop)
  const virus_scanner = clamd(clamav.address)
  const upload = async (text: string) => {
    const made = await createDocument({ file_name: 'note.txt' })
    await transfer('PUT', made.upload.url, { file: Buffer.from(text) })
    await processAll({ virus_scanner })
    return made.id
  }
  const infected = await upload('EICAR-STANDARD-ANTIVIRUS-TEST-FILE')
  assert.equal((await read(infected)).status, 'quarantined')
  const link = await call('POST', `/v1/documents/${infected}/download_link`, {})
  assert.equal(link.status, 404)
  const unread = await upload('UNREADABLE')
  assert.equal((await read(unread)).status, 'scanning')
  assert.equal((await read(await upload('Nothing bad.'))).status, 'available')
  await sql.query(
    `update document_versions set scan_at = now() - interval '1 s' where document_id = $1`,
    [unread],
  )
  await processAll()
  assert.equal((await read(unread)).status, 'available')
})

test('Access follows the record: care team, person, practitioner and account', async () => {
  const { person_id, as } = await createCareTeam()
  const unrelated = actingAs(await createPractitioner())
  const id = await availableDocument({ person_id })
  assert.equal((await read(id, as)).id, id)
  const refused = await call('GET', `/v1/documents/${id}`, undefined, unrelated)
  assert.deepEqual([refused.status, refused.body.error.code], [403, 'consent_required'])
  const link = await call('POST', `/v1/documents/${id}/download_link`, {}, unrelated)
  assert.equal(link.status, 403)
  const own = { key: await createToken({ person_id }, tokenScopes.person) }
  assert.equal((await read(id, own)).id, id)
  const hidden = await availableDocument({ person_id, visible_to_person: false })
  assert.equal((await call('GET', `/v1/documents/${hidden}`, undefined, own)).status, 404)
  const listed = await call('GET', '/v1/documents', undefined, own)
  assert.deepEqual(
    listed.body.data.map((each: any) => each.id),
    [id],
  )
  const uploaded = await createDocument({ kind: 'insurance_card', file_name: 'card.png' }, own)
  assert.equal(uploaded.person_id, person_id)
  const changed = await call('PATCH', `/v1/documents/${id}`, { kind: 'other' }, own)
  assert.equal(changed.status, 403)
  const other = await createPerson()
  const forged = { person_id: other.id, kind: 'other', title: 'X', file_name: 'x.pdf' }
  assert.equal((await call('POST', '/v1/documents', forged, own)).status, 403)
  const account = await availableDocument()
  const practitioner_id = await createPractitioner()
  const license = await availableDocument({ practitioner_id, kind: 'credential' })
  for (const outsider of [unrelated, own]) {
    for (const other of [account, license]) {
      assert.equal((await call('GET', `/v1/documents/${other}`, undefined, outsider)).status, 404)
    }
  }
  assert.equal((await read(license, actingAs(practitioner_id))).id, license)
  const theirs = await call('GET', '/v1/documents', undefined, actingAs(practitioner_id))
  assert.deepEqual(
    theirs.body.data.map((each: any) => each.id),
    [license],
  )
})

test('A download is in the audit log, when the link is created and when it is used', async () => {
  const { id: person_id } = await createPerson()
  const id = await availableDocument({ person_id })
  await download(id)
  const { rows } = await sql.query(
    `select action, actor_kind from audit_entries
     where object_id = $1 and action like 'document.%' and action ~ 'content|downloaded'
     order by position`,
    [id],
  )
  assert.deepEqual(rows, [
    { action: 'document.content_read', actor_kind: 'account' },
    { action: 'document.downloaded', actor_kind: 'platform' },
  ])
})

const filesOf = async (id: string) => {
  const { rows } = await sql.query(
    'select account, file_id, thumbnail_id from document_versions where document_id = $1',
    [id],
  )
  return rows.flatMap(({ account, file_id, thumbnail_id }) =>
    [file_id, thumbnail_id].filter(Boolean).map((each) => `${account}/${each}`),
  )
}

const isStored = async (key: string) => (await outside.file_store!.get(key)) !== undefined

test('Deleting a document, or erasing its person, removes the files', async () => {
  const { id: person_id } = await createPerson()
  const [one, other] = [
    await availableDocument({ person_id }),
    await availableDocument({ person_id }),
  ]
  const files = [...(await filesOf(one)), ...(await filesOf(other))]
  assert.equal(files.length, 4)
  for (const file of files) assert.ok(await isStored(file))
  const { body: link } = await call('POST', `/v1/documents/${other}/download_link`, {})
  const deleted = await call('DELETE', `/v1/documents/${one}`)
  assert.equal(deleted.body.status, 'deleted')
  const erased = await call('POST', `/v1/persons/${person_id}/erase`, {
    erasure_basis: 'person_request',
  })
  assert.equal(erased.status, 200, erased.text)
  assert.equal((await transfer('GET', link.url)).status, 404)
  await processAll()
  for (const file of files) assert.equal(await isStored(file), false)
  const { status, title, content } = await read(other)
  assert.deepEqual([status, title, content], ['deleted', null, null])
})

test('The files of a duplicate stay readable after a merge', async () => {
  const [{ id }, { id: duplicate }] = [await createPerson(), await createPerson()]
  const document = await availableDocument({ person_id: duplicate })
  const merged = await call('POST', `/v1/persons/${id}/merge`, { person_id: duplicate })
  assert.equal(merged.status, 200, merged.text)
  assert.equal((await read(document)).person_id, id)
  assert.deepEqual((await download(document)).bytes, pdf)
})

test('The type of a file follows from its content', async () => {
  const cases: [Buffer, string | undefined][] = [
    [pdf, 'application/pdf'],
    [Buffer.from('Dear Dr. Ruiz,'), 'text/plain'],
    [await image.tiff().toBuffer(), 'image/tiff'],
    [await image.webp().toBuffer(), 'image/webp'],
    [await image.jpeg().toBuffer(), 'image/jpeg'],
    [Buffer.from('PK\u0003\u0004\u0014\0\u0006\0\u0008'), 'application/zip'],
    [Buffer.from('%!PS-Adobe'), undefined],
    [Buffer.from('<svg onload="alert(1)"/>'), undefined],
    [Buffer.from('GIF89a'), undefined],
    [Buffer.from(''), undefined],
  ]
  for (const [file, type] of cases) assert.equal(await fileTypeOf(file), type, file.toString())
  assert.ok(fitsName('image/jpeg', 'card.JPG') && fitsName('application/pdf', 'letter'))
  assert.equal(fitsName('image/jpeg', 'card.png'), false)
  assert.ok(fitsDeclared('text/plain', 'text/csv; charset=utf-8') && fitsDeclared('image/png', ''))
  assert.equal(fitsDeclared('image/png', 'image/jpeg'), false)
})

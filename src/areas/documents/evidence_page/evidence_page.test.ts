// Tests the documents of consents: their text, their files and the evidence page.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { tokenScopes } from '#catalogue/scopes.ts'
import {
  availableDocument,
  createDocument,
  download,
  pdf,
  transfer,
} from '#tests/document_examples.ts'
import { call, createPractitioner, type RequestOptions } from '#tests/harness.ts'
import {
  actingAs,
  createPerson,
  createToken,
  draftConsent,
  offerConsent,
  signConsent,
} from '#tests/person_examples.ts'

const sha256Of = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
const text = '# Consent to treatment\n\nI agree to be treated by *this* practice.'
const pageOf = async (id: string, options: RequestOptions = {}) =>
  await call('GET', `/v1/consents/${id}/evidence_page`, undefined, options)

async function draft(person_id: string, document: object) {
  const { status, body, text: response } = await draftConsent(person_id, { document })
  assert.equal(status, 200, response)
  return body.id as string
}

async function sign(id: string, document_sha256: string, fields: object = {}) {
  const { status, text: response } = await signConsent(id, { document_sha256, ...fields })
  assert.equal(status, 200, response)
}

test('A consent carries its text, which its hash must match', async () => {
  const { id: person_id } = await createPerson()
  const wrong = { version: '1', sha256: sha256Of('Another text.'), text }
  const refused = await draftConsent(person_id, { document: wrong })
  assert.deepEqual([refused.status, refused.body.error.param], [400, 'document.sha256'])
  const id = await draft(person_id, { version: '1', sha256: sha256Of(text), text })
  const changed = { document: { version: '1', sha256: sha256Of(text), text: `${text} More.` } }
  const update = await call('PATCH', `/v1/consents/${id}`, changed)
  assert.deepEqual([update.status, update.body.error.param], [400, 'document.sha256'])
  await offerConsent(id)
  assert.equal((await pageOf(id)).body.signatures.length, 0)
  assert.match((await pageOf(id)).body.page, /The consent isn't signed/)
  const signer = { signer_name: 'Maya *Lindqvist*\n## Signature 2', ip: '192.0.2.7' }
  await sign(id, sha256Of(text), signer)
  const { body } = await pageOf(id)
  assert.equal(body.status, 'granted')
  assert.equal(body.document.text, text)
  assert.deepEqual(
    body.signatures.map(({ is_intact, method }: any) => [is_intact, method]),
    [[true, 'e_signature']],
  )
  assert.match(body.page, /^- Signer: Maya \\\*Lindqvist\\\* \\#\\# Signature 2$/m)
  assert.match(body.page, new RegExp(`^- Document SHA-256: ${sha256Of(text)}$`, 'm'))
  assert.match(body.page, /^- IP address: 192\.0\.2\.7$/m)
  assert.ok(body.page.endsWith(`## Document\n\n${text}\n`))
})

test('The file of a consent must be the one that it names, and stays once it is signed', async () => {
  const { id: person_id } = await createPerson()
  const id = await draft(person_id, { version: '1', sha256: sha256Of(pdf) })
  const fields = { consent_id: id, kind: 'consent', file_name: 'consent.pdf' }
  const { upload } = await createDocument(fields)
  const other = Buffer.concat([pdf, Buffer.from('changed')])
  const refused = await transfer('PUT', upload.url, { file: other })
  assert.equal(refused.status, 400, refused.bytes.toString())
  const document_id = await availableDocument(fields)
  const { body: document } = await call('GET', `/v1/documents/${document_id}`)
  assert.deepEqual([document.person_id, document.consent_id], [person_id, id])
  await offerConsent(id)
  await sign(id, sha256Of(pdf))
  const { body } = await pageOf(id)
  const file = { document_id, file_name: 'consent.pdf', content_type: 'application/pdf' }
  assert.deepEqual(body.files, [file])
  assert.match(
    body.page,
    new RegExp(`^- File: consent.pdf \\(doc\\\\_${document_id.slice(4)}`, 'm'),
  )
  assert.deepEqual((await download(document_id)).bytes, pdf)
  const refusal = await call('DELETE', `/v1/documents/${document_id}`)
  assert.deepEqual([refusal.status, refusal.body.error.details[0].code], [409, 'signed_consent'])
  const listed = await call('GET', `/v1/documents?consent_id=${id}`)
  assert.equal(listed.body.data.length, 2)
})

test('The document of a consent belongs to its person and has its hash', async () => {
  const [{ id: person_id }, { id: other }] = [await createPerson(), await createPerson()]
  const consent_id = await draft(person_id, { version: '1', sha256: sha256Of(pdf) })
  const unnamed = (await call('POST', '/v1/consents', { person_id, kind: 'treatment' })).body.id
  const fields = { consent_id, kind: 'consent', title: 'Consent', file_name: 'consent.pdf' }
  const cases: [object, string][] = [
    [{ person_id: other }, 'person_id'],
    [{ kind: 'letter' }, 'kind'],
    [{ sha256: sha256Of('Another text.') }, 'sha256'],
    [{ consent_id: unnamed }, 'consent_id'],
  ]
  for (const [change, param] of cases) {
    const { status, body } = await call('POST', '/v1/documents', { ...fields, ...change })
    assert.deepEqual([status, body.error.param], [400, param])
  }
  const { id } = await createDocument(fields)
  const removed = await call('DELETE', `/v1/consents/${consent_id}`)
  assert.equal(removed.status, 200, removed.text)
  assert.equal((await call('GET', `/v1/documents/${id}`)).body.consent_id, null)
})

test('The person and their care team can read the page; others cannot', async () => {
  const { id: person_id } = await createPerson()
  const id = await draft(person_id, { version: '1', sha256: sha256Of(text), text })
  const own = { key: await createToken({ person_id }, tokenScopes.person) }
  assert.equal((await pageOf(id, own)).status, 404)
  await offerConsent(id)
  assert.equal((await pageOf(id, own)).body.document.text, text)
  const { id: other_id } = await createPerson()
  const others = { key: await createToken({ person_id: other_id }, tokenScopes.person) }
  assert.equal((await pageOf(id, others)).status, 404)
  const unrelated = await pageOf(id, actingAs(await createPractitioner()))
  assert.equal(unrelated.body.error.code, 'consent_required')
})

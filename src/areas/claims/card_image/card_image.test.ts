// Tests images of insurance cards: what is accepted, who reads them, and what becomes of them.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { tokenScopes } from '#catalogue/scopes.ts'
import { createPractitioner, call, createTestAccount, sql } from '#tests/harness.ts'
import { actingAs, createPerson, createToken } from '#tests/person_examples.ts'
import { fileTypeOf, most_file_bytes } from './file_type.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const jpeg = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from('SECRETCARD'), end('ffd9')])
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\nendobj\ntrailer\n%%EOF\n')

function end(hex: string) {
  return Buffer.from(hex, 'hex')
}

async function insured(options: { key?: string } = {}) {
  const { id: person_id } = await createPerson({}, options)
  const coverage = { person_id, payer_id: 'SBX01', member_id: 'SBX-PAID-1' }
  const { body, text } = await call('POST', '/v1/coverages', coverage, options)
  assert.ok(body.id, text)
  const token = await createToken({ person_id }, tokenScopes.person, options)
  return { person_id, id: body.id as string, own: { key: token } }
}

const upload = (id: string, file: Buffer, side = 'front', options: object = {}) =>
  call(
    'POST',
    `/v1/coverages/${id}/card_images`,
    { side, content: file.toString('base64') },
    options,
  )
const list = async (id: string, options: object = {}) =>
  (await call('GET', `/v1/card_images?coverage_id=${id}`, undefined, options)).body.data
const read = (id: string, options: object = {}) =>
  call('GET', `/v1/card_images/${id}`, undefined, options)

test('The type of a file follows from its content', () => {
  assert.equal(fileTypeOf(png), 'image/png')
  assert.equal(fileTypeOf(jpeg), 'image/jpeg')
  assert.equal(fileTypeOf(pdf), 'application/pdf')
  const wrong = [
    Buffer.from('<svg onload="alert(1)"/>'),
    Buffer.from('GIF89a'),
    Buffer.from(''),
    png.subarray(0, -1),
    jpeg.subarray(0, -1),
    pdf.subarray(0, 20),
    Buffer.concat([Buffer.from('MZ'), png]),
  ]
  for (const file of wrong) assert.equal(fileTypeOf(file), undefined, file.toString('latin1'))
})

test('A person uploads both sides of their card, and each upload replaces the one before', async () => {
  const { id, own, person_id } = await insured()
  const { body: front, text } = await upload(id, png, 'front', own)
  assert.deepEqual(
    [front.content_type, front.size_bytes, front.sha256],
    ['image/png', png.length, createHash('sha256').update(png).digest('hex')],
    text,
  )
  assert.equal('content' in front, false)
  await upload(id, pdf, 'back', own)
  const { body: newer } = await upload(id, jpeg, 'front', own)
  const images = await list(id, own)
  assert.deepEqual(
    images.map(({ side, content_type }: any) => [side, content_type]),
    [
      ['front', 'image/jpeg'],
      ['back', 'application/pdf'],
    ],
  )
  assert.equal('content' in images[0], false)
  assert.equal((await read(front.id, own)).status, 404)
  const { body } = await read(newer.id, own)
  assert.equal(body.content, jpeg.toString('base64'))
  const { rows } = await sql.query(
    `select row_to_json(card_images)::text as text from card_images where person_id = $1
     union all
     select row_to_json(card_image_files)::text from card_image_files where person_id = $1`,
    [person_id],
  )
  assert.equal(rows.length, 4)
  for (const row of rows)
    assert.doesNotMatch(row.text, /SECRETCARD|U0VDUkVUQ0FSRA|content_type|sha256/)
  const { rows: entries } = await sql.query(
    `select action, actor_id from audit_entries where object_id = $1 order by position`,
    [newer.id],
  )
  const actions = entries.map(({ action }) => action)
  assert.deepEqual([...new Set(actions)], ['card_image.created', 'card_image.read'])
  assert.ok(entries.every(({ actor_id }) => actor_id === person_id))
})

test('Other files, unreadable base64 and files that are too large are rejected', async () => {
  const { id, own } = await insured()
  const wrong = [Buffer.from('<html></html>'), png.subarray(0, 20)]
  for (const file of wrong) {
    const { status, body } = await upload(id, file, 'front', own)
    assert.deepEqual([status, body.error.param], [400, 'content'])
  }
  const path = `/v1/coverages/${id}/card_images`
  for (const content of ['not base64!', 'data:image/png;base64,AAAA', '']) {
    const { status, body } = await call('POST', path, { side: 'front', content }, own)
    assert.deepEqual([status, body.error.param], [400, 'content'], content)
  }
  const sized = (bytes: number) =>
    Buffer.concat([jpeg.subarray(0, -2), Buffer.alloc(bytes - jpeg.length), end('ffd9')])
  assert.equal((await upload(id, sized(most_file_bytes), 'front', own)).status, 200)
  assert.equal((await upload(id, sized(most_file_bytes + 1), 'front', own)).status, 400)
  assert.equal((await upload(id, sized(most_file_bytes + 100_000), 'front', own)).status, 413)
  assert.equal((await upload(id, png, 'inside', own)).body.error.param, 'side')
  await call('POST', `/v1/coverages/${id}/void`)
  assert.equal((await upload(id, png, 'front', own)).body.error.code, 'coverage_voided')
})

test('Only those who can read the coverage read its images', async () => {
  const { id, own, person_id } = await insured()
  const { body: image } = await upload(id, png, 'front', own)
  const { own: outsider } = await insured()
  const { key } = await createTestAccount()
  for (const options of [outsider, { key }]) {
    assert.equal((await read(image.id, options)).status, 404)
    assert.equal((await upload(id, png, 'front', options)).status, 404)
    const removed = await call('DELETE', `/v1/card_images/${image.id}`, undefined, options)
    assert.equal(removed.status, 404)
  }
  const practitioner = await createPractitioner()
  assert.equal((await read(image.id, actingAs(practitioner))).status, 403)
  await call('PATCH', `/v1/persons/${person_id}`, { care_team_ids: [practitioner] })
  assert.equal((await read(image.id, actingAs(practitioner))).status, 200)
  assert.equal((await read(image.id)).status, 200)
  const removed = await call('DELETE', `/v1/card_images/${image.id}`, undefined, own)
  assert.equal(removed.body.deleted, true, removed.text)
  assert.equal((await read(image.id)).status, 404)
  assert.deepEqual(await list(id), [])
})

test('Images are exported, merged and erased with the person', async () => {
  const { id, own, person_id } = await insured()
  const { body: image } = await upload(id, jpeg, 'front', own)
  const { body: exported } = await call('POST', `/v1/persons/${person_id}/export`)
  assert.equal(exported.records.card_image_files[0].content, jpeg.toString('base64'))
  const { id: remaining } = await createPerson()
  const merged = await call('POST', `/v1/persons/${remaining}/merge`, { person_id })
  assert.equal(merged.status, 200, merged.text)
  const { body: moved } = await read(image.id)
  assert.deepEqual([moved.person_id, moved.content], [remaining, jpeg.toString('base64')])
  const erasure = { erasure_basis: 'entered_in_error' }
  const erased = await call('POST', `/v1/persons/${remaining}/erase`, erasure)
  assert.equal(erased.status, 200, erased.text)
  assert.equal((await read(image.id)).body.content ?? null, null)
})

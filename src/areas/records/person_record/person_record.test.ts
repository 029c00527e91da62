// A person's whole record: merge, export and erasure.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { grantConsent, createPerson, complete_authorization } from '#tests/person_examples.ts'
import { call, createPractitioner, sql } from '#tests/harness.ts'

const read = (id: string) => call('GET', `/v1/persons/${id}`)
const merge = (id: string, person_id: string) =>
  call('POST', `/v1/persons/${id}/merge`, { person_id })
const erase = (id: string) =>
  call('POST', `/v1/persons/${id}/erase`, { erasure_basis: 'retention_ended' })

const book = async (
  person_id: string,
  request = {},
  metadata = {},
  starts_at = '2031-01-01T10:00:00Z',
) =>
  call(
    'POST',
    '/v1/sessions',
    {
      practitioner_id: await createPractitioner(),
      starts_at,
      person_id,
      metadata,
    },
    request,
  )

test("A merge moves the duplicate's records, and the old ID resolves to the survivor", async () => {
  const one = await createPerson({ birth_date: '1990-02-03' })
  const other = await createPerson({
    names: [{ use: 'official', given: 'Majken', family: 'Lindkvist' }],
    contacts: [{ channel: 'email', value: 'majken@example.com' }],
    pronouns: 'she/her',
  })
  const consent = await grantConsent(other.id)
  const session = (await book(other.id)).body
  const { status, body } = await merge(one.id, other.id)
  assert.equal(status, 200)
  assert.equal(body.id, one.id)
  assert.equal(body.birth_date, '1990-02-03')
  assert.equal(body.pronouns, 'she/her')
  assert.deepEqual(
    body.names.map(({ use, given }: any) => [use, given]),
    [
      ['official', 'Maya'],
      ['old', 'Majken'],
    ],
  )
  const old = await read(other.id)
  assert.equal(old.body.id, one.id)
  assert.equal((await call('GET', `/v1/consents/${consent.id}`)).body.person_id, one.id)
  assert.equal((await call('GET', `/v1/sessions/${session.id}`)).body.person_id, one.id)
  const found = await call('POST', '/v1/persons/search', { contact: 'majken@example.com' })
  assert.equal(found.body.data[0].id, one.id)
  const booked = await book(other.id, {}, {}, '2031-01-02T10:00:00Z')
  assert.equal(booked.body.person_id, one.id)
  const again = await merge(one.id, other.id)
  assert.equal(again.status, 409)
})

test('Earlier merged persons resolve to the last survivor', async () => {
  const [a, b, c] = [await createPerson(), await createPerson(), await createPerson()]
  await merge(b.id, a.id)
  await merge(c.id, b.id)
  assert.equal((await read(a.id)).body.id, c.id)
  assert.equal((await merge(c.id, c.id)).status, 400)
  assert.equal((await merge(c.id, 'per_nobody')).status, 404)
})

test('Of two persons merged into each other concurrently, one remains', async () => {
  const [a, b] = [await createPerson(), await createPerson()]
  const answers = await Promise.all([merge(a.id, b.id), merge(b.id, a.id)])
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
})

test('An export contains all objects of the person', async () => {
  const { id } = await createPerson({ pronouns: 'xe' })
  const consent = await grantConsent(id)
  await book(id)
  const { status, body } = await call('POST', `/v1/persons/${id}/export`)
  assert.equal(status, 200)
  assert.equal(body.person.pronouns, 'xe')
  assert.equal(body.records.consents[0].id, consent.id)
  assert.equal(body.records.consents[0].evidence.length, 1)
  assert.equal(body.records.sessions.length, 1)
  for (const inner of ['account', 'encrypted', 'wrapped_key', 'evidence_hash']) {
    assert.equal(inner in body.records.consents[0], false, inner)
  }
})

// The whole database as text, like a dump.
async function everythingStored() {
  const { rows: tables } = await sql.query(`
    select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`)
  const texts: string[] = []
  for (const { relname } of tables) {
    const { rows } = await sql.query(`select t::text as text from "${relname}" t`)
    texts.push(...rows.map(({ text }) => text))
  }
  return texts.join('\n')
}

// Both as text and as hex, which is how a dump shows bytes.
const isIn = (text: string, word: string) =>
  text.includes(word) || text.includes(Buffer.from(word).toString('hex'))

const sensitive = {
  names: [{ use: 'official', given: 'Thessaly', family: 'Marrowgate' }],
  birth_date: '1971-08-23',
  gender_identity: 'two-spirit-canary',
  contacts: [{ channel: 'email', value: 'thessaly.marrowgate@example.org' }],
  addresses: [
    {
      use: 'home',
      line1: '77 Pumpernickel Row',
      city: 'Oakland',
      state: 'CA',
      postal_code: '94607',
      country: 'US',
    },
  ],
  identifiers: [{ system: 'mrn', value: 'MRN-CANARY-5512' }],
  metadata: { nickname: 'tessie-canary' },
}
const words = [
  'Thessaly',
  'thessaly',
  'Marrowgate',
  'marrowgate',
  '1971-08-23',
  'two-spirit-canary',
  'thessaly.marrowgate@example.org',
  'Pumpernickel',
  'MRN-CANARY-5512',
  'tessie-canary',
  'Signed-by-canary',
  'Canary Clinic',
  'why-canary',
]

test('The database contains no name, contact or birth date in plain text', async () => {
  const request = { idempotency_key: 'telling-person' }
  const { id } = await createPerson(sensitive, request)
  const recipients = [{ type: 'organization', name: 'Canary Clinic' }]
  const consent = await grantConsent(id, { kind: 'release', ...complete_authorization, recipients })
  await call('POST', `/v1/consents/${consent.id}/revoke`, { reason: 'why-canary' })
  await call('PATCH', `/v1/persons/${id}`, { pronouns: 'they' }, { idempotency_key: 'changed-it' })
  const stored = await everythingStored()
  assert.ok(isIn(stored, id))
  for (const word of words) assert.equal(isIn(stored, word), false, word)
})

test('Erasure makes the record unreadable in every table and stored response', async () => {
  const request = { idempotency_key: 'to-be-erased' }
  const { id } = await createPerson(sensitive, request)
  const merged = await createPerson({ names: sensitive.names })
  await merge(id, merged.id)
  const remaining = { idempotency_key: 'canceled-and-erased' }
  const consent = await grantConsent(id)
  const booked = await book(id, { idempotency_key: 'booked-and-erased' }, { note: 'tessie-canary' })
  const cancel = () =>
    call('POST', `/v1/sessions/${booked.body.id}/cancel`, { reason: 'Thessaly is ill' }, remaining)
  assert.equal((await cancel()).body.reason, 'Thessaly is ill')
  const { rows: before } = await sql.query('select wrapped from person_keys where person_id = $1', [
    id,
  ])
  assert.ok(before[0].wrapped)

  const { status, body } = await erase(id)
  assert.equal(status, 200)
  assert.equal(body.status, 'erased')
  assert.deepEqual(body.names, [])
  assert.equal(body.birth_date, null)
  assert.equal(body.erasure_basis, 'retention_ended')

  const { rows } = await sql.query('select wrapped from person_keys where person_id = any($1)', [
    [id, merged.id],
  ])
  assert.deepEqual(
    rows.map(({ wrapped }) => wrapped),
    [null, null],
  )
  const stored = await everythingStored()
  for (const { wrapped } of before) {
    assert.equal(stored.includes(wrapped.toString('hex')), false, 'the wrapped key is still there')
  }
  const tokens = await sql.query('select from person_tokens where person_id = any($1)', [
    [id, merged.id],
  ])
  assert.equal(tokens.rowCount, 0)
  assert.equal(isIn((await cancel()).text, 'Thessaly'), false)
  const answers = await sql.query('select response from idempotency_keys where person_id = $1', [
    id,
  ])
  assert.ok(answers.rowCount! >= 2)
  assert.ok(answers.rows.every(({ response }) => response === null))

  const again = await call('POST', '/v1/persons', { ...sensitive }, request)
  assert.equal(again.headers['idempotent-replayed'], 'true')
  assert.equal(again.body.status, 'erased')
  assert.deepEqual(again.body.names, [])
  const session = await call('GET', `/v1/sessions/${booked.body.id}`)
  assert.equal(session.body.person_id, id)
  assert.deepEqual(session.body.metadata, {})
  const shown = await call('GET', `/v1/consents/${consent.id}`)
  assert.equal(shown.status, 200)
  assert.deepEqual(shown.body.evidence, [])
  assert.equal((await book(id)).body.error.code, 'person_inactive')
  assert.equal((await call('PATCH', `/v1/persons/${id}`, { pronouns: 'x' })).status, 409)
  assert.equal((await call('POST', `/v1/persons/${id}/export`)).status, 409)
  const audit_log = await call('GET', `/v1/audit_entries?person_id=${id}&limit=100`)
  assert.ok(
    audit_log.body.data.some(({ action }: { action: string }) => action === 'person.erased'),
  )
})

test("Erasing a merged person's ID erases the survivor", async () => {
  const [one, other] = [await createPerson(), await createPerson()]
  await merge(one.id, other.id)
  const { body } = await erase(other.id)
  assert.deepEqual([body.id, body.status], [one.id, 'erased'])
  assert.equal((await read(other.id)).body.status, 'erased')
  assert.equal((await erase(one.id)).status, 409)
})

test("A merge leaves only the duplicate's ID, and sends events for moved objects", async () => {
  const one = await createPerson()
  const other = await createPerson({ names: [{ use: 'usual', given: 'Majken' }] })
  const consent = await grantConsent(other.id)
  const { body } = await merge(one.id, other.id)
  assert.deepEqual(body.former_ids, [other.id])
  const { rows } = await sql.query('select encrypted from persons where id = $1', [other.id])
  assert.equal(rows[0].encrypted, null)
  const shells = await call('GET', '/v1/persons?status=merged&limit=100')
  assert.equal(shells.text.includes('Majken'), false)
  const audit_log = await call(
    'GET',
    `/v1/audit_entries?object_id=${consent.id}&action=consent.reassigned`,
  )
  assert.equal(audit_log.body.data.length, 1)
  const shared = await call('GET', `/v1/persons/${other.id}/disclosures`)
  assert.equal(shared.status, 200)
  const listed = await call('GET', `/v1/consents?person_id=${other.id}`)
  assert.equal(listed.body.data[0].id, consent.id)
})

test('Merging a deceased duplicate marks the survivor as deceased', async () => {
  const [one, other] = [await createPerson(), await createPerson()]
  await call('POST', `/v1/persons/${other.id}/record_death`, { deceased_on: '2026-01-01' })
  const { body } = await merge(one.id, other.id)
  assert.deepEqual([body.status, body.deceased_on], ['deceased', '2026-01-01'])
})

test('Objects created during a merge belong to the survivor', async () => {
  for (let round = 0; round < 6; round++) {
    const [one, other] = [await createPerson(), await createPerson()]
    await grantConsent(other.id)
    const answers = await Promise.all([
      merge(one.id, other.id),
      book(other.id),
      call('POST', '/v1/consents', { person_id: other.id, kind: 'telehealth' }),
      share(other.id),
    ])
    for (const { status, text } of answers) assert.ok([200, 403, 409].includes(status), text)
    for (const table of ['sessions', 'consents', 'disclosures']) {
      const left = await sql.query(`select from ${table} where person_id = $1`, [other.id])
      assert.equal(left.rowCount, 0, table)
    }
  }
})

test('Objects created during an erasure are rejected or erased', async () => {
  for (let round = 0; round < 6; round++) {
    const { id } = await createPerson()
    await grantConsent(id)
    const keyed = { idempotency_key: `with-erasure-${id}` }
    const body = { person_id: id, kind: 'telehealth' }
    const make = () => call('POST', '/v1/consents', body, keyed)
    const answers = await Promise.all([erase(id), book(id), make(), share(id)])
    for (const { status, text } of answers) assert.ok(status < 500, text)
    assert.ok((await make()).status < 500)
    const { rows } = await sql.query(
      'select response from idempotency_keys where person_id = $1 and response is not null',
      [id],
    )
    assert.deepEqual(rows, [])
  }
})

const share = (person_id: string) =>
  call('POST', '/v1/disclosures', {
    person_id,
    recipient: { type: 'organization', name: 'County' },
    purpose: 'operations',
    data_categories: ['diagnoses'],
    legal_basis: { type: 'public_health', reference: 'Law' },
  })

test('Concurrent crossing merges of three persons complete without losing a record', async () => {
  const [a, b, c] = [await createPerson(), await createPerson(), await createPerson()]
  const answers = await Promise.all([merge(a.id, b.id), merge(b.id, c.id), merge(c.id, a.id)])
  for (const { status, text } of answers) assert.ok([200, 409].includes(status), text)
  const ends = new Set([
    (await read(a.id)).body.id,
    (await read(b.id)).body.id,
    (await read(c.id)).body.id,
  ])
  assert.equal(ends.size, 1)
})

test('Objects of an erased person can still be closed and reviewed', async () => {
  const { id } = await createPerson()
  const consent = await grantConsent(id)
  const practitioner_id = await createPractitioner()
  const { body: officer } = await call('POST', '/v1/api_keys', { name: 'Privacy officer' })
  const opened = await call('POST', '/v1/emergency_accesses', {
    person_id: id,
    practitioner_id,
    reason_code: 'other',
    justification: 'It could not wait for anybody to be asked.',
  })
  await call('POST', `/v1/emergency_accesses/${opened.body.id}/end`)
  await erase(id)
  const step = (path: string, body: object) => call('POST', path, body)
  const justify = `/v1/emergency_accesses/${opened.body.id}/justify`
  const review = { review_note: 'Right' }
  assert.equal((await call('POST', justify, review, { key: officer.secret })).status, 200)
  assert.equal((await step(`/v1/consents/${consent.id}/suspend`, { reason: 'x' })).status, 200)
  assert.equal((await step(`/v1/consents/${consent.id}/revoke`, {})).status, 200)
  const metadata = { a: 'b' }
  for (const path of [`/v1/consents/${consent.id}`, `/v1/emergency_accesses/${opened.body.id}`]) {
    assert.equal((await call('PATCH', path, { metadata })).status, 409)
    assert.deepEqual((await call('GET', path)).body.metadata, {})
  }
})

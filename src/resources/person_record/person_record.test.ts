// The whole record of a person: merged, exported, erased.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { grant, makePerson, whole } from '#tests/care.ts'
import { call, makePractitioner, sql } from '#tests/harness.ts'

const read = (id: string) => call('GET', `/v1/persons/${id}`)
const merge = (id: string, person_id: string) =>
  call('POST', `/v1/persons/${id}/merge`, { person_id })
const erase = (id: string) =>
  call('POST', `/v1/persons/${id}/erase`, { erasure_basis: 'retention_ended' })

const book = async (
  person_id: string,
  asked = {},
  metadata = {},
  starts_at = '2031-01-01T10:00:00Z',
) =>
  call(
    'POST',
    '/v1/sessions',
    {
      practitioner_id: await makePractitioner(),
      starts_at,
      person_id,
      metadata,
    },
    asked,
  )

test('merging moves all that hangs on the other, and the old id leads to the one', async () => {
  const one = await makePerson({ birth_date: '1990-02-03' })
  const other = await makePerson({
    names: [{ use: 'official', given: ['Majken'], family: 'Lindkvist' }],
    contacts: [{ channel: 'email', value: 'majken@example.com' }],
    pronouns: 'she/her',
  })
  const consent = await grant(other.id)
  const session = (await book(other.id)).body
  const { status, body } = await merge(one.id, other.id)
  assert.equal(status, 200)
  assert.equal(body.id, one.id)
  assert.equal(body.birth_date, '1990-02-03')
  assert.equal(body.pronouns, 'she/her')
  assert.deepEqual(
    body.names.map(({ use, given }: any) => [use, given[0]]),
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

test('those who were merged before lead to the last one', async () => {
  const [a, b, c] = [await makePerson(), await makePerson(), await makePerson()]
  await merge(b.id, a.id)
  await merge(c.id, b.id)
  assert.equal((await read(a.id)).body.id, c.id)
  assert.equal((await merge(c.id, c.id)).status, 400)
  assert.equal((await merge(c.id, 'per_nobody')).status, 404)
})

test('two who are merged with each other at once become one, not none', async () => {
  const [a, b] = [await makePerson(), await makePerson()]
  const answers = await Promise.all([merge(a.id, b.id), merge(b.id, a.id)])
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
})

test('an export holds all that hangs on the person', async () => {
  const { id } = await makePerson({ pronouns: 'xe' })
  const consent = await grant(id)
  await book(id)
  const { status, body } = await call('POST', `/v1/persons/${id}/export`)
  assert.equal(status, 200)
  assert.equal(body.person.pronouns, 'xe')
  assert.equal(body.records.consents[0].id, consent.id)
  assert.equal(body.records.consents[0].evidence.length, 1)
  assert.equal(body.records.sessions.length, 1)
  for (const inner of ['account', 'sealed', 'wrapped_key', 'evidence_hash']) {
    assert.equal(inner in body.records.consents[0], false, inner)
  }
})

// Everything in the database as one text, as a dump would have it.
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

// Hex, because that is how bytes are shown; text, because that is how people write.
const isIn = (text: string, word: string) =>
  text.includes(word) || text.includes(Buffer.from(word).toString('hex'))

const telling = {
  names: [{ use: 'official', given: ['Thessaly'], family: 'Marrowgate' }],
  birth_date: '1971-08-23',
  gender_identity: 'two-spirit-canary',
  contacts: [{ channel: 'email', value: 'thessaly.marrowgate@example.org' }],
  addresses: [
    {
      use: 'home',
      line: ['77 Pumpernickel Row'],
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

test('nothing in the database tells a name, a contact or a birth date', async () => {
  const asked = { idempotency_key: 'telling-person' }
  const { id } = await makePerson(telling, asked)
  const recipients = [{ type: 'organization', name: 'Canary Clinic' }]
  const consent = await grant(id, { kind: 'release', ...whole, recipients })
  await call('POST', `/v1/consents/${consent.id}/revoke`, { reason: 'why-canary' })
  await call('PATCH', `/v1/persons/${id}`, { pronouns: 'they' }, { idempotency_key: 'changed-it' })
  const stored = await everythingStored()
  assert.ok(isIn(stored, id))
  for (const word of words) assert.equal(isIn(stored, word), false, word)
})

test('erasing makes it unreadable for ever, in every table and every kept answer', async () => {
  const asked = { idempotency_key: 'to-be-erased' }
  const { id } = await makePerson(telling, asked)
  const merged = await makePerson({ names: telling.names })
  await merge(id, merged.id)
  const consent = await grant(id)
  const booked = await book(id, { idempotency_key: 'booked-and-erased' }, { note: 'tessie-canary' })
  const { rows: before } = await sql.query(
    'select wrapped from person_keys where person_id = any($1)',
    [[id, merged.id]],
  )
  assert.ok(before.every(({ wrapped }) => wrapped))

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
  const answers = await sql.query('select answer from idempotency_keys where person_id = $1', [id])
  assert.ok(answers.rowCount! >= 2)
  assert.ok(answers.rows.every(({ answer }) => answer === null))

  const again = await call('POST', '/v1/persons', { ...telling }, asked)
  assert.equal(again.headers['idempotent-replayed'], 'true')
  assert.equal(again.body.status, 'erased')
  assert.deepEqual(again.body.names, [])
  const session = await call('GET', `/v1/sessions/${booked.body.id}`)
  assert.equal(session.body.person_id, id)
  assert.deepEqual(session.body.metadata, {})
  const shown = await call('GET', `/v1/consents/${consent.id}`)
  assert.equal(shown.status, 200)
  assert.deepEqual(shown.body.evidence, [])
  assert.equal((await book(id)).body.error.code, 'person_not_in_care')
  assert.equal((await call('PATCH', `/v1/persons/${id}`, { pronouns: 'x' })).status, 409)
  assert.equal((await call('POST', `/v1/persons/${id}/export`)).status, 409)
  const trail = await call('GET', `/v1/audit_entries?person_id=${id}&limit=100`)
  assert.ok(trail.body.data.some(({ action }: { action: string }) => action === 'person.erased'))
})

// Encryption keys are rotated while two servers serve, and nothing is lost.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { constants, zstdCompressSync } from 'node:zlib'
import { localKeyWrapper, newDataKey } from '#crypto/key_wrapping.ts'
import { kinds, parts, records } from '#areas/index.ts'
import { encrypt, decrypt } from '#crypto/encrypt.ts'
import { joinWaitlist, listWaitlist } from '#areas/platform/waitlist/waitlist.ts'
import { tables_with_optional_person } from '#jobs/encrypted_columns.ts'
import { rewrapAll } from '#jobs/rewrap.ts'
import { grantConsent, createPerson } from './person_examples.ts'
import {
  call,
  createPractitioner,
  db,
  expectFailedRequest,
  secrets,
  sql,
  startServer,
} from './harness.ts'
import { expectAccountValues } from './sent_statements.ts'

const older = secrets.encryption_key
const newer = Buffer.alloc(32, 'newer')
const withKeys = (encryption_key: Buffer, other_keys: Buffer[]) => ({
  ...secrets,
  encryption_key,
  other_keys,
  key_wrapper: localKeyWrapper([encryption_key, ...other_keys]),
})

test('an encrypted text can be decrypted only in its place, with its key', () => {
  const encrypted = encrypt(older, 'persons.encrypted acct_1 per_1', 'said')
  assert.equal(decrypt([older], 'persons.encrypted acct_1 per_1', encrypted), 'said')
  assert.equal(decrypt([newer, older], 'persons.encrypted acct_1 per_1', encrypted), 'said')
  assert.throws(() => decrypt([older], 'persons.encrypted acct_1 per_2', encrypted))
  assert.throws(() => decrypt([older], 'consents.encrypted acct_1 per_1', encrypted))
  assert.throws(() => decrypt([newer], 'persons.encrypted acct_1 per_1', encrypted))
  const forged = Buffer.from(encrypted)
  forged[forged.length - 1]! ^= 1
  assert.throws(() => decrypt([older], 'persons.encrypted acct_1 per_1', forged))
})

test('long texts are compressed before encryption and decrypt unchanged', () => {
  const place = 'matchings.encrypted acct_1 match_1'
  const text = JSON.stringify(Array.from({ length: 500 }, (_, at) => ({ at, said: 'Grüße' })))
  const encrypted = encrypt(older, place, text)
  assert.ok(encrypted.length < text.length / 2)
  assert.equal(decrypt([newer, older], place, encrypted), text)
  const as_plain = Buffer.concat([Buffer.from([1]), encrypted.subarray(1)])
  assert.throws(() => decrypt([older], place, as_plain), /unable to authenticate/)
})

test('compression has the level that it asks for', () => {
  const text = JSON.stringify(Array.from({ length: 500 }, (_, at) => ({ at, said: `Grüße ${at}` })))
  const compressed = (level: number) =>
    zstdCompressSync(text, { params: { [constants.ZSTD_c_compressionLevel]: level } }).length
  const overhead = encrypt(older, 'place', 'x').length - 1
  assert.equal(encrypt(older, 'place', text).length - overhead, compressed(1))
  assert.notEqual(compressed(1), zstdCompressSync(text).length)
})

test("a data key is wrapped for its person, and can't be unwrapped without the key", async () => {
  const key = newDataKey()
  const wrapper = localKeyWrapper([older])
  const wrapped = await wrapper.wrap(key, 'place')
  assert.deepEqual(await wrapper.unwrap(wrapped, 'place'), key)
  await assert.rejects(wrapper.unwrap(wrapped, 'another place'))
  await assert.rejects(localKeyWrapper([newer]).unwrap(wrapped, 'place'))
  assert.equal(localKeyWrapper([newer, older]).isCurrent(wrapped), false)
})

test("a row copied onto another can't be decrypted there", async () => {
  const [one, other] = [await createPerson({ pronouns: 'xe' }), await createPerson()]
  await sql.query(
    'update persons set encrypted = (select encrypted from persons where id = $1) where id = $2',
    [one.id, other.id],
  )
  const read = () => call('GET', `/v1/persons/${other.id}`)
  assert.equal((await expectFailedRequest(read)).status, 500)
  assert.equal((await call('GET', `/v1/persons/${one.id}`)).body.pronouns, 'xe')
})

test('the encryption key is rotated without downtime, and the old key can be removed', async () => {
  const idempotency_key = 'before-the-new-key'
  const endpoint = { url: 'https://example.com/hooks', event_types: ['*'] }
  const person = await createPerson({ pronouns: 'xe' })
  const consent = await grantConsent(person.id)
  await joinWaitlist({ db, secrets }, { email: 'before@example.com', use_case: 'Booking' })
  const key = await call('POST', '/v1/webhook_endpoints', endpoint, { idempotency_key })
  const booking = {
    practitioner_id: await createPractitioner(),
    starts_at: '2031-03-03T10:00:00Z',
    metadata: { seat: 'by the window' },
  }
  const { body: of_nobody } = await call('POST', '/v1/sessions', booking)

  // First every process learns to read the new key, then they use it, one after the other.
  const reading = await startServer({ secrets: withKeys(older, [newer]) })
  const using = await startServer({ secrets: withKeys(newer, [older]) })
  const made = await createPerson({ pronouns: 'ze' }, { port: using })
  const read = (id: string, port: number) => call('GET', `/v1/persons/${id}`, undefined, { port })
  assert.equal((await read(made.id, reading)).body.pronouns, 'ze')
  assert.equal((await read(person.id, using)).body.pronouns, 'xe')

  const [keys, , webhooks] = await rewrapAll(db, withKeys(newer, [older]))
  assert.ok(keys!.reencrypted >= 2)
  assert.ok(webhooks!.reencrypted >= 1)
  const again = await rewrapAll(db, withKeys(newer, [older]))
  assert.ok(again.every(({ reencrypted }) => reencrypted === 0))
  const [entry] = await listWaitlist({ db, secrets: withKeys(newer, []) }, null, 1)
  assert.equal(entry!.email, 'before@example.com')

  const only_new = await startServer({ secrets: withKeys(newer, []) })
  assert.equal((await read(person.id, only_new)).body.pronouns, 'xe')
  const shown = await call('GET', `/v1/consents/${consent.id}`, undefined, { port: only_new })
  assert.equal(shown.body.evidence.length, 1)
  const request = { idempotency_key, port: only_new }
  const repeated = await call('POST', '/v1/webhook_endpoints', endpoint, request)
  assert.equal(repeated.body.id, key.body.id)
  assert.equal((await read(person.id, reading)).body.pronouns, 'xe')
  const path = `/v1/sessions/${of_nobody.id}`
  const { body: session } = await call('GET', path, undefined, { port: only_new })
  assert.deepEqual(session.metadata, booking.metadata)
  const found = await call('GET', '/v1/sessions?metadata[seat]=by%20the%20window', undefined, {
    port: only_new,
  })
  assert.deepEqual(
    found.body.data.map(({ id }: any) => id),
    [of_nobody.id],
  )
})

const encrypted = [...kinds, ...parts, ...records].filter(
  ({ encryption }) => encryption?.of === 'person_id',
)

// The tokens of a person who was merged into another are refused from then on.
test('encrypted rows of a person are re-encrypted when the person is merged', () => {
  const left = encrypted.filter(({ of_person }) => !of_person).map(({ table }) => table)
  assert.deepEqual(left, ['scoped_tokens'])
})

test('rows without a person are re-encrypted when the key is rotated', async () => {
  const tables = encrypted.map(({ table }) => table)
  const { rows } = await sql.query(
    `select attrelid::regclass::text as name from pg_attribute
     where attrelid = any($1::regclass[]) and attname = 'person_id' and not attnotnull
     order by 1`,
    [tables],
  )
  assert.deepEqual(
    rows.map(({ name }) => name),
    tables_with_optional_person,
  )
})

test('a data key destroyed during rewrapping stays destroyed', async () => {
  const { id } = await createPerson()
  const wrapper = {
    ...localKeyWrapper([older, newer]),
    isCurrent: () => false,
    async wrap(key: Buffer, place: string) {
      const erasure_basis = 'person_request'
      if (place.endsWith(id)) await call('POST', `/v1/persons/${id}/erase`, { erasure_basis })
      return await localKeyWrapper([older]).wrap(key, place)
    },
  }
  await sql.query('delete from person_keys where person_id <> $1', [id])
  await rewrapAll(db, { ...withKeys(older, [newer]), key_wrapper: wrapper })
  const { rows } = await sql.query('select wrapped from person_keys where person_id = $1', [id])
  assert.equal(rows[0].wrapped, null)
})

test('Every statement that was sent names its account as a value', expectAccountValues)

// Metadata about a person is encrypted with that person's data key and found by keyed hashes.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { grantConsent, createPerson } from './person_examples.ts'
import type { Call } from '#kernel/call.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import { scheduleSession } from '#areas/sessions/session/session.ts'
import {
  call,
  db,
  createTestAccount,
  createPractitioner,
  own_account,
  outside,
  secrets,
  sql,
} from './harness.ts'

const practitioner_id = await createPractitioner()
let hours = 0
const book = async (fields: object = {}) => {
  const starts_at = new Date(Date.UTC(2031, 5, 2) + ++hours * 3_600_000).toISOString()
  const { status, body, text } = await call('POST', '/v1/sessions', {
    practitioner_id,
    starts_at,
    ...fields,
  })
  assert.equal(status, 200, text)
  return body as { id: string; metadata: object; reason: string | null; place: object | null }
}
const read = async (id: string) => (await call('GET', `/v1/sessions/${id}`)).body
const change = async (id: string, fields: object) => {
  const answer = await call('PATCH', `/v1/sessions/${id}`, fields)
  assert.equal(answer.status, 200, answer.text)
  return answer.body
}
async function makeConsenting() {
  const { id } = await createPerson()
  await grantConsent(id)
  return id
}
const erase = async (id: string) => {
  const answer = await call('POST', `/v1/persons/${id}/erase`, { erasure_basis: 'person_request' })
  assert.equal(answer.status, 200, answer.text)
}
const found = async (query: string) => {
  const { status, body, text } = await call('GET', `/v1/sessions?limit=100&${query}`)
  assert.equal(status, 200, text)
  return body.data.map(({ id }: any) => id) as string[]
}

const initial = { metadata: { ward: 'east' }, place: { name: 'Room 2' } }

test("text fields of a session are encrypted under its person's key", async () => {
  const [first, second] = [await makeConsenting(), await makeConsenting()]
  const [named, changed, unnamed] = [await book(initial), await book(initial), await book(initial)]
  for (const { id } of [named, changed, unnamed]) {
    const { metadata, place } = await change(id, { person_id: first })
    assert.deepEqual({ metadata, place }, initial)
  }
  await change(changed.id, { person_id: second })
  await change(unnamed.id, { person_id: null })
  await erase(first)
  assert.deepEqual((await read(named.id)).metadata, {})
  assert.equal((await read(named.id)).place, null)
  for (const { id } of [changed, unnamed]) {
    const { metadata, place } = await read(id)
    assert.deepEqual({ metadata, place }, initial)
  }
  await erase(second)
  assert.deepEqual((await read(changed.id)).metadata, {})
  assert.deepEqual((await read(unnamed.id)).metadata, initial.metadata)
})

test('erasing a merged person erases the data of both', async () => {
  const [one, other] = [await makeConsenting(), await makeConsenting()]
  const { id } = await book({ ...initial, person_id: other })
  await call('POST', `/v1/persons/${one}/merge`, { person_id: other })
  assert.deepEqual((await read(id)).metadata, initial.metadata)
  assert.ok((await found('metadata[ward]=east')).includes(id))
  await erase(one)
  assert.deepEqual((await read(id)).metadata, {})
  assert.equal((await found('metadata[ward]=east')).includes(id), false)
})

test("an erased person's session is canceled without a reason and accepts no metadata", async () => {
  const person_id = await makeConsenting()
  const { id } = await book({ person_id })
  await erase(person_id)
  const canceled = await call('POST', `/v1/sessions/${id}/cancel`, { reason: 'Moved away' })
  assert.equal(canceled.status, 200, canceled.text)
  assert.equal(canceled.body.reason, null)
  assert.equal((await read(id)).reason, null)
  const refused = await call('PATCH', `/v1/sessions/${id}`, { metadata: { a: 'b' } })
  assert.equal(refused.status, 409)
  assert.equal(refused.body.error.code, 'invalid_transition')
})

test('a reason stays if a later step has none', async () => {
  const { id } = await book(initial)
  await call('POST', `/v1/sessions/${id}/cancel`, { reason: 'Practitioner ill' })
  await change(id, { metadata: { ward: null, floor: '3' } })
  const { reason, metadata, place } = await read(id)
  assert.deepEqual([reason, metadata, place], ['Practitioner ill', { floor: '3' }, initial.place])
})

test('a list is filtered by the current metadata, by all pairs exactly', async () => {
  const one = await book({ metadata: { tier: 'gold', clinic: 'north' } })
  const two = await book({ metadata: { tier: 'gold', clinic: 'south' } })
  assert.deepEqual(await found('metadata[tier]=gold'), [two.id, one.id])
  assert.deepEqual(await found('metadata[tier]=gold&metadata[clinic]=north'), [one.id])
  assert.deepEqual(await found('metadata[tier]=Gold'), [])
  assert.deepEqual(await found('metadata[clinic]=gold'), [])
  await change(one.id, { metadata: { clinic: 'west' } })
  assert.deepEqual(await found('metadata[clinic]=north'), [])
  assert.deepEqual(await found('metadata[clinic]=west&metadata[tier]=gold'), [one.id])
  const { key } = await createTestAccount()
  const theirs = await call('GET', '/v1/sessions?metadata[tier]=gold', undefined, { key })
  assert.deepEqual(theirs.body.data, [])
  const many = Array.from({ length: 6 }, (_, at) => `metadata[k${at}]=v`).join('&')
  assert.equal((await call('GET', `/v1/sessions?${many}`)).status, 400)
})

test('a filtered list continues after its page', async () => {
  const made = [await book(initial), await book(initial), await book(initial)].map(({ id }) => id)
  const query = '/v1/sessions?limit=2&metadata[ward]=east'
  const first = await call('GET', query)
  assert.equal(first.body.has_more, true)
  const second = await call('GET', `${query}&cursor=${first.body.next_cursor}`)
  const ids = [...first.body.data, ...second.body.data].map(({ id }: any) => id)
  assert.deepEqual(ids.slice(0, 3), made.toReversed())
})

test("a scoped token can't search by metadata, which it can't read", async () => {
  const scopes = ['sessions:read']
  const { body: token } = await call('POST', '/v1/scoped_tokens', { practitioner_id, scopes })
  const options = { key: token.secret }
  assert.equal((await call('GET', '/v1/sessions', undefined, options)).status, 200)
  const refused = await call('GET', '/v1/sessions?metadata[tier]=gold', undefined, options)
  assert.equal(refused.status, 403)
  assert.equal(refused.body.error.param, 'metadata')
})

test('a metadata filter uses the index of hashes', async () => {
  const client = await sql.connect()
  await client.query('begin; set local role attune_app; set local enable_seqscan = off')
  const { rows } = await client.query(
    `explain select object_id from metadata_hashes where hash = decode('00', 'hex')`,
  )
  await client.query('rollback')
  client.release()
  const plan = rows.map((row) => row['QUERY PLAN']).join(' ')
  assert.match(plan, /Index Cond: .*hash = /)
})

test('encrypting a session needs no further query', async () => {
  const person_id = await makeConsenting()
  const queries = (fields: object) =>
    inAccount({ db, secrets, outside }, own_account.account, async (call) => {
      let count = 0
      const query: Call['query'] = (statement) => {
        count++
        return call.query(statement)
      }
      const starts_at = new Date(Date.UTC(2031, 6, 2) + ++hours * 3_600_000).toISOString()
      await scheduleSession({ ...call, query }, { practitioner_id, starts_at, ...fields })
      return count
    })
  assert.equal(await queries(initial), await queries({}))
  await queries({ person_id }) // The first session takes them into care.
  assert.equal(await queries({ person_id, ...initial }), await queries({ person_id }))
})

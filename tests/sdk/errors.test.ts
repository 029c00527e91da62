// Errors of the SDK have the class of their status and everything the response says.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as sdk from '#sdk/attune.ts'
import { createTestAccount } from '../harness.ts'
import { practitioner, sdkClient } from './sdk_client.ts'

const { key } = await createTestAccount()
const { attune } = sdkClient({ apiKey: key })
const { id: practitioner_id } = await attune.practitioners.create(practitioner)
const { id: person_id } = await attune.persons.create({
  names: [{ given: 'Maya', family: 'Lindqvist' }],
})
const starts_at = '2031-03-03T17:00:00Z'

async function errorOf(promise: Promise<unknown>): Promise<sdk.AttuneError> {
  const error = await promise.then(
    () => assert.fail('it succeeded'),
    (failure: unknown) => failure,
  )
  assert.ok(error instanceof sdk.AttuneError, String(error))
  assert.match(error.request_id!, /^req_/)
  assert.match(error.docs!, /^https:\/\/.*\/docs\/errors\/\w+$/)
  return error
}

test('400 lists every problem', async () => {
  const error = await errorOf(attune.sessions.create({ practitioner_id: '', starts_at: 'soon' }))
  assert.ok(error instanceof sdk.BadRequestError)
  assert.deepEqual([error.status, error.code], [400, 'validation_failed'])
  assert.deepEqual(error.details.map(({ param }) => param).sort(), ['practitioner_id', 'starts_at'])
})

test('401, 403, 404, 409, 412 and 422 have their classes', async () => {
  const wrong = sdkClient({ apiKey: 'sk_test_wrong' }).attune
  assert.ok((await errorOf(wrong.account.retrieve())) instanceof sdk.AuthenticationError)
  const read_only = await createTestAccount(['practitioners:read'])
  const forbidden = sdkClient({ apiKey: read_only.key }).attune.practitioners.create(practitioner)
  const permission = await errorOf(forbidden)
  assert.ok(permission instanceof sdk.PermissionError)
  assert.ok(!(permission instanceof sdk.ConsentRequiredError))
  assert.deepEqual(permission.error?.required_scopes, ['practitioners:write'])
  assert.ok((await errorOf(attune.sessions.retrieve('ses_none'))) instanceof sdk.NotFoundError)
  const { id } = await attune.sessions.create({ practitioner_id, starts_at })
  const taken = await errorOf(attune.sessions.create({ practitioner_id, starts_at }))
  assert.ok(taken instanceof sdk.ConflictError)
  assert.equal(taken.code, 'slot_taken')
  assert.match(taken.how_to_resolve!, /another time/)
  const stale = attune.sessions.update(id, { metadata: { a: 'b' } }, { ifMatch: 99 })
  assert.ok((await errorOf(stale)) instanceof sdk.PreconditionFailedError)
  const past = attune.sessions.create({ practitioner_id, starts_at: '2020-01-01T00:00:00Z' })
  assert.ok((await errorOf(past)) instanceof sdk.UnprocessableError)
})

test('a missing consent says what it must cover', async () => {
  const booking = { practitioner_id, person_id, starts_at: '2031-03-04T17:00:00Z' }
  const error = await errorOf(attune.sessions.create(booking))
  assert.ok(error instanceof sdk.ConsentRequiredError)
  assert.equal(error.consent?.kind, 'treatment')
  assert.match(error.how_to_resolve!, /consent/i)
})

test('an error that is not from Attune has the class of its status and no code', async () => {
  const html = async () => new Response('<h1>Bad gateway</h1>', { status: 502 })
  const { attune: proxied } = sdkClient({ mishaps: [html], maxRetries: 0 })
  await assert.rejects(proxied.account.retrieve(), (error: sdk.AttuneError) => {
    assert.ok(error instanceof sdk.ServerError)
    assert.deepEqual([error.status, error.code, error.details], [502, undefined, []])
    return true
  })
})

test('a redirect is an error and is not followed', async () => {
  const headers = { location: 'https://example.com/v1' }
  const moved = async () => new Response(null, { status: 302, headers })
  const { attune: redirected, sent } = sdkClient({ mishaps: [moved] })
  await assert.rejects(redirected.account.retrieve(), { name: 'AttuneError', status: 302 })
  assert.equal(sent.length, 1)
})

test('an error of withResponse is thrown once', async () => {
  await assert.rejects(attune.sessions.retrieve('ses_none').withResponse(), sdk.NotFoundError)
})

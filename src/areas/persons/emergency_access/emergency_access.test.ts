// Tests emergency access: what it opens, to whom, for how long, and what it never opens.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { grantConsent, createPerson } from '#tests/person_examples.ts'
import {
  call,
  db,
  log,
  createTestAccount,
  createPractitioner,
  outside,
  secrets,
  sql,
} from '#tests/harness.ts'
import { runScheduledJobs } from '#jobs/clock.ts'

const justification = 'Found unconscious; current medication must be known.'
const open = (body: object, request = {}) =>
  call(
    'POST',
    '/v1/emergency_accesses',
    { reason_code: 'medical_emergency', justification, ...body },
    request,
  )
const onBehalfOf = (id: string) => ({ headers: { 'on-behalf-of': id } })

test('Emergency access opens a record for a limited time, and every read is audited', async () => {
  const { id } = await createPerson({ pronouns: 'xe' })
  const practitioner = await createPractitioner()
  const request = onBehalfOf(practitioner)
  const read = () => call('GET', `/v1/persons/${id}`, undefined, request)
  assert.equal((await read()).status, 403)
  const opened = await open({ person_id: id, minutes: 30 }, request)
  assert.equal(opened.status, 200, opened.text)
  assert.equal(opened.body.practitioner_id, practitioner)
  assert.equal((await read()).body.pronouns, 'xe')
  const patched = await call('PATCH', `/v1/persons/${id}`, { pronouns: 'x' }, request)
  assert.equal(patched.status, 403)
  const other = await createPerson()
  assert.equal((await call('GET', `/v1/persons/${other.id}`, undefined, request)).status, 403)
  const audit_log = await call('GET', `/v1/audit_entries?person_id=${id}&action=person.read`)
  assert.deepEqual(audit_log.body.data[0].basis, [{ type: 'emergency_access', id: opened.body.id }])
})

test('Emergency access applies only to the practitioner who has it', async () => {
  const { id } = await createPerson()
  const [one, other] = [await createPractitioner(), await createPractitioner()]
  await open({ person_id: id, practitioner_id: one })
  assert.equal((await call('GET', `/v1/persons/${id}`, undefined, onBehalfOf(one))).status, 200)
  assert.equal((await call('GET', `/v1/persons/${id}`, undefined, onBehalfOf(other))).status, 403)
  const seen = await call('GET', '/v1/emergency_accesses', undefined, onBehalfOf(other))
  assert.deepEqual(seen.body.data, [])
  const theirs = await open({ person_id: id, practitioner_id: one }, onBehalfOf(other))
  assert.equal(theirs.status, 403)
})

test('Emergency access overrides a restriction', async () => {
  const { id } = await createPerson()
  const practitioner = await createPractitioner()
  const recipients = [{ type: 'practitioner', id: practitioner }]
  await call('PATCH', `/v1/persons/${id}`, { care_team_ids: [practitioner] })
  await grantConsent(id, { kind: 'restriction', recipients })
  const read = () => call('GET', `/v1/persons/${id}`, undefined, onBehalfOf(practitioner))
  assert.equal((await read()).status, 403)
  await open({ person_id: id, practitioner_id: practitioner })
  assert.equal((await read()).status, 200)
})

test('Emergency access ends on request or automatically, in real time', async () => {
  const { id } = await createPerson()
  const practitioner = await createPractitioner()
  const read = () => call('GET', `/v1/persons/${id}`, undefined, onBehalfOf(practitioner))
  const first = await open({ person_id: id, practitioner_id: practitioner })
  await call('POST', `/v1/emergency_accesses/${first.body.id}/end`)
  assert.equal((await read()).status, 403)
  const second = await open({ person_id: id, practitioner_id: practitioner, minutes: 1 })
  assert.equal((await read()).status, 200)
  await sql.query(
    "update emergency_accesses set expires_at = now() - interval '1 s' where id = $1",
    [second.body.id],
  )
  assert.equal((await read()).status, 403)
  await sql.query(
    "update scheduled_jobs set due_at = now() - interval '1 s' where object_id = $1",
    [second.body.id],
  )
  await runScheduledJobs({ db, secrets, outside, log }, () => true)
  const { body } = await call('GET', `/v1/emergency_accesses/${second.body.id}`)
  assert.equal(body.status, 'expired')
})

test("The key that opened an emergency access can't review it", async () => {
  const { key } = await createTestAccount()
  const { id } = await createPerson({}, { key })
  const practitioner_id = await createPractitioner({ key })
  const scopes = ['emergency_accesses:read', 'emergency_accesses:write', 'api_keys:write']
  const makeKey = async (by: string) => {
    const { body } = await call('POST', '/v1/api_keys', { name: 'Officer', scopes }, { key: by })
    return body as { id: string; secret: string }
  }
  const officer = await makeKey(key)
  const opener = await makeKey(key)
  for (const request of [{ practitioner_id }, {}]) {
    const behalf = request.practitioner_id ? {} : onBehalfOf(practitioner_id)
    const opened = await open({ person_id: id, ...request }, { key: opener.secret, ...behalf })
    assert.equal(opened.body.opened_by_key_id, opener.id, opened.text)
    const path = `/v1/emergency_accesses/${opened.body.id}`
    await call('POST', `${path}/end`, {}, { key: opener.secret })
    const review = async (by: string, headers = {}) => {
      const note = { review_note: 'Right.' }
      const { body } = await call('POST', `${path}/justify`, note, { key: by, headers })
      return body.error?.code ?? body.status
    }
    assert.equal(await review(opener.secret), 'permission_denied')
    const as = onBehalfOf(practitioner_id)
    assert.equal(await review(officer.secret, as.headers), 'permission_denied')
    // A key it made since is the same hand, and so is the one it turned into.
    const child = await makeKey(opener.secret)
    assert.equal(await review(child.secret), 'permission_denied')
    const rotated = await call('POST', `/v1/api_keys/${child.id}/rotate`, {}, { key: child.secret })
    assert.equal(await review(rotated.body.secret), 'permission_denied')
    assert.equal(await review(officer.secret), 'justified')
  }
  const last = await open({ person_id: id, practitioner_id }, { key: opener.secret })
  const path = `/v1/emergency_accesses/${last.body.id}`
  const own = await call('POST', `/v1/api_keys/${opener.id}/rotate`, {}, { key: opener.secret })
  await call('POST', `${path}/end`, {}, { key })
  const options = { key: own.body.secret }
  const { status } = await call('POST', `${path}/refute`, { review_note: 'Wrong.' }, options)
  assert.equal(status, 403)
})

test('Emergency access requires a justification and lasts at most an hour', async () => {
  const { id } = await createPerson()
  const practitioner_id = await createPractitioner()
  const bad = [{ minutes: 61 }, { minutes: 0 }, { justification: 'Too short' }]
  for (const fields of bad) {
    assert.equal((await open({ person_id: id, practitioner_id, ...fields })).status, 400)
  }
  assert.equal((await open({ person_id: id })).status, 400)
  assert.equal((await open({ person_id: 'per_nobody', practitioner_id })).status, 404)
})

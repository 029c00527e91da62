// Breaking the glass: what it opens, for whom, for how long, and what it never opens.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { grant, makePerson } from '#tests/care.ts'
import { call, db, log, makePractitioner, secrets, sql } from '#tests/harness.ts'
import { runDueSteps } from '#work/clock.ts'

const justification = 'Found unconscious; current medication must be known.'
const open = (body: object, asked = {}) =>
  call(
    'POST',
    '/v1/emergency_accesses',
    { reason_code: 'medical_emergency', justification, ...body },
    asked,
  )
const onBehalfOf = (id: string) => ({ headers: { 'on-behalf-of': id } })

test('a practitioner who could not look may, for a while, and every look is told apart', async () => {
  const { id } = await makePerson({ pronouns: 'xe' })
  const practitioner = await makePractitioner()
  const asked = onBehalfOf(practitioner)
  const read = () => call('GET', `/v1/persons/${id}`, undefined, asked)
  assert.equal((await read()).status, 403)
  const opened = await open({ person_id: id, minutes: 30 }, asked)
  assert.equal(opened.status, 200, opened.text)
  assert.equal(opened.body.practitioner_id, practitioner)
  assert.equal((await read()).body.pronouns, 'xe')
  const patched = await call('PATCH', `/v1/persons/${id}`, { pronouns: 'x' }, asked)
  assert.equal(patched.status, 403)
  const other = await makePerson()
  assert.equal((await call('GET', `/v1/persons/${other.id}`, undefined, asked)).status, 403)
  const trail = await call('GET', `/v1/audit_entries?person_id=${id}&action=person.read`)
  assert.deepEqual(trail.body.data[0].basis, [{ type: 'emergency_access', id: opened.body.id }])
})

test('another practitioner gains nothing by it', async () => {
  const { id } = await makePerson()
  const [one, other] = [await makePractitioner(), await makePractitioner()]
  await open({ person_id: id, practitioner_id: one })
  assert.equal((await call('GET', `/v1/persons/${id}`, undefined, onBehalfOf(one))).status, 200)
  assert.equal((await call('GET', `/v1/persons/${id}`, undefined, onBehalfOf(other))).status, 403)
  const seen = await call('GET', '/v1/emergency_accesses', undefined, onBehalfOf(other))
  assert.deepEqual(seen.body.data, [])
  const theirs = await open({ person_id: id, practitioner_id: one }, onBehalfOf(other))
  assert.equal(theirs.status, 403)
})

test('it overrides a restriction, because it is an emergency', async () => {
  const { id } = await makePerson()
  const practitioner = await makePractitioner()
  const recipients = [{ type: 'practitioner', id: practitioner }]
  await call('PATCH', `/v1/persons/${id}`, { care_team_ids: [practitioner] })
  await grant(id, { kind: 'restriction', recipients })
  const read = () => call('GET', `/v1/persons/${id}`, undefined, onBehalfOf(practitioner))
  assert.equal((await read()).status, 403)
  await open({ person_id: id, practitioner_id: practitioner })
  assert.equal((await read()).status, 200)
})

test('it ends by hand or by itself, by the real clock, and nothing is open then', async () => {
  const { id } = await makePerson()
  const practitioner = await makePractitioner()
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
  await sql.query('update due_steps set due_at = now() where object_id = $1', [second.body.id])
  await runDueSteps({ db, secrets, log }, () => true)
  const { body } = await call('GET', `/v1/emergency_accesses/${second.body.id}`)
  assert.equal(body.status, 'expired')
})

test('who opened it does not review it', async () => {
  const { id } = await makePerson()
  const practitioner = await makePractitioner()
  const { body } = await open({ person_id: id }, onBehalfOf(practitioner))
  await call('POST', `/v1/emergency_accesses/${body.id}/end`, {}, onBehalfOf(practitioner))
  const review = { review_note: 'Right.' }
  const path = `/v1/emergency_accesses/${body.id}/justify`
  assert.equal((await call('POST', path, review, onBehalfOf(practitioner))).status, 403)
  assert.equal((await call('POST', path, review)).body.status, 'justified')
})

test('it needs a reason, and an hour is the most', async () => {
  const { id } = await makePerson()
  const practitioner_id = await makePractitioner()
  const bad = [{ minutes: 61 }, { minutes: 0 }, { justification: 'Too short' }]
  for (const fields of bad) {
    assert.equal((await open({ person_id: id, practitioner_id, ...fields })).status, 400)
  }
  assert.equal((await open({ person_id: id })).status, 400)
  assert.equal((await open({ person_id: 'per_nobody', practitioner_id })).status, 404)
})

// Who can read what over FHIR: the same as over the rest of the API.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Scope } from '#catalogue/scopes.ts'
import { codeIn, fhir, fhirId, searchAll } from '#tests/fhir.ts'
import { call, createTestAccount, sql, startServer } from '#tests/harness.ts'
import { restrictedKey } from '#tests/mcp.ts'
import { actingAs, createCareTeam, createNote, createPerson } from '#tests/person_examples.ts'
import { createToken, createVerifiedPractitioner, grantConsent } from '#tests/person_examples.ts'
import { signNote } from '#tests/person_examples.ts'
import { resourceTypes } from './resource_types.ts'

async function practiceWithNote() {
  const { key, account } = await createTestAccount()
  const { person_id, as } = await createCareTeam({ key })
  const note = await signNote((await createNote(person_id, as)).id, as)
  return { key, account, person_id, as, note_path: `/DocumentReference/${fhirId(note.id)}` }
}

test("another account's resources aren't found, and its searches are empty", async () => {
  const { person_id, note_path } = await practiceWithNote()
  const { key } = await createTestAccount()
  for (const path of [`/Patient/${fhirId(person_id)}`, note_path]) {
    const foreign = await fhir('GET', path, undefined, { key })
    assert.deepEqual([foreign.status, codeIn(foreign)], [404, 'resource_not_found'])
  }
  assert.deepEqual(await searchAll('/Patient', { key }), [])
  const of_person = `/DocumentReference?patient=${fhirId(person_id)}`
  assert.deepEqual(await searchAll(of_person, { key }), [])
})

// A schedule and its slots, for example, need different scopes.
test('a key without the scope is refused by every resource type', async () => {
  const { key } = await createTestAccount()
  const { secret } = await restrictedKey(key, ['webhook_endpoints:read'])
  const practitioner_id = await createVerifiedPractitioner({ key })
  const query = `?schedule=Schedule/${fhirId(practitioner_id)}`
  for (const { type } of resourceTypes) {
    const path = `/${type}${type === 'Slot' ? query : ''}`
    const refused = await fhir('GET', path, undefined, { key: secret })
    if (type === 'Questionnaire' && refused.status === 200) continue // Instruments are public.
    assert.deepEqual([refused.status, codeIn(refused)], [403, 'permission_denied'], type)
  }
})

test('one scope opens one resource type', async () => {
  const { key } = await createTestAccount()
  const opened: [Scope, string][] = [
    ['persons:read', 'Patient'],
    ['sessions:read', 'Appointment'],
    ['consents:read', 'Consent'],
    ['audit_entries:read', 'AuditEvent'],
  ]
  for (const [scope, type] of opened) {
    const { secret } = await restrictedKey(key, [scope])
    assert.equal((await fhir('GET', `/${type}`, undefined, { key: secret })).status, 200, type)
    assert.equal((await fhir('GET', '/Coverage', undefined, { key: secret })).status, 403, type)
  }
})

test('a search skips the lists that a key has no scope for', async () => {
  const { key, person_id } = await practiceWithNote()
  const { secret } = await restrictedKey(key, ['documents:read'])
  const of_person = `/DocumentReference?patient=${fhirId(person_id)}`
  assert.equal((await searchAll(of_person, { key })).length, 1)
  assert.deepEqual(await searchAll(of_person, { key: secret }), [])
  const notes_only = await restrictedKey(key, ['notes:read'])
  assert.equal((await searchAll(of_person, { key: notes_only.secret })).length, 1)
})

test("a person's token reads their own record and nobody else's", async () => {
  const { key } = await createTestAccount()
  const { id } = await createPerson({}, { key })
  const { id: other } = await createPerson({}, { key })
  const token = await createToken({ person_id: id }, ['persons:read'], { key })
  const own = await fhir('GET', `/Patient/${fhirId(id)}`, undefined, { key: token })
  assert.equal(own.status, 200, own.text)
  const foreign = await fhir('GET', `/Patient/${fhirId(other)}`, undefined, { key: token })
  assert.equal(foreign.status, 404)
  const listed = await fhir('GET', '/Patient', undefined, { key: token })
  assert.deepEqual([listed.status, codeIn(listed)], [403, 'permission_denied'])
})

test('outside the care team, a practitioner reads a note only with a consent', async () => {
  const { key, person_id, note_path, as, account } = await practiceWithNote()
  assert.equal((await fhir('GET', note_path, undefined, as)).status, 200)
  const outsider_id = await createVerifiedPractitioner({ key })
  const outsider = actingAs(outsider_id, { key })
  const refused = await fhir('GET', note_path, undefined, outsider)
  assert.deepEqual([refused.status, codeIn(refused)], [403, 'consent_required'])
  const diagnoses = `/Condition?patient=${fhirId(person_id)}`
  assert.deepEqual(await searchAll(diagnoses, outsider), [])
  const { rows } = await sql.query(
    "select client from audit_entries where account = $1 and outcome = 'denied'",
    [account],
  )
  assert.ok(rows.length > 0)

  const consent = await grantConsent(
    person_id,
    {
      kind: 'release',
      purposes: ['treatment'],
      disclosers: [{ type: 'organization', name: 'The practice' }],
      recipients: [{ type: 'practitioner', id: outsider_id }],
      data_categories: ['progress_notes', 'diagnoses'],
      period: { end_event: 'end_of_treatment' },
      statements: { revocation: true, conditioning: true, redisclosure: true },
    },
    { key },
  )
  const over_v1 = await call(
    'GET',
    note_path.replace('/DocumentReference/note-', '/v1/notes/note_'),
    undefined,
    outsider,
  )
  const allowed = await fhir('GET', note_path, undefined, outsider)
  assert.equal(allowed.status, over_v1.status, allowed.text)
  assert.equal(allowed.status, 200, allowed.text)
  const notes = await call('GET', `/v1/notes?person_id=${person_id}`, undefined, outsider)
  assert.equal((await searchAll(diagnoses, outsider)).length, notes.body.data.length)

  await call('POST', `/v1/consents/${consent.id}/revoke`, { received_via: 'app' }, { key })
  assert.equal((await fhir('GET', note_path, undefined, outsider)).status, 403)
  assert.deepEqual(await searchAll(diagnoses, outsider), [])
})

test('rate limits apply, with the headers of the limit', async () => {
  const port = await startServer({ limits: { per_second: 1_000, per_minute: 3 } })
  const { key } = await createTestAccount()
  const statuses = []
  for (let n = 0; n < 6; n++) {
    const { status, headers } = await fhir('GET', '/Patient', undefined, { key, port })
    statuses.push(status)
    if (status === 429) assert.ok(headers['retry-after'])
  }
  assert.equal(statuses[0], 200)
  assert.equal(statuses.at(-1), 429)
})

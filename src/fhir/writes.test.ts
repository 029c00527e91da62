// Writes over FHIR: each is one request to the API, with the same checks.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codeIn, fhir, fhirId, searchAll } from '#tests/fhir.ts'
import { freshPractice } from '#tests/fresh_practice.ts'
import { call, createTestAccount } from '#tests/harness.ts'
import { restrictedKey } from '#tests/mcp.ts'
import { createPerson } from '#tests/person_examples.ts'

const patient = {
  resourceType: 'Patient',
  identifier: [
    { system: 'urn:attune:external_id', value: 'ehr-1' },
    { system: 'http://hospital.example/mrn', value: '88-1204' },
  ],
  name: [{ use: 'official', family: 'Lindqvist', given: ['Maya', 'Ann'] }],
  gender: 'female',
  birthDate: '1990-02-03',
  telecom: [{ system: 'email', value: 'maya@example.com', rank: 1 }],
  address: [
    { use: 'home', line: ['1 Example St'], city: 'Albany', state: 'NY', postalCode: '12207' },
  ],
  communication: [{ language: { coding: [{ system: 'urn:ietf:bcp:47', code: 'en' }] } }],
}

test('a Patient is created, read, updated and read again', async () => {
  const { key } = await createTestAccount()
  const created = await fhir('POST', '/Patient', patient, { key })
  assert.equal(created.status, 201, created.text)
  const path = `/Patient/${created.body.id}`
  assert.ok(created.headers.location!.endsWith(path))
  const { body: person } = await call('GET', '/v1/persons?external_id=ehr-1', undefined, { key })
  assert.equal(person.data[0].names[0].middle, 'Ann')
  assert.equal(person.data[0].contacts[0].preferred, true)

  const { body: shown, headers } = await fhir('GET', path, undefined, { key })
  for (const [name, value] of Object.entries(patient)) {
    if (name === 'identifier') continue // Its own ID is one more.
    assert.deepEqual(JSON.stringify(shown[name]).includes('null'), false)
    assert.ok(shown[name], `${name} of ${JSON.stringify(value)}`)
  }
  const moved = { ...shown, birthDate: '1991-02-03', telecom: undefined }
  const stale = { key, headers: { 'if-match': 'W/"99"' } }
  assert.equal((await fhir('PUT', path, moved, stale)).status, 412)
  const current = { key, headers: { 'if-match': headers.etag! } }
  const updated = await fhir('PUT', path, moved, current)
  assert.equal(updated.status, 200, updated.text)
  assert.deepEqual([updated.body.birthDate, updated.body.telecom], ['1991-02-03', undefined])
  assert.deepEqual(updated.body.name, shown.name)
})

test('an update keeps what FHIR does not show', async () => {
  const { key } = await createTestAccount()
  const contact = { channel: 'email', value: 'maya@example.com', confidential: true }
  const { id } = await createPerson({ contacts: [contact], pronouns: 'she/her' }, { key })
  const path = `/Patient/${fhirId(id)}`
  const { body } = await fhir('GET', path, undefined, { key })
  const telecom = [...body.telecom, { system: 'phone', value: '+1 202 555 0143' }]
  const updated = await fhir('PUT', path, { ...body, telecom }, { key })
  assert.equal(updated.status, 200, updated.text)
  const { body: person } = await call('GET', `/v1/persons/${id}`, undefined, { key })
  assert.equal(person.pronouns, 'she/her')
  assert.deepEqual(
    person.contacts.map((one: any) => [one.channel, one.confidential ?? false]),
    [
      ['email', true],
      ['phone', false],
    ],
  )
})

test('a Patient that can not be stored is refused as a whole', async () => {
  const { key } = await createTestAccount()
  const { id } = await createPerson({}, { key })
  for (const wrong of [
    { ...patient, resourceType: 'Practitioner' },
    { ...patient, name: 'Maya' },
    { ...patient, name: [{ family: 7 }] },
    { ...patient, gender: 'other' },
    { ...patient, photo: [] },
    { ...patient, telecom: [{ system: 'fax', value: '1' }] },
    { ...patient, name: undefined },
    { ...patient, birthDate: '1990-02-31' },
    { ...patient, contact: [{ name: { family: 'X' }, organization: {} }] },
  ]) {
    const refused = await fhir('POST', '/Patient', wrong, { key })
    assert.deepEqual([refused.status, codeIn(refused)], [400, 'validation_failed'], refused.text)
  }
  const path = `/Patient/${fhirId(id)}`
  const { body } = await fhir('GET', path, undefined, { key })
  const changed = { ...body, active: !body.active }
  assert.equal(codeIn(await fhir('PUT', path, changed, { key })), 'validation_failed')
  assert.equal(codeIn(await fhir('PUT', path, { ...body, id: 'x' }, { key })), 'validation_failed')
  const conditional = { key, headers: { 'if-none-exist': 'identifier=x' } }
  assert.equal(codeIn(await fhir('POST', '/Patient', patient, conditional)), 'validation_failed')
  const text = { key, headers: { 'content-type': 'text/plain' }, raw: '{}' }
  assert.equal((await fhir('POST', '/Patient', undefined, text)).status, 415)
  const broken = { key, headers: { 'content-type': 'application/fhir+json' }, raw: '{"a"' }
  assert.equal((await fhir('POST', '/Patient', undefined, broken)).status, 400)
  assert.equal((await searchAll('/Patient', { key })).length, 1)
})

test('an Appointment is booked once with an Idempotency-Key, and canceled', async () => {
  const practice = await freshPractice()
  const { key, practitioner_id, at } = practice
  const person_id = await practice.person()
  const appointment = {
    resourceType: 'Appointment',
    status: 'booked',
    start: at(3),
    minutesDuration: 50,
    participant: [
      { actor: { reference: `Practitioner/${fhirId(practitioner_id)}` }, status: 'accepted' },
      { actor: { reference: `Patient/${fhirId(person_id)}` }, status: 'accepted' },
    ],
  }
  const once = { key, idempotency_key: 'book-1' }
  const booked = await fhir('POST', '/Appointment', appointment, once)
  assert.equal(booked.status, 201, booked.text)
  assert.equal(booked.body.status, 'booked')
  const again = await fhir('POST', '/Appointment', appointment, once)
  assert.equal(again.body.id, booked.body.id)
  const taken = await fhir('POST', '/Appointment', appointment, { key })
  assert.deepEqual([taken.status, codeIn(taken)], [409, 'slot_taken'])
  const past = { ...appointment, start: '2020-01-01T10:00:00Z' }
  assert.equal((await fhir('POST', '/Appointment', past, { key })).status, 422)

  const path = `/Appointment/${booked.body.id}`
  const moved = { ...booked.body, status: 'arrived' }
  assert.equal(codeIn(await fhir('PUT', path, moved, { key })), 'validation_failed')
  const reason = { cancelationReason: { text: 'Feeling better' } }
  const canceled = { ...booked.body, status: 'cancelled', ...reason }
  const done = await fhir('PUT', path, canceled, { key })
  assert.equal(done.status, 200, done.text)
  assert.deepEqual(
    [done.body.status, done.body.cancelationReason],
    ['cancelled', { text: 'Feeling better' }],
  )
  for (const wrong of [
    { ...appointment, participant: [] },
    { ...appointment, participant: [{ actor: { reference: 'Device/1' } }] },
    { ...appointment, status: 'fulfilled' },
    { ...appointment, identifier: [{ system: 'urn:other', value: '1' }] },
    { ...appointment, description: 'Follow-up' },
    { ...appointment, start: undefined },
  ]) {
    const refused = await fhir('POST', '/Appointment', wrong, { key })
    assert.deepEqual([refused.status, codeIn(refused)], [400, 'validation_failed'], refused.text)
  }
})

test('without consent, a booking over FHIR is refused as everywhere', async () => {
  const practice = await freshPractice()
  const { key, practitioner_id, at } = practice
  const { id: person_id } = await createPerson({}, { key })
  const refused = await fhir(
    'POST',
    '/Appointment',
    {
      resourceType: 'Appointment',
      status: 'booked',
      start: at(3),
      participant: [`Practitioner/${fhirId(practitioner_id)}`, `Patient/${fhirId(person_id)}`].map(
        (reference) => ({ actor: { reference }, status: 'accepted' }),
      ),
    },
    { key },
  )
  assert.deepEqual([refused.status, codeIn(refused)], [403, 'consent_required'])
})

test('a key that can write but not read gets no resource back', async () => {
  const { key } = await createTestAccount()
  const { secret } = await restrictedKey(key, ['persons:write'])
  const created = await fhir('POST', '/Patient', patient, { key: secret })
  assert.deepEqual([created.status, created.text], [201, ''])
  const read = await fhir('GET', created.headers.location!.replace(/^.*R4/, ''), undefined, { key })
  assert.equal(read.body.birthDate, '1990-02-03')
})

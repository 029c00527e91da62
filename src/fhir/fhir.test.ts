// The FHIR API as a client meets it: discovery, reads, searches, errors, and the same access rules
// as the rest of the API.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codeIn, fhir, fhirId, linkIn, matchesIn, searchAll } from '#tests/fhir.ts'
import { freshPractice } from '#tests/fresh_practice.ts'
import { call, createPractitioner, createTestAccount, log_lines } from '#tests/harness.ts'
import { request_log, sql } from '#tests/harness.ts'
import { createPerson } from '#tests/person_examples.ts'
import { resourceTypes } from './resource_types.ts'

test('the CapabilityStatement lists every resource type, and needs no key', async () => {
  const { status, body, headers } = await fhir('GET', '/metadata', undefined, { key: null })
  assert.equal(status, 200)
  assert.equal(headers['content-type'], 'application/fhir+json; charset=utf-8')
  assert.deepEqual(
    body.rest[0].resource.map(({ type }: any) => type),
    [...resourceTypes.map(({ type }) => type), 'Group', 'Binary'],
  )
})

test('errors are OperationOutcomes, also without a key and for unknown paths', async () => {
  const missing = await fhir('GET', '/Patient', undefined, { key: null })
  assert.deepEqual([missing.status, codeIn(missing)], [401, 'api_key_missing'])
  assert.match(missing.headers['www-authenticate'] ?? '', /^Bearer realm=/)
  assert.equal(missing.headers['content-type'], 'application/fhir+json; charset=utf-8')
  const wrong = await fhir('GET', '/Patient', undefined, { key: 'sk_test_nobody' })
  assert.deepEqual([wrong.status, codeIn(wrong)], [401, 'api_key_invalid'])
  for (const path of ['/Nothing', '/Nothing/x', '/Patient/x/y/z', '/Patient/nobody']) {
    const unknown = await fhir('GET', path)
    assert.deepEqual([unknown.status, codeIn(unknown)], [404, 'resource_not_found'], path)
  }
  const method = await fhir('PUT', '/Slot/x', { resourceType: 'Slot', id: 'x' })
  assert.deepEqual([method.status, codeIn(method)], [405, 'method_not_allowed'])
  const xml = await fhir('GET', '/Patient', undefined, { accept: 'application/fhir+xml' })
  assert.deepEqual([xml.status, codeIn(xml)], [406, 'not_acceptable'])
  assert.equal((await fhir('GET', '/Patient?_format=xml')).status, 406)
  assert.equal((await fhir('GET', '/Patient?_format=application/fhir%2Bjson')).status, 200)
})

test('a person is a Patient with its version, and other versions are not found', async () => {
  const { key } = await createTestAccount()
  const { id } = await createPerson({ birth_date: '1990-02-03' }, { key })
  const path = `/Patient/${fhirId(id)}`
  const { status, body, headers } = await fhir('GET', path, undefined, { key })
  assert.equal(status, 200)
  assert.equal(body.birthDate, '1990-02-03')
  assert.equal(headers.etag, `W/"${body.meta.versionId}"`)
  assert.ok(headers['last-modified'])
  const { versionId } = body.meta
  assert.equal((await fhir('GET', `${path}/_history/${versionId}`, undefined, { key })).status, 200)
  const gone = await fhir('GET', `${path}/_history/${Number(versionId) + 1}`, undefined, { key })
  assert.deepEqual([gone.status, codeIn(gone)], [404, 'resource_not_found'])
})

test('a search returns pages, each with a link to the next', async () => {
  const { key } = await createTestAccount()
  const created = []
  for (let n = 0; n < 5; n++) created.push((await createPerson({}, { key })).id)
  const first = await fhir('GET', '/Patient?_count=2', undefined, { key })
  assert.equal(first.body.type, 'searchset')
  assert.equal(first.body.total, undefined)
  assert.ok(linkIn(first.body, 'self'))
  const all = await searchAll('/Patient?_count=2', { key })
  assert.deepEqual(all.map(({ id }) => id).sort(), created.map(fhirId).sort())
  const [one, two] = created as [string, string]
  const some = await searchAll(`/Patient?_id=${fhirId(one)},${fhirId(two)}`, { key })
  assert.deepEqual(some.map(({ id }) => id).sort(), [one, two].map(fhirId).sort())
  assert.equal((await fhir('GET', '/Patient?_count=100', undefined, { key })).body.total, 5)
  const none = await fhir('GET', '/Patient?_lastUpdated=lt2000', undefined, { key })
  assert.deepEqual([none.body.total, none.body.entry], [0, undefined])
  assert.equal((await searchAll('/Patient?_lastUpdated=gt2000-01', { key })).length, 5)
  assert.equal((await searchAll('/Patient?_sort=-_lastUpdated', { key })).length, 5)
  assert.equal((await searchAll('/Patient?active=false', { key })).length, 0)
  const by_id = `/Patient?identifier=urn:attune:id|${one}`
  assert.deepEqual(
    (await searchAll(by_id, { key })).map(({ id }) => id),
    [fhirId(one)],
  )
  const external = await createPerson({ external_id: 'ehr-7' }, { key })
  for (const value of ['ehr-7', 'urn:attune:external_id|ehr-7']) {
    const [found] = await searchAll(`/Patient?identifier=${value}`, { key })
    assert.equal(found?.id, fhirId(external.id))
  }
})

test('a search that can not be understood changes nothing and says why', async () => {
  for (const query of [
    'nickname=x',
    'name:exact=x',
    '_count=0',
    '_count=ten',
    '_cursor=9.x',
    '_cursor=x',
    '_lastUpdated=yesterday',
    '_lastUpdated=2027-13-01',
    '_include=Patient:friend',
    '_sort=name',
    'active=perhaps',
    '_id=',
    'identifier=http://hl7.org/fhir/sid/us-ssn|1',
    'identifier=a,urn:attune:id|b',
  ]) {
    const refused = await fhir('GET', `/Patient?${query}`)
    assert.deepEqual([refused.status, codeIn(refused)], [400, 'validation_failed'], query)
  }
})

test('a person is searched by name only in the body of the request', async () => {
  const { key } = await createTestAccount()
  const name = [{ given: 'Maya', family: 'Lindqvist' }]
  const { id } = await createPerson({ names: name, birth_date: '1990-02-03' }, { key })
  const by_url = await fhir('GET', '/Patient?name=Lindqvist', undefined, { key })
  assert.deepEqual([by_url.status, codeIn(by_url)], [400, 'validation_failed'])
  assert.ok(!by_url.text.includes('Lindqvist'))
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const raw = 'name=Lindqvist&birthdate=1990-02-03'
  const found = await fhir('POST', '/Patient/_search', undefined, { key, headers, raw })
  assert.equal(found.status, 200, found.text)
  assert.deepEqual(
    matchesIn(found.body).map((each) => each.id),
    [fhirId(id)],
  )
  assert.ok(!linkIn(found.body, 'self')!.includes('Lindqvist'))
  const other = { key, headers, raw: 'name=Nobody' }
  assert.equal((await fhir('POST', '/Patient/_search', undefined, other)).body.total, 0)
})

test('appointments include their persons and practitioners', async () => {
  const practice = await freshPractice()
  const person_id = await practice.person()
  await practice.book(practice.at(3), { person_id })
  const { key } = practice
  const query = '_include=Appointment:patient&_include=Appointment:practitioner'
  const { body, text } = await fhir('GET', `/Appointment?${query}`, undefined, { key })
  assert.deepEqual(
    body.entry.map(({ resource, search }: any) => [resource.resourceType, search.mode]),
    [
      ['Appointment', 'match'],
      ['Patient', 'include'],
      ['Practitioner', 'include'],
    ],
    text,
  )
  const of_person = `/Appointment?patient=Patient/${fhirId(person_id)}&status=booked`
  assert.equal((await searchAll(of_person, { key })).length, 1)
  assert.equal((await searchAll('/Appointment?status=cancelled', { key })).length, 0)
  assert.equal((await searchAll(`/Appointment?date=ge${practice.at(4)}`, { key })).length, 0)
  assert.equal((await searchAll(`/Appointment?patient=${'x'.repeat(300)}`, { key })).length, 0)
  assert.equal((await searchAll('/Encounter', { key })).length, 0)
})

test('slots of a schedule can be searched and read', async () => {
  const practice = await freshPractice()
  await practice.publish({})
  const { key, practitioner_id, at } = practice
  const schedule = `Schedule/${fhirId(practitioner_id)}`
  assert.equal((await fhir('GET', `/${schedule}`, undefined, { key })).status, 200)
  const query = `schedule=${schedule}&start=ge${at(2)}&start=lt${at(3)}`
  const { body } = await fhir('GET', `/Slot?${query}&_count=3`, undefined, { key })
  const [slot] = matchesIn(body) as { id: string; start: string; status: string }[]
  assert.equal(slot!.status, 'free')
  assert.deepEqual((await fhir('GET', `/Slot/${slot!.id}`, undefined, { key })).body, slot)
  await practice.book(slot!.start)
  const taken = await fhir('GET', `/Slot/${slot!.id}`, undefined, { key })
  assert.deepEqual([taken.status, codeIn(taken)], [404, 'resource_not_found'])
  const without = await fhir('GET', '/Slot', undefined, { key })
  assert.deepEqual([without.status, codeIn(without)], [400, 'validation_failed'])
})

test('every read is in the audit log with the client, and health data is in no log', async () => {
  const { key, account } = await createTestAccount()
  const { id } = await createPerson({ names: [{ family: 'Unmistakable' }] }, { key })
  const headers = { 'user-agent': 'EHR/1' }
  await fhir('GET', `/Patient/${fhirId(id)}`, undefined, { key, headers })
  const { rows } = await sql.query(
    "select action, client from audit_entries where account = $1 and client like '%FHIR%'",
    [account],
  )
  assert.deepEqual(
    rows.map(({ action }) => action),
    ['person.read'],
  )
  await request_log.flush()
  const logged = await call('GET', '/v1/request_logs', undefined, { key })
  assert.ok(logged.text.includes(`/v1/persons/${id}`))
  assert.ok(!logged.text.includes('Unmistakable'))
  assert.ok(!log_lines.join('').includes('Unmistakable'))
})

test('a practitioner is found by NPI', async () => {
  const { key } = await createTestAccount()
  const name = { given: 'Ada', family: 'Okafor' }
  const fields = { name, profession: 'psychologist', npi: '1234567893' }
  const { body: made, text } = await call('POST', '/v1/practitioners', fields, { key })
  assert.ok(made.id, text)
  await createPractitioner({ key })
  const system = 'http://hl7.org/fhir/sid/us-npi'
  const found = await searchAll(`/Practitioner?identifier=${system}|1234567893`, { key })
  assert.deepEqual(
    found.map(({ id }) => id),
    [fhirId(made.id)],
  )
  const none = await searchAll(`/Practitioner?identifier=${system}|1003000126`, { key })
  assert.deepEqual(none, [])
  const wrong = await fhir('GET', `/Patient?identifier=${system}|1234567893`, undefined, { key })
  assert.equal(wrong.status, 400)
})

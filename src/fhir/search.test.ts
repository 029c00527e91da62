// Searches that US Core asks for, beside those by patient: parts of names, codes of diagnoses, and
// resources that are returned together.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codeIn, fhir, fhirId, matchesIn, searchAll } from '#tests/fhir.ts'
import { freshPractice } from '#tests/fresh_practice.ts'
import { createPractitioner, createTestAccount } from '#tests/harness.ts'
import { createCareTeam, createNote, createPerson, signNote } from '#tests/person_examples.ts'

const kindsIn = (body: any) =>
  (body.entry ?? []).map(({ resource, search }: any) => [resource.resourceType, search.mode])

test('a role is returned with its practitioner', async () => {
  const { key } = await createTestAccount()
  const id = await createPractitioner({ key })
  await createPractitioner({ key })
  const query = `practitioner=${fhirId(id)}&_include=PractitionerRole:practitioner`
  const { body } = await fhir('GET', `/PractitionerRole?${query}`, undefined, { key })
  assert.deepEqual(kindsIn(body), [
    ['PractitionerRole', 'match'],
    ['Practitioner', 'include'],
  ])
  assert.equal(body.entry[1].resource.id, fhirId(id))
})

test('a document is returned with its signatures, and other resources have none', async () => {
  const { key } = await createTestAccount()
  const { person_id, as } = await createCareTeam({ key })
  const { id } = await createNote(person_id, as)
  await signNote(id, as)
  const reverse = '_revinclude=Provenance:target'
  const path = `/DocumentReference?patient=${fhirId(person_id)}&${reverse}`
  const { body } = await fhir('GET', path, undefined, as)
  assert.deepEqual(kindsIn(body), [
    ['DocumentReference', 'match'],
    ['Provenance', 'include'],
  ])
  assert.equal(body.entry[1].resource.agent[0].onBehalfOf.display, 'The practice')
  const patients = await fhir('GET', `/Patient?_id=${fhirId(person_id)}&${reverse}`, undefined, as)
  assert.deepEqual(kindsIn(patients.body), [['Patient', 'match']])
  const other = await fhir('GET', '/Patient?_revinclude=Observation:patient', undefined, as)
  assert.deepEqual([other.status, codeIn(other)], [400, 'validation_failed'])
})

test('a document, a diagnosis and its date are found by code and status', async () => {
  const { key } = await createTestAccount()
  const { person_id, as } = await createCareTeam({ key })
  const { id } = await createNote(person_id, as)
  await signNote(id, as)
  const count = async (search: string) => {
    const [type, query] = search.split('?')
    return (await searchAll(`/${type}?patient=${fhirId(person_id)}&${query}`, as)).length
  }
  assert.equal(await count('Condition?code=http://hl7.org/fhir/sid/icd-10-cm|F41.1'), 1)
  assert.equal(await count('Condition?code=F32.9'), 0)
  assert.equal(await count('Condition?clinical-status=active'), 1)
  assert.equal(await count('Condition?clinical-status=resolved'), 0)
  assert.equal(await count('Condition?recorded-date=ge2000'), 1)
  assert.equal(await count('Condition?recorded-date=lt2000'), 0)
  assert.equal(await count('DocumentReference?status=current'), 1)
  assert.equal(await count('DocumentReference?status=entered-in-error'), 0)
})

test('a person is found by parts of the name and by gender', async () => {
  const { key } = await createTestAccount()
  const ana = { names: [{ given: 'Ana', family: 'Lindqvist' }], sex: 'female' }
  const { id } = await createPerson(ana, { key })
  const lin = { names: [{ given: 'Lindqvist', family: 'Anaya' }], sex: 'male' }
  await createPerson(lin, { key })
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const find = async (raw: string) => {
    const { status, body, text } = await fhir('POST', '/Patient/_search', undefined, {
      key,
      headers,
      raw,
    })
    assert.equal(status, 200, text)
    return matchesIn(body).map((each) => each.id)
  }
  assert.equal((await find('name=Lindqvist')).length, 2)
  assert.deepEqual(await find('family=lindqvist'), [fhirId(id)])
  assert.deepEqual(await find('given=Ana&family=Lindqvist'), [fhirId(id)])
  assert.deepEqual(await find('given=Ana&family=Anaya'), [])
  assert.deepEqual(await find('name=Lindqvist&gender=female'), [fhirId(id)])
  const by_url = await fhir('GET', '/Patient?family=Lindqvist', undefined, { key })
  assert.deepEqual([by_url.status, codeIn(by_url)], [400, 'validation_failed'])
  const women = await searchAll('/Patient?gender=female&_count=1', { key })
  assert.deepEqual(
    women.map((each) => each.id),
    [fhirId(id)],
  )
})

test('an encounter is found by its class', async () => {
  const practice = await freshPractice()
  const { key } = practice
  const person_id = await practice.person()
  const booked = await practice.book(practice.inMinutes(20), { person_id, format: 'telehealth' })
  const location = { person_location: { jurisdiction: 'US-NY' } }
  const { status, text } = await practice.step(booked, 'check_in', location)
  assert.equal(status, 200, text)
  assert.equal((await searchAll('/Encounter?class=VR', { key })).length, 1)
  assert.equal((await searchAll('/Encounter?class=AMB', { key })).length, 0)
})

test('instruments come in pages of the requested size', async () => {
  const { key } = await createTestAccount()
  const { body } = await fhir('GET', '/Questionnaire?_count=2', undefined, { key })
  assert.equal(matchesIn(body).length, 2)
  const all = await searchAll('/Questionnaire?_count=2', { key })
  const ids = new Set(all.map(({ id }) => id))
  assert.equal(ids.size, all.length)
  assert.ok(ids.has('phq9') && ids.has('gad7'))
})

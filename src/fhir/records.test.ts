// Clinical and billing records over FHIR: notes, files, assessments, forms and claims.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codeIn, fhir, fhirId, searchAll } from '#tests/fhir.ts'
import { faultsIn } from '#tests/fhir_validators.ts'
import { availableDocument, transfer } from '#tests/document_examples.ts'
import { assignForm, complete_answers, publishForm } from '#tests/form_examples.ts'
import { call, createTestAccount } from '#tests/harness.ts'
import { createCareTeam, createNote, createPerson, signNote } from '#tests/person_examples.ts'

test('a signed note is a document with diagnoses and signatures; a draft has neither', async () => {
  const { key } = await createTestAccount()
  const { person_id, practitioner_id, as } = await createCareTeam({ key })
  const { id } = await createNote(person_id, as)
  const of_person = `patient=Patient/${fhirId(person_id)}`
  assert.deepEqual(await searchAll(`/Condition?${of_person}`, as), [])
  await signNote(id, as)

  const { body: document } = await fhir('GET', `/DocumentReference/${fhirId(id)}`, undefined, as)
  assert.deepEqual(faultsIn(document), [])
  assert.equal(document.docStatus, 'final')
  const text = Buffer.from(document.content[0].attachment.data, 'base64').toString()
  assert.match(text, /Slept better\./)
  assert.equal(document.author[0].reference, `Practitioner/${fhirId(practitioner_id)}`)

  const [condition] = (await searchAll(`/Condition?${of_person}`, as)) as any[]
  assert.equal(condition.code.coding[0].code, 'F41.1')
  const read = await fhir('GET', `/Condition/${condition.id}`, undefined, as)
  assert.deepEqual(read.body, condition)
  const none = await fhir('GET', `/Condition/${fhirId(id)}.9`, undefined, as)
  assert.deepEqual([none.status, codeIn(none)], [404, 'resource_not_found'])
  const [signature] = (await searchAll(`/Provenance?target=${document.id}`, as)) as any[]
  assert.equal(signature.target[0].reference, `DocumentReference/${document.id}`)
})

test('notes and files are found by one search, and files are downloaded', async () => {
  const { key } = await createTestAccount()
  const { person_id, as } = await createCareTeam({ key })
  await signNote((await createNote(person_id, as)).id, as)
  const file_id = await availableDocument({ person_id }, undefined, { key })
  const found = await searchAll(`/DocumentReference?patient=${fhirId(person_id)}&_count=1`, { key })
  assert.equal(found.length, 2)
  const { body } = await fhir('GET', `/DocumentReference/${fhirId(file_id)}`, undefined, { key })
  assert.deepEqual(faultsIn(body), [])
  const path = new URL(body.content[0].attachment.url).pathname.replace('/fhir/R4', '')
  const link = await fhir('GET', path, undefined, { key })
  assert.equal(link.status, 302, link.text)
  const { bytes } = await transfer('GET', link.headers.location!)
  assert.match(bytes.toString(), /^%PDF/)
  const foreign = await fhir('GET', path, undefined, { key: (await createTestAccount()).key })
  assert.deepEqual([foreign.status, codeIn(foreign)], [404, 'resource_not_found'])
})

test('an assessment is answered and submitted as a QuestionnaireResponse, and scored', async () => {
  const { key } = await createTestAccount()
  const { person_id, as } = await createCareTeam({ key })
  const { body: questionnaire } = await fhir('GET', '/Questionnaire/phq9', undefined, { key })
  assert.deepEqual(faultsIn(questionnaire), [])
  const items = questionnaire.item.filter(({ required }: any) => required)
  const response = {
    resourceType: 'QuestionnaireResponse',
    questionnaire: questionnaire.url,
    status: 'in-progress',
    subject: { reference: `Patient/${fhirId(person_id)}` },
  }
  const created = await fhir('POST', '/QuestionnaireResponse', response, as)
  assert.equal(created.status, 201, created.text)
  const { id } = created.body
  const item = items.map(({ linkId, answerOption }: any) => ({
    linkId,
    answer: [{ valueCoding: { code: answerOption[1].valueCoding.code } }],
  }))
  const path = `/QuestionnaireResponse/${id}`
  const complete = { ...response, id, status: 'completed', item }
  const submitted = await fhir('PUT', path, complete, as)
  assert.equal(submitted.status, 200, submitted.text)
  assert.deepEqual([submitted.body.status, submitted.body.item.length], ['completed', items.length])
  assert.deepEqual(faultsIn(submitted.body), [])

  const query = `patient=${fhirId(person_id)}&category=survey&code=http://loinc.org|44261-6`
  const [score] = (await searchAll(`/Observation?${query}`, as)) as any[]
  assert.equal(score.valueInteger, 9)
  assert.equal(score.derivedFrom[0].reference, `QuestionnaireResponse/${id}`)

  const twice = await fhir('PUT', path, complete, as)
  assert.deepEqual([twice.status, codeIn(twice)], [409, 'invalid_transition'])
  for (const wrong of [
    { ...response, status: 'completed' },
    { ...response, questionnaire: 'https://example.com/other' },
    { ...response, subject: undefined },
    { ...response, item: [{ linkId: 'q1', answer: [{ valueString: 'often' }] }] },
    { ...response, basedOn: [] },
  ]) {
    const refused = await fhir('POST', '/QuestionnaireResponse', wrong, as)
    assert.deepEqual([refused.status, codeIn(refused)], [400, 'validation_failed'], refused.text)
  }
})

test('a form and its response are a Questionnaire and a QuestionnaireResponse', async () => {
  const { key } = await createTestAccount()
  const { id: form_id } = await publishForm({}, { key })
  const { id: person_id } = await createPerson({}, { key })
  const { id } = await assignForm(person_id, { form_id }, { key })
  await call('POST', `/v1/form_responses/${id}/complete`, { answers: complete_answers }, { key })
  const form = await fhir('GET', `/Questionnaire/${fhirId(form_id)}`, undefined, { key })
  assert.deepEqual(faultsIn(form.body), [])
  const { body } = await fhir('GET', `/QuestionnaireResponse/${fhirId(id)}`, undefined, { key })
  assert.deepEqual(faultsIn(body), [])
  assert.equal(body.questionnaire, form.body.url)
  const links = JSON.stringify(body.item)
  for (const name of Object.keys(complete_answers)) assert.ok(links.includes(`"${name}"`), name)
  const found = await searchAll(`/QuestionnaireResponse?questionnaire=${fhirId(form_id)}`, { key })
  assert.equal(found.length, 1)
})

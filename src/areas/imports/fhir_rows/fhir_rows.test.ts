// Tests imports of FHIR resources that other systems wrote.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fhir, fhirId, searchAll } from '#tests/fhir.ts'
import { bundleOf, foreignBundle, foreignPatient } from '#tests/fhir_bundles.ts'
import { importFhir, listAll, revertImport } from '#tests/fhir_imports.ts'
import { call, createTestAccount } from '#tests/harness.ts'

const summaryOf = (errors: Record<string, any>[]) =>
  errors.map(({ row, param, code, message }) => [row, param, code, message])

const countsOf = ({ row_count, created_count, updated_count, failed_count }: any) => ({
  row_count,
  created_count,
  updated_count,
  failed_count,
})

test('a Bundle in any order becomes persons, practitioners, coverages and a record', async () => {
  const { key } = await createTestAccount()
  const { body: payers } = await call('GET', '/v1/payers?limit=1', undefined, { key })
  const payer = payers.data[0] as { id: string; name: string }
  const made = foreignBundle({ payer: payer.name.toUpperCase() })
  const { body, errors } = await importFhir(key, [bundleOf(made.resources)])
  assert.deepEqual(summaryOf(errors), [])
  assert.equal(body.status, 'completed')
  assert.deepEqual(countsOf(body), {
    row_count: 11,
    created_count: 8,
    updated_count: 3,
    failed_count: 0,
  })

  const [person] = await listAll(key, '/v1/persons')
  assert.equal(person!.external_id, made.patient)
  assert.equal(person!.sex, 'female')
  assert.deepEqual(person!.race, ['2106-3'])
  assert.deepEqual(person!.ethnicity, ['2135-2'])
  assert.deepEqual(
    person!.names.map(({ use, given, middle, family }: any) => [use, given, middle, family]),
    [
      ['official', 'Elena', 'Maria', 'Ruiz'],
      ['old', 'Elena', undefined, 'Lopez'],
    ],
  )
  assert.deepEqual(person!.addresses, [
    {
      use: 'home',
      line1: '1060 Hane Run',
      city: 'Boston',
      state: 'MA',
      postal_code: '02108',
      country: 'US',
    },
  ])
  assert.deepEqual(
    person!.identifiers.map(({ system }: any) => system),
    ['http://hospital.example.org/mrn'],
    'no social security number is stored',
  )
  const [relationship] = person!.relationships
  assert.equal(relationship.kind, 'parent')
  assert.deepEqual(relationship.name, { use: 'official', given: 'Ana', family: 'Lopez' })
  assert.deepEqual(relationship.authority, [])

  const [practitioner] = await listAll(key, '/v1/practitioners')
  assert.equal(practitioner!.external_id, made.practitioner)
  assert.equal(practitioner!.profession, 'psychiatrist')
  assert.deepEqual(practitioner!.taxonomies, [{ code: '2084P0800X', primary: true }])

  const [coverage] = await listAll(key, '/v1/coverages')
  assert.equal(coverage!.payer_id, payer.id)
  assert.equal(coverage!.member_id, 'W123456789')

  const [consent] = await listAll(key, '/v1/consents')
  assert.equal(consent!.status, 'granted')
  assert.equal(consent!.evidence[0].method, 'imported')
  assert.equal(consent!.evidence[0].signer_name, 'Elena Ruiz')

  const sessions = await listAll(key, '/v1/sessions')
  assert.deepEqual(
    sessions.map((each) => [each.external_id, each.status, each.procedure_code]).sort(),
    [
      [made.appointment, 'completed', '90837'],
      [made.walk_in, 'completed', null],
    ].sort(),
  )
  const [assessment] = await listAll(key, '/v1/assessments')
  assert.equal(assessment!.instrument, 'gad7')
  const scored = await call('GET', `/v1/assessments/${assessment!.id}`, undefined, { key })
  assert.equal(scored.body.score.total, 7)

  const [listed] = await listAll(key, '/v1/notes')
  const session = sessions.find(({ external_id }) => external_id === made.appointment)
  assert.equal(listed!.session_id, session!.id, 'the note names the Encounter of the session')
  const note = await call('GET', `/v1/notes/${listed!.id}`, undefined, { key })
  assert.deepEqual(note.body.sections, { text: 'Sleeps better.' })
  assert.equal(note.body.kind, 'progress')

  // Again, as lines.
  const lines = made.resources.map((resource) =>
    JSON.stringify({
      resourceType: 'Bundle',
      entry: [{ fullUrl: `urn:uuid:${String(resource.id)}`, resource }],
    }),
  )
  const again = await importFhir(key, [lines.join('\n')])
  assert.deepEqual(
    summaryOf(again.errors).map(([, param, code]) => [param, code]),
    [['Appointment.participant', 'required']],
    'a reference by URN has no type if its entry is in another Bundle',
  )
  assert.equal(again.body.created_count, 0)
  assert.equal(again.body.updated_count, 0)
})

test('errors name the number and the element of the resource, and no type is dropped', async () => {
  const { key } = await createTestAccount()
  const wrong = {
    ...foreignPatient('p-2'),
    birthDate: '1984-06',
    telecom: [{ system: 'phone', value: 'x'.repeat(300) }],
  }
  const parts = [
    { resourceType: 'Immunization', id: 'i-1', patient: { reference: 'Patient/p-1' } },
    [JSON.stringify(foreignPatient('p-1')), 'no JSON', JSON.stringify(wrong)].join('\n'),
    {
      resourceType: 'Coverage',
      id: 'c-1',
      status: 'draft',
      beneficiary: { reference: 'Patient/p-1' },
      payor: [{ reference: 'Organization/1' }],
    },
    {
      resourceType: 'Encounter',
      id: 'e-1',
      status: 'finished',
      class: { code: 'VR' },
      subject: { reference: 'https://ehr.example.org/fhir/Patient/p-9' },
      participant: [{ individual: { reference: 'Practitioner/none' } }],
      period: { start: '2024-05-02', end: '2024-05-02T15:00:00Z' },
    },
    {
      resourceType: 'Observation',
      id: 'o-1',
      status: 'final',
      code: { coding: [{ system: 'http://loinc.org', code: '44261-6' }] },
      valueQuantity: { value: 5 },
    },
    { resourceType: 'PractitionerRole', id: 'r-1', practitioner: { reference: 'Practitioner/x' } },
    { resourceType: '<script>', id: 'x' },
    { entry: [] },
    `{"resourceType":"Patient","id":"deep","name":${'['.repeat(9_000)}${']'.repeat(9_000)}}`,
  ]
  const { body, errors } = await importFhir(key, parts)
  assert.deepEqual(
    errors
      .map(({ row, object_type, param, code }) => [row, object_type, param, code])
      .sort((one, other) => one[0] - other[0] || (one[2] < other[2] ? -1 : 1)),
    [
      [1, null, 'Immunization', 'unsupported_resource'],
      [3, null, null, 'invalid_row'],
      [4, 'person', 'Patient.birthDate', 'invalid_format'],
      [4, 'person', 'Patient.telecom[0].value', 'too_long'],
      [5, 'coverage', 'Coverage.payor', 'required'],
      [5, 'coverage', 'Coverage.status', 'unsupported_resource'],
      [6, 'session', 'Encounter.participant', 'unknown_reference'],
      [6, 'session', 'Encounter.period.start', 'invalid_format'],
      [6, 'session', 'Encounter.subject', 'unknown_reference'],
      [7, 'assessment', 'Observation.effective', 'required'],
      [7, 'assessment', 'Observation.subject', 'required'],
      [8, 'practitioner', 'PractitionerRole.practitioner', 'unknown_reference'],
      [9, null, 'resourceType', 'unsupported_resource'],
      [10, null, 'resourceType', 'unsupported_resource'],
      [11, null, null, 'invalid_row'],
    ],
  )
  assert.ok(errors.every(({ message }) => !message.includes('1984')))
  assert.deepEqual(countsOf(body), {
    row_count: 11,
    created_count: 1,
    updated_count: 0,
    failed_count: 10,
  })
})

test('a total without its answers becomes an assessment of which only the total is known', async () => {
  const { key } = await createTestAccount()
  const total = (id: string, code: string, fields: object = {}) => ({
    resourceType: 'Observation',
    id,
    status: 'final',
    code: { coding: [{ system: 'http://loinc.org', code }] },
    subject: { reference: 'Patient/p-1' },
    effectiveDateTime: '2024-05-02T14:10:00-04:00',
    valueQuantity: { value: 12, unit: '{score}' },
    ...fields,
  })
  const answered = foreignBundle().resources.find(
    ({ resourceType }) => resourceType === 'QuestionnaireResponse',
  )!
  const { body, errors } = await importFhir(key, [
    bundleOf([
      total('phq', '44261-6'),
      total('gad', '70274-6', { derivedFrom: [{ reference: 'QuestionnaireResponse/elsewhere' }] }),
      total('derived', '70274-6', { derivedFrom: [{ reference: 'QuestionnaireResponse/here' }] }),
      total('high', '70274-6', { valueQuantity: { value: 22 } }),
      total('item', '44250-9'),
      total('early', '44261-6', { status: 'preliminary' }),
      total('none', '44261-6', { valueQuantity: undefined }),
      { ...answered, id: 'here', subject: { reference: 'Patient/p-1' } },
      foreignPatient('p-1'),
    ]),
  ])
  assert.deepEqual(
    errors.map(({ row, param, code }) => [row, param, code]),
    [
      [4, 'Observation.value', 'out_of_range'],
      [5, 'Observation.code', 'unsupported_resource'],
      [6, 'Observation.status', 'unsupported_resource'],
      [7, 'Observation.value', 'required'],
    ],
  )
  assert.deepEqual([body.created_count, body.unchanged_count, body.failed_count], [4, 1, 4])
  const listed = await listAll(key, '/v1/assessments')
  const scoreOf = async (external_id: string) => {
    const { id } = listed.find((each) => each.external_id === external_id)!
    const { body: found } = await call('GET', `/v1/assessments/${id}`, undefined, { key })
    return { ...found.score, answers: found.answers, id }
  }
  const { id, ...phq } = await scoreOf('phq')
  const known = { total: 12, band: 'moderate', positive: true }
  assert.deepEqual(phq, { ...known, subscales: {}, provisional: {}, answers: {} })
  assert.equal((await scoreOf('gad')).total, 12)
  assert.equal((await scoreOf('here')).total, 7)

  const path = `/Observation/${fhirId(id)}`
  const observation = (await fhir('GET', path, undefined, { key })).body
  assert.deepEqual([observation.valueInteger, observation.derivedFrom], [12, undefined])
  const responses = await searchAll('/QuestionnaireResponse', { key })
  assert.equal(responses.length, 1, 'only one has answers')
})

test('FHIR needs a bundle, and the kind and the format must fit', async () => {
  const { key } = await createTestAccount()
  const body = { kind: 'person', format: 'fhir' }
  const refused = await call('POST', '/v1/imports', body, { key })
  assert.equal(refused.status, 400)
  assert.equal(refused.body.error.param, 'kind')
})

test('an import of FHIR resources can be reverted, and what stays is named by its number', async () => {
  const { key } = await createTestAccount()
  const made = foreignBundle()
  const wanted = ['Patient', 'Practitioner', 'PractitionerRole', 'RelatedPerson']
  const resources = made.resources.filter(({ resourceType }) => wanted.includes(resourceType))
  const { body } = await importFhir(key, [bundleOf(resources)])
  assert.equal(body.created_count, 2)
  const [practitioner] = await listAll(key, '/v1/practitioners')
  const path = `/v1/practitioners/${practitioner!.id}`
  await call('PATCH', path, { biography: 'Listens.' }, { key })
  const reverted = await revertImport(key, body.id)
  assert.deepEqual([reverted.body.removed_count, reverted.body.retained_count], [1, 1])
  assert.equal((await listAll(key, '/v1/persons')).length, 0)
  const number = resources.findIndex(({ resourceType }) => resourceType === 'Practitioner') + 1
  assert.deepEqual(
    reverted.errors.map(({ row, code }) => [row, code]),
    [[number, 'object_changed']],
  )
})

test('with mode create, a role completes only a practitioner that the import creates', async () => {
  const { key } = await createTestAccount()
  const made = foreignBundle()
  const wanted = ['Practitioner', 'PractitionerRole']
  const resources = made.resources.filter(({ resourceType }) => wanted.includes(resourceType))
  const professionAfter = async (sent: typeof resources) => {
    const { errors } = await importFhir(key, [bundleOf(sent)], { mode: 'create' })
    assert.deepEqual(errors, [])
    return (await listAll(key, '/v1/practitioners'))[0]!.profession
  }
  assert.equal(await professionAfter(resources), 'psychiatrist')
  const code = [{ text: 'psychologist' }]
  const other = resources.map((each) => ('practitioner' in each ? { ...each, code } : each))
  assert.equal(await professionAfter(other), 'psychiatrist', 'the practitioner existed')
})

// A FHIR export that is imported into another account gives the same practice, as far as FHIR
// carries it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { exportAll } from '#tests/bulk_export.ts'
import { importFhir, listAll } from '#tests/fhir_imports.ts'
import { call, createTestAccount } from '#tests/harness.ts'
import { createPerson, grantConsent } from '#tests/person_examples.ts'

type Line = Record<string, any>

async function post(key: string, path: string, body: object) {
  const { status, body: made, text } = await call('POST', path, body, { key })
  assert.equal(status, 200, text)
  return made as Line
}

async function practice() {
  const { key } = await createTestAccount()
  const practitioner = await post(key, '/v1/practitioners', {
    name: { given: 'Ada', middle: 'M.', family: 'Okafor', prefix: 'Dr.' },
    former_names: [{ given: 'Ada', family: 'Obi' }],
    profession: 'psychologist',
    npi: '1234567893',
    email: 'ada@example.com',
    languages: ['en', 'es'],
    specialties: ['anxiety', 'child_trauma'],
    taxonomies: [{ code: '103TC0700X', primary: true }],
    licenses: [
      {
        jurisdiction: 'US-NY',
        title: 'LP',
        number: 'PSY1',
        attested: { expires_on: '2036-05-01' },
      },
    ],
    board_certifications: [{ board: 'ABPP', specialty: 'Clinical Psychology', number: '7001' }],
    external_id: 'doc-1',
  })
  const { id: person_id } = await createPerson(
    {
      external_id: 'pat-1',
      names: [
        { use: 'official', given: 'Maya', middle: 'R.', family: 'Lindqvist', suffix: 'Jr.' },
        { use: 'old', given: 'Maya', family: 'Berg', period: { end: '2015-01-01' } },
      ],
      birth_date: '1990-02-03',
      sex: 'female',
      gender_identity: 'woman',
      pronouns: 'she/her',
      race: ['2106-3', '2028-9'],
      ethnicity: ['2186-5'],
      contacts: [
        { channel: 'email', value: 'maya@example.com', preferred: true },
        { channel: 'phone', value: '+12025550143' },
      ],
      addresses: [
        {
          use: 'home',
          line1: '1 Main Street',
          line2: 'Apt 2',
          city: 'Albany',
          state: 'NY',
          postal_code: '12207',
          country: 'US',
        },
      ],
      languages: [{ code: 'en', preferred: true }, { code: 'sv' }],
      emergency_contacts: [
        {
          name: { given: 'Nils', family: 'Lindqvist' },
          relationship: 'brother',
          phone: '+12025550144',
        },
      ],
      identifiers: [{ system: 'mrn', value: '88-1204' }],
      care_team_ids: [practitioner.id],
    },
    { key },
  )
  const relative = await createPerson({ names: [{ given: 'Noor', family: 'Amin' }] }, { key })
  const relationships = [
    {
      kind: 'spouse',
      person_id: relative.id,
      name: { given: 'Noor', family: 'Amin' },
      authority: ['scheduling', 'billing'],
      basis: 'patient_designation',
    },
    {
      kind: 'conservator',
      name: { given: 'Ruth', family: 'Berg' },
      contacts: [{ channel: 'phone', value: '+12025550145' }],
      authority: ['treatment_consent'],
      basis: 'court_order',
      period: { start: '2020-01-01' },
    },
  ]
  await call('PATCH', `/v1/persons/${person_id}`, { relationships }, { key })
  await grantConsent(person_id, {}, { key })
  await post(key, '/v1/coverages', {
    person_id,
    payer_id: 'SBX01',
    member_id: 'SBX-PAID-1',
    group_number: 'G1',
    group_name: 'Lakeside Schools',
    plan_name: 'PPO Gold',
    relationship: 'spouse',
    subscriber: {
      name: { given: 'Noor', family: 'Amin' },
      birth_date: '1965-02-03',
      sex: 'male',
    },
    sequence: 'secondary',
    starts_on: '2026-01-01',
  })
  const { now } = (await call('GET', '/v1/test_clock', undefined, { key })).body
  const at = (days: number) =>
    Temporal.Instant.from(now)
      .add({ hours: 24 * days })
      .toString()
  const care = { person_id, practitioner_id: practitioner.id }
  const place = { name: 'Room 2', address: '1 Main Street, Albany, NY', jurisdiction: 'US-NY' }
  const past = await post(key, '/v1/sessions', {
    ...care,
    starts_at: at(-30),
    recorded: true,
    external_id: 'ses-1',
    format: 'in_person',
    place,
    type: 'intake',
    procedure_code: '90791',
    duration_minutes: 75,
  })
  await post(key, `/v1/sessions/${past.id}/complete`, {
    person_location: { jurisdiction: 'US-NY' },
  })
  const next = { ...care, starts_at: at(3), format: 'phone' }
  await post(key, '/v1/sessions', next)
  const missed = await post(key, '/v1/sessions', { ...care, starts_at: at(-20), recorded: true })
  await post(key, `/v1/sessions/${missed.id}/no_show`, {})
  const answers = { q1: 1, q2: 2, q3: 0, q4: 1, q5: 0, q6: 1, q7: 0 }
  const started = await post(key, '/v1/assessments', { person_id, instrument: 'gad7', answers })
  await post(key, `/v1/assessments/${started.id}/submit`, { answers })
  return key
}

// Fields that FHIR carries, without Attune's own IDs.
const carried: Record<string, string[]> = {
  practitioners: `name former_names profession npi email languages specialties taxonomies
    board_certifications`.split(/\s+/),
  persons: `names birth_date sex gender_identity pronouns race ethnicity contacts addresses
    languages emergency_contacts identifiers`.split(/\s+/),
  coverages: `payer_id member_id sequence program relationship subscriber group_number group_name
    plan_name starts_on ends_on status`.split(/\s+/),
  consents: 'kind status decision purposes actions data_categories document.version'.split(' '),
  sessions: 'starts_at ends_at duration_minutes type format place procedure_code status'.split(' '),
  assessments: 'instrument status administration completed_at'.split(' '),
}

const valueAt = (line: Line, path: string) =>
  path.split('.').reduce<any>((value, name) => value?.[name], line)

// Null and absent mean the same.
const plain = (value: unknown) =>
  JSON.parse(
    JSON.stringify(value ?? null, (_, part) => (part === null ? undefined : part)) ?? 'null',
  )

async function factsOf(key: string) {
  const facts: Record<string, unknown> = {}
  for (const [name, paths] of Object.entries(carried)) {
    const found = await listAll(key, `/v1/${name}`)
    const lines = found.map((line) => paths.map((path) => [path, plain(valueAt(line, path))]))
    facts[name] = lines.toSorted((one, other) => (String(one) < String(other) ? -1 : 1))
  }
  const [session] = await listAll(key, '/v1/assessments')
  const { body } = await call('GET', `/v1/assessments/${session!.id}`, undefined, { key })
  facts.answers = [body.answers, body.score.total]
  const persons = await listAll(key, '/v1/persons')
  const named = new Map(persons.map(({ id, names }) => [id, names[0].family]))
  facts.relationships = persons.flatMap(({ relationships }) =>
    relationships
      .map(({ person_id, ...each }: Line) => ({ ...each, id: null, person: named.get(person_id) }))
      .toSorted((one: Line, other: Line) => (one.kind < other.kind ? -1 : 1)),
  )
  facts.licenses = (await listAll(key, '/v1/practitioners')).map(({ licenses }) =>
    licenses.map((each: Line) => [each.jurisdiction, each.title, each.number, each.attested]),
  )
  return plain(facts) as Record<string, unknown>
}

test('an export that another account imports gives the same practice', async () => {
  const key = await practice()
  const { resources } = await exportAll('/$export', { key })
  const { key: other } = await createTestAccount()
  // In reverse: no resource comes after those that it refers to.
  const lines = resources.toReversed().map((each) => JSON.stringify(each))
  const { body, errors } = await importFhir(other, [lines.join('\n')])
  const types = [...new Set(errors.map(({ param }) => param))].sort()
  assert.deepEqual(types, ['Questionnaire', 'Schedule'], JSON.stringify(errors))
  assert.equal(body.status, 'completed')
  const [before, after] = [await factsOf(key), await factsOf(other)]
  for (const name of Object.keys(before)) assert.deepEqual(after[name], before[name], name)
  const [person] = (await listAll(other, '/v1/persons')).filter(
    ({ external_id }) => external_id === 'pat-1',
  )
  assert.equal(person!.care_team_ids.length, 1)

  // The same file again creates nothing, in either account.
  for (const account of [other, key]) {
    const again = await importFhir(account, [lines.join('\n')])
    assert.equal(again.body.created_count, 0, JSON.stringify(again.errors))
  }
})

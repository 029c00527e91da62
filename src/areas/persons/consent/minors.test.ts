// Tests minors, their representatives, and the day they reach majority.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  draftConsent,
  grantConsent,
  createPerson,
  offerConsent,
  signConsent,
} from '#tests/person_examples.ts'
import { call, createTestAccount, createPractitioner, sql } from '#tests/harness.ts'

const home = (state: string) => ({
  use: 'home',
  line1: '1 Test Street',
  city: 'Testville',
  state,
  postal_code: '00000',
  country: 'US',
})

const parent = {
  kind: 'parent',
  name: { given: 'Ingrid', family: 'Lindqvist' },
  authority: ['treatment_consent', 'records_access'],
  basis: 'parental',
}

const ago = (age: { years: number; days?: number }) =>
  Temporal.Now.plainDateISO('UTC').subtract(age).toString()

const signAs = async (person: { id: string }, grantor: object, request = {}) => {
  const { body } = await draftConsent(person.id, { grantor }, request)
  await offerConsent(body.id, request)
  return await signConsent(body.id, {}, request)
}

const alone: [string, number, string | null, number][] = [
  ['an adult', 30, 'TX', 200],
  ['a 15-year-old in a state without a rule', 15, 'TX', 422],
  ['a 15-year-old without an address', 15, null, 422],
  ['a 12-year-old in California', 12, 'CA', 200],
  ['an 11-year-old in California', 11, 'CA', 422],
  ['a 13-year-old in Washington', 13, 'WA', 200],
  ['a 12-year-old in Washington', 12, 'WA', 422],
  ['a 14-year-old in Oregon', 14, 'OR', 200],
  ['a 13-year-old in Pennsylvania', 13, 'PA', 422],
  ['an 18-year-old in Alabama, where majority is at 19,', 18, 'AL', 422],
  ['a 19-year-old in Alabama', 19, 'AL', 200],
  ['a 20-year-old in Mississippi, where majority is at 21,', 20, 'MS', 422],
  ['an 18-year-old in Texas', 18, 'TX', 200],
]
for (const [who, years, state, expected] of alone) {
  test(`${who} ${expected === 200 ? 'can' : "can't"} consent alone`, async () => {
    const addresses = state ? [home(state)] : []
    const person = await createPerson({ birth_date: ago({ years }), addresses })
    const { status, body } = await signAs(person, { capacity: 'self' })
    assert.equal(status, expected)
    if (expected === 422) assert.equal(body.error.code, 'grantor_not_authorized')
  })
}

test('A minor reaches majority on the birthday, not the day before', async () => {
  const almost = Temporal.PlainDate.from(ago({ years: 18 }))
    .add({ days: 1 })
    .toString()
  const person = await createPerson({ birth_date: almost, addresses: [home('TX')] })
  assert.equal(person.is_minor, true)
  assert.equal((await createPerson({ birth_date: ago({ years: 18 }) })).is_minor, false)
})

test('A parent can sign for a minor while their authority is in effect', async () => {
  const person = await createPerson({ birth_date: ago({ years: 9 }), relationships: [parent] })
  const [{ id: relationship_id }] = person.relationships
  const granted = await signAs(person, { capacity: 'parent', relationship_id })
  assert.equal(granted.status, 200)
  const unknown = await signAs(person, { capacity: 'parent', relationship_id: 'rel_nobody' })
  assert.equal(unknown.body.error.code, 'grantor_not_authorized')
  const weak = [{ ...parent, authority: ['scheduling'] }]
  const other = await createPerson({ birth_date: ago({ years: 9 }), relationships: weak })
  const rel = other.relationships[0].id
  const refused = await signAs(other, { capacity: 'parent', relationship_id: rel })
  assert.equal(refused.body.error.code, 'grantor_not_authorized')
  const over = [{ ...parent, period: { start: '2001-01-01', end: '2002-01-01' } }]
  const former = await createPerson({ birth_date: ago({ years: 9 }), relationships: over })
  const ended = await signAs(former, {
    capacity: 'parent',
    relationship_id: former.relationships[0].id,
  })
  assert.equal(ended.body.error.code, 'grantor_not_authorized')
})

test("A parent can't sign for an adult, but an agent under a power of attorney can", async () => {
  const relationships = [parent, { ...parent, kind: 'poa_health', basis: 'power_of_attorney' }]
  const person = await createPerson({ birth_date: ago({ years: 40 }), relationships })
  const [mother, attorney] = person.relationships
  const refused = await signAs(person, { capacity: 'parent', relationship_id: mother.id })
  assert.equal(refused.body.error.code, 'grantor_not_authorized')
  const granted = await signAs(person, { capacity: 'poa', relationship_id: attorney.id })
  assert.equal(granted.status, 200)
})

test('Only an executor can sign for a deceased person', async () => {
  const person = await createPerson()
  await call('POST', `/v1/persons/${person.id}/record_death`, { deceased_on: '2026-01-01' })
  const { body } = await signAs(person, { capacity: 'self' })
  assert.equal(body.error.code, 'grantor_not_authorized')
})

test('Consents that parents signed expire on the day of majority, with an event', async () => {
  const { key } = await createTestAccount()
  const options = { key }
  const birth_date = ago({ years: 17, days: 265 })
  const person = await createPerson({ birth_date, relationships: [parent] }, options)
  const [{ id: relationship_id }] = person.relationships
  const consent = await grantConsent(
    person.id,
    { grantor: { capacity: 'parent', relationship_id } },
    options,
  )
  const practitioner_id = await createPractitioner(options)
  const book = (starts_at: string) =>
    call('POST', '/v1/sessions', { practitioner_id, person_id: person.id, starts_at }, options)
  assert.equal((await book('2031-01-01T10:00:00Z')).status, 200)

  // When it will be is not written down where it could be read.
  const { rows } = await sql.query(
    "select due_at from scheduled_jobs where object_id = $1 and job = 'person.check_majority'",
    [person.id],
  )
  assert.equal(rows.length, 1)
  const majority = Temporal.PlainDate.from(birth_date).add({ years: 18 }).toString()
  assert.notEqual(rows[0].due_at.toISOString().slice(0, 10), majority)

  const days = Temporal.Now.plainDateISO('UTC').until(majority).total('days')
  await call('POST', '/v1/test_clock/advance', { by: `P${days - 1}D` }, options)
  assert.equal((await book('2031-01-02T10:00:00Z')).status, 200)
  await call('POST', '/v1/test_clock/advance', { by: 'P2D' }, options)
  assert.equal((await book('2031-01-03T10:00:00Z')).status, 403)
  const after = (await call('GET', `/v1/persons/${person.id}`, undefined, options)).body
  assert.equal(after.is_minor, false)
  assert.ok(after.relationships[0].period.end)
  const ended = await call('GET', `/v1/consents/${consent.id}`, undefined, options)
  assert.equal(ended.body.status, 'expired')
  const sent = await sql.query("select from events where type = 'person.reached_majority'")
  assert.equal(sent.rowCount, 1)
})

test("The schedule of majority checks doesn't reveal the birth date", async () => {
  for (const days of [1, 2, 29, 30, 31, 32, 33, 61, 62, 400, 6_570]) {
    const birth_date = Temporal.Now.plainDateISO('UTC').add({ days }).subtract({ years: 18 })
    await createPerson({ birth_date: birth_date.toString() })
  }
})

test('The capacity of a signer must match their relationship', async () => {
  const person = await createPerson({ birth_date: ago({ years: 9 }), relationships: [parent] })
  const [{ id: relationship_id }] = person.relationships
  for (const capacity of ['poa', 'guardian', 'executor']) {
    const { body } = await signAs(person, { capacity, relationship_id })
    assert.equal(body.error.code, 'grantor_not_authorized', capacity)
  }
})

test("A minor who can consent to care alone can't consent to marketing alone", async () => {
  const person = await createPerson({ birth_date: ago({ years: 13 }), addresses: [home('CA')] })
  const { body } = await draftConsent(person.id, { kind: 'recording' })
  await offerConsent(body.id)
  assert.equal((await signConsent(body.id)).body.error.code, 'grantor_not_authorized')
})

test('The guardian of an adult can sign until the court order ends', async () => {
  const guardian = { ...parent, kind: 'guardian', basis: 'court_order' }
  const person = await createPerson({ birth_date: ago({ years: 40 }), relationships: [guardian] })
  const [{ id: relationship_id }] = person.relationships
  const granted = await signAs(person, { capacity: 'guardian', relationship_id })
  assert.equal(granted.status, 200)
  const book = async () =>
    call('POST', '/v1/sessions', {
      practitioner_id: await createPractitioner(),
      person_id: person.id,
      starts_at: '2031-01-01T10:00:00Z',
    })
  assert.equal((await book()).status, 200)
  const over = [{ ...guardian, id: relationship_id, period: { end: '2020-01-01' } }]
  await call('PATCH', `/v1/persons/${person.id}`, { relationships: over })
  assert.equal((await book()).status, 403)
})

const advance = (key: string, by: string) => call('POST', '/v1/test_clock/advance', { by }, { key })

async function makeWard(period?: object) {
  const { key } = await createTestAccount()
  const guardian = { ...parent, kind: 'guardian', basis: 'court_order', ...(period && { period }) }
  const fields = { birth_date: ago({ years: 40 }), relationships: [guardian] }
  const person = await createPerson(fields, { key })
  const [{ id: relationship_id }] = person.relationships
  const grantor = { capacity: 'guardian', relationship_id }
  const { id } = await grantConsent(person.id, { grantor }, { key })
  const own = await grantConsent(person.id, { kind: 'telehealth' }, { key })
  const look = async () => (await call('GET', `/v1/consents/${id}`, undefined, { key })).body
  const path = `/v1/persons/${person.id}`
  return { key, path, guardian: { ...guardian, id: relationship_id }, look, own }
}

test("A consent expires the day after its signer's authority ends, with an event", async () => {
  const end = Temporal.Now.plainDateISO('UTC').add({ days: 5 }).toString()
  const { key, look, own } = await makeWard({ end })
  await advance(key, 'P5D')
  assert.equal((await look()).status, 'granted')
  await advance(key, 'P1D')
  const over = await look()
  assert.equal(over.status, 'expired')
  const { rows } = await sql.query('select type from events where object_id = $1 order by type', [
    over.id,
  ])
  assert.ok(rows.some(({ type }) => type === 'consent.expired'))
  const mine = await call('GET', `/v1/consents/${own.id}`, undefined, { key })
  assert.equal(mine.body.status, 'granted')
})

const changes: [string, (guardian: any) => object[], string][] = [
  ['is removed', () => [], 'expired'],
  ['is ended', (each) => [{ ...each, period: { end: '2020-01-01' } }], 'expired'],
  ['loses the authority', (each) => [{ ...each, authority: ['scheduling'] }], 'expired'],
  [
    'gets another name',
    (each) => [{ ...each, name: { given: 'Ingrid', family: 'Berg' } }],
    'granted',
  ],
]
for (const [what, change, status] of changes) {
  test(`a representative's consent is ${status} if the relationship ${what}`, async () => {
    const { key, path, guardian, look } = await makeWard()
    const changed = await call('PATCH', path, { relationships: change(guardian) }, { key })
    assert.equal(changed.status, 200, changed.text)
    // The next request is decided by the new authority, before the consent's status changes.
    const practitioner_id = await createPractitioner({ key })
    const booked = {
      practitioner_id,
      person_id: changed.body.id,
      starts_at: '2031-01-01T10:00:00Z',
    }
    const { status: answer } = await call('POST', '/v1/sessions', booked, { key })
    assert.equal(answer, status === 'granted' ? 200 : 403)
    await advance(key, 'PT1S')
    assert.equal((await look()).status, status)
  })
}

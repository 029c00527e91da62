// Every resource of the sample practice, as a client would read all of it: valid, complete for its
// profile, and the same when it is read by its ID.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seedPractice } from '#seed/practice.ts'
import { fhir, searchAll } from '#tests/fhir.ts'
import { faultsIn, missingIn } from '#tests/fhir_validators.ts'
import { call, createTestAccount, outside, secrets } from '#tests/harness.ts'
import { patient_db } from '#tests/patient_database.ts'
import { resourceTypes } from './resource_types.ts'

const { key, account } = await createTestAccount()
await seedPractice({ db: patient_db, secrets, outside }, account)
// The seed checks no coverage.
const { body: coverages } = await call('GET', '/v1/coverages', undefined, { key })
const provider = { npi: '1234567893', name: 'Lakeside Practice' }
const check = { coverage_id: coverages.data[0].id, provider }
const checked = await call('POST', '/v1/eligibility_checks', check, { key })
assert.equal(checked.status, 200, checked.text)

// Slots are searched by schedule. Of the audit log, which grows with each read, one page is enough.
const searched = resourceTypes.filter(({ type }) => type !== 'Slot' && type !== 'AuditEvent')
const not_seeded = ['Location', 'RelatedPerson']

for (const { type } of searched) {
  test(`every ${type} of the seed is valid`, async () => {
    const found = await searchAll(`/${type}?_count=100`, { key })
    if (!not_seeded.includes(type)) assert.ok(found.length > 0, `the seed has no ${type}`)
    for (const resource of found) {
      const faults = [...faultsIn(resource), ...missingIn(resource)]
      assert.equal(faults.length, 0, `${faults.join('\n')}\n${JSON.stringify(resource)}`)
    }
    assert.equal(new Set(found.map(({ id }) => id)).size, found.length)
    const [first] = found
    if (!first) return
    const { body } = await fhir('GET', `/${type}/${first.id}`, undefined, { key })
    assert.deepEqual(body, first)
  })
}

test('audit events and slots of the seed are valid', async () => {
  const { body: audit } = await fhir('GET', '/AuditEvent?_count=100', undefined, { key })
  const [schedule] = await searchAll('/Schedule?_count=1', { key })
  const path = `/Slot?schedule=Schedule/${schedule!.id}`
  const { body: slots } = await fhir('GET', path, undefined, { key })
  for (const bundle of [audit, slots]) {
    assert.deepEqual(faultsIn(bundle), [])
    for (const { resource } of bundle.entry ?? []) assert.deepEqual(faultsIn(resource), [])
  }
})

test('bundles, errors and the CapabilityStatement are valid', async () => {
  for (const path of ['/metadata', '/Patient', '/Patient/nobody', '/Patient?nickname=x']) {
    const { body } = await fhir('GET', path, undefined, { key })
    assert.deepEqual(faultsIn(body), [], path)
  }
})

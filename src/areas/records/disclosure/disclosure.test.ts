// Disclosures outside the practice: decided, recorded and accounted for; and consent decisions.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { grantConsent, createPerson, complete_authorization } from '#tests/person_examples.ts'
import { call, createPractitioner } from '#tests/harness.ts'

const clinic = { type: 'organization', name: 'Lakeside Clinic' }
const question = {
  purpose: 'care_coordination',
  recipient: clinic,
  data_categories: ['progress_notes'],
}
const share = (person_id: string, fields: object = {}, request = {}) =>
  call('POST', '/v1/disclosures', { person_id, ...question, ...fields }, request)
const ask = (person_id: string, fields: object = {}, request = {}) =>
  call(
    'POST',
    '/v1/consent_decisions',
    { person_id, action: 'disclose', ...question, ...fields },
    request,
  )

test('A disclosure without a release is denied, and the error names the required consent', async () => {
  const { id } = await createPerson()
  const { status, body } = await share(id)
  assert.equal(status, 403)
  assert.deepEqual(body.error.consent.recipient, { ...clinic, id: null })
  assert.deepEqual(body.error.consent.data_categories, ['progress_notes'])
  assert.equal(body.error.consent.kind, 'release')
  assert.deepEqual((await call('GET', `/v1/persons/${id}/disclosures`)).body.data, [])
})

test('A consent decision and the disclosure have the same outcome', async () => {
  const { id } = await createPerson()
  const before = await ask(id)
  assert.equal(before.body.decision, 'deny')
  assert.match(before.body.denied[0].how_to_resolve, /POST \/v1\/consents/)
  const consent = await grantConsent(id, { kind: 'release', ...complete_authorization })
  const after = await ask(id)
  assert.equal(after.body.decision, 'permit')
  assert.deepEqual(after.body.basis, [{ type: 'consent', id: consent.id }])
  const shared = await share(id)
  assert.equal(shared.status, 200)
  assert.deepEqual(shared.body.basis, after.body.basis)
  const list = await call('GET', `/v1/persons/${id}/disclosures`)
  assert.deepEqual(
    list.body.data.map((each: { id: string }) => each.id),
    [shared.body.id],
  )
  const revoked = await call('POST', `/v1/consents/${consent.id}/revoke`)
  assert.equal(revoked.body.revocation.disclosures_made, 1)
  assert.equal((await share(id)).status, 403)
})

test('A retry after the consent is revoked is denied and shares nothing', async () => {
  const { id } = await createPerson()
  const consent = await grantConsent(id, { kind: 'release', ...complete_authorization })
  const request = { idempotency_key: `shared-${id}` }
  assert.equal((await share(id, {}, request)).status, 200)
  assert.equal((await share(id, {}, request)).headers['idempotent-replayed'], 'true')
  await call('POST', `/v1/consents/${consent.id}/revoke`)
  assert.equal((await share(id, {}, request)).status, 403)
})

test('Of mixed data categories, the permitted ones are shared and the others withheld', async () => {
  const { id } = await createPerson()
  await grantConsent(id, { kind: 'release', ...complete_authorization })
  const { body } = await share(id, { data_categories: ['progress_notes', 'sud', 'claims'] })
  assert.deepEqual(body.data_categories, ['progress_notes'])
  assert.deepEqual(body.withheld, ['sud', 'claims'])
  assert.ok(body.obligations.includes('redact'))
})

test('A Part 2 disclosure carries the required notice', async () => {
  const { id } = await createPerson()
  const fields = { data_categories: ['sud'], purposes: ['treatment'] }
  await grantConsent(id, { kind: 'part2_tpo', ...complete_authorization, ...fields })
  const { body } = await share(id, { data_categories: ['sud'], purpose: 'treatment' })
  assert.match(body.notice, /42 CFR part 2/)
  assert.deepEqual(body.obligations, ['account_disclosure', 'copy_of_consent', 'part2_notice'])
})

test('A legal basis permits a disclosure without consent', async () => {
  const { id } = await createPerson()
  const legal_basis = { type: 'court_order', reference: 'Order 21-441' }
  const shared = await share(id, { legal_basis, purpose: 'legal' })
  assert.equal(shared.status, 200)
  const sud = await share(id, { legal_basis, purpose: 'legal', data_categories: ['sud'] })
  assert.equal(sud.status, 403)
  assert.equal(sud.body.error.consent.how_to_resolve, 'No consent can permit this.')
})

test('A decision on behalf of a practitioner applies to that practitioner', async () => {
  const { id } = await createPerson()
  const headers = { 'on-behalf-of': await createPractitioner() }
  const request = { action: 'access', purpose: 'treatment', recipient: null }
  assert.equal((await ask(id, request)).body.decision, 'permit')
  const theirs = await ask(id, request, { headers })
  assert.equal(theirs.body.decision, 'deny')
  assert.equal(theirs.body.denied[0].code, 'not_in_care_team')
  assert.equal((await ask('per_nobody')).status, 404)
})

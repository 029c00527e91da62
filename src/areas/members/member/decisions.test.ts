// Decisions that members make for the account name the member, not only the account.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { call, createTestAccount } from '#tests/harness.ts'
import { createCareTeam } from '#tests/person_examples.ts'
import { signedInMember } from '#tests/sign_in_examples.ts'

test("the decision about a practitioner's verification names the member who made it", async () => {
  const { key } = await createTestAccount()
  const { token, member } = await signedInMember(key)
  const created = await call(
    'POST',
    '/v1/practitioners',
    {
      name: { given: 'Ada', family: 'Okafor' },
      profession: 'psychologist',
      npi: '1234567893',
      licenses: [{ jurisdiction: 'US-CA', title: 'LP', number: 'PSY1' }],
    },
    { key },
  )
  const { body: verification } = await call(
    'POST',
    `/v1/practitioners/${created.body.id}/verifications`,
    { attestation: { signed_by: 'Ada Okafor', signed_on: '2026-11-01' }, review: 'always' },
    { key },
  )
  await call('POST', '/v1/test_clock/advance', { by: 'PT1S' }, { key })
  const path = `/v1/verifications/${verification.id}/approve`
  const approved = await call('POST', path, {}, { key: token })
  assert.equal(approved.status, 200, approved.text)
  assert.equal(approved.body.decided_by_id, member.id)
})

test('an acknowledged risk flag names the member, or the practitioner the member is', async () => {
  const { key } = await createTestAccount()
  const { practitioner_id, person_id, as } = await createCareTeam({ key })
  const owner = await signedInMember(key)
  const clinician = await signedInMember(key, { role: 'clinician', practitioner_id })
  const acknowledge = async (token: string) => {
    const flag = { person_id, kind: 'suicide', level: 'high' }
    const { body } = await call('POST', '/v1/risk_flags', flag, as)
    const path = `/v1/risk_flags/${body.id}/acknowledge`
    const done = await call('POST', path, {}, { key: token })
    assert.equal(done.status, 200, done.text)
    return done.body.acknowledged_by_id
  }
  assert.equal(await acknowledge(owner.token), owner.member.id)
  assert.equal(await acknowledge(clinician.token), practitioner_id)
})

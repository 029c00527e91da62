// Tests that an excluded, suspended or revoked practitioner signs no notes and bills nothing, also
// for drafts and claims that were complete before. Care given before the bar is signed and billed.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  claimLine,
  claimStep,
  createBillingPractitioner,
  createClaim,
  createInsuredPerson,
} from '#tests/claims.ts'
import { call, createTestAccount, sql } from '#tests/harness.ts'
import { actingAs, createNote, grantConsent } from '#tests/person_examples.ts'

const exclusion = { source: 'oig_leie', excluded_on: '2020-01-01', reinstated_on: null }

// A practitioner with a draft of a note, and a claim for the same care.
async function careToBill() {
  const { key } = await createTestAccount()
  const options = { key }
  const practitioner_id = await createBillingPractitioner(options)
  const insured = await createInsuredPerson('SBX-PAID-1', {}, options)
  const { person_id } = insured
  await grantConsent(person_id, {}, options)
  await call('PATCH', `/v1/persons/${person_id}`, { care_team_ids: [practitioner_id] }, options)
  const as = actingAs(practitioner_id, options)
  const note = await createNote(person_id, as)
  const fields = { practitioner_id, insured }
  const claim = await createClaim(undefined, fields, options)
  return { options, practitioner_id, as, note, claim, fields }
}

for (const [column, value, code] of [
  ['status', 'suspended', 'practitioner_suspended'],
  ['status', 'revoked', 'practitioner_revoked'],
  ['exclusions', JSON.stringify([exclusion]), 'excluded'],
] as const) {
  test(`${code}: no note can be signed, and no claim validated or submitted`, async () => {
    const { options, practitioner_id, as, note, claim: ready } = await careToBill()
    const validated = await claimStep(ready.id, 'validate', undefined, options)
    assert.equal(validated.body.status, 'validated', validated.text)

    await sql.query(`update practitioners set ${column} = $2 where id = $1`, [
      practitioner_id,
      value,
    ])
    const signed = await call('POST', `/v1/notes/${note.id}/sign`, undefined, as)
    assert.deepEqual(
      [signed.status, signed.body.error?.code, signed.body.error?.details[0].code],
      [422, 'practitioner_not_eligible', code],
      signed.text,
    )
    const submitted = await claimStep(ready.id, 'submit', undefined, options)
    assert.equal(submitted.status, 422, submitted.text)
    const again = await claimStep(ready.id, 'validate', undefined, options)
    const codes = again.body.validations?.map((each: { code: string }) => each.code) ?? []
    assert.ok(codes.includes('practitioner_not_eligible'), again.text)
    assert.equal(again.body.status, 'drafted')
  })
}

test('Care given before a suspension is signed and billed, and care after it is not', async () => {
  const { options, practitioner_id, as, note, claim, fields } = await careToBill()
  await call('POST', '/v1/test_clock/advance', { by: 'P3D' }, options)
  const path = `/v1/practitioners/${practitioner_id}/suspend`
  const suspended = await call('POST', path, { reason: 'Complaint' }, options)
  assert.equal(suspended.status, 200, suspended.text)

  const signed = await call('POST', `/v1/notes/${note.id}/sign`, undefined, as)
  assert.equal(signed.body.status, 'signed', signed.text)
  const validated = await claimStep(claim.id, 'validate', undefined, options)
  assert.equal(validated.body.status, 'validated', validated.text)

  const on = suspended.body.suspended_at.slice(0, 10)
  const lines = [claimLine(), { ...claimLine(), service_date: on }]
  const both = await createClaim(undefined, { ...fields, lines }, options)
  const refused = await claimStep(both.id, 'validate', undefined, options)
  const codes = refused.body.validations?.map((each: { code: string }) => each.code) ?? []
  assert.ok(codes.includes('practitioner_not_eligible'), refused.text)
})

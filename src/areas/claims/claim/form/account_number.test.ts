// Tests that the claim form names a claim as the 837P does.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createClaim, submitClaim } from '#tests/claims.ts'
import { call, createTestAccount } from '#tests/harness.ts'

test('Item 26 of the form, CLM01 of the 837P and the claim have the same whole number', async () => {
  const { key } = await createTestAccount()
  const { id } = await createClaim(undefined, {}, { key })
  const { patient_control_number: number } = await submitClaim(id, { key })
  const form = await call('GET', `/v1/claims/${id}/form`, undefined, { key })
  const [{ fields }] = form.body.pages
  assert.equal(fields.find((field: any) => field.item === '26').text, number)
  const { body } = await call('GET', `/v1/claims/${id}/x12`, undefined, { key })
  assert.match(body.data[0].text, new RegExp(`CLM\\*${number}\\*`))
})

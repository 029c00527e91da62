// Lists of claims filtered by the reason of a denial and by what the payer owes.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  advanceClock,
  claimStep,
  createBillingPractitioner,
  createClaim,
  createInsuredPerson,
  submitClaim,
} from '#tests/claims.ts'
import { call, createTestAccount, type RequestOptions, sql } from '#tests/harness.ts'

async function find(query: string, options: RequestOptions) {
  const { status, body, text } = await call('GET', `/v1/claims?${query}`, undefined, options)
  assert.equal(status, 200, text)
  return body.data.map(({ id }: { id: string }) => id) as string[]
}

async function submitted(member_id: string, practitioner_id: string, options: RequestOptions) {
  const insured = await createInsuredPerson(member_id, {}, options)
  const { id } = await createClaim(undefined, { insured, practitioner_id }, options)
  await submitClaim(id, options)
  return { id: id as string, ...insured }
}

test('claims are found by the reason of their denial', async () => {
  const { key, account } = await createTestAccount()
  const options = { key }
  const practitioner_id = await createBillingPractitioner(options)
  const denied = await submitted('SBX-DENY-197-1', practitioner_id, options)
  const late = await submitted('SBX-DENY-29-1', practitioner_id, options)
  const paid = await submitted('SBX-PAID-1', practitioner_id, options)
  assert.deepEqual(await find('denial_reason=CO-197', options), [])
  await advanceClock('P30D', options)

  assert.deepEqual(await find('denial_reason=CO-197', options), [denied.id])
  assert.deepEqual(await find('denial_reason=197', options), [denied.id])
  assert.deepEqual(await find('denial_reason[]=197&denial_reason[]=29', options), [
    late.id,
    denied.id,
  ])
  assert.deepEqual(await find('denial_reason=CO-197&order=filing_deadline', options), [denied.id])
  assert.deepEqual(await find('denial_reason=PR-197', options), [])
  assert.ok((await find('status=paid', options)).includes(paid.id))
  assert.deepEqual(await find('denial_reason=CO-45', options), []) // An ordinary write-off.

  // Metadata is a search of its own, and changing it keeps the reasons.
  const metadata = { denial_reason: 'CO-29' }
  const changed = await call('PATCH', `/v1/claims/${denied.id}`, { metadata }, options)
  assert.equal(changed.status, 200, changed.text)
  assert.deepEqual(await find('denial_reason=CO-29', options), [late.id])
  assert.deepEqual(await find('denial_reason=CO-197', options), [denied.id])
  assert.deepEqual(await find('metadata[denial_reason]=CO-29', options), [denied.id])

  const hashes = await sql.query(
    "select encode(hash, 'escape') as text from metadata_hashes where account = $1",
    [account],
  )
  assert.ok(hashes.rows.length > 0)
  for (const { text } of hashes.rows) assert.doesNotMatch(text, /197/)
  const other = await createTestAccount()
  assert.deepEqual(await find('denial_reason=CO-197', { key: other.key }), [])
})

test('an appeal that the payer grants removes the reason', async () => {
  const { key } = await createTestAccount()
  const practitioner_id = await createBillingPractitioner({ key })
  const { id } = await submitted('SBX-APPEAL-WIN-1', practitioner_id, { key })
  await advanceClock('P15D', { key })
  assert.deepEqual(await find('denial_reason=CO-50', { key }), [id])
  const appealed = await claimStep(id, 'appeal', { reason: 'Care was necessary.' }, { key })
  assert.equal(appealed.body.status, 'appealed', appealed.text)
  assert.deepEqual(await find('denial_reason=CO-50', { key }), [id])
  await advanceClock('P31D', { key })
  assert.deepEqual(await find('status=paid', { key }), [id])
  assert.deepEqual(await find('denial_reason=CO-50', { key }), [])
})

test('claims are filtered and ordered by what the payer owes', async () => {
  const { key } = await createTestAccount()
  const practitioner_id = await createBillingPractitioner({ key })
  const denied = await submitted('SBX-DENY-197-1', practitioner_id, { key })
  const paid = await submitted('SBX-PAID-1', practitioner_id, { key })
  await advanceClock('P30D', { key })
  assert.deepEqual(await find('order=-payer_balance', { key }), [denied.id, paid.id])
  assert.deepEqual(await find('order=payer_balance', { key }), [paid.id, denied.id])
  assert.deepEqual(await find('payer_balance[gte]=18000', { key }), [denied.id])
  assert.deepEqual(await find('payer_balance[gt]=18000', { key }), [])
  assert.deepEqual(await find('payer_balance[lte]=0', { key }), [paid.id])
  assert.deepEqual(
    await find('payer_balance[gte]=1&denial_reason=CO-197&order=filing_deadline', { key }),
    [denied.id],
  )
  const wrong = await call('GET', '/v1/claims?payer_balance[gte]=1.50', undefined, { key })
  assert.equal(wrong.status, 400)
  assert.equal(wrong.body.error.param, 'payer_balance[gte]')
  const { status, body } = await call('GET', '/v1/claims/' + denied.id, undefined, { key })
  assert.equal(status, 200)
  assert.equal('payer_balance_amount' in body, false)
})

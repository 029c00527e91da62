// Tests that a remittance of several batches is accepted as reported once, even if the process
// stops between two batches or within one.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { advanceClock, readClaim } from '#tests/claims.ts'
import { call, type RequestOptions } from '#tests/harness.ts'
import { largeRemittance, others, postingSteps } from '#tests/large_remittance.ts'
import { remittanceFor, sentClaim } from '#tests/remittance_examples.ts'

const acceptAll = (id: string, options: RequestOptions) =>
  call(
    'POST',
    `/v1/remittances/${id}/resolve`,
    { resolution: 'accept', reason: 'The payer confirmed it by phone.' },
    options,
  )

type Exception = { claim_number: number | null; code: string; resolution: string | null }

const consistent = async (options: RequestOptions) =>
  (await call('GET', '/v1/ledger_proof', undefined, options)).body.consistent

test('An unbalanced remittance is accepted in batches, and every claim is posted once', async () => {
  const { claim, options } = await sentClaim()
  const x12 = largeRemittance(claim.patient_control_number)
  const unbalanced = x12.replace(`BPR*I*${125 + others * 10}*`, `BPR*I*${126 + others * 10}*`)
  const { id, read, runOne, countBatches } = await postingSteps(unbalanced, options)
  const paid = async () => (await readClaim(claim.id, options)).payer_paid.amount
  await runOne()
  const excepted = await read()
  assert.deepEqual(
    [excepted.status, excepted.exceptions[0].code, excepted.unposted.amount],
    ['excepted', 'transaction_unbalanced', 12_500 + others * 1_000],
  )

  const { status, body: accepted } = await acceptAll(id, options)
  assert.deepEqual([status, accepted.status, accepted.processed_count], [200, 'accepted', 100])
  assert.deepEqual([accepted.claims, accepted.payment_id], [[], null])
  assert.equal(accepted.exceptions[0].resolution, 'accept')
  assert.equal(await paid(), 0)
  const again = await acceptAll(id, options)
  assert.deepEqual([again.status, again.body.error.code], [409, 'invalid_transition'])

  await runOne('before_commit')
  assert.deepEqual(await read(), accepted, 'the second batch left nothing')
  assert.equal(await paid(), 0)

  await runOne()
  const second = await read()
  assert.deepEqual([second.processed_count, second.unposted.amount], [200, others * 1_000])
  assert.equal(await paid(), 12_500)

  await runOne()
  const last = await read()
  assert.deepEqual([last.status, last.processed_count], ['excepted', others + 1])
  assert.deepEqual(
    last.claims.map(({ number }: { number: number }) => number),
    Array.from({ length: others + 1 }, (_, i) => i + 1),
  )
  const open = last.exceptions.filter(({ resolution }: Exception) => resolution === null)
  assert.deepEqual([open.length, last.exceptions.length], [others, others + 1])
  assert.deepEqual([last.unposted.amount, await paid()], [others * 1_000, 12_500])
  assert.ok(last.payment_id)
  assert.equal(await countBatches(), 0)
  assert.equal(await consistent(options), true)
})

test('More than 100 accepted claims are posted in batches, and the rest stays open', async () => {
  const { claim, options } = await sentClaim()
  const x12 = largeRemittance(claim.patient_control_number, { payer: 'ACME MUTUAL*XV*ACME1' })
  const { id, read, runOne, countBatches } = await postingSteps(x12, options)
  for (let batch = 0; batch < 3; batch++) await runOne()
  const excepted = await read()
  assert.deepEqual([excepted.status, excepted.exceptions.length], ['excepted', others + 1])
  const own = excepted.exceptions.find(({ code }: Exception) => code === 'payer_mismatch')

  const { body: accepted } = await acceptAll(id, options)
  assert.deepEqual([accepted.status, accepted.processed_count], ['accepted', others + 1])
  await runOne('before_commit')
  assert.deepEqual(await read(), accepted)
  await runOne()
  assert.equal((await readClaim(claim.id, options)).payer_paid.amount, 12_500)
  await runOne()
  const last = await read()
  assert.deepEqual([last.status, last.unposted.amount], ['excepted', others * 1_000])
  assert.deepEqual([last.claims.length, last.exceptions.length], [others + 1, others + 1])
  assert.deepEqual(last.payment_id, excepted.payment_id)
  for (const { claim_number, code, resolution } of last.exceptions as Exception[]) {
    const is_own = claim_number === own.claim_number
    assert.deepEqual(
      [code, resolution],
      is_own ? ['payer_mismatch', 'accept'] : ['claim_unmatched', null],
    )
  }
  assert.equal((await readClaim(claim.id, options)).payer_paid.amount, 12_500)
  assert.equal(await countBatches(), 0)
  assert.equal(await consistent(options), true)
})

test('A small remittance is accepted in the request', async () => {
  const { claim, options } = await sentClaim()
  const whole = remittanceFor(claim.patient_control_number, 'SMALL')
  const x12 = whole.replace('BPR*I*125*', 'BPR*I*130*')
  const { body: sent } = await call('POST', '/v1/remittances', { x12 }, options)
  await advanceClock('PT1S', options)
  const { id, status } = (await call('GET', `/v1/remittances/${sent.id}`, undefined, options)).body
  assert.equal(status, 'excepted')
  const { body } = await acceptAll(id, options)
  assert.deepEqual([body.status, body.unposted.amount], ['resolved', 0], JSON.stringify(body))
  assert.ok(body.accepted_at && body.resolved_at && body.payment_id)
  assert.equal((await readClaim(claim.id, options)).payer_paid.amount, 12_500)
  assert.equal(await consistent(options), true)
})

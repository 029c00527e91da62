// Tests that a remittance of several batches is posted once, even if the process stops between two
// batches or within one.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readClaim } from '#tests/claims.ts'
import { call } from '#tests/harness.ts'
import { largeRemittance, others, postingSteps } from '#tests/large_remittance.ts'
import { sentClaim } from '#tests/remittance_examples.ts'

test('Posting continues after the last complete batch, and every claim is posted once', async () => {
  const { claim, options } = await sentClaim()
  const x12 = largeRemittance(claim.patient_control_number)
  const { read, runOne, countBatches } = await postingSteps(x12, options)

  await runOne()
  const first = await read()
  assert.deepEqual([first.status, first.processed_count, first.claims], ['balanced', 100, []])
  assert.equal((await readClaim(claim.id, options)).payer_paid.amount, 0)

  await runOne('before_commit')
  assert.deepEqual(await read(), first, 'the second batch left nothing')
  assert.equal((await readClaim(claim.id, options)).payer_paid.amount, 0)

  await runOne()
  assert.equal((await read()).processed_count, 200)
  assert.equal((await readClaim(claim.id, options)).payer_paid.amount, 12_500)

  await runOne()
  const last = await read()
  assert.deepEqual([last.status, last.processed_count], ['excepted', others + 1])
  assert.deepEqual(
    last.claims.map(({ number }: { number: number }) => number),
    Array.from({ length: others + 1 }, (_, i) => i + 1),
  )
  assert.equal(last.exceptions.length, others)
  assert.equal(last.unposted.amount, others * 1_000)
  assert.equal((await readClaim(claim.id, options)).payer_paid.amount, 12_500)
  assert.equal(await countBatches(), 0)
  const proof = await call('GET', '/v1/ledger_proof', undefined, options)
  assert.equal(proof.body.consistent, true, proof.text)
})

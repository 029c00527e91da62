// Tests that a remittance of several batches is posted once, even if the process stops between two
// batches or within one.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readClaim } from '#tests/claims.ts'
import { call, db, log, outside, secrets, sql } from '#tests/harness.ts'
import { type Break, interruptCommits } from '#tests/interrupted_commits.ts'
import { paid_line, remittanceFor, sentClaim } from '#tests/remittance_examples.ts'
import { runScheduledJobs } from '#jobs/clock.ts'

const others = 249
const other = (number: number) => [
  `CLP*FOREIGN${number}*1*10*10**12*ICN-F${number}*11*1`,
  'SVC*HC:90837*10*10**1',
]

// Our claim is in the second batch, between claims of nobody.
function largeRemittance(control_number: string) {
  const own = remittanceFor(control_number, 'TRACE-LARGE', {
    lines: [...paid_line, ...Array.from({ length: others }, (_, i) => other(i)).flat()],
  })
  const [head, claim, ...rest] = own.split(/(?=CLP\*)/)
  const last = rest.pop()!
  const [last_claim, end] = last.split(/(?=SE\*)/)
  const segments = [...rest.slice(0, 120), claim!, ...rest.slice(120), last_claim!]
  return (head! + segments.join('') + end!).replace('BPR*I*125*', `BPR*I*${125 + others * 10}*`)
}

test('Posting continues after the last complete batch, and every claim is posted once', async () => {
  const { claim, options } = await sentClaim()
  const x12 = largeRemittance(claim.patient_control_number)
  const { body: made } = await call('POST', '/v1/remittances', { x12 }, options)
  const read = async () =>
    (await call('GET', `/v1/remittances/${made.id}`, undefined, options)).body
  // Runs one job of each account that has one due.
  const runOne = async (way: Break = null) => {
    await sql.query('update scheduled_jobs set due_at = now() where object_id = $1', [made.id])
    const broken = interruptCommits(db, () => way)
    const context = { db: broken, secrets, outside, log }
    for (let jobs = 0; jobs < 50; jobs++) {
      const before = (await read()).version
      let left = 2
      await runScheduledJobs(context, () => left-- > 0)
      if (way || (await read()).version !== before) return
    }
  }

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
  const { rows } = await sql.query('select from remittance_batches where remittance_id = $1', [
    made.id,
  ])
  assert.equal(rows.length, 0)
  const proof = await call('GET', '/v1/ledger_proof', undefined, options)
  assert.equal(proof.body.consistent, true, proof.text)
})

// Workers are killed at random while they post a remittance of many batches: every claim in it is
// posted once, and the money that nobody claims waits as an exception.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { createBillingPractitioner, createClaim, readClaim, submitClaim } from '../claims.ts'
import { call, createTestAccount, type RequestOptions } from '../harness.ts'
import { paid_line, remittanceFor } from '../remittance_examples.ts'
import { diceOf, freshSeed } from './random.ts'
import { startWorker } from './worker_process.ts'

const own_claims = 5
const foreign_between = 150 // More than a batch.
const kills_wanted = 4
const paid = 125

test('killed workers post every claim of a large remittance once', async () => {
  const seed = Number(process.env.FAULTS_SEED ?? freshSeed())
  const label = `FAULTS_SEED=${seed}`
  const dice = diceOf(seed)
  const home = mkdtempSync(join(tmpdir(), 'attune-remittances-'))
  const { key } = await createTestAccount()
  const options = { key }
  const claims = await sendClaims(options)
  const x12 = remittanceOf(claims.map(({ patient_control_number }) => patient_control_number))
  const made = await call('POST', '/v1/remittances', { x12 }, options)
  assert.equal(made.status, 200, made.text)
  const read = async () =>
    (await call('GET', `/v1/remittances/${made.body.id}`, undefined, options)).body
  const isPosting = async () => ['received', 'balanced'].includes((await read()).status)

  // Each is killed a moment after it posted something, most often within the next batch.
  const processed: number[] = []
  let worker = startWorker(home)
  while (processed.length < kills_wanted && (await isPosting())) {
    const { processed_count } = await read()
    if (processed_count === (processed.at(-1) ?? 0)) continue
    processed.push(processed_count)
    await sleep(dice.between(0, 120))
    worker.kill('SIGKILL')
    worker = startWorker(home)
  }
  while (await isPosting()) await sleep(100)
  worker.kill('SIGKILL')

  const foreign = own_claims * foreign_between
  const last = await read()
  assert.ok(processed.length > 2, `too few were killed (${processed}): ${label}`)
  assert.deepEqual([last.status, last.processed_count], ['excepted', own_claims + foreign], label)
  assert.equal(last.exceptions.length, foreign, label)
  assert.equal(last.unposted.amount, foreign * 1_000, label)
  for (const { id } of claims) {
    const claim = await readClaim(id, options)
    assert.equal(claim.payer_paid.amount, paid * 100, label)
    const history = await call('GET', `/v1/claims/${id}/timeline`, undefined, options)
    const kinds = history.body.data.map(({ kind }: { kind: string }) => kind)
    const decisions = kinds.filter((kind: string) => kind === 'adjudication')
    assert.equal(decisions.length, 1, `${label} ${history.text}`)
  }
  const proof = await call('GET', '/v1/ledger_proof', undefined, options)
  assert.equal(proof.body.consistent, true, proof.text)
  rmSync(home, { recursive: true, force: true })
})

async function sendClaims(options: RequestOptions) {
  const practitioner_id = await createBillingPractitioner(options)
  const claims: Awaited<ReturnType<typeof submitClaim>>[] = []
  for (let i = 0; i < own_claims; i++) {
    const { id } = await createClaim(`SBX-NOERA-${i}`, { practitioner_id }, options)
    claims.push(await submitClaim(id, options))
  }
  return claims
}

// Each of our claims is followed by claims of nobody.
function remittanceOf([first, ...rest]: string[]) {
  let foreign = 0
  const strangers = () =>
    Array.from({ length: foreign_between }, () => [
      `CLP*FOREIGN${++foreign}*1*10*10**12*ICN-F${foreign}*11*1`,
      'SVC*HC:90837*10*10**1',
    ]).flat()
  const others = rest.flatMap((number, i) => [
    ...strangers(),
    `CLP*${number}*1*180*${paid}*25*12*ICN-${i}*11*1`,
    ...paid_line,
  ])
  const lines = [...paid_line, ...others, ...strangers()]
  const total = own_claims * paid + foreign * 10
  return remittanceFor(first!, 'TRACE-KILLS', { lines }).replace(`*I*${paid}*`, `*I*${total}*`)
}

// The short fault run: acknowledged writes remain, nothing is duplicated, and the server stops only
// on request. FAULTS_SEED=<seed> repeats a run; "npm run faults" starts long ones.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freshSeed } from './random.ts'
import { around, within } from './plans.ts'
import { type Report, stormAround, stormWithin } from './fault_run.ts'

const seed = Number(process.env.FAULTS_SEED ?? freshSeed())

function assertClean({ complaints: problems, tally, home }: Report) {
  console.log(`seed ${seed}`, tally)
  const label = [`FAULTS_SEED=${seed}; see ${home}`, ...problems.slice(0, 20)].join('\n')
  assert.equal(problems.length, 0, label)
}

test('the server keeps every acknowledged write while it and its database are killed, cut off and slowed', async () => {
  assertClean(await stormAround({ ...around, seed }))
})

test('the embedded database restarts automatically after it is killed', async () => {
  assertClean(await stormWithin({ ...within, seed }))
})

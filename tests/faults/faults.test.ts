// The short run under faults: what was acked stays, nothing is doubled, and the server ends only
// when it is told to. FAULTS_SEED=<seed> repeats a run; "npm run faults" makes long ones.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freshSeed } from './random.ts'
import { around, within } from './plans.ts'
import { type Report, stormAround, stormWithin } from './fault_run.ts'

const seed = Number(process.env.FAULTS_SEED ?? freshSeed())

function judge({ complaints, tally, home }: Report) {
  console.log(`seed ${seed}`, tally)
  const told = [`FAULTS_SEED=${seed}; see ${home}`, ...complaints.slice(0, 20)].join('\n')
  assert.equal(complaints.length, 0, told)
}

test('server and database are killed, cut off and slowed, and keep every promise', async () => {
  judge(await stormAround({ ...around, seed }))
})

test('the database it brings along is killed, and it comes back by itself', async () => {
  judge(await stormWithin({ ...within, seed }))
})

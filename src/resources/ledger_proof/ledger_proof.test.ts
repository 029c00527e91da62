// The proof: that it holds where everything adds up, and names what does not.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inAccount } from '#in_account.ts'
import { db, ours, secrets } from '#tests/harness.ts'
import { proveLedger } from './ledger_proof.ts'

test('an empty ledger holds', async () => {
  const proof = await inAccount(db, secrets, ours.account, (call) => proveLedger(call))
  assert.equal(proof.holds, true)
})

// Tests that what was posted for a person before a merge is reversed for the survivor.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { call, createTestAccount } from '#tests/harness.ts'
import { createPerson } from '#tests/person_examples.ts'

const usd = (amount: number) => ({ amount, currency: 'usd' })

test('A waived charge and a reversed adjustment of a merged person change what the survivor owes', async () => {
  const options = { key: (await createTestAccount()).key }
  const send = async (path: string, body: object = {}) => {
    const { status, text, body: made } = await call('POST', `/v1/${path}`, body, options)
    assert.equal(status, 200, text)
    return made
  }
  const [{ id: duplicate }, { id: survivor }] = [
    await createPerson({}, options),
    await createPerson({}, options),
  ]
  const owed = async (person_id: string) => {
    const { body } = await call('GET', `/v1/balances?person_id=${person_id}`, undefined, options)
    type Balance = { balance: { amount: number } }
    return (body.data as Balance[]).map(({ balance }) => balance.amount)
  }
  const own = { person_id: duplicate }
  const charge = await send('charges', { ...own, amount: usd(10_000) })
  await send('charges', { ...own, amount: usd(5_000) })
  const reduced = await send('adjustments', {
    person_id: duplicate,
    kind: 'decrease',
    reason: 'goodwill',
    amount: usd(2_000),
  })
  await send(`persons/${survivor}/merge`, { person_id: duplicate })
  assert.deepEqual(await owed(survivor), [13_000])
  await send(`adjustments/${reduced.id}/reverse`)
  await send(`charges/${charge.id}/waive`, { reason: 'courtesy' })
  assert.deepEqual(await owed(survivor), [5_000])
  const proof = await call('GET', '/v1/ledger_proof', undefined, options)
  assert.equal(proof.body.consistent, true, proof.text)
})

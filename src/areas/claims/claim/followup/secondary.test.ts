// Tests claims to the secondary payer, drafted when the primary's 835 arrives: once, unless the
// payer forwarded the claim, and following reversals and new decisions.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { submitClaim } from '#tests/claims.ts'
import { call } from '#tests/harness.ts'
import {
  paid_line,
  type RemittanceFields,
  reversal,
  sentClaim,
} from '#tests/remittance_examples.ts'

async function insuredTwice(coverage: object = {}) {
  const practice = await sentClaim()
  const { claim, options } = practice
  const second = {
    person_id: claim.person_id,
    payer_id: 'SBXSEC',
    member_id: 'SBX-FULL-1',
    sequence: 'secondary',
    ...coverage,
  }
  const made = await call('POST', '/v1/coverages', second, options)
  assert.equal(made.status, 200, made.text)
  const followers = async (): Promise<any[]> => {
    const path = `/v1/claims?coverage_id=${made.body.id}`
    return (await call('GET', path, undefined, options)).body.data
  }
  const statuses = async () => (await followers()).map(({ status }) => status).toReversed()
  return { ...practice, followers, statuses }
}

test("The primary's 835 drafts one claim to the secondary payer, with what was paid", async () => {
  const { claim, options, receive, followers } = await insuredTwice()
  assert.equal((await receive()).status, 'posted')
  const [drafted, ...others] = await followers()
  assert.equal(others.length, 0)
  assert.deepEqual(
    [drafted.status, drafted.payer_sequence, drafted.prior_claim_id],
    ['drafted', 'secondary', claim.id],
  )
  assert.equal(drafted.prior_payer_results[0].paid.amount, 12_500)
  const sent = await submitClaim(drafted.id, options)
  assert.equal(sent.payer_balance.amount, 2_500)
})

const forwarded: [how: string, fields: Partial<RemittanceFields>][] = [
  ['CLP02 19', { status: '19' }],
  ['NM1*TT', { lines: ['NM1*TT*2*MEDIGAP*****PI*X9', ...paid_line] }],
  ['MOA with N89', { lines: ['MOA***N89', ...paid_line] }],
  ['MOA with MA18', { lines: ['MOA***MA18', ...paid_line] }],
]
for (const [how, fields] of forwarded) {
  test(`A claim that the payer forwarded is not billed again: ${how}`, async () => {
    const { receive, statuses } = await insuredTwice()
    assert.equal((await receive(fields)).status, 'posted')
    assert.deepEqual(await statuses(), [])
  })
}

test('Without a secondary payer, patient responsibility or the setting, nothing is drafted', async () => {
  const eap = await insuredTwice({ program: 'eap' })
  await eap.receive()
  assert.deepEqual(await eap.statuses(), [])
  const paid = await insuredTwice()
  const lines = ['SVC*HC:90837:95*180*150**1', paid_line[1]!, 'CAS*CO*45*30', 'REF*6R*L1']
  await paid.receive({ paid: 150, responsibility: 0, lines })
  assert.deepEqual(await paid.statuses(), [])
  const off = await insuredTwice()
  await call('PATCH', '/v1/billing_policy', { draft_secondary_claims: false }, off.options)
  await off.receive()
  assert.deepEqual(await off.statuses(), [])
})

test('A reversal cancels an untouched draft, and a new decision drafts another', async () => {
  const { receive, statuses } = await insuredTwice()
  await receive()
  assert.deepEqual(await statuses(), ['drafted'])
  assert.equal((await receive(reversal)).status, 'posted')
  assert.deepEqual(await statuses(), ['canceled'])
  await receive()
  assert.deepEqual(await statuses(), ['canceled', 'drafted'])
})

test('A claim that was submitted or edited stays, and no second one is drafted', async () => {
  const { options, receive, followers, statuses } = await insuredTwice()
  await receive()
  const [drafted] = await followers()
  const note = { note: 'Checked' }
  assert.equal((await call('PATCH', `/v1/claims/${drafted.id}`, note, options)).status, 200)
  await receive(reversal)
  await receive()
  assert.deepEqual(await statuses(), ['drafted'])
})

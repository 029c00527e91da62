// Two payers that together pay more than the charge: what is too much is the secondary payer's, not
// the patient's credit.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { advanceClock, readClaim, submitClaim } from '#tests/claims.ts'
import { practiceOf, usd } from '#tests/payer_refund_examples.ts'
import { paid_line, remittanceFor, reversal, sentClaim } from '#tests/remittance_examples.ts'

const full_lines = ['SVC*HC:90837:95*180*150**1', paid_line[1]!, 'CAS*CO*45*30', 'REF*6R*L1']
const in_full = { paid: 150, responsibility: 0, lines: full_lines }

// The primary paid 125.00, and the secondary the copay of 25.00.
async function paidByTwo() {
  const { claim, options, receive } = await sentClaim()
  const { ask, ...practice } = practiceOf(claim.id, options)
  const coverage = await ask('POST', '/v1/coverages', {
    person_id: claim.person_id,
    payer_id: 'SBXSEC',
    member_id: 'SBX-NOERA-2',
    sequence: 'secondary',
  })
  assert.equal(coverage.status, 200, coverage.text)
  await receive()
  const { body } = await ask('GET', `/v1/claims?coverage_id=${coverage.body.id}`)
  const { id } = body.data[0]
  const sent = await submitClaim(id, options)
  const x12 = remittanceFor(sent.patient_control_number, 'SECONDARY', {
    payer: 'SANDBOX SECONDARY*XV*SBXSEC',
    status: '2',
    paid: 25,
    responsibility: 0,
    lines: ['SVC*HC:90837:95*180*25**1', paid_line[1]!, 'CAS*OA*23*155', 'REF*6R*L1'],
  })
  const made = await ask('POST', '/v1/remittances', { x12 })
  await advanceClock('PT1S', options)
  const read = await ask('GET', `/v1/remittances/${made.body.id}`)
  assert.equal(read.body.status, 'posted', read.text)
  const owed = async () => {
    const secondary = await readClaim(id, options)
    return {
      primary: (await readClaim(claim.id, options)).payer_balance.amount,
      secondary: secondary.payer_balance.amount,
      patient: await practice.balance(`asset:patient_ar:${claim.person_id}`),
      credit: -(await practice.balance(`liability:patient_credit:${claim.person_id}`)) || 0,
    }
  }
  return { ...practice, ask, claim, options, receive, secondary_id: id, owed }
}

test('A primary payer that pays all of it later leaves the secondary payer a credit', async () => {
  const { ask, owed, receive, prove, secondary_id, collected } = await paidByTwo()
  assert.deepEqual(await owed(), { primary: 0, secondary: 0, patient: 0, credit: 0 })
  await receive(reversal)
  await receive(in_full)
  assert.deepEqual(await owed(), { primary: 0, secondary: -2_500, patient: 0, credit: 0 })
  await prove()
  const refund = { claim_id: secondary_id, amount: usd(2_500) }
  const made = await ask('POST', '/v1/payer_refunds', refund)
  assert.equal(made.body.payer_id, 'SBXSEC', made.text)
  assert.deepEqual(await owed(), { primary: 0, secondary: 0, patient: 0, credit: 0 })
  assert.deepEqual(await collected(), [17_500, 2_500, 0])
  await prove()
})

test('A primary payer that decides the same again leaves everyone even', async () => {
  const { owed, receive, prove } = await paidByTwo()
  await receive(reversal)
  await receive()
  assert.deepEqual(await owed(), { primary: 0, secondary: 0, patient: 0, credit: 0 })
  await prove()
})

test('A secondary payer that takes its payment back is owed nothing more', async () => {
  const { ask, owed, receive, prove, secondary_id, options } = await paidByTwo()
  await receive(reversal)
  await receive(in_full)
  const { patient_control_number } = await readClaim(secondary_id, options)
  const x12 = remittanceFor(patient_control_number, 'TAKEN', {
    payer: 'SANDBOX SECONDARY*XV*SBXSEC',
    status: '22',
    charge: -180,
    paid: -25,
    responsibility: 0,
    lines: [
      'SVC*HC:90837:95*-180*-25**1',
      paid_line[1]!,
      'CAS*OA*23*-155',
      'REF*6R*L1',
      `PLB*1234567893*20261231*L6:${patient_control_number}*-25`,
    ],
  })
  const made = await ask('POST', '/v1/remittances', { x12 })
  assert.equal(made.status, 200, made.text)
  await advanceClock('PT1S', options)
  assert.deepEqual(await owed(), { primary: 0, secondary: 0, patient: 0, credit: 0 })
  await prove()
})

// Tests remittances that are right but unusual: predeterminations, lines that the payer split, and
// versions that aren't supported.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { advanceClock, readClaim } from '#tests/claims.ts'
import { call } from '#tests/harness.ts'
import { remittanceFor, reversal, sentClaim, service_day } from '#tests/remittance_examples.ts'

test("A predetermination (CLP02 25) isn't a denial and changes nothing", async () => {
  const { claim, options, receive } = await sentClaim()
  const unpaid = {
    status: '25',
    paid: 0,
    responsibility: 0,
    lines: ['SVC*HC:90837:95*180*0**1', `DTM*472*${service_day}`, 'CAS*OA*101*180', 'REF*6R*L1'],
  }
  const remitted = await receive(unpaid)
  assert.equal(remitted.status, 'posted', JSON.stringify(remitted.exceptions))
  assert.equal(remitted.claims[0].status, 'informational')
  assert.equal(remitted.claims[0].claim_id, claim.id)
  const after = await readClaim(claim.id, options)
  assert.deepEqual([after.status, after.version], [claim.status, claim.version])
  assert.equal((await receive()).status, 'posted')
  const paid = await readClaim(claim.id, options)
  assert.equal(paid.status, 'paid')
  const late = await receive(unpaid)
  assert.deepEqual([late.status, late.claims[0].status], ['posted', 'informational'])
  assert.equal((await readClaim(claim.id, options)).version, paid.version)
})

test("A payer's claim number that looks like a card number is accepted in an 835", async () => {
  const { claim, options } = await sentClaim()
  const whole = remittanceFor(claim.patient_control_number, '4012888888881881')
  const x12 = whole.replace('*ICN1*', '*4111111111111111*')
  const made = await call('POST', '/v1/remittances', { x12 }, options)
  assert.equal(made.status, 200, made.text)
  await advanceClock('PT1S', options)
  const paid = await readClaim(claim.id, options)
  assert.equal(paid.payer_claim_control_number, '4111111111111111')
})

const part = (charge: number, paid: number, ...adjustments: string[]) => [
  `SVC*HC:90837:95*${charge}*${paid}**1`,
  `DTM*472*${service_day}`,
  ...adjustments,
  'REF*6R*L1',
]

test('A line that the payer split into two is matched, and its amounts are added', async () => {
  const { claim, options, receive } = await sentClaim()
  const lines = [
    ...part(100, 70, 'CAS*CO*45*15', 'CAS*PR*3*15'),
    ...part(80, 55, 'CAS*CO*45*15', 'CAS*PR*3*10'),
  ]
  const remitted = await receive({ lines })
  assert.equal(remitted.status, 'posted', JSON.stringify(remitted.exceptions))
  const after = await readClaim(claim.id, options)
  assert.deepEqual([after.status, after.lines[0].line_status], ['paid', 'paid'])
  assert.deepEqual([after.payer_paid.amount, after.contractual.amount], [12_500, 3_000])
  assert.equal(after.patient_responsibility.copay.amount, 2_500)
  assert.equal(after.payer_balance.amount, 0)
})

test('The denied part of a split line stays open with the payer', async () => {
  const { claim, options, receive } = await sentClaim()
  const lines = [...part(140, 125, 'CAS*CO*45*15'), ...part(40, 0, 'CAS*CO*119*40')]
  const remitted = await receive({ responsibility: 0, lines })
  assert.equal(remitted.status, 'posted', JSON.stringify(remitted.exceptions))
  const after = await readClaim(claim.id, options)
  assert.equal(after.lines[0].line_status, 'reduced')
  assert.deepEqual([after.payer_paid.amount, after.contractual.amount], [12_500, 1_500])
  assert.equal(after.payer_balance.amount, 4_000)
  const proof = await call('GET', '/v1/ledger_proof', undefined, options)
  assert.equal(proof.body.consistent, true, proof.text)
})

test("Parts with one line control number that don't add up to the billed line become an exception", async () => {
  const { receive } = await sentClaim()
  const lines = [...part(100, 70, 'CAS*CO*45*30'), ...part(100, 55, 'CAS*CO*45*45')]
  const remitted = await receive({ charge: 200, responsibility: 0, lines })
  assert.equal(remitted.exceptions[0].code, 'line_unmatched')
})

test('A remittance in version 4010 or without a guide is refused with the supported versions', async () => {
  const { claim, options } = await sentClaim()
  for (const [i, version] of ['004010X091A1', '005010', '005010X220A1', ''].entries()) {
    const whole = remittanceFor(claim.patient_control_number, `V${i}`)
    const x12 = whole.replace('005010X221A1', version)
    const refused = await call('POST', '/v1/remittances', { x12 }, options)
    assert.equal(refused.status, 400, version)
    assert.match(refused.body.error.message, /005010X221A1 \(835\)/, version)
    const stored = await call('POST', '/v1/x12_documents', { x12 }, options)
    await advanceClock('PT1S', options)
    const path = `/v1/x12_documents/${stored.body.id}`
    const { body } = await call('GET', path, undefined, options)
    assert.deepEqual(
      [body.status, body.transactions[0].code, body.errors[0].code],
      ['excepted', 'version_unsupported', 'unsupported_version'],
      version,
    )
  }
})

test('A payment that you draw from the payer (BPR03 D) is a payment, and none is negative', async () => {
  const { claim, options } = await sentClaim()
  const receive = async (trace: string, bpr: string) => {
    const whole = remittanceFor(claim.patient_control_number, trace)
    const x12 = whole.replace('BPR*I*125*C', bpr)
    const { body } = await call('POST', '/v1/remittances', { x12 }, options)
    await advanceClock('PT1S', options)
    return (await call('GET', `/v1/remittances/${body.id}`, undefined, options)).body
  }
  const drawn = await receive('DRAWN', 'BPR*I*125*D')
  assert.deepEqual([drawn.status, drawn.amount.amount], ['posted', 12_500])
  const { body } = await call('GET', `/v1/payments/${drawn.payment_id}`, undefined, options)
  assert.deepEqual([body.kind, body.direction], ['insurer_payment', 'in'])
  const negative = await receive('DEBIT', 'BPR*I*-125*D')
  assert.equal(negative.exceptions[0].code, 'transaction_unbalanced')
  const whole = remittanceFor(claim.patient_control_number, 'TAKEN', reversal)
  const x12 = whole.replace('BPR*I*0*C', 'BPR*I*-125*D').replace('FB:TAKEN*-125', 'FB:TAKEN*0')
  const sent = await call('POST', '/v1/remittances', { x12 }, options)
  await advanceClock('PT1S', options)
  const path = `/v1/remittances/${sent.body.id}`
  const taken = (await call('GET', path, undefined, options)).body
  assert.deepEqual([taken.status, taken.exceptions[0].code], ['excepted', 'payment_negative'])
  const resolution = { resolution: 'accept', reason: 'It left our bank account.' }
  const accepted = await call('POST', `${path}/resolve`, resolution, options)
  assert.equal(accepted.body.status, 'resolved', accepted.text)
  const out = await call('GET', `/v1/payments/${accepted.body.payment_id}`, undefined, options)
  assert.deepEqual([out.body.kind, out.body.amount.amount], ['insurer_recoupment', 12_500])
  const proof = await call('GET', '/v1/ledger_proof', undefined, options)
  assert.equal(proof.body.consistent, true, proof.text)
})

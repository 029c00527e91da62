// Tests remittances with adjustments of the whole claim (CAS in loop 2100), with and without
// service lines: what the payer paid is CLP04, in the claim, the ledger and what can be returned.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { claimStep, readClaim, submitClaim } from '#tests/claims.ts'
import { call } from '#tests/harness.ts'
import { practiceOf, usd } from '#tests/payer_refund_examples.ts'
import { type RemittanceFields, sentClaim, service_day } from '#tests/remittance_examples.ts'

const line = (paid: number, ...adjustments: string[]) => [
  `SVC*HC:90837:95*180*${paid}**1`,
  `DTM*472*${service_day}`,
  ...adjustments,
  'REF*6R*L1',
]
const contract = 'CAS*CO*45*30'
const copay = 'CAS*PR*3*25'

type Form = Partial<RemittanceFields> & { patient: number; contractual: number }

const sequestered: Form = {
  paid: 120,
  lines: ['CAS*CO*253*5', ...line(125, contract, copay)],
  patient: 2_500,
  contractual: 3_500,
}
const deductible_on_claim: Form = {
  paid: 0,
  responsibility: 150,
  lines: ['CAS*PR*1*150', ...line(150, contract)],
  patient: 15_000,
  contractual: 3_000,
}
const all_on_claim: Form = {
  lines: [contract, copay, ...line(180)],
  patient: 2_500,
  contractual: 3_000,
}
const without_lines: Form = { lines: [contract, copay], patient: 2_500, contractual: 3_000 }

const forms = { sequestered, deductible_on_claim, all_on_claim, without_lines }

const turned = ({ lines, ...form }: Form): Partial<RemittanceFields> => ({
  status: '22',
  charge: -180,
  paid: -(form.paid ?? 125),
  responsibility: -(form.responsibility ?? 25),
  lines: lines!.map((segment) =>
    segment
      .replace(/^(CAS\*..\*\w+\*)(\d+)$/, '$1-$2')
      .replace(/^(SVC\*[^*]+\*)180\*(\d+)/, '$1-180*-$2'),
  ),
})

for (const [name, form] of Object.entries(forms)) {
  test(`A payer paid what CLP04 says, and no more can be returned: ${name}`, async () => {
    const { claim, options, receive } = await sentClaim()
    const { ask, prove, refund } = practiceOf(claim.id, options)
    const remitted = await receive(form)
    assert.equal(remitted.status, 'posted', JSON.stringify(remitted.exceptions))
    const paid = (form.paid ?? 125) * 100
    const decided = await readClaim(claim.id, options)
    assert.deepEqual(
      [decided.status, decided.payer_paid, decided.contractual, decided.payer_balance],
      ['paid', usd(paid), usd(form.contractual), usd(0)],
    )
    assert.deepEqual(decided.patient_balance, usd(form.patient))
    await prove()
    const refused = await refund(paid + 1)
    assert.deepEqual([refused.status, refused.body.error.code], [422, 'amount_exceeds_balance'])
    // The same decision again needs somebody to accept it, in whatever form it comes.
    const again = await receive(form === without_lines ? all_on_claim : without_lines)
    assert.equal(again.exceptions[0].code, 'already_adjudicated')
    await ask('POST', `/v1/remittances/${again.id}/resolve`, { resolution: 'dismiss', reason: 'x' })
    const reversed = await receive(turned(form))
    assert.equal(reversed.status, 'posted', JSON.stringify(reversed.exceptions))
    const after = await readClaim(claim.id, options)
    assert.deepEqual(
      [after.status, after.payer_paid, after.payer_balance, after.patient_balance],
      ['reversed', usd(0), usd(18_000), usd(0)],
    )
    assert.equal((await refund(1)).status, 422)
    await prove()
  })

  test(`The secondary payer is billed what is left to the patient: ${name}`, async () => {
    const { claim, options, receive } = await sentClaim()
    const { person_id } = claim
    const coverage = { person_id, payer_id: 'SBXSEC', member_id: 'SBX-FULL-1' }
    await call('POST', '/v1/coverages', { ...coverage, sequence: 'secondary' }, options)
    await receive(form)
    const drafted = await call('GET', '/v1/claims?status=drafted', undefined, options)
    const second = await submitClaim(drafted.body.data[0].id, options)
    assert.deepEqual(second.payer_balance, usd(form.patient))
    const { body } = await call('GET', `/v1/claims/${claim.id}`, undefined, options)
    assert.deepEqual(body.patient_balance, usd(0))
    await practiceOf(claim.id, options).prove()
  })
}

test('A decision is reversed in another form than it was sent in', async () => {
  const { claim, options, receive } = await sentClaim()
  await receive(all_on_claim)
  const reversed = await receive(turned(without_lines))
  assert.equal(reversed.status, 'posted', JSON.stringify(reversed.exceptions))
  const after = await readClaim(claim.id, options)
  assert.deepEqual([after.status, after.payer_balance], ['reversed', usd(18_000)])
  await practiceOf(claim.id, options).prove()
})

const denials = {
  'on the claim': ['CAS*CO*197*180'],
  'on the line': line(0, 'CAS*CO*197*180'),
  'on the claim, whose line is paid': ['CAS*CO*197*180', ...line(180)],
}
for (const [where, lines] of Object.entries(denials)) {
  test(`A denial leaves the charge open with the payer: ${where}`, async () => {
    const { claim, options, receive } = await sentClaim()
    const remitted = await receive({ status: '4', paid: 0, responsibility: 0, lines })
    assert.equal(remitted.status, 'posted', JSON.stringify(remitted.exceptions))
    const denied = await readClaim(claim.id, options)
    assert.deepEqual(
      [denied.status, denied.payer_paid, denied.contractual, denied.payer_balance],
      ['denied', usd(0), usd(0), usd(18_000)],
    )
    await receive(sequestered)
    const paid = await readClaim(claim.id, options)
    assert.deepEqual([paid.status, paid.payer_paid], ['paid', usd(12_000)])
    const written = await claimStep(claim.id, 'write_off', { reason: 'administrative' }, options)
    assert.equal(written.body.error.code, 'amount_exceeds_balance')
    await practiceOf(claim.id, options).prove()
  })
}

test('What a payer demanded is returned once, with or without naming the claim', async () => {
  const { claim, options, receive } = await sentClaim()
  const { ask, refund, prove } = practiceOf(claim.id, options)
  await receive()
  const number = claim.patient_control_number
  const { lines, ...fields } = turned(without_lines)
  const remitted = await receive({
    ...fields,
    lines: [...lines!, `PLB*1234567893*20261231*WO:${number}*-125`],
  })
  assert.equal(remitted.status, 'posted', JSON.stringify(remitted.exceptions))
  const demanded = await readClaim(claim.id, options)
  assert.deepEqual(demanded.recoupment, usd(12_500))
  const made = await ask('POST', '/v1/payer_refunds', { payer_id: 'SBX01', amount: usd(12_500) })
  assert.equal(made.status, 200, made.text)
  assert.equal((await refund(12_500)).body.error?.code, 'amount_exceeds_balance')
  await prove()
})

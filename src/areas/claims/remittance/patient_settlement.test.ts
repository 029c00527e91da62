// Tests how a person is settled after adjudication: prepayments are applied, and only money that
// was paid becomes credit.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runScheduledJobs } from '#jobs/clock.ts'
import { copay } from '#tests/person_examples.ts'
import { advance, makeClaim, makeInsured, readClaim, step, submitted } from '#tests/claims.ts'
import { type Asked, call, db, log, makeAccount, outside, secrets, sql } from '#tests/harness.ts'
import { paper, remittanceHead } from '#tests/x12_files.ts'

const usd = (amount: number) => ({ amount, currency: 'usd' })

async function sent(member_id: string, before: (claim: any, asked: Asked) => unknown = () => {}) {
  const { key } = await makeAccount()
  const asked: Asked = { key }
  const insured = await makeInsured(member_id, {}, asked)
  const claim = await makeClaim(undefined, { insured }, asked)
  await before(claim, asked)
  await submitted(claim.id, asked)
  await advance('P15D', asked)
  return { id: claim.id, ...insured, asked }
}

// The person's balance and credit; the whole ledger must balance.
async function standing(person_id: string, asked: Asked) {
  const { body: proof } = await call('GET', '/v1/ledger_proof', undefined, asked)
  assert.equal(proof.holds, true, JSON.stringify(proof.faults))
  const { rows } = await sql.query(
    `select coalesce(sum(amount) filter (where ledger_account = 'asset:patient_ar:' || $1), 0)::int
       as owed,
       coalesce(-sum(amount) filter (where ledger_account = 'liability:patient_credit:' || $1), 0)
       ::int as credit
     from ledger_entries`,
    [person_id],
  )
  return [rows[0].owed, rows[0].credit]
}

const pay = (person_id: string, fields: object, asked: Asked) =>
  call('POST', '/v1/payments', copay(person_id, fields), asked)

test('a copay that was taken ahead pays what the remittance leaves to the person', async () => {
  const { id, person_id, asked } = await sent('SBX-PAID-1', ({ id, person_id }, asked) =>
    pay(person_id, { claim_id: id, amount: usd(4_000) }, asked),
  )
  assert.deepEqual(await standing(person_id, asked), [0, 1_500])
  assert.equal((await step(id, 'close', undefined, asked)).body.status, 'closed')
})

test('who pays does not wait for who holds a claim, and the claim follows in a moment', async () => {
  const { id, person_id, asked } = await sent('SBX-PAID-1')
  const holding = await sql.connect()
  try {
    await holding.query('begin')
    await holding.query('select from claims where id = $1 for update', [id])
    const cash = { kind: 'balance', claim_id: id, method: { type: 'cash' }, amount: usd(1_000) }
    const { body, text } = await pay(person_id, cash, asked)
    assert.equal(body.status, 'succeeded', text)
    assert.deepEqual((await readClaim(id, asked)).patient_balance, usd(2_500))
  } finally {
    await holding.query('rollback')
    holding.release()
  }
  await runScheduledJobs({ db, secrets, outside, log })
  const { patient_balance, version } = await readClaim(id, asked)
  assert.deepEqual(patient_balance, usd(1_500))
  await pay(person_id, { kind: 'balance', claim_id: id, method: { type: 'cash' } }, asked)
  const after = await readClaim(id, asked)
  assert.deepEqual([after.patient_balance, after.version], [usd(0), version + 1])
  assert.deepEqual(await standing(person_id, asked), [0, 1_000])
})

test('what was paid ahead for something else stays the person’s', async () => {
  const { person_id, asked } = await sent('SBX-PAID-1', ({ person_id }, asked) =>
    pay(person_id, {}, asked),
  )
  assert.deepEqual(await standing(person_id, asked), [2_500, 2_500])
})

test('what a person paid of a claim that is taken back is their credit', async () => {
  const { id, person_id, asked } = await sent('SBX-REVERSE-1')
  await pay(person_id, { kind: 'balance', claim_id: id }, asked)
  assert.deepEqual(await standing(person_id, asked), [0, 0])
  await advance('P45D', asked)
  assert.deepEqual(await standing(person_id, asked), [0, 2_500])
})

test('what was written off of a claim that is taken back is nobody’s credit', async () => {
  const { id, person_id, asked } = await sent('SBX-REVERSE-1')
  await step(id, 'write_off', { of: 'patient', reason: 'charity' }, asked)
  await advance('P45D', asked)
  assert.deepEqual(await standing(person_id, asked), [0, 0])
  const { written_off, patient_balance } = await readClaim(id, asked)
  assert.deepEqual([written_off, patient_balance], [usd(0), usd(0)])
})

test('what was given up is taken back when an appeal is won after all', async () => {
  const { id, person_id, asked } = await sent('SBX-APPEAL-WIN-1')
  await step(id, 'write_off', { reason: 'not_covered', amount: usd(8_000) }, asked)
  await step(id, 'transfer_to_patient', { reason: 'Not covered' }, asked)
  assert.deepEqual(await standing(person_id, asked), [10_000, 0])
  await step(id, 'appeal', { reason: 'medical_necessity' }, asked)
  await advance('P45D', asked)
  const { status, payer_balance, patient_balance, written_off } = await readClaim(id, asked)
  assert.deepEqual([status, payer_balance, written_off], ['paid', usd(0), usd(0)])
  assert.deepEqual(patient_balance, usd(2_500))
  assert.deepEqual(await standing(person_id, asked), [2_500, 0])
})

test('of a claim that is voided nothing stays written off', async () => {
  const { id, person_id, asked } = await sent('SBX-DENY-197-1')
  await step(id, 'write_off', { reason: 'authorization' }, asked)
  assert.equal((await step(id, 'void', undefined, asked)).status, 200)
  await advance('P20D', asked)
  const { status, payer_balance, written_off } = await readClaim(id, asked)
  assert.deepEqual([status, payer_balance, written_off], ['voided', usd(0), usd(0)])
  assert.deepEqual(await standing(person_id, asked), [0, 0])
})

test('nobody is erased while a payer decides; what it says of them afterwards is posted', async () => {
  const { key } = await makeAccount()
  const asked: Asked = { key }
  const insured = await makeInsured('SBX-PAID-1', {}, asked)
  const claim = await makeClaim(undefined, { insured }, asked)
  const { id, person_id } = await submitted(claim.id, asked)
  const erase = () =>
    call('POST', `/v1/persons/${person_id}/erase`, { erasure_basis: 'person_request' }, asked)
  const refused = await erase()
  assert.equal(refused.body.error.code, 'retention_active')
  assert.equal(refused.body.error.details[0].code, 'claim_under_way')
  await advance('P15D', asked)
  const { patient_control_number } = await readClaim(id, asked)
  const erased = await erase()
  assert.equal(erased.body.status, 'erased', erased.text)
  const x12 = paper('835', [
    'BPR*I*125*D*ACH************20270122',
    ...remittanceHead('0').slice(1),
    `CLP*${patient_control_number}*22*-180*-125*-25*12*ICN1*11*1`,
    'SVC*HC:90837:95*-180*-125**1',
    'DTM*472*20261102',
    'CAS*CO*45*-30',
    'CAS*PR*3*-25',
    'REF*6R*L1',
  ])
  const { body: brought } = await call('POST', '/v1/remittances', { x12 }, asked)
  await advance('PT1S', asked)
  const { body } = await call('GET', `/v1/remittances/${brought.id}`, undefined, asked)
  assert.equal(body.status, 'posted', JSON.stringify(body.exceptions))
  const { rows } = await sql.query(
    'select status, payer_paid, payer_balance, patient_balance, balance_status from claims where id = $1',
    [id],
  )
  assert.deepEqual(rows[0], {
    status: 'reversed',
    payer_paid: usd(0),
    payer_balance: usd(18_000),
    patient_balance: usd(0),
    balance_status: 'open',
  })
  assert.deepEqual(await standing(person_id, asked), [0, 0])
})

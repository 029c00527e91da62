// Tests how a person is settled after adjudication: prepayments are applied, and only money that
// was paid becomes credit.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runScheduledJobs } from '#jobs/clock.ts'
import { copayRequest } from '#tests/person_examples.ts'
import {
  advanceClock,
  createClaim,
  createInsuredPerson,
  readClaim,
  claimStep,
  submitClaim,
} from '#tests/claims.ts'
import {
  type RequestOptions,
  call,
  db,
  log,
  createTestAccount,
  outside,
  secrets,
  sql,
} from '#tests/harness.ts'
import { paper, remittanceHead } from '#tests/x12_files.ts'

const usd = (amount: number) => ({ amount, currency: 'usd' })

async function sent(
  member_id: string,
  before: (claim: any, options: RequestOptions) => unknown = () => {},
) {
  const { key } = await createTestAccount()
  const request_options: RequestOptions = { key }
  const insured = await createInsuredPerson(member_id, {}, request_options)
  const claim = await createClaim(undefined, { insured }, request_options)
  await before(claim, request_options)
  await submitClaim(claim.id, request_options)
  await advanceClock('P15D', request_options)
  return { id: claim.id, ...insured, asked: request_options }
}

// The person's balance and credit; the whole ledger must balance.
async function standing(person_id: string, options: RequestOptions) {
  const { body: proof } = await call('GET', '/v1/ledger_proof', undefined, options)
  assert.equal(proof.consistent, true, JSON.stringify(proof.violations))
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

const pay = (person_id: string, fields: object, options: RequestOptions) =>
  call('POST', '/v1/payments', copayRequest(person_id, fields), options)

test('What an EAP assigns to the patient stays open with the EAP', async () => {
  const { key } = await createTestAccount()
  const options: RequestOptions = { key }
  const insured = await createInsuredPerson('SBX-PAID-1', { program: 'eap' }, options)
  const claim = await createClaim(undefined, { insured }, options)
  await submitClaim(claim.id, options)
  await advanceClock('P15D', options)
  const { status, payer_balance, patient_balance, patient_responsibility } = await readClaim(
    claim.id,
    options,
  )
  assert.deepEqual([status, payer_balance, patient_balance], ['paid', usd(2_500), usd(0)])
  assert.deepEqual(patient_responsibility.copay, usd(0))
  assert.deepEqual(await standing(insured.person_id, options), [0, 0])
  const [listed] = (await call('GET', '/v1/remittances', undefined, options)).body.data
  const { text } = await call('GET', `/v1/remittances/${listed.id}`, undefined, options)
  assert.match(text, /"patient_not_billable"/)
  const off = { reason: 'courtesy' }
  const written = await claimStep(claim.id, 'write_off', off, options)
  assert.deepEqual(written.body.payer_balance, usd(0), written.text)
  assert.deepEqual(await standing(insured.person_id, options), [0, 0])
})

test('A prepaid copay is applied to the patient responsibility', async () => {
  const {
    id,
    person_id,
    asked: request,
  } = await sent('SBX-PAID-1', ({ id, person_id }, request) =>
    pay(person_id, { claim_id: id, amount: usd(4_000) }, request),
  )
  assert.deepEqual(await standing(person_id, request), [0, 1_500])
  assert.equal((await claimStep(id, 'close', undefined, request)).body.status, 'closed')
})

test("A payment doesn't wait for a locked claim, whose balance follows", async () => {
  const { id, person_id, asked: request } = await sent('SBX-PAID-1')
  const holding = await sql.connect()
  try {
    await holding.query('begin')
    await holding.query('select from claims where id = $1 for update', [id])
    const cash = { kind: 'balance', claim_id: id, method: { type: 'cash' }, amount: usd(1_000) }
    const { body, text } = await pay(person_id, cash, request)
    assert.equal(body.status, 'succeeded', text)
    assert.deepEqual((await readClaim(id, request)).patient_balance, usd(2_500))
  } finally {
    await holding.query('rollback')
    holding.release()
  }
  await runScheduledJobs({ db, secrets, outside, log })
  const { patient_balance, version } = await readClaim(id, request)
  assert.deepEqual(patient_balance, usd(1_500))
  await pay(person_id, { kind: 'balance', claim_id: id, method: { type: 'cash' } }, request)
  const after = await readClaim(id, request)
  assert.deepEqual([after.patient_balance, after.version], [usd(0), version + 1])
  assert.deepEqual(await standing(person_id, request), [0, 1_000])
})

test('A payment on a reversed claim becomes a credit of the person', async () => {
  const { id, person_id, asked: request } = await sent('SBX-REVERSE-1')
  await pay(person_id, { kind: 'balance', claim_id: id }, request)
  assert.deepEqual(await standing(person_id, request), [0, 0])
  await advanceClock('P45D', request)
  assert.deepEqual(await standing(person_id, request), [0, 2_500])
})

test("A write-off on a reversed claim isn't a credit", async () => {
  const { id, person_id, asked: request } = await sent('SBX-REVERSE-1')
  await claimStep(id, 'write_off', { party: 'patient', reason: 'charity' }, request)
  await advanceClock('P45D', request)
  assert.deepEqual(await standing(person_id, request), [0, 0])
  const { written_off, patient_balance } = await readClaim(id, request)
  assert.deepEqual([written_off, patient_balance], [usd(0), usd(0)])
})

test('What was forgiven stays forgiven when a reversal is followed by a new decision', async () => {
  const { id, person_id, asked: request } = await sent('SBX-RECONSIDER-1')
  await claimStep(id, 'write_off', { party: 'patient', reason: 'charity' }, request)
  assert.deepEqual(await standing(person_id, request), [0, 0])
  await advanceClock('P31D', request)
  assert.equal((await readClaim(id, request)).status, 'reversed')
  assert.deepEqual(await standing(person_id, request), [0, 0])
  await advanceClock('P31D', request)
  const after = await readClaim(id, request)
  assert.deepEqual([after.status, after.patient_written_off], ['paid', usd(2_500)])
  assert.deepEqual([after.written_off, after.patient_balance], [usd(0), usd(0)])
  assert.deepEqual(await standing(person_id, request), [0, 0])
  const proof = await call('GET', '/v1/ledger_proof', undefined, request)
  assert.equal(proof.body.consistent, true, proof.text)
})

// The adjustments of a person, oldest first: amount, state, and whether it restores another.
async function adjustmentsOf(person_id: string, options: RequestOptions) {
  const path = `/v1/adjustments?person_id=${person_id}`
  const { data } = (await call('GET', path, undefined, options)).body
  return data
    .toReversed()
    .map((each: any) => [each.amount.amount, each.status, each.restores_id !== null])
}

for (const for_claim of [true, false]) {
  const what = for_claim ? 'for the claim' : 'for no claim'
  test(`An adjustment ${what} that forgave a balance is no credit and stays forgiven`, async () => {
    const { id, person_id, asked: request } = await sent('SBX-RECONSIDER-1')
    const forgive = (reason: string, kind: string, amount: number) =>
      call(
        'POST',
        '/v1/adjustments',
        { kind, reason, person_id, amount: usd(amount), ...(for_claim && { claim_id: id }) },
        request,
      )
    await forgive('charity', 'write_off', 2_000)
    const last = await forgive('goodwill', 'decrease', 500)
    assert.equal(last.status, 200, last.text)
    assert.deepEqual(await standing(person_id, request), [0, 0])
    await advanceClock('P31D', request)
    assert.equal((await readClaim(id, request)).status, 'reversed')
    assert.deepEqual(await standing(person_id, request), [0, 0], 'no credit for money never paid')
    assert.deepEqual(await adjustmentsOf(person_id, request), [
      [2_000, 'reversed', false],
      [500, 'reversed', false],
    ])
    const again = await call('POST', `/v1/adjustments/${last.body.id}/reverse`, undefined, request)
    assert.equal(again.status, 409, 'it is reversed once')
    await advanceClock('P31D', request)
    assert.deepEqual(await standing(person_id, request), [0, 0], 'forgiven stays forgiven')
    const [, , ...restored] = await adjustmentsOf(person_id, request)
    assert.deepEqual(restored.sort(), [
      [2_000, 'posted', true],
      [500, 'posted', true],
    ])
    assert.deepEqual((await readClaim(id, request)).patient_balance, usd(0))
  })
}

test('What was paid is credit although the rest was forgiven by an adjustment', async () => {
  const { id, person_id, asked: request } = await sent('SBX-RECONSIDER-1')
  const off = { kind: 'write_off', reason: 'charity', person_id, amount: usd(1_500) }
  await call('POST', '/v1/adjustments', off, request)
  await pay(person_id, { kind: 'balance', claim_id: id, amount: usd(1_000) }, request)
  assert.deepEqual(await standing(person_id, request), [0, 0])
  await advanceClock('P31D', request)
  assert.deepEqual(await standing(person_id, request), [0, 1_000])
  await advanceClock('P31D', request)
  const [owed, credit] = await standing(person_id, request)
  assert.equal(owed! - credit!, 0, 'what is left to pay was paid before')
})

test('An adjustment for other care stays when a claim that was paid is reversed', async () => {
  const { id, person_id, asked: request } = await sent('SBX-REVERSE-1')
  await call('POST', '/v1/charges', { person_id, amount: usd(4_000) }, request)
  const off = { kind: 'write_off', reason: 'charity', person_id, amount: usd(4_000) }
  await call('POST', '/v1/adjustments', off, request)
  await pay(person_id, { kind: 'balance', claim_id: id }, request)
  assert.deepEqual(await standing(person_id, request), [0, 0])
  await advanceClock('P45D', request)
  assert.deepEqual(await standing(person_id, request), [0, 2_500])
  assert.deepEqual(await adjustmentsOf(person_id, request), [[4_000, 'posted', false]])
})

test('A write-off is reversed when an appeal is overturned', async () => {
  const { id, person_id, asked: request } = await sent('SBX-APPEAL-WIN-1')
  await claimStep(id, 'write_off', { reason: 'not_covered', amount: usd(8_000) }, request)
  await claimStep(id, 'transfer_to_patient', { reason: 'Not covered' }, request)
  assert.deepEqual(await standing(person_id, request), [10_000, 0])
  await claimStep(id, 'appeal', { reason: 'medical_necessity' }, request)
  await advanceClock('P45D', request)
  const { status, payer_balance, patient_balance, written_off } = await readClaim(id, request)
  assert.deepEqual([status, payer_balance, written_off], ['paid', usd(0), usd(0)])
  assert.deepEqual(patient_balance, usd(2_500))
  assert.deepEqual(await standing(person_id, request), [2_500, 0])
})

test('A void reverses the write-offs of the claim', async () => {
  const { id, person_id, asked: request } = await sent('SBX-DENY-197-1')
  await claimStep(id, 'write_off', { reason: 'authorization' }, request)
  assert.equal((await claimStep(id, 'void', undefined, request)).status, 200)
  await advanceClock('P20D', request)
  const { status, payer_balance, written_off } = await readClaim(id, request)
  assert.deepEqual([status, payer_balance, written_off], ['voided', usd(0), usd(0)])
  assert.deepEqual(await standing(person_id, request), [0, 0])
})

test("A person can't be erased during adjudication, and a later remittance is still posted", async () => {
  const { key } = await createTestAccount()
  const options: RequestOptions = { key }
  const insured = await createInsuredPerson('SBX-PAID-1', {}, options)
  const claim = await createClaim(undefined, { insured }, options)
  const { id, person_id } = await submitClaim(claim.id, options)
  const erase = () =>
    call('POST', `/v1/persons/${person_id}/erase`, { erasure_basis: 'person_request' }, options)
  const refused = await erase()
  assert.equal(refused.body.error.code, 'retention_active')
  assert.equal(refused.body.error.details[0].code, 'claim_under_way')
  await advanceClock('P15D', options)
  const { patient_control_number } = await readClaim(id, options)
  const erased = await erase()
  assert.equal(erased.body.status, 'erased', erased.text)
  const x12 = paper('835', [
    'BPR*H*0*C*NON************20270122',
    ...remittanceHead('0').slice(1).with(2, 'N1*PR*SANDBOX HEALTH PLAN*XV*SBX01'),
    `CLP*${patient_control_number}*22*-180*-125*-25*12*ICN1*11*1`,
    'SVC*HC:90837:95*-180*-125**1',
    'DTM*472*20261102',
    'CAS*CO*45*-30',
    'CAS*PR*3*-25',
    'REF*6R*L1',
    'PLB*1234567893*20271231*FB:TRACE1*-125',
  ])
  const { body: brought } = await call('POST', '/v1/remittances', { x12 }, options)
  await advanceClock('PT1S', options)
  const { body } = await call('GET', `/v1/remittances/${brought.id}`, undefined, options)
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
  assert.deepEqual(await standing(person_id, options), [0, 0])
})

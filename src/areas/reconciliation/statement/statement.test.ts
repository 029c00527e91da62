// From a session to a statement: automatic charges, manual adjustments, and the person's balance.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newId } from '#kernel/ids.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import {
  chargesFor,
  type BillableSession,
  priceOf,
} from '#areas/payments/charge/session_charges.ts'
import { post } from '#areas/payments/ledger/post.ts'
import type { Posting } from '#areas/payments/ledger/posting.ts'
import * as postings from '#areas/payments/ledger/postings.ts'
import { proveLedger } from '#areas/reconciliation/ledger_proof/ledger_proof.ts'
import { grantConsent, createPerson, createToken } from '#tests/person_examples.ts'
import { call, db, createPractitioner, own_account, outside, secrets, sql } from '#tests/harness.ts'
import { mergeItems } from './items.ts'

const usd = (amount: number) => ({ amount, currency: 'usd' })
const posting = (...all: Posting[]) =>
  inAccount({ db, secrets, outside }, own_account.account, (work) => post(work, all))
const prove = () =>
  inAccount({ db, secrets, outside }, own_account.account, (work) => proveLedger(work))

const statementOf = async (id: string, key?: string) => {
  const options = key ? { key } : {}
  const { status, body, text } = await call(
    'GET',
    `/v1/persons/${id}/statement`,
    undefined,
    options,
  )
  assert.equal(status, 200, text)
  return body
}
const owedBy = async (id: string) => {
  const { totals, items } = await statementOf(id)
  const [total] = totals.length > 0 ? totals : [{ owed: usd(0), credit: usd(0) }]
  const owed = total.owed.amount
  const in_items = items.reduce((sum: number, item: any) => sum + item.owed.amount, 0)
  assert.equal(in_items, owed, 'the items add up to what is owed')
  return { owed, credit: total.credit.amount }
}

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const rates = [{ service: 'individual_50', price: { amount: 15_000, currency: 'usd' } }]
const policy = { late_cancel_hours: 24, late_cancel_fee: usd(7_500), no_show_fee: usd(10_000) }
async function makeOpen() {
  const id = await createPractitioner()
  await call('PATCH', `/v1/practitioners/${id}`, { rates })
  const rules = [{ days, start_time: '00:00', end_time: '24:00' }]
  const open = { rules, slot_step_minutes: 5, policy }
  await call('PATCH', `/v1/practitioners/${id}/availability`, open)
  return id
}
const advance = (by: string) => call('POST', '/v1/test_clock/advance', { by })

// A session that starts in two hours.
async function book(more: object = {}) {
  const practitioner_id = await makeOpen()
  const person = await createPerson()
  await grantConsent(person.id)
  await grantConsent(person.id, { kind: 'telehealth' })
  const { body: clock } = await call('GET', '/v1/test_clock')
  const now = Temporal.Instant.from(clock.now).epochMilliseconds
  const grid_ms = 300_000
  const starts_at = Temporal.Instant.fromEpochMilliseconds(
    Math.ceil(now / grid_ms) * grid_ms + 7_200_000,
  ).toString()
  const person_location = { jurisdiction: 'US-NY' }
  const request = { practitioner_id, person_id: person.id, starts_at, person_location, ...more }
  const { body, text } = await call('POST', '/v1/sessions', request)
  assert.ok(body.id, text)
  const step = async (name: string, fields?: object) => {
    const answer = await call('POST', `/v1/sessions/${body.id}/${name}`, fields)
    assert.equal(answer.status, 200, answer.text)
    await advance('PT1S')
    return answer.body
  }
  const charges = async () =>
    (await call('GET', `/v1/charges?session_id=${body.id}`)).body.data as any[]
  return { id: body.id as string, practitioner_id, person_id: person.id, step, charges }
}

test('A completed self-pay session creates one charge', async () => {
  const { id, person_id, practitioner_id, step, charges } = await book({ payer_type: 'self_pay' })
  await advance('PT3H')
  assert.deepEqual(await charges(), [])
  await step('complete')
  const [charge, ...more] = await charges()
  assert.deepEqual(more, [])
  assert.deepEqual(
    [charge.kind, charge.amount, charge.status, charge.automatic, charge.practitioner_id],
    ['self_pay', usd(15_000), 'charged', true, practitioner_id],
  )
  // The same outcome creates no other charge; another outcome voids the charge.
  await call('PATCH', `/v1/sessions/${id}`, { payer_type: 'self_pay' })
  await advance('PT1S')
  assert.equal((await charges()).length, 1)
  assert.deepEqual(await owedBy(person_id), { owed: 15_000, credit: 0 })
  await call('PATCH', `/v1/sessions/${id}`, { payer_type: 'commercial' })
  await advance('PT1S')
  assert.equal((await charges())[0].status, 'voided')
  assert.deepEqual(await owedBy(person_id), { owed: 0, credit: 0 })
})

test('A no-show fee is charged, and voided when the no-show is corrected', async () => {
  const { person_id, step, charges } = await book({ payer_type: 'self_pay' })
  await advance('PT3H')
  await step('no_show')
  assert.deepEqual(await owedBy(person_id), { owed: 10_000, credit: 0 })
  await step('correct')
  const kinds = (await charges()).map(({ kind, status }) => [kind, status]).sort()
  assert.deepEqual(kinds, [
    ['no_show', 'voided'],
    ['self_pay', 'charged'],
  ])
  assert.deepEqual(await owedBy(person_id), { owed: 15_000, credit: 0 })
})

test('A late cancellation creates a fee, except for Medicaid', async () => {
  const late = await book()
  await late.step('cancel', { canceled_by: 'person' })
  const { items } = await statementOf(late.person_id)
  assert.deepEqual(
    items.map((item: any) => [item.session_id, item.owed.amount, item.lines[0].description]),
    [[late.id, 7_500, 'Late cancellation fee']],
  )
  const never = await book({ payer_type: 'medicaid' })
  await never.step('cancel', { canceled_by: 'person' })
  assert.deepEqual(await never.charges(), [])
})

test('Payment of a waived charge becomes credit that can be applied once', async () => {
  const { id, person_id, step, charges } = await book({ payer_type: 'self_pay' })
  await advance('PT3H')
  await step('complete')
  const payment_id = newId('pay')
  const paid = { payment_id, person_id, session_id: id, processor: 'card', owed: 15_000 }
  await posting(postings.balancePaid({ ...paid, money: usd(15_000) }))
  assert.deepEqual(await owedBy(person_id), { owed: 0, credit: 0 })
  const [charge] = await charges()
  const waived = await call('POST', `/v1/charges/${charge.id}/waive`, { reason: 'courtesy' })
  assert.equal(waived.body.status, 'waived', waived.text)
  assert.deepEqual(await owedBy(person_id), { owed: 0, credit: 15_000 })
  await advance('PT1S')
  assert.equal((await charges()).length, 1, 'what was forgiven is not charged again')

  const policy = (apply_credit: string) => call('PATCH', '/v1/billing_policy', { apply_credit })
  await policy('manual')
  const charged = await call('POST', '/v1/charges', { person_id, amount: usd(4_000) })
  const apply = (amount: number) =>
    call('POST', '/v1/adjustments', {
      kind: 'apply_credit',
      reason: 'credit',
      person_id,
      amount: usd(amount),
    })
  assert.equal((await apply(4_001)).body.error.code, 'amount_exceeds_balance')
  const applied = await apply(4_000)
  assert.equal(applied.status, 200, applied.text)
  assert.deepEqual(await owedBy(person_id), { owed: 0, credit: 11_000 })
  await call('POST', `/v1/adjustments/${applied.body.id}/reverse`)
  assert.deepEqual(await owedBy(person_id), { owed: 4_000, credit: 15_000 })
  assert.equal(charged.body.session_id, null)
  const more = await call('POST', '/v1/charges', { person_id, amount: usd(50_000) })
  assert.equal(more.status, 200)
  assert.equal((await apply(15_001)).body.error.code, 'insufficient_credit')
  await policy('oldest_first')
})

test('A balance can be increased, decreased and written off with the allowed reasons', async () => {
  const { id: person_id } = await createPerson()
  const adjust = (kind: string, reason: string, amount: number) =>
    call('POST', '/v1/adjustments', { kind, reason, person_id, amount: usd(amount) })
  const raised = await adjust('increase', 'billing_error', 3_000)
  assert.equal(raised.body.status, 'posted', raised.text)
  await adjust('decrease', 'goodwill', 500)
  await adjust('write_off', 'small_balance', 400)
  assert.deepEqual(await owedBy(person_id), { owed: 2_100, credit: 0 })
  assert.equal((await adjust('write_off', 'goodwill', 1)).body.error.code, 'validation_failed')
  assert.equal(
    (await adjust('write_off', 'charity', 2_101)).body.error.code,
    'amount_exceeds_balance',
  )
  const tried = await Promise.all([1, 2, 3].map(() => adjust('write_off', 'charity', 2_100)))
  assert.deepEqual(tried.map(({ status }) => status).sort(), [200, 422, 422])
  assert.deepEqual(await owedBy(person_id), { owed: 0, credit: 0 })
  const { rows } = await sql.query(
    "select from audit_entries where action = 'adjustment.created' and person_id = $1",
    [person_id],
  )
  assert.equal(rows.length, 4)
})

test("A session can't be charged twice or to another person", async () => {
  const { id: session_id, person_id } = await book()
  const ask = (request: object) => call('POST', '/v1/charges', { amount: usd(100), ...request })
  assert.equal((await ask({ person_id, session_id })).status, 200)
  assert.equal((await ask({ person_id, session_id })).body.error.code, 'already_charged')
  const other = await createPerson()
  const wrong = await ask({ person_id: other.id, session_id })
  assert.equal(wrong.body.error.code, 'person_mismatch')
})

test('A charge entered by hand stays when the session is completed, and not if it was missed', async () => {
  for (const [outcome, status] of [
    ['complete', 'charged'],
    ['no_show', 'voided'],
  ] as const) {
    for (const payer_type of [null, 'commercial']) {
      const { id: session_id, person_id, step, charges } = await book({ payer_type })
      const body = { person_id, session_id, amount: usd(100) }
      assert.equal((await call('POST', '/v1/charges', body)).status, 200)
      await advance('PT3H')
      await step(outcome)
      const manual = (await charges()).find(({ automatic }) => !automatic)
      assert.equal(manual.status, status, `${outcome} ${payer_type}`)
    }
  }
})

test('A statement shows insurance activity and merges a session with its claim', async () => {
  const { id: session_id, practitioner_id, person_id } = await book({ payer_type: 'commercial' })
  const [remittance_id, payment_id] = [newId('era'), newId('pay')]
  const claim_id = await insertClaim(person_id, practitioner_id)
  const about = { claim_id, person_id }
  await posting(
    postings.claimCharged({ ...about, money: usd(18_000) }),
    postings.copayTaken({ payment_id, person_id, processor: 'card', money: usd(2_500) }),
    postings.remittanceClaim({
      ...about,
      remittance_id,
      position: 1,
      currency: 'usd',
      paid: 9_000,
      contractual: 5_000,
      patient: 4_000,
    }),
  )
  await posting(
    postings.creditApplied({ id: newId('app'), ...about, payment_id, money: usd(2_500) }),
    postings.noShowCharged({ id: newId('chg'), session_id, person_id, money: usd(1_000) }),
  )
  const { items, totals, credits } = await statementOf(person_id)
  assert.deepEqual(totals, [
    { currency: 'usd', owed: usd(2_500), credit: usd(0), insurance_pending: usd(0) },
  ])
  const claim = items.find((item: any) => item.claim_id === claim_id)
  assert.deepEqual(claim.insurance, {
    billed: usd(18_000),
    paid: usd(9_000),
    contractual: usd(5_000),
    patient: usd(4_000),
    written_off: usd(0),
    pending: usd(0),
  })
  assert.deepEqual(
    [claim.responsibility, claim.paid, claim.owed],
    [usd(4_000), usd(2_500), usd(1_500)],
  )
  assert.deepEqual(
    claim.lines.map(({ kind, amount }: any) => [kind, amount.amount]),
    [
      ['remittance_claim', 4_000],
      ['credit_applied', -2_500],
    ],
  )
  assert.equal(credits.length, 2)
  const token = await createToken({ person_id }, ['charges:read'])
  assert.deepEqual((await statementOf(person_id, token)).totals, totals)
})

// A claim with its ledger postings only. Its encrypted content is empty.
async function insertClaim(person_id: string, practitioner_id: string) {
  const id = newId('clm')
  const money = [usd(9_000), usd(5_000), { copay: usd(4_000) }, usd(0)].map((each) =>
    JSON.stringify(each),
  )
  await sql.query(
    `insert into claims (account, id, person_id, coverage_id, practitioner_id, payer_id,
       payer_sequence, frequency, status, patient_control_number, charge, allowed, payer_paid,
       contractual, patient_responsibility, written_off, payer_balance, patient_balance,
       created_at, updated_at)
     select $1, $2, $3, 'cov', $4, 'payer', 'primary', 'original', 'paid', $2, zero, zero, $5, $6,
       $7, zero, zero, zero, now(), now() from (select $8::jsonb as zero) as money`,
    [own_account.account, id, person_id, practitioner_id, ...money],
  )
  return id
}

test("A merged person's statement includes the balances of both records", async () => {
  const [one, other] = [await createPerson(), await createPerson()]
  for (const [{ id }, amount] of [
    [one, 1_000],
    [other, 2_000],
  ] as const) {
    await call('POST', '/v1/charges', { person_id: id, amount: usd(amount) })
    const payment_id = newId('pay')
    const money = usd(amount / 10)
    await posting(postings.copayTaken({ payment_id, person_id: id, processor: 'card', money }))
  }
  const merged = await call('POST', `/v1/persons/${one.id}/merge`, { person_id: other.id })
  assert.equal(merged.status, 200, merged.text)
  assert.deepEqual(await owedBy(one.id), { owed: 3_000, credit: 300 })
  assert.deepEqual(await owedBy(other.id), { owed: 3_000, credit: 300 })
  const entries = await call('GET', `/v1/ledger_entries?person_id=${other.id}&limit=100`)
  assert.equal(entries.body.data.length, 12)
  const token = await createToken({ person_id: one.id }, ['charges:read'])
  assert.equal((await statementOf(one.id, token)).totals[0].owed.amount, 3_000)
})

test('After all tests, the ledger balances', async () => {
  const proof = await prove()
  assert.deepEqual([proof.consistent, proof.violations], [true, []])
})

test('A rate is found by procedure code, type and length, or type, and charged per participant', () => {
  const session: BillableSession = {
    late_departures: [],
    status: 'completed',
    type: 'group',
    duration_minutes: 90,
    procedure_code: '90853',
    price: null,
    payer_type: 'self_pay',
    person_id: null,
    participants: [{ person_id: 'per_1' }, { person_id: 'per_2' }],
    fee: null,
  }
  const rates = ['group', 'group_90', '90853'].map((service, i) => ({
    service,
    price: usd(1_000 + i),
  }))
  const found = [1, 2, 3].map((many) => priceOf(rates.slice(0, many), session)?.amount)
  assert.deepEqual(found, [1_000, 1_001, 1_002])
  assert.equal(priceOf([{ service: 'other', price: usd(1) }], session), undefined)
  assert.equal(priceOf(rates, { ...session, price: usd(5) })?.amount, 5)
  const debtors = chargesFor(session, rates).map(({ person_id }) => person_id)
  assert.deepEqual(debtors, ['per_1', 'per_2'])
  assert.deepEqual(chargesFor({ ...session, payer_type: 'commercial' }, rates), [])
  assert.deepEqual(chargesFor(session, []), [])
})

test('A session item is merged only into the single claim that bills it', () => {
  const item = {
    session_id: null as string | null,
    claim_id: null as string | null,
    session_ids: [] as string[],
    starts_at: null,
    service_date: null,
    practitioner_id: null,
    currency: 'usd',
    responsibility: 0,
    paid: 0,
    written_off: 0,
    owed: 0,
    lines: [],
  }
  const claim = (claim_id: string) => ({ ...item, claim_id, session_ids: ['ses_1'], owed: 40 })
  const paid = { ...item, session_id: 'ses_1', owed: -25 }
  const elsewhere = { ...item, session_id: 'ses_2', owed: 5 }
  const joined = mergeItems([paid, claim('clm_1'), elsewhere])
  assert.deepEqual(
    joined.map(({ claim_id, session_id, owed }) => [claim_id, session_id, owed]),
    [
      ['clm_1', 'ses_1', 15],
      [null, 'ses_2', 5],
    ],
  )
  assert.equal(mergeItems([paid, claim('clm_1'), claim('clm_2')]).length, 3)
  assert.equal(mergeItems([{ ...paid, currency: 'eur' }, claim('clm_1')]).length, 2)
})

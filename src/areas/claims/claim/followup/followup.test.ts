// Tests claims after acceptance: replacement, void, appeal, secondary billing and open balances.
// Amounts and ledger must match to the cent.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  advanceClock,
  eventsOf,
  claimLine,
  createClaim,
  createInsuredPerson,
  readClaim,
} from '#tests/claims.ts'
import { claimStep, submitClaim, claimTimeline } from '#tests/claims.ts'
import { type RequestOptions, call, createTestAccount, sql } from '#tests/harness.ts'

const usd = (amount: number) => ({ amount, currency: 'usd' })

async function decided(member_id: string, fields: object = {}) {
  const { key, account } = await createTestAccount()
  const options: RequestOptions = { key }
  const insured = await createInsuredPerson(member_id, {}, options)
  const { id } = await createClaim(undefined, { insured, ...fields }, options)
  await submitClaim(id, options)
  await advanceClock('P15D', options)
  return { id, ...insured, asked: options, account, claim: await readClaim(id, options) }
}

const owed = async (name: string) => {
  const { rows } = await sql.query(
    'select coalesce(sum(amount), 0)::int as sum from ledger_entries where ledger_account = $1',
    [name],
  )
  return rows[0].sum as number
}

// The claim and the ledger must agree.
async function agree(claim: any) {
  assert.equal(await owed(`asset:payer_ar:${claim.id}`), claim.payer_balance.amount)
}

test('A denied claim is superseded when the payer accepts its replacement', async () => {
  const { id, asked: request, claim, person_id } = await decided('SBX-DENY-197-1')
  assert.equal(claim.status, 'denied')
  assert.deepEqual(claim.payer_balance, usd(18_000))
  assert.equal(claim.lines[0].line_status, 'denied')
  await call('PATCH', `/v1/claims/${id}`, { metadata: { crm: '1', batch: '2' } }, request)
  const changes = { prior_authorization: 'AUTH1', metadata: { crm: null, reason: 'appeal' } }
  const drafted = await claimStep(id, 'replace', changes, request)
  assert.equal(drafted.status, 200, drafted.text)
  assert.deepEqual(drafted.body.metadata, { batch: '2', reason: 'appeal' })
  const { frequency, original_claim_id, payer_claim_control_number } = drafted.body
  assert.deepEqual([frequency, original_claim_id], ['replacement', id])
  assert.equal(payer_claim_control_number, claim.payer_claim_control_number)
  await call('PATCH', `/v1/coverages/${claim.coverage_id}`, { member_id: 'SBX-PAID-1' }, request)
  await submitClaim(drafted.body.id, request)
  const papers = await call('GET', `/v1/claims/${drafted.body.id}/x12`, undefined, request)
  assert.match(papers.body.data[0].text, /:B:7\*/)
  assert.match(papers.body.data[0].text, new RegExp(`REF\\*F8\\*${payer_claim_control_number}`))
  await advanceClock('P2D', request)
  const original = await readClaim(id, request)
  assert.equal(original.status, 'superseded')
  assert.equal(original.replaced_by_id, drafted.body.id)
  assert.deepEqual(original.payer_balance, usd(0))
  await agree(original)
  await advanceClock('P14D', request)
  const paid = await readClaim(drafted.body.id, request)
  assert.equal(paid.status, 'paid')
  assert.deepEqual(paid.payer_paid, usd(12_500))
  await agree(paid)
  assert.equal(await owed(`asset:patient_ar:${person_id}`), 2_500)
})

test('Voiding a claim reverses all amounts, and the service can be billed again', async () => {
  const { id, asked: request, claim, person_id, coverage_id } = await decided('SBX-PAID-1')
  assert.equal(claim.status, 'paid')
  const voiding = await claimStep(id, 'void', undefined, request)
  assert.equal(voiding.body.status, 'voiding', voiding.text)
  const made = await readClaim(voiding.body.replaced_by_id, request)
  assert.deepEqual([made.frequency, made.status], ['void', 'submitted'])
  await advanceClock('P2D', request)
  assert.equal((await readClaim(id, request)).status, 'voided')
  await advanceClock('P15D', request)
  const voided = await readClaim(id, request)
  assert.equal(voided.status, 'voided')
  await agree(voided)
  assert.equal(await owed(`asset:patient_ar:${person_id}`), voided.patient_balance.amount)
  const another = await createClaim(
    undefined,
    { insured: { person_id, coverage_id }, practitioner_id: claim.practitioner_id },
    request,
  )
  await submitClaim(another.id, request)
})

test('A refused void returns the claim to its previous status', async () => {
  const { id, asked: request } = await decided('SBX-PAID-1')
  await sql.query("update claims set payer_claim_control_number = 'NOTTHEIRS' where id = $1", [id])
  const { body } = await claimStep(id, 'void', undefined, request)
  await advanceClock('P2D', request)
  assert.equal((await readClaim(body.replaced_by_id, request)).status, 'rejected')
  const back = await readClaim(id, request)
  assert.equal(back.status, 'paid')
  assert.ok((await eventsOf(id)).includes('void_refused'))
  assert.ok((await claimTimeline(id, request)).some(({ kind }) => kind === 'void_refusal'))
})

test('An appeal is sent before its deadline, and is upheld or overturned', async () => {
  const { id, asked: request } = await decided('SBX-APPEAL-WIN-1')
  const appealed = await claimStep(id, 'appeal', { reason: 'Care was necessary.' }, request)
  assert.equal(appealed.body.status, 'appealed', appealed.text)
  const [record] = (await claimTimeline(id, request)).filter(({ kind }) => kind === 'appeal')
  assert.equal(record!.content.level, 1)
  assert.match(record!.content.deadline_on, /^\d{4}-\d\d-\d\d$/)
  const write_off = { reason: 'not_covered' }
  const early = await claimStep(id, 'write_off', write_off, request)
  assert.deepEqual([early.status, early.body.error.code], [422, 'payer_decision_pending'])
  await advanceClock('P31D', request)
  const won = await readClaim(id, request)
  assert.equal(won.status, 'paid')
  await agree(won)

  const lost = await decided('SBX-APPEAL-LOSE-1')
  await claimStep(lost.id, 'appeal', { reason: 'Care was necessary.' }, lost.asked)
  await advanceClock('P31D', lost.asked)
  assert.equal((await readClaim(lost.id, lost.asked)).status, 'denied')
  await advanceClock('P200D', lost.asked)
  const late = await claimStep(lost.id, 'appeal', { reason: 'Again.' }, lost.asked)
  assert.equal(late.status, 422)
  assert.equal(late.body.error.code, 'appeal_deadline_passed')
  const again = { reason: 'Again.', override_deadline: true }
  assert.equal((await claimStep(lost.id, 'appeal', again, lost.asked)).body.status, 'appealed')
  const upheld = await claimStep(lost.id, 'decide_appeal', { outcome: 'upheld' }, lost.asked)
  assert.equal(upheld.body.status, 'denied')
  assert.ok((await eventsOf(lost.id)).includes('appeal_decided'))
})

test('Patient responsibility is billed to the secondary payer instead of the patient', async () => {
  const { id, asked: request, person_id } = await decided('SBX-PAID-1')
  const none = await claimStep(id, 'bill_secondary', {}, request)
  assert.equal(none.body.error.code, 'secondary_coverage_missing')
  const second = { person_id, payer_id: 'SBXSEC', member_id: 'SBX-FULL-1', sequence: 'secondary' }
  await call('POST', '/v1/coverages', second, request)
  const drafted = await claimStep(id, 'bill_secondary', {}, request)
  assert.equal(drafted.status, 200, drafted.text)
  assert.equal(drafted.body.payer_sequence, 'secondary')
  const sent = await submitClaim(drafted.body.id, request)
  assert.deepEqual(sent.payer_balance, usd(2_500))
  assert.deepEqual((await readClaim(id, request)).patient_balance, usd(0))
  assert.equal(await owed(`asset:patient_ar:${person_id}`), 0)
  const papers = await call('GET', `/v1/claims/${sent.id}/x12`, undefined, request)
  assert.match(papers.body.data[0].text, /SVD\*SBX01\*125\*/)
  await advanceClock('P15D', request)
  const done = await readClaim(sent.id, request)
  assert.equal(done.status, 'paid', JSON.stringify(done.status_reason))
  await agree(done)
  const early = await createClaim('SBX-PAID-2', {}, request)
  const refused = await claimStep(early.id, 'bill_secondary', {}, request)
  assert.equal(refused.body.error.code, 'claim_not_adjudicated')
})

test('A denied balance is transferred or written off before the claim can be closed', async () => {
  const { id, asked: request, person_id } = await decided('SBX-DENY-96-1')
  const open = await claimStep(id, 'close', {}, request)
  assert.equal(open.body.error.code, 'open_balance')
  const too_much = { amount: usd(18_001), reason: 'Not covered' }
  const refused = await claimStep(id, 'transfer_to_patient', too_much, request)
  assert.equal(refused.body.error.code, 'amount_exceeds_balance')
  const some = { amount: usd(5_000), reason: 'Not covered' }
  const passed = await claimStep(id, 'transfer_to_patient', some, request)
  assert.deepEqual(passed.body.patient_balance, usd(5_000))
  assert.equal(await owed(`asset:patient_ar:${person_id}`), 5_000)
  const off = await claimStep(id, 'write_off', { reason: 'charity' }, request)
  assert.deepEqual(off.body.written_off, usd(13_000))
  assert.deepEqual(off.body.payer_balance, usd(0))
  await agree(off.body)
  const closed = await claimStep(id, 'close', { write_off: 'small_balance' }, request)
  assert.equal(closed.body.status, 'closed', closed.text)
  assert.equal(closed.body.balance_status, 'zero')
  assert.equal(await owed(`asset:patient_ar:${person_id}`), 0)
})

test('Each line has its own adjudication, and together they decide the status', async () => {
  const lines = [
    claimLine(),
    claimLine({ procedure_code: '90785', minutes: null, charge: usd(2_000) }),
  ]
  const { claim } = await decided('SBX-PARTIAL-1', { lines })
  assert.equal(claim.status, 'partially_paid')
  assert.deepEqual(
    claim.lines.map(({ line_status }: any) => line_status),
    ['paid', 'denied'],
  )
  await agree(claim)
})

// Tests claims that end with an acknowledgment, using the simulated payer and the test clock:
// rejected, late, pended, early, unanswered, and an unavailable clearinghouse.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { advanceClock, eventsOf, createClaim, readClaim, claimStep } from '#tests/claims.ts'
import { submitClaim, claimTimeline } from '#tests/claims.ts'
import { type RequestOptions, call, createTestAccount, sql } from '#tests/harness.ts'

// Each uses its own account, because the clock is advanced.
async function sent(member_id: string, insured: object = {}) {
  const { key } = await createTestAccount()
  const options: RequestOptions = { key }
  const claim = await createClaim(member_id, { insured }, options)
  await submitClaim(claim.id, options)
  const at = async (by: string) => {
    await advanceClock(by, options)
    return await readClaim(claim.id, options)
  }
  return { id: claim.id, person_id: claim.person_id, asked: options, at }
}

const usd = (amount: number) => ({ amount, currency: 'usd' })
const acknowledgments = async (id: string, options: RequestOptions) =>
  (await claimTimeline(id, options))
    .filter(({ kind }) => kind === 'acknowledgment')
    .map(({ content }) =>
      content.kind === '999'
        ? `999 ${content.outcome}`
        : `${content.kind} ${content.by} ${content.statuses[0].category}`,
    )

test('A claim is acknowledged by the clearinghouse, accepted by the payer and paid', async () => {
  const { id, asked: request, at } = await sent('SBX-PAID-1')
  assert.equal((await at('PT10M')).status, 'acknowledged')
  const accepted = await at('P1D')
  assert.equal(accepted.status, 'accepted')
  assert.match(accepted.payer_claim_control_number, /^SBX\d{9}$/)
  assert.deepEqual(await acknowledgments(id, request), [
    '999 accepted',
    '277CA clearinghouse A1',
    '277CA payer A2',
  ])
  const paid = await at('P14D')
  assert.equal(paid.status, 'paid')
  assert.deepEqual(paid.payer_paid, usd(12_500))
  assert.deepEqual(paid.patient_balance, usd(2_500))
  assert.deepEqual(paid.payer_balance, usd(0))
  assert.equal(paid.balance_status, 'open')
  assert.equal(paid.lines[0].line_status, 'paid')
  const happened = await eventsOf(id)
  for (const word of ['created', 'submitted', 'acknowledged', 'accepted', 'adjudicated', 'paid']) {
    assert.ok(happened.includes(word), word)
  }
})

test('SBX-REJ999: an unreadable claim is rejected, corrected and resubmitted as an original', async () => {
  const { id, asked: request, at } = await sent('SBX-REJ999-1')
  const rejected = await at('PT10M')
  assert.equal(rejected.status, 'rejected')
  assert.equal(rejected.status_reason.code, '999:R')
  assert.equal(rejected.status_reason.source, 'clearinghouse')
  const corrected = await claimStep(id, 'correct', undefined, request)
  assert.equal(corrected.body.status, 'drafted')
  const { coverage_id, person_id } = corrected.body
  await call('PATCH', `/v1/coverages/${coverage_id}`, { member_id: 'SBX-FULL-1' }, request)
  const again = await submitClaim(id, request)
  assert.equal(again.attempt, 2)
  assert.equal(again.frequency, 'original')
  assert.equal(again.patient_control_number, rejected.patient_control_number)
  const paid = await at('P15D')
  assert.equal(paid.status, 'paid')
  assert.deepEqual(paid.payer_paid, usd(15_000))
  const { rows } = await sql.query(
    `select sum(amount)::int as owed from ledger_entries
     where claim_id = $1 and ledger_account like 'asset:payer_ar:%'`,
    [id],
  )
  assert.equal(rows[0].owed, 0, 'what was charged twice would still be owed')
  assert.ok(person_id)
})

test('SBX-REJ-A7-562: a rejected claim has a reason in plain English and can be canceled', async () => {
  const { id, asked: request, at } = await sent('SBX-REJ-A7-562-1')
  const rejected = await at('P1D')
  assert.equal(rejected.status, 'rejected')
  assert.equal(rejected.status_reason.code, 'A7:562')
  assert.match(rejected.status_reason.message, /NPI/)
  assert.deepEqual(rejected.payer_balance, usd(18_000))
  const canceled = await claimStep(id, 'cancel', undefined, request)
  assert.equal(canceled.body.status, 'canceled')
  assert.deepEqual(canceled.body.payer_balance, usd(0))
  const { rows } = await sql.query(
    `select ledger_account, sum(amount)::int as sum from ledger_entries
     where claim_id = $1 group by 1 having sum(amount) <> 0`,
    [id],
  )
  assert.deepEqual(rows, [], 'nothing is left of it in the ledger')
})

test('SBX-LATEREJ: the payer rejects a claim that the clearinghouse acknowledged', async () => {
  const { at } = await sent('SBX-LATEREJ-1')
  assert.equal((await at('P1D')).status, 'acknowledged')
  const rejected = await at('P3D')
  assert.equal(rejected.status, 'rejected')
  assert.equal(rejected.status_reason.source, 'payer')
})

test('SBX-PEND: the payer requests information, receives a response and pays', async () => {
  const { id, asked: request, at } = await sent('SBX-PEND-1')
  const pended = await at('P6D')
  assert.equal(pended.status, 'pended')
  const early = await claimStep(id, 'submit', undefined, request)
  assert.equal(early.status, 409)
  const text = 'The plan of treatment is attached.'
  const answered = await claimStep(id, 'respond', { text }, request)
  assert.equal(answered.body.status, 'accepted')
  assert.equal((await at('P15D')).status, 'paid')
  assert.ok((await eventsOf(id)).includes('responded'))
})

test("SBX-EARLY: later acknowledgments don't change the status of a paid claim", async () => {
  const { id, asked: request, at } = await sent('SBX-EARLY-1')
  const seen = new Set<string>()
  for (let hours = 0; hours < 6 * 24; hours += 6) seen.add((await at('PT6H')).status)
  assert.equal((await readClaim(id, request)).status, 'paid')
  const records = (await claimTimeline(id, request)).map(({ kind, content }) => content.by ?? kind)
  assert.ok(records.indexOf('adjudication') < records.indexOf('payer'), records.join())
  assert.equal([...seen].at(-1), 'paid')
})

test('SBX-NOERA: the status is requested automatically after 30 days without a response', async () => {
  const { id, asked: request, at } = await sent('SBX-NOERA-1')
  assert.equal((await at('P20D')).status, 'accepted')
  const requested_on = (await claimTimeline(id, request)).filter(
    ({ kind }) => kind === 'status_check',
  )
  assert.equal(requested_on.length, 0)
  const after = await at('P12D')
  assert.equal(after.status, 'accepted')
  const kinds = (await claimTimeline(id, request)).map(({ kind }) => kind)
  assert.equal(kinds.filter((kind) => kind === 'status_check').length, 1)
  assert.ok((await acknowledgments(id, request)).includes('277 payer F1'))
  const by_hand = await claimStep(id, 'check_status', undefined, request)
  assert.equal(by_hand.status, 200, by_hand.text)
})

test("SBXDOWN: a claim that can't be sent is sent later, byte for byte", async () => {
  const { id, asked: request, at } = await sent('SBX-PAID-1', { payer_id: 'SBXDOWN' })
  const papers = async () =>
    (await call('GET', `/v1/claims/${id}/x12`, undefined, request)).body.data as any[]
  const [first] = await papers()
  assert.equal((await at('PT30S')).status, 'submitted')
  const { rows } = await sql.query(
    'select status, attempts from transmissions where claim_id = $1',
    [id],
  )
  assert.deepEqual(rows, [{ status: 'queued', attempts: 1 }])
  assert.equal((await at('PT1H')).status, 'acknowledged')
  assert.equal((await at('P15D')).status, 'paid')
  const sent_again = await sql.query(
    'select status, attempts from transmissions where claim_id = $1',
    [id],
  )
  assert.deepEqual(sent_again.rows, [{ status: 'sent', attempts: 3 }])
  assert.equal((await papers())[0].text, first.text)
})

test('SBXENR: missing enrollment is reported by validation, and by the payer', async () => {
  const { key } = await createTestAccount()
  const options: RequestOptions = { key }
  const claim = await createClaim('SBX-PAID-1', { insured: { payer_id: 'SBXENR' } }, options)
  const refused = await claimStep(claim.id, 'submit', undefined, options)
  assert.equal(refused.status, 422)
  assert.equal(refused.body.error.details[0].code, 'payer_enrollment_missing')
  const contract = { payer_id: 'SBXENR', enrollments: { claims: 'enrolled' } }
  const noted = await call('POST', '/v1/payer_contracts', contract, options)
  assert.equal(noted.status, 200, noted.text)
  await submitClaim(claim.id, options)
  await advanceClock('P1D', options)
  const rejected = await readClaim(claim.id, options)
  assert.equal(rejected.status, 'rejected')
  assert.match(rejected.status_reason.message, /enroll/)
})

test("A response to an earlier attempt doesn't change a later one", async () => {
  const { id, asked: request, at } = await sent('SBX-LATEREJ-1')
  await at('P1D')
  await sql.query("update claims set status = 'rejected' where id = $1", [id])
  await claimStep(id, 'correct', undefined, request)
  await submitClaim(id, request)
  const after = await at('P2D')
  assert.equal(after.status, 'acknowledged', 'the first was rejected, the second is on its way')
  const old = (await claimTimeline(id, request)).filter(({ content }) => content.by === 'payer')
  assert.deepEqual(
    old.map(({ attempt }) => attempt),
    [1],
  )
})

test('A repeated status in another envelope changes nothing, and one for an unknown claim is kept', async () => {
  const { id, asked: request, at } = await sent('SBX-PAID-1')
  const before = await at('P2D')
  const { body } = await call('GET', `/v1/claims/${id}/x12`, undefined, request)
  const [word] = body.data.filter(({ kind }: any) => kind === '277CA')
  const bring = async (x12: string) => {
    const made = await call('POST', '/v1/x12_documents', { x12 }, request)
    await advanceClock('PT1M', request)
    return (await call('GET', `/v1/x12_documents/${made.body.id}`, undefined, request)).body
  }
  const number = /ISA(?:\*[^*]*){12}\*(\d{9})/.exec(word.text)![1]!
  const happened = await claimTimeline(id, request)
  const again = await bring(word.text.replaceAll(number, '000000007'))
  assert.equal(again.status, 'processed')
  assert.equal((await claimTimeline(id, request)).length, happened.length)
  assert.equal((await readClaim(id, request)).version, before.version)
  const other = word.text.replaceAll(before.patient_control_number, 'NOBODYSCLAIM00017')
  const outsider = await bring(other)
  assert.equal(outsider.status, 'excepted')
  assert.equal((await readClaim(id, request)).version, before.version)
})

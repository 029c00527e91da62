// Tests claims up to submission. Generic tests cover routes and lifecycle steps.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { grantConsent } from '#tests/person_examples.ts'
import {
  eventsOf,
  claimLine,
  createBillingPractitioner,
  createClaim,
  createCompletedSession,
  createInsuredPerson,
} from '#tests/claims.ts'
import { advanceClock, readClaim, service_date, claimStep, submitClaim } from '#tests/claims.ts'
import { call, log_lines, createTestAccount, sql } from '#tests/harness.ts'

const codesOf = ({ body }: any) => body.validations.map(({ code }: any) => code)
const practitioner_id = await createBillingPractitioner()
// The payer's timely-filing limit for these claims.
const deadline = Temporal.PlainDate.from(service_date).add({ days: 180 })
const claimOf = (member_id?: string, fields: object = {}) =>
  createClaim(member_id, { practitioner_id, ...fields })
const stored = async (table: string, id: string) =>
  (await sql.query(`select * from ${table} where claim_id = $1`, [id])).rows

test('A claim is drafted from a completed session and its signed note', async () => {
  const { person_id, coverage_id } = await createInsuredPerson()
  const { session_id } = await createCompletedSession(practitioner_id, person_id)
  const body = { coverage_id, session_ids: [session_id] }
  const made = await call('POST', '/v1/claims', body)
  assert.equal(made.status, 200, made.text)
  const { lines, diagnoses, charge, filing_deadline, person_id: owner } = made.body
  assert.equal(owner, person_id)
  assert.deepEqual(diagnoses, [{ code: 'F41.1', rank: 1 }])
  const { session_id: of, procedure_code, modifiers, minutes, place_of_service } = lines[0]
  assert.deepEqual([of, procedure_code, modifiers], [session_id, '90837', ['95']])
  assert.deepEqual([minutes, place_of_service, lines[0].diagnosis_pointers], [60, '10', [1]])
  assert.deepEqual(charge, { amount: 18_000, currency: 'usd' })
  assert.equal(filing_deadline, deadline.toString())
  const validated = await claimStep(made.body.id, 'validate')
  assert.deepEqual(validated.body.validations, [])
  assert.equal(validated.body.status, 'validated')
  const sent = await submitClaim(made.body.id)
  assert.deepEqual(sent.payer_balance, { amount: 18_000, currency: 'usd' })
  assert.equal(sent.balance_status, 'open')

  const duplicate = await call('POST', '/v1/claims', { ...body, duplicate_of_id: sent.id })
  const refused = await claimStep(duplicate.body.id, 'submit')
  assert.equal(refused.status, 422)
  assert.deepEqual(refused.body.error.details[0], {
    param: 'lines[0].session_id',
    code: 'session_already_billed',
    message: refused.body.error.details[0].message,
  })
})

test("Validation reports a session that isn't completed or has no signed note", async () => {
  const { person_id, coverage_id } = await createInsuredPerson()
  const { session_id, note_id } = await createCompletedSession(practitioner_id, person_id)
  await sql.query("update notes set status = 'drafted' where id = $1", [note_id])
  const { body } = await call('POST', '/v1/claims', { coverage_id, session_ids: [session_id] })
  const found = codesOf(await claimStep(body.id, 'validate'))
  assert.ok(found.includes('note_not_signed') && found.includes('required'), found.join())
  await sql.query("update sessions set status = 'canceled' where id = $1", [session_id])
  assert.ok(codesOf(await claimStep(body.id, 'validate')).includes('session_not_completed'))
  const other = await createInsuredPerson()
  const outsider = { coverage_id: other.coverage_id, session_ids: [session_id] }
  const refused = await call('POST', '/v1/claims', outsider)
  assert.equal(refused.status, 404)
  assert.equal(refused.body.error.param, 'session_ids[0]')
})

test('Validation reports all problems at once, and an edit requires validating again', async () => {
  const { id } = await claimOf('SBX-PAID-1', {
    lines: [claimLine({ minutes: 45, modifiers: ['QQ'] })],
  })
  const failed = await claimStep(id, 'validate')
  assert.equal(failed.status, 200)
  assert.equal(failed.body.status, 'drafted')
  assert.deepEqual(codesOf(failed).sort(), [
    'modifier_unknown',
    'telehealth_modifier_differs',
    'time_code_mismatch',
  ])
  assert.ok((await eventsOf(id)).includes('validation_failed'))
  const refused = await claimStep(id, 'submit')
  assert.equal(refused.status, 422)
  assert.equal(refused.body.error.code, 'claim_invalid')
  assert.deepEqual(refused.body.error.details.map(({ param }: any) => param).sort(), [
    'lines[0].procedure_code',
  ])
  assert.equal(refused.text.includes('90834'), false, 'an error tells nothing of the care')
  assert.deepEqual(await stored('transmissions', id), [])
  const lines = [claimLine({ procedure_code: '90834', minutes: 45 })]
  await call('PATCH', `/v1/claims/${id}`, { lines })
  assert.equal((await claimStep(id, 'validate')).body.status, 'validated')
  const edited = await call('PATCH', `/v1/claims/${id}`, { note: 'Sent again' })
  assert.equal(edited.body.status, 'drafted')
  await submitClaim(id)
  const late = await call('PATCH', `/v1/claims/${id}`, { note: 'Too late' })
  assert.equal(late.status, 409)
  assert.equal((await call('PATCH', `/v1/claims/${id}`, { metadata: { a: 'b' } })).status, 200)
})

test("A claim can't be submitted without consent for payment, and the error names what is missing", async () => {
  const insured = await createInsuredPerson('SBX-PAID-1', { consent: false })
  const { id } = await claimOf(undefined, { insured })
  assert.ok(codesOf(await claimStep(id, 'validate')).includes('consent_missing'))
  const refused = await claimStep(id, 'submit')
  assert.equal(refused.status, 403)
  assert.equal(refused.body.error.code, 'consent_required')
  assert.deepEqual(refused.body.error.consent.purposes, ['payment'])
  assert.deepEqual(await stored('transmissions', id), [])
  assert.equal((await readClaim(id)).status, 'drafted')
  await grantConsent(insured.person_id, { kind: 'financial', purposes: ['payment'] })
  const { disclosure_id, decision_id } = await submitClaim(id)
  const entry = await call('GET', `/v1/disclosures/${disclosure_id}`)
  assert.equal(entry.body.recipient.id, 'SBX01')
  assert.equal(entry.body.purpose, 'payment')
  assert.equal(entry.body.decision_id, decision_id)
  assert.equal(entry.body.data_categories.includes('psychotherapy_notes'), false)
})

test("A claim can't be submitted if the person paid out of pocket and restricted disclosure", async () => {
  const insured = await createInsuredPerson()
  await grantConsent(insured.person_id, {
    kind: 'restriction',
    decision: 'deny',
    purposes: ['payment'],
    recipients: [{ type: 'payer', id: 'SBX01' }],
  })
  const { id } = await claimOf(undefined, { insured })
  assert.ok(codesOf(await claimStep(id, 'validate')).includes('self_pay_restriction'))
  const refused = await claimStep(id, 'submit')
  assert.equal(refused.status, 403)
  assert.ok(refused.body.error.consent.reasons.includes('restriction'))
})

test('A later restriction stops resubmission, letters and status requests', async () => {
  const { key } = await createTestAccount()
  const options = { key }
  const members = ['SBX-REJ999-1', 'SBX-DENY-50-1', 'SBX-PEND-1', 'SBX-NOERA-1']
  const claims: { id: string; person_id: string }[] = []
  for (const member of members) {
    const { id, person_id } = await createClaim(member, {}, options)
    await submitClaim(id, options)
    claims.push({ id, person_id })
  }
  await advanceClock('P15D', options)
  const [rejected, denied, pended, silent] = claims.map(({ id }) => id)
  const drafted = await claimStep(denied!, 'replace', {}, options)
  await claimStep(rejected!, 'correct', undefined, options)
  const about = { kind: 'restriction', decision: 'deny', purposes: ['payment'] }
  const recipients = [{ type: 'payer', id: 'SBX01' }]
  for (const { person_id } of claims)
    await grantConsent(person_id, { ...about, recipients }, options)
  const tries: [string, string, object][] = [
    [rejected!, 'submit', {}],
    [drafted.body.id, 'submit', {}],
    [denied!, 'appeal', { reason: 'It was needed.' }],
    [pended!, 'respond', { text: 'Here it is.' }],
    [silent!, 'check_status', {}],
  ]
  const sent = async () => (await sql.query('select count(*)::int as many from transmissions')).rows
  const before = await sent()
  for (const [id, name, body] of tries) {
    const refused = await claimStep(id, name, body, options)
    assert.equal(refused.body.error?.code, 'consent_required', `${name}: ${refused.text}`)
  }
  await advanceClock('P40D', options)
  assert.deepEqual(await sent(), before)
})

test('Of concurrent submissions of duplicate claims, one succeeds', async () => {
  const insured = await createInsuredPerson()
  const duplicates = await Promise.all(
    Array.from({ length: 6 }, () => claimOf(undefined, { insured })),
  )
  const answers = await Promise.all(duplicates.map(({ id }) => claimStep(id, 'submit')))
  const statuses = answers.map(({ status }) => status).sort()
  assert.deepEqual(statuses, [200, 409, 409, 409, 409, 409])
  const [refused] = answers.filter(({ status }) => status === 409)
  assert.equal(refused!.body.error.code, 'duplicate_claim')
  const again = [claimLine({ modifiers: ['76', '95'] })]
  const repeated = await claimOf(undefined, { insured, lines: again })
  await submitClaim(repeated.id)
  const [first] = answers.filter(({ status }) => status === 200)
  const intended = await claimOf(undefined, { insured, duplicate_of_id: first!.body.id })
  await submitClaim(intended.id)
})

test('A submission stores its document, and a repeated request sends nothing', async () => {
  const { id } = await claimOf()
  const request = { idempotency_key: `submit ${id}`.replace(' ', '-') }
  const sent = await claimStep(id, 'submit', undefined, request)
  const repeated = await claimStep(id, 'submit', undefined, request)
  assert.equal(repeated.headers['idempotent-replayed'], 'true')
  assert.equal(repeated.body.attempt, sent.body.attempt)
  const [remaining, ...more] = await stored('transmissions', id)
  assert.deepEqual(more, [])
  const papers = (await call('GET', `/v1/claims/${id}/x12`)).body.data
  assert.match(papers[0].text, new RegExp(`CLM\\*${sent.body.patient_control_number}\\*180\\*`))
  assert.equal(remaining.encrypted.includes(sent.body.patient_control_number), false)
  const { rows } = await sql.query(
    'select sum(amount)::int as owed from ledger_entries where ledger_account = $1',
    [`asset:payer_ar:${id}`],
  )
  assert.equal(rows[0].owed, 18_000)
})

test('A claim of an unverified practitioner fails validation with the reason', async () => {
  const unverified = await createBillingPractitioner()
  await sql.query("update practitioners set status = 'unverified' where id = $1", [unverified])
  const { id } = await createClaim('SBX-PAID-1', { practitioner_id: unverified })
  assert.ok(codesOf(await claimStep(id, 'validate')).includes('practitioner_not_eligible'))
})

test('The deadline warning is sent once, two weeks before the timely-filing deadline', async () => {
  const { key } = await createTestAccount()
  const { id, filing_deadline } = await createClaim('SBX-PAID-1', {}, { key })
  assert.equal(filing_deadline, deadline.toString())
  const to = `${deadline.subtract({ days: 15 })}T23:00:00Z`
  await call('POST', '/v1/test_clock/advance', { to }, { key })
  assert.equal((await eventsOf(id)).includes('deadline_approaching'), false)
  await advanceClock('PT2H', { key })
  assert.ok((await eventsOf(id)).includes('deadline_approaching'))
  const near = await claimStep(id, 'validate', undefined, { key })
  assert.deepEqual(codesOf(near), ['filing_deadline_near'])
  assert.equal(near.body.status, 'validated', 'a warning keeps nothing back')
  await advanceClock('P16D', { key })
  const late = await claimStep(id, 'submit', undefined, { key })
  assert.equal(late.body.error.details[0].code, 'filing_deadline_passed')
  await call('PATCH', `/v1/claims/${id}`, { delay_reason: '7' }, { key })
  await submitClaim(id, { key })
})

test('No claim content is in logs or events, or readable in the database', async () => {
  const mark = 'CANARYMEMBER77'
  const { id } = await claimOf(mark, { note: 'CANARYNOTE' })
  await submitClaim(id)
  await advanceClock('P15D')
  const { rows } = await sql.query(`
    select row_to_json(e)::text as text from events e
    union all select row_to_json(c)::text from claims c
    union all select row_to_json(r)::text from claim_records r
    union all select row_to_json(t)::text from transmissions t`)
  const all = [...rows.map(({ text }) => text), ...log_lines].join('\n')
  assert.equal(all.includes(mark) || all.includes('CANARYNOTE') || all.includes('F411'), false)
})

test('A date of service without a possible deadline fails validation, not the request', async () => {
  const { id } = await createClaim(undefined, {
    lines: [claimLine({ service_date: '9999-12-31' })],
  })
  assert.equal((await claimStep(id, 'submit')).body.error.code, 'claim_invalid')
})

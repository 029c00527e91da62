// Tests that the data on a claim decides whether the payer can receive it: substance use, HIV and
// other sensitive diagnoses need a consent that covers them, in addition to consent for payment.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  actingAs,
  grantConsent,
  createNote,
  signNote,
  complete_authorization,
} from '#tests/person_examples.ts'
import {
  claimLine,
  createBillingPractitioner,
  createClaim,
  createInsuredPerson,
  claimStep,
  submitClaim,
} from '#tests/claims.ts'
import { call, sql } from '#tests/harness.ts'

const practitioner_id = await createBillingPractitioner()
const sandbox = { type: 'payer', id: 'SBX01' }
const claimOf = (fields: object) => createClaim('SBX-PAID-0001', { practitioner_id, ...fields })
const coded = (...codes: string[]) => ({
  diagnoses: codes.map((code, i) => ({ code, rank: i + 1 })),
})
const terms = { ...complete_authorization, purposes: ['payment'], recipients: [sandbox] }

await sql.query(`
  insert into icd10cm_codes (code, description, billable, valid_from)
  values ('Z21', 'HIV infection status', true, '2015-10-01') on conflict do nothing`)

const transmissions = async (claim_id: string) =>
  (await sql.query('select id from transmissions where claim_id = $1', [claim_id])).rows.length

test('A claim with a substance use diagnosis requires the same consent as a consent decision', async () => {
  const { id, person_id } = await claimOf(coded('F10.20'))
  const ask = { person_id, action: 'disclose', purpose: 'payment', recipient: sandbox }
  const request = await call('POST', '/v1/consent_decisions', { ...ask, data_categories: ['sud'] })
  assert.equal(request.body.decision, 'deny')
  const refused = await claimStep(id, 'submit')
  assert.equal(refused.status, 403, refused.text)
  const { consent, decision_id } = refused.body.error
  assert.equal(consent.kind, 'part2_tpo')
  assert.deepEqual([consent.purposes, consent.data_categories], [['payment'], ['sud']])
  assert.equal(consent.recipient.id, 'SBX01')
  assert.match(consent.how_to_resolve, /part2_tpo/)
  const { rows } = await sql.query(
    'select action, outcome, fields from audit_entries where decision_id = $1 and outcome = $2',
    [decision_id, 'denied'],
  )
  assert.deepEqual(rows, [
    { action: 'consent_decision.denied', outcome: 'denied', fields: ['sud'] },
  ])
  assert.equal(await transmissions(id), 0)
  const validated = await claimStep(id, 'validate')
  const codes = validated.body.validations.map(({ code }: any) => code)
  assert.ok(codes.includes('consent_missing'), validated.text)

  const plans = [{ type: 'class', id: 'health_plans' }]
  await grantConsent(person_id, {
    ...terms,
    kind: 'part2_tpo',
    recipients: plans,
    data_categories: ['sud'],
  })
  const { disclosure_id } = await submitClaim(id)
  const { body } = await call('GET', `/v1/disclosures/${disclosure_id}`)
  assert.ok(body.data_categories.includes('sud'))
  assert.match(body.notice, /42 CFR part 2/)
})

test('A claim without the substance use diagnosis can be submitted', async () => {
  const { id } = await claimOf(coded('F41.1', 'F10.20'))
  assert.equal((await claimStep(id, 'submit')).status, 403)
  const changed = await call('PATCH', `/v1/claims/${id}`, coded('F41.1'))
  assert.equal(changed.status, 200, changed.text)
  await submitClaim(id)
})

test("A tobacco diagnosis isn't a substance use record", async () => {
  await sql.query(`
    insert into icd10cm_codes (code, description, billable, valid_from)
    values ('F17.210', 'Nicotine dependence, cigarettes', true, '2015-10-01')
    on conflict do nothing`)
  const { id } = await claimOf(coded('F17.210'))
  await submitClaim(id)
})

test('A service, a place or a Part 2 program reveals substance use as a diagnosis does', async () => {
  const program = await createBillingPractitioner()
  await call('PATCH', `/v1/practitioners/${program}`, { part2_program: true })
  const sensitive = [
    { lines: [claimLine({ procedure_code: 'H0005' })] },
    { lines: [claimLine({ modifiers: ['95', 'HF'] })] },
    { place_of_service: '58' },
    { practitioner_id: program },
    { supervising_practitioner_id: program },
  ]
  for (const fields of sensitive) {
    const { id } = await claimOf(fields)
    const { status, body, text } = await claimStep(id, 'submit')
    assert.equal(status, 403, text)
    assert.deepEqual(body.error.consent.data_categories, ['sud'])
  }
})

test("Notes by a Part 2 program are labeled, and the label can't be removed", async () => {
  const program = await createBillingPractitioner()
  await call('PATCH', `/v1/practitioners/${program}`, { part2_program: true })
  const { person_id } = await createInsuredPerson()
  await call('PATCH', `/v1/persons/${person_id}`, { care_team_ids: [program] })
  const as = actingAs(program)
  const note = await createNote(person_id, as)
  assert.deepEqual(note.labels, ['sud'])
  const over = { ...as, headers: { ...as.headers, 'if-match': '*' } }
  const changed = await call('PATCH', `/v1/notes/${note.id}`, { labels: ['abuse'] }, over)
  assert.deepEqual(changed.body.labels, ['abuse', 'sud'])
  assert.ok((await signNote(note.id, as)).id)
})

test('A claim with an HIV diagnosis requires a specific release only in states that require one', async () => {
  const { id, person_id } = await claimOf(coded('Z21'))
  const { body } = await claimStep(id, 'submit')
  const { kind, data_categories } = body.error.consent
  assert.deepEqual([kind, data_categories], ['release', ['hiv']])
  await grantConsent(person_id, { ...terms, kind: 'release', data_categories: ['hiv'] })
  await submitClaim(id)
  const elsewhere = await claimOf({ ...coded('Z21'), insured: await insuredIn('AK') })
  const { body: validated } = await claimStep(elsewhere.id, 'validate')
  const found = validated.validations.map(({ code }: any) => code)
  assert.ok(!found.includes('consent_missing'), found.join())
})

async function insuredIn(state: string) {
  const insured = await createInsuredPerson()
  const line1 = '7 Elm Street'
  const home = { use: 'home', line1, city: 'Nome', state, postal_code: '99762', country: 'US' }
  const moved = await call('PATCH', `/v1/persons/${insured.person_id}`, { addresses: [home] })
  assert.equal(moved.status, 200, moved.text)
  return insured
}

test('Consent for a secondary claim is decided for its own payer', async () => {
  const { person_id, coverage_id } = await createInsuredPerson()
  await grantConsent(person_id, { ...terms, kind: 'release', data_categories: ['sud'] })
  const first = await claimOf({ ...coded('F10.20'), insured: { person_id, coverage_id } })
  await submitClaim(first.id)
  await sql.query("update claims set status = 'rejected' where id = $1", [first.id])
  assert.equal((await claimStep(first.id, 'correct')).status, 200)
  const restriction = { kind: 'restriction', decision: 'deny', data_categories: ['sud'] }
  const denial = await grantConsent(person_id, { ...restriction, recipients: [sandbox] })
  const resubmitted = await claimStep(first.id, 'submit')
  assert.equal(resubmitted.status, 403, resubmitted.text)
  const { consent } = resubmitted.body.error
  assert.deepEqual(consent.basis, [{ type: 'consent', id: denial.id }])
  assert.equal(consent.recipient.id, 'SBX01')
  const second = { person_id, payer_id: 'SBXSEC', member_id: 'SBX-FULL-1', sequence: 'secondary' }
  const other = await call('POST', '/v1/coverages', second)
  const insured = { person_id, coverage_id: other.body.id }
  const next = await claimOf({ ...coded('F10.20'), insured })
  const refused = await claimStep(next.id, 'submit')
  assert.equal(refused.status, 403, refused.text)
  assert.deepEqual(refused.body.error.consent.data_categories, ['sud'])
  assert.equal(refused.body.error.consent.recipient.id, 'SBXSEC')
})

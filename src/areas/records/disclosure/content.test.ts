// Disclosing selected notes and assessments: permitted items are shared, the rest is withheld or
// redacted.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  grantConsent,
  createCareTeam,
  createNote,
  createPerson,
  signNote,
  complete_authorization,
} from '#tests/person_examples.ts'
import { call, sql } from '#tests/harness.ts'

const recipient = { type: 'organization', name: 'Lakeside Clinic' }
const share = (person_id: string, fields: object, request = {}) =>
  call(
    'POST',
    '/v1/disclosures',
    { person_id, recipient, purpose: 'care_coordination', ...fields },
    request,
  )

async function makeRecord() {
  const { person_id, as } = await createCareTeam()
  const plain = await createNote(person_id, as)
  const sud = await createNote(person_id, as, { labels: ['sud'] })
  for (const { id } of [plain, sud]) await signNote(id, as)
  return { person_id, as, plain: plain.id, sud: sud.id }
}
const release = (data_categories: string[], more: object = {}) => ({
  ...complete_authorization,
  kind: 'release',
  data_categories,
  ...more,
})

test('A disclosure without consent is denied, and the error names the missing consent', async () => {
  const { person_id, plain } = await makeRecord()
  const { status, body } = await share(person_id, { note_ids: [plain] })
  assert.equal(status, 403)
  assert.equal(body.error.consent.kind, 'release')
})

test('A disclosure shares what the consent covers, and lists what is withheld or redacted', async () => {
  const { person_id, plain, sud } = await makeRecord()
  await grantConsent(person_id, release(['progress_notes']))
  const { status, body, text } = await share(person_id, { note_ids: [plain, sud] })
  assert.equal(status, 200, text)
  assert.deepEqual(
    body.items.map(({ id, redacted }: any) => [id, redacted]),
    [[plain, ['diagnoses']]],
  )
  assert.deepEqual(
    body.withheld_items.map(({ id }: any) => id),
    [sud],
  )
  assert.deepEqual(body.withheld, ['sud'])
  assert.equal(body.content.length, 1)
  assert.equal('diagnoses' in body.content[0], false)
  assert.equal(body.content[0].sections.plan, 'Weekly.')
  assert.equal(body.notice, null)

  // The accounting lists the shared items without their content.
  const { body: stored } = await call('GET', `/v1/disclosures/${body.id}`)
  assert.equal(stored.content, undefined)
  assert.deepEqual(stored.items, body.items)
})

test('Substance use records require a consent that names them, and carry the Part 2 notice', async () => {
  const { person_id, sud } = await makeRecord()
  const regimes = ['hipaa', 'part2']
  await grantConsent(person_id, release(['progress_notes', 'sud', 'diagnoses'], { regimes }))
  const { body, text } = await share(person_id, { note_ids: [sud], data_categories: ['diagnoses'] })
  assert.equal(body.items?.length, 1, text)
  assert.match(body.notice, /42 CFR part 2 prohibits/)
  assert.ok(body.obligations.includes('copy_of_consent'))
  assert.deepEqual(body.content[0].diagnoses, [{ code: 'F41.1', rank: 1 }])
})

test('Only signed notes of the person can be disclosed, and no psychotherapy notes', async () => {
  const { person_id, as } = await makeRecord()
  await grantConsent(person_id, release(['progress_notes', 'assessments']))
  const draft = await createNote(person_id, as)
  const other = await createPerson()
  const theirs = await makeRecord()
  const psy = await call('POST', '/v1/psychotherapy_notes', { person_id, text: 'Mine.' }, as)
  for (const id of [draft.id, theirs.plain, psy.body.id, 'note_nothing']) {
    const { status, body } = await share(person_id, { note_ids: [id] })
    assert.deepEqual([status, body.error.param], [404, 'note_ids[0]'])
  }
  const { body } = await call('POST', '/v1/assessments', { person_id, instrument: 'gad2' })
  const open = await share(person_id, { assessment_ids: [body.id] })
  assert.equal(open.body.error.param, 'assessment_ids[0]')
  await call('POST', `/v1/assessments/${body.id}/submit`, { answers: { q1: 1, q2: 2 } })
  const done = await share(person_id, { assessment_ids: [body.id] })
  assert.equal(done.body.content[0].score.total, 3)
  const { status } = await share(other.id, {})
  assert.equal(status, 400)
})

test('A retry after the consent is revoked is denied', async () => {
  const { person_id, plain } = await makeRecord()
  const { id } = await grantConsent(person_id, release(['progress_notes']))
  const request = { idempotency_key: `share-${person_id}` }
  assert.equal((await share(person_id, { note_ids: [plain] }, request)).status, 200)
  await call('POST', `/v1/consents/${id}/revoke`, { received_via: 'app' })
  assert.equal((await share(person_id, { note_ids: [plain] }, request)).status, 403)
  const { rows } = await sql.query('select id from disclosures where person_id = $1', [person_id])
  assert.equal(rows.length, 1)
})

test("A minor's confidential notes aren't disclosed to a parent, and voided notes to no one", async () => {
  const { person_id, as } = await createCareTeam()
  const open = await createNote(person_id, as)
  const secret = await createNote(person_id, as, { labels: ['minor_confidential'] })
  for (const { id } of [open, secret]) await signNote(id, as)
  const parent = { type: 'individual', name: 'Ingrid Lindqvist' }
  await grantConsent(
    person_id,
    release(['progress_notes', 'assessments'], { recipients: [parent] }),
  )
  const both = await share(person_id, { recipient: parent, note_ids: [open.id, secret.id] })
  assert.equal(both.status, 200, both.text)
  assert.deepEqual(
    [both.body.items[0].id, both.body.withheld_items[0].id, both.body.content.length],
    [open.id, secret.id, 1],
  )
  const alone = await share(person_id, { recipient: parent, note_ids: [secret.id] })
  assert.deepEqual(alone.body.error?.consent.reasons, ['minor_confidential'])

  const request = { person_id, instrument: 'phq2', answers: { q1: 1, q2: 1 } }
  const { body } = await call('POST', '/v1/assessments', request)
  await call('POST', `/v1/assessments/${body.id}/submit`)
  const sent = () => share(person_id, { recipient: parent, assessment_ids: [body.id] })
  assert.equal((await sent()).status, 200)
  await call('POST', `/v1/assessments/${body.id}/void`, { reason: 'Wrong person' })
  assert.equal((await sent()).body.error.param, 'assessment_ids[0]')
})

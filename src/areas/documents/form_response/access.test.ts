// Tests who can read and answer form responses, and that answers are stored nowhere else.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assignForm, complete_answers, publishForm } from '#tests/form_examples.ts'
import { call, createTestAccount, log_lines, type RequestOptions, sql } from '#tests/harness.ts'
import {
  actingAs,
  createCareTeam,
  createPerson,
  createToken,
  createVerifiedPractitioner,
  grantConsent,
} from '#tests/person_examples.ts'

const path = '/v1/form_responses'
const scopes = ['forms:read', 'form_responses:read', 'form_responses:write']

const read = (id: string, options: RequestOptions = {}) =>
  call('GET', `${path}/${id}`, undefined, options)
const save = (id: string, answers: object, options: RequestOptions = {}) =>
  call('PATCH', `${path}/${id}`, { answers }, options)
const complete = (id: string, answers?: object, options: RequestOptions = {}) =>
  call('POST', `${path}/${id}/complete`, answers ? { answers } : {}, options)
const idsOf = async (query: string, options: RequestOptions = {}) =>
  (await call('GET', `${path}?${query}`, undefined, options)).body.data.map(({ id }: any) => id)

test("a person's token reaches only their own responses and forms", async () => {
  const [person, other] = [await createPerson(), await createPerson()]
  const key = await createToken({ person_id: person.id }, scopes)
  const own = await assignForm(person.id)
  const theirs = await assignForm(other.id)
  await save(theirs.id, { reason: 'Private.' })
  assert.equal((await read(theirs.id, { key })).status, 404)
  assert.equal((await save(theirs.id, { reason: 'x' }, { key })).status, 404)
  assert.equal((await complete(theirs.id, complete_answers, { key })).status, 404)
  assert.deepEqual(await idsOf('', { key }), [own.id])
  assert.deepEqual(await idsOf(`person_id=${other.id}`, { key }), [])
  const form = (id: string) => call('GET', `/v1/forms/${id}`, undefined, { key })
  assert.equal((await form(own.form_id)).status, 200)
  assert.equal((await form(theirs.form_id)).status, 404)
  const listed = await call('GET', '/v1/forms', undefined, { key })
  assert.deepEqual(
    listed.body.data.map(({ id }: any) => id),
    [own.form_id],
  )
  const later = { due_at: '2040-01-01T00:00:00Z' }
  const postponed = await call('PATCH', `${path}/${own.id}`, later, { key })
  assert.deepEqual([postponed.status, postponed.body.error.param], [403, 'due_at'])
  const steps = [
    ['cancel', {}],
    ['amend', { reason: 'Mine', answers: complete_answers }],
  ] as const
  for (const [step, body] of steps) {
    assert.equal((await call('POST', `${path}/${own.id}/${step}`, body, { key })).status, 403)
  }
  const reading = await createToken({ person_id: person.id }, ['form_responses:read'])
  assert.equal((await save(own.id, { sleep: 'often' }, { key: reading })).status, 403)
})

test('practitioners read what care team and consent permit, by data category', async () => {
  const { person_id, practitioner_id, as } = await createCareTeam()
  const outsider = actingAs(await createVerifiedPractitioner())
  const ordinary = await assignForm(person_id)
  const form = await publishForm({ data_categories: ['assessments', 'hiv'] })
  const sensitive = await assignForm(person_id, { form_id: form.id })
  assert.deepEqual(sensitive.data_categories, ['assessments', 'hiv'])
  await grantConsent(person_id, {
    kind: 'restriction',
    recipients: [{ type: 'practitioner', id: practitioner_id }],
    data_categories: ['hiv'],
  })
  assert.equal((await read(ordinary.id, as)).status, 200)
  assert.equal((await save(ordinary.id, { sleep: 'often' }, as)).status, 200)
  const hidden: [string, RequestOptions][] = [
    [ordinary.id, outsider],
    [sensitive.id, outsider],
    [sensitive.id, as],
  ]
  for (const [id, options] of hidden) {
    for (const refused of [await read(id, options), await save(id, { sleep: 'often' }, options)]) {
      assert.equal(refused.body.error?.code, 'consent_required', refused.text)
    }
  }
  const again = await call('POST', path, { person_id, form_id: form.id }, as)
  assert.equal(again.body.error?.code, 'consent_required', again.text)
  assert.deepEqual(await idsOf(`person_id=${person_id}`, as), [ordinary.id])
  assert.deepEqual(await idsOf('', outsider), [])
  assert.equal((await read(sensitive.id)).status, 200)
})

test('answers are stored encrypted, and are in no event, log line or audit entry', async () => {
  const { id: person_id } = await createPerson()
  const { id } = await assignForm(person_id)
  const secret = 'Zebrafinch'
  await save(id, { reason: secret })
  await complete(id, complete_answers)
  await read(id)
  const tables = ['form_responses', 'events', 'audit_entries', 'scheduled_jobs']
  for (const table of tables) {
    const { rows } = await sql.query(
      `select count(*)::int as found from ${table} where ${table}::text like $1`,
      [`%${secret}%`],
    )
    assert.equal(rows[0].found, 0, table)
  }
  assert.ok(!log_lines.some((line) => line.includes(secret)))
  const { rows } = await sql.query(
    "select distinct action from audit_entries where object_id = $1 and action like '%read%'",
    [id],
  )
  assert.deepEqual(
    rows.map(({ action }) => action),
    ['form_response.read'],
  )
})

test('accounts are isolated', async () => {
  const { key } = await createTestAccount()
  const { id: person_id } = await createPerson()
  const { id, form_id } = await assignForm(person_id)
  assert.equal((await read(id, { key })).status, 404)
  assert.equal((await complete(id, complete_answers, { key })).status, 404)
  const { id: theirs } = await createPerson({}, { key })
  const foreign = await call('POST', path, { person_id: theirs, form_id }, { key })
  assert.deepEqual([foreign.status, foreign.body.error.param], [404, 'form_id'])
})

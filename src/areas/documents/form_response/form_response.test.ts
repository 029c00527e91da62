// Tests form responses: answered in parts, by the person or by staff.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assignForm, complete_answers, createForm, publishForm } from '#tests/form_examples.ts'
import { call, createTestAccount, type RequestOptions, sql } from '#tests/harness.ts'
import { createCareTeam, createPerson, createToken, grantConsent } from '#tests/person_examples.ts'

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
const faults = ({ body }: { body: any }) =>
  body.error.details.map(({ param, code }: any) => `${param} ${code}`)

test('a person answers in parts, and completes', async () => {
  const { id: person_id } = await createPerson()
  const key = await createToken({ person_id }, scopes)
  const { id, form_id } = await assignForm(person_id)
  const form = await call('GET', `/v1/forms/${form_id}`, undefined, { key })
  assert.equal(form.body.items.length, 6)
  const expanded = await call('GET', `${path}/${id}?expand[]=form`, undefined, { key })
  assert.deepEqual(expanded.body.form.items, form.body.items)

  const first = await save(id, { reason: 'I worry a lot.' }, { key })
  assert.equal(first.body.status, 'in_progress', first.text)
  const second = await save(id, { sleep: 'never', medicated: true }, { key })
  assert.deepEqual(second.body.answers, {
    reason: 'I worry a lot.',
    sleep: 'never',
    medicated: true,
  })
  const early = await complete(id, undefined, { key })
  assert.deepEqual([early.status, early.body.error.code], [422, 'answers_invalid'])
  assert.deepEqual(faults(early), ['answers.names item_missing'])
  const saved = await save(id, { names: ['Sertraline', 'Melatonin'], sleep: 'often' }, { key })
  assert.deepEqual(saved.body.answers.names, ['Sertraline', 'Melatonin'])
  const done = await complete(id, undefined, { key })
  assert.deepEqual([done.body.status, done.body.score], ['completed', 2])
  for (const late of [await save(id, { sleep: 'never' }, { key }), await complete(id)]) {
    assert.deepEqual([late.status, late.body.error.code], [409, 'invalid_transition'])
  }
})

test('answers to items that are disabled at the end are dropped', async () => {
  const { id: person_id } = await createPerson()
  const { id } = await assignForm(person_id)
  await save(id, { ...complete_answers, medicated: true, names: ['Sertraline'] })
  const { body, text } = await complete(id, { medicated: false })
  assert.deepEqual(body.answers, { ...complete_answers, medicated: false }, text)
  assert.equal(body.status, 'completed')
})

test('wrong answers are refused one by one, and nothing is saved', async () => {
  const { id: person_id } = await createPerson()
  const { id } = await assignForm(person_id)
  const wrong = await save(id, {
    reason: 7,
    sleep: 'sometimes',
    medicated: 'no',
    names: [1],
    health: 'x',
  })
  assert.deepEqual([wrong.status, wrong.body.error.code], [422, 'answers_invalid'])
  assert.deepEqual(faults(wrong), [
    'answers.reason invalid_type',
    'answers.sleep value_not_offered',
    'answers.medicated invalid_type',
    'answers.names invalid_type',
    'answers unknown_item',
  ])
  const malformed = await save(id, { reason: { nested: true } })
  assert.deepEqual([malformed.status, malformed.body.error.param], [400, 'answers.reason'])
  const { body } = await read(id)
  assert.deepEqual([body.status, body.answers], ['assigned', {}])
  const removed = await save(id, { reason: 'x', sleep: 'often' })
  assert.deepEqual(Object.keys(removed.body.answers), ['reason', 'sleep'])
  assert.deepEqual((await save(id, { reason: null })).body.answers, { sleep: 'often' })
})

test('a response belongs to the version that was assigned', async () => {
  const { id: person_id } = await createPerson()
  const first = await publishForm()
  const { id } = await assignForm(person_id, { form_id: first.id })
  const other = [{ id: 'other', type: 'boolean', text: 'Other?', required: true }]
  const second = await createForm({ name: first.name, items: other })
  const draft = await call('POST', path, { person_id, form_id: second.id })
  assert.deepEqual([draft.status, draft.body.error.code], [409, 'invalid_transition'])
  await call('POST', `/v1/forms/${second.id}/publish`)
  const retired = await call('POST', path, { person_id, form_id: first.id })
  assert.deepEqual([retired.status, retired.body.error.code], [409, 'invalid_transition'])
  assert.deepEqual(faults(await save(id, { other: true })), ['answers unknown_item'])
  const done = await complete(id, complete_answers)
  assert.deepEqual([done.body.status, done.body.form_id], ['completed', first.id])
  const next = await assignForm(person_id, { form_id: second.id })
  assert.equal((await complete(next.id, { other: true })).body.score, null)
})

test('of two tabs, the second to save gets an error', async () => {
  const { id: person_id } = await createPerson()
  const key = await createToken({ person_id }, scopes)
  const { id, version } = await assignForm(person_id)
  const headers = { 'if-match': `"${version}"` }
  const one = await save(id, { sleep: 'often' }, { key, headers })
  assert.equal(one.status, 200, one.text)
  const other = await save(id, { sleep: 'never' }, { key, headers })
  assert.deepEqual([other.status, other.body.error.code], [412, 'precondition_failed'])
  const late = await complete(id, complete_answers, { key, headers })
  assert.equal(late.status, 412)
  assert.equal((await read(id, { key })).body.answers.sleep, 'often')
})

test('an amendment keeps the original and creates a corrected response', async () => {
  const { id: person_id } = await createPerson()
  const { id } = await assignForm(person_id)
  const amend = (body: object) => call('POST', `${path}/${id}/amend`, body)
  const answers = { ...complete_answers, sleep: 'never' }
  const reason = 'Corrected by phone'
  assert.equal((await amend({ reason, answers })).status, 409)
  await complete(id, complete_answers)
  assert.deepEqual(faults(await amend({ reason, answers: { sleep: 'never' } })), [
    'answers.reason item_missing',
  ])
  const { body } = await amend({ reason, answers })
  assert.deepEqual([body.status, body.reason, body.answers.sleep], ['amended', reason, 'often'])
  const { body: corrected } = await read(body.amended_by_id)
  assert.deepEqual(
    [corrected.status, corrected.amends_id, corrected.score, corrected.completed_at],
    ['completed', id, 0, body.completed_at],
  )
})

test('a response becomes overdue by the clock, and can still be completed', async () => {
  const { key } = await createTestAccount()
  const { id: person_id } = await createPerson({}, { key })
  const { now } = (await call('GET', '/v1/test_clock', undefined, { key })).body
  const inDays = (days: number) =>
    Temporal.Instant.from(now)
      .add({ hours: 24 * days })
      .toString()
  const advance = () => call('POST', '/v1/test_clock/advance', { by: 'P6D' }, { key })
  const assign = (days: number) => assignForm(person_id, { due_at: inDays(days) }, { key })
  const [late, postponed, done] = [await assign(5), await assign(5), await assign(5)]
  const due_at = inDays(10)
  await call('PATCH', `${path}/${postponed.id}`, { due_at }, { key })
  await complete(done.id, complete_answers, { key })
  const past = await call(
    'PATCH',
    `${path}/${late.id}`,
    { due_at: '2020-01-01T00:00:00Z' },
    { key },
  )
  assert.deepEqual([past.status, past.body.error.code], [422, 'due_at_in_past'])
  await advance()
  assert.deepEqual(await idsOf('status=overdue', { key }), [late.id])
  const range = new URLSearchParams({ 'due_at[gte]': inDays(9), 'due_at[lt]': inDays(11) })
  assert.deepEqual(await idsOf(`${range}`, { key }), [postponed.id])
  const saved = await save(late.id, { sleep: 'often' }, { key })
  assert.equal(saved.body.status, 'overdue')
  const refused = await call('PATCH', `${path}/${late.id}`, { due_at: inDays(20) }, { key })
  assert.equal(refused.status, 409)
  assert.equal((await complete(late.id, complete_answers, { key })).body.status, 'completed')
  await advance()
  assert.deepEqual(await idsOf('status=overdue', { key }), [postponed.id])
  const canceled = await call('POST', `${path}/${postponed.id}/cancel`, {}, { key })
  assert.equal(canceled.body.status, 'canceled')
  const { rows } = await sql.query(
    "select object_id from events where type = 'form_response.overdue' and object_id = any($1)",
    [[late.id, postponed.id, done.id]],
  )
  assert.deepEqual(
    rows.map(({ object_id }) => object_id).toSorted(),
    [late.id, postponed.id].toSorted(),
  )
})

test('lists are filtered, and show no answers', async () => {
  const { id: person_id } = await createPerson()
  const one = await assignForm(person_id)
  const other = await assignForm(person_id)
  await save(one.id, { reason: 'Private.' })
  const all = await call('GET', `${path}?person_id=${person_id}`)
  assert.deepEqual(
    all.body.data.map(({ id }: any) => id),
    [other.id, one.id],
  )
  assert.ok(!all.text.includes('Private.') && !('answers' in all.body.data[0]))
  assert.deepEqual(await idsOf(`form_id=${one.form_id}`), [one.id])
  assert.deepEqual(await idsOf(`person_id=${person_id}&status=in_progress`), [one.id])
})

test('a response can be for a session of the person', async () => {
  const { person_id, practitioner_id } = await createCareTeam()
  await grantConsent(person_id)
  const starts_at = '2034-03-03T10:00:00Z'
  const { body } = await call('POST', '/v1/sessions', { practitioner_id, person_id, starts_at })
  const { session_id } = await assignForm(person_id, { session_id: body.id })
  assert.equal(session_id, body.id)
  const other = await createPerson()
  const { id: form_id } = await publishForm()
  const request = { person_id: other.id, form_id, session_id: body.id }
  const refused = await call('POST', path, request)
  assert.deepEqual([refused.status, refused.body.error.param], [404, 'session_id'])
})

test('answers are in the export, follow a merge, and are gone with the person', async () => {
  const [{ id }, { id: duplicate }] = [await createPerson(), await createPerson()]
  const response = await assignForm(duplicate)
  const open = await assignForm(duplicate)
  await complete(response.id, complete_answers)
  const merged = await call('POST', `/v1/persons/${id}/merge`, { person_id: duplicate })
  assert.equal(merged.status, 200, merged.text)
  const { body } = await read(response.id)
  assert.deepEqual([body.person_id, body.answers], [id, complete_answers])
  const exported = await call('POST', `/v1/persons/${id}/export`)
  assert.match(exported.text, /I worry a lot\./)
  const erased = await call('POST', `/v1/persons/${id}/erase`, { erasure_basis: 'person_request' })
  assert.equal(erased.status, 200, erased.text)
  const gone = await read(response.id)
  assert.deepEqual([gone.body.answers, gone.body.score], [{}, null], gone.text)
  for (const refused of [await save(open.id, { sleep: 'often' }), await complete(open.id)]) {
    assert.deepEqual([refused.status, refused.body.error.code], [409, 'invalid_transition'])
  }
  const again = await call('POST', path, { person_id: id, form_id: response.form_id })
  assert.equal(again.status, 409)
})

// Tests forms: their versions, and the consistency of their items.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createForm, intake, publishForm } from '#tests/form_examples.ts'
import { call, createTestAccount } from '#tests/harness.ts'
import { createVerifiedPractitioner } from '#tests/person_examples.ts'

const path = '/v1/forms'
const question = { id: 'q1', type: 'boolean', text: 'Ready?' }
const paramsOf = (body: any) => body.error.details.map(({ param }: any) => param)

async function refused(items: object[]) {
  const { status, body, text } = await call('POST', path, { name: 'bad', title: 'Bad', items })
  assert.equal(status, 400, text)
  assert.equal(body.error.code, 'validation_failed')
  return paramsOf(body)
}

test('a draft can be changed, and a published version never', async () => {
  const form = await createForm()
  assert.deepEqual([form.status, form.number], ['draft', 1])
  assert.deepEqual(form.items, intake)
  assert.deepEqual(form.data_categories, ['assessments'])
  const changed = await call('PATCH', `${path}/${form.id}`, { items: [question], title: 'New' })
  assert.deepEqual([changed.body.items, changed.body.title], [[question], 'New'])
  await call('POST', `${path}/${form.id}/publish`)
  for (const change of [{ items: intake }, { title: 'Other' }, { data_categories: ['sud'] }]) {
    const { status, body } = await call('PATCH', `${path}/${form.id}`, change)
    assert.deepEqual([status, body.error.code], [409, 'invalid_transition'])
  }
  const annotated = await call('PATCH', `${path}/${form.id}`, { metadata: { team: 'east' } })
  assert.deepEqual(annotated.body.metadata, { team: 'east' })
  const { body } = await call('GET', `${path}/${form.id}`)
  assert.deepEqual([body.items, body.title, body.status], [[question], 'New', 'published'])
})

test('a form of the same name is the next version; publishing it retires the last', async () => {
  const first = await publishForm()
  const second = await createForm({ name: first.name, items: [question] })
  assert.deepEqual([second.number, second.status], [2, 'draft'])
  assert.equal((await call('GET', `${path}/${first.id}`)).body.status, 'published')
  await call('POST', `${path}/${second.id}/publish`)
  const { body } = await call('GET', `${path}/${first.id}`)
  assert.deepEqual([body.status, body.number, body.items], ['retired', 1, intake])
  const listed = await call('GET', `${path}?name=${first.name}&status=published`)
  assert.deepEqual(
    listed.body.data.map(({ id }: any) => id),
    [second.id],
  )
})

test('of versions created and published at once, one is published', async () => {
  const name = 'raced'
  const made = await Promise.all(Array.from({ length: 5 }, () => createForm({ name })))
  assert.deepEqual(made.map(({ number }) => number).toSorted(), [1, 2, 3, 4, 5])
  const published = await Promise.all(made.map(({ id }) => call('POST', `${path}/${id}/publish`)))
  assert.deepEqual(
    published.map(({ status }) => status),
    [200, 200, 200, 200, 200],
  )
  const { body } = await call('GET', `${path}?name=${name}&status=published`)
  assert.equal(body.data.length, 1)
})

test('names are independent between accounts', async () => {
  const { key } = await createTestAccount()
  const own = await createForm({ name: 'shared_name' })
  const theirs = await createForm({ name: 'shared_name' }, { key })
  assert.equal(theirs.number, 1)
  assert.equal((await call('GET', `${path}/${own.id}`, undefined, { key })).status, 404)
})

test('groups and conditions refer to items that come before', async () => {
  const group = { id: 'g', type: 'group', text: 'Group' }
  assert.deepEqual(await refused([{ ...question, group_id: 'g' }, group]), ['items[0].group_id'])
  assert.deepEqual(await refused([question, { ...group, group_id: 'q1' }]), ['items[1].group_id'])
  const when = (item_id: string, value: unknown = true, operator = 'eq') => ({
    enable_when: [{ item_id, operator, value }],
  })
  const onCondition = (condition: object) =>
    refused([group, question, { ...question, id: 'q2', ...condition }])
  assert.deepEqual(await onCondition(when('q2')), ['items[2].enable_when[0].item_id'])
  assert.deepEqual(await onCondition(when('g')), ['items[2].enable_when[0].item_id'])
  assert.deepEqual(await onCondition(when('q1', 'yes')), ['items[2].enable_when[0].value'])
  assert.deepEqual(await onCondition(when('q1', 1, 'exists')), ['items[2].enable_when[0].value'])
  assert.deepEqual(await onCondition(when('q1', true, 'gt')), ['items[2].enable_when[0].operator'])
})

test('items are consistent in themselves', async () => {
  assert.deepEqual(await refused([question, question]), ['items[1].id'])
  assert.deepEqual(await refused([{ ...question, id: 'constructor' }]), ['items[0].id'])
  assert.deepEqual(await refused([{ ...question, options: [{ value: 'a', label: 'A' }] }]), [
    'items[0].options',
  ])
  assert.deepEqual(await refused([{ ...question, max_length: 5, minimum: 1 }]), [
    'items[0].max_length',
    'items[0].minimum',
  ])
  assert.deepEqual(await refused([{ ...question, type: 'choice' }]), ['items[0].options'])
  const range = { minimum: 5, maximum: 4 }
  assert.deepEqual(await refused([{ ...question, type: 'integer', ...range }]), [
    'items[0].maximum',
  ])
  const twice = [1, 2].map(() => ({ value: 'a', label: 'A' }))
  assert.deepEqual(await refused([{ ...question, type: 'choice', options: twice }]), [
    'items[0].options',
  ])
  assert.deepEqual(await refused([{ id: 'd', type: 'display', text: 'Hi' }]), ['items'])
})

test('a form has up to 1,000 items', async () => {
  const items = (count: number) =>
    Array.from({ length: count }, (_, place) => ({ ...question, id: `q${place}` }))
  const { items: saved } = await createForm({ items: items(1_000) })
  assert.equal(saved.length, 1_000)
  assert.deepEqual(await refused(items(1_001)), ['items'])
  assert.deepEqual(await refused([]), ['items'])
})

test("notes of a counselor can't be collected", async () => {
  const request = { name: 'bad', title: 'Bad', items: [question] }
  for (const category of ['psychotherapy_notes', 'sud_counseling_notes']) {
    const body = { ...request, data_categories: [category] }
    const refusal = await call('POST', path, body)
    assert.deepEqual([refusal.status, refusal.body.error.param], [400, 'data_categories'])
  }
})

test('a practitioner reads forms, and only the account changes them', async () => {
  const form = await publishForm()
  const headers = { 'on-behalf-of': await createVerifiedPractitioner() }
  const read = await call('GET', `${path}/${form.id}`, undefined, { headers })
  assert.equal(read.body.id, form.id)
  const retired = await call('POST', `${path}/${form.id}/retire`, undefined, { headers })
  assert.deepEqual([retired.status, retired.body.error.code], [403, 'permission_denied'])
})

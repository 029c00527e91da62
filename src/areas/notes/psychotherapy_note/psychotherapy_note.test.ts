// Tests that only the author can access a psychotherapy note, and who can learn that it exists.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  actingAs,
  grantConsent,
  createCareTeam,
  createVerifiedPractitioner,
  createPerson,
  complete_authorization,
} from '#tests/person_examples.ts'
import { call, sql } from '#tests/harness.ts'
import { PsychotherapyNote } from './schema.ts'

const path = '/v1/psychotherapy_notes'

async function makeOne() {
  const { person_id, practitioner_id, as } = await createCareTeam()
  const colleague = await createVerifiedPractitioner()
  const care_team_ids = [practitioner_id, colleague]
  await call('PATCH', `/v1/persons/${person_id}`, { care_team_ids })
  const { body } = await call('POST', path, { person_id, text: 'My own thoughts.' }, as)
  return { id: body.id as string, person_id, as, colleague }
}
const read = (id: string, request: object = {}) => call('GET', `${path}/${id}`, undefined, request)

test('A stale If-Match does not reveal that a psychotherapy note exists', async () => {
  const { id, as, colleague } = await makeOne()
  const write = (request: { headers?: object }) => {
    const headers = { ...request.headers, 'if-match': '"99"' }
    return call('PATCH', `${path}/${id}`, { text: 'Changed.' }, { ...request, headers })
  }
  assert.equal((await write(as)).status, 412)
  assert.equal((await write(actingAs(colleague))).status, 403)
  assert.equal((await write(actingAs(await createVerifiedPractitioner()))).status, 404)
  assert.equal((await read(id, as)).body.text, 'My own thoughts.')
})

test('The author can read the note, the care team gets 403, and anyone else gets 404', async () => {
  const { id, as, colleague } = await makeOne()
  assert.equal((await read(id, as)).status, 200)
  const team = await read(id, actingAs(colleague))
  assert.equal(team.status, 403)
  assert.equal(team.body.error.consent.kind, 'psychotherapy_notes')
  const outsider = await read(id, actingAs(await createVerifiedPractitioner()))
  const nothing = await read('psy_nothing', as)
  const describe = ({ body }: any) => ({ ...body.error, request_id: '' })
  assert.equal(outsider.status, 404)
  assert.deepEqual(describe(outsider), describe(nothing))
  const plain = await read(id)
  assert.equal(plain.status, 404)
  assert.deepEqual(describe(plain), describe(nothing))
})

test('A specific consent lets its recipient read the note but not change it', async () => {
  const { id, person_id, colleague } = await makeOne()
  const recipients = [{ type: 'practitioner', id: colleague }]
  const named = {
    ...complete_authorization,
    recipients,
    purposes: ['treatment'],
    data_categories: undefined,
  }
  await grantConsent(person_id, { ...named, kind: 'release', data_categories: ['progress_notes'] })
  assert.equal((await read(id, actingAs(colleague))).status, 403)
  await grantConsent(person_id, { ...named, kind: 'psychotherapy_notes' })
  const opened = await read(id, actingAs(colleague))
  assert.equal(opened.status, 200, opened.text)
  const step = await call('POST', `${path}/${id}/destroy`, undefined, actingAs(colleague))
  assert.equal(step.body.error.code, 'permission_denied')
  assert.equal((await read(id)).status, 404)
})

test("Emergency access doesn't include psychotherapy notes", async () => {
  const { id, person_id } = await makeOne()
  const practitioner_id = await createVerifiedPractitioner()
  const request = {
    person_id,
    practitioner_id,
    reason_code: 'suicide_risk',
    justification: 'Found unconscious, medication unknown, family cannot be reached.',
    minutes: 30,
  }
  const opened = await call('POST', '/v1/emergency_accesses', request)
  assert.equal(opened.status, 200, opened.text)
  assert.equal((await read(id, actingAs(practitioner_id))).status, 404)
})

test("The note is only in its author's list, and in no export", async () => {
  const { id, person_id, as, colleague } = await makeOne()
  const listed = async (request: object) =>
    (await call('GET', `${path}?person_id=${person_id}`, undefined, request)).body.data.length
  assert.deepEqual(
    [await listed(as), await listed(actingAs(colleague)), await listed({})],
    [1, 0, 0],
  )
  const { body, text } = await call('POST', `/v1/persons/${person_id}/export`)
  assert.ok(body.records.notes)
  assert.equal(text.includes(id) || text.includes('My own thoughts'), false)
  assert.equal('psychotherapy_notes' in body.records, false)
})

test('The note has no fields for claims or the record', () => {
  const names = Object.keys(PsychotherapyNote.properties)
  const billing = /diagnos|code|start|stop|modality|plan|score|medication|billable/
  assert.deepEqual(
    names.filter((name) => billing.test(name)),
    [],
  )
})

test('A finished note can be appended to, and a destroyed note has no content', async () => {
  const { id, as } = await makeOne()
  const step = (name: string, body?: object) => call('POST', `${path}/${id}/${name}`, body, as)
  await step('finish')
  const saved = await call('PATCH', `${path}/${id}`, { text: 'Other.' }, as)
  assert.deepEqual(saved.body.error.allowed, ['append', 'destroy'])
  const { body } = await step('append', { text: 'Later.' })
  assert.equal(body.text, 'My own thoughts.')
  assert.equal(body.additions[0].text, 'Later.')
  const gone = await step('destroy')
  assert.deepEqual([gone.body.status, gone.body.text, gone.body.additions], ['destroyed', null, []])
})

test("A replayed request doesn't return a destroyed note", async () => {
  const { person_id, as } = await makeOne()
  const request = { ...as, idempotency_key: 'psy-1' }
  const write = () => call('POST', path, { person_id, text: 'Not forever.' }, request)
  const { body: made } = await write()
  assert.equal((await write()).body.text, 'Not forever.')
  await call('POST', `${path}/${made.id}/destroy`, undefined, as)
  const { body } = await write()
  assert.deepEqual([body.id, body.status, body.text], [made.id, 'destroyed', null])
})

test("A denial of the author's access doesn't apply to their own note", async () => {
  const { id, person_id, as } = await makeOne()
  const recipients = [{ type: 'practitioner', id: as.headers!['on-behalf-of'] }]
  const data_categories = ['psychotherapy_notes', 'progress_notes']
  await grantConsent(person_id, { kind: 'restriction', recipients, data_categories })
  assert.equal((await read(id, as)).status, 200)
})

test('As a list cursor, the note is the same as an unknown ID', async () => {
  const { id, as, colleague } = await makeOne()
  const list = async (request: object, place: string) =>
    (await call('GET', `${path}?starting_after=${place}`, undefined, request)).status
  for (const request of [{}, actingAs(colleague), actingAs(await createVerifiedPractitioner())]) {
    assert.deepEqual([await list(request, id), await list(request, 'psy_nothing')], [404, 404])
  }
  assert.equal(await list(as, id), 200)
})

test('A merge moves the note to the merged person, and its author keeps access', async () => {
  const { id, person_id, as } = await makeOne()
  const { id: stored } = await createPerson()
  const merged = await call('POST', `/v1/persons/${stored}/merge`, { person_id })
  assert.equal(merged.status, 200, merged.text)
  const { body } = await read(id, as)
  assert.deepEqual([body.person_id, body.text], [stored, 'My own thoughts.'])
  await call('POST', `/v1/persons/${stored}/erase`, { erasure_basis: 'person_request' })
  const { rows } = await sql.query('select wrapped from person_keys where person_id = $1', [stored])
  assert.equal(rows[0].wrapped, null)
  assert.equal((await read(id, as)).body.text ?? null, null)
})

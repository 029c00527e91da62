// How long a record is kept, who holds it for longer, and that what was erased takes nothing more.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { call } from '#tests/harness.ts'
import { makeCare, makeNote, makePerson, serviceOn, signNote } from '#tests/person_examples.ts'
import { keptBy } from './retention.ts'

const erase = (id: string) =>
  call('POST', `/v1/persons/${id}/erase`, { erasure_basis: 'person_request' })

const kept: [string, string | null, string[], string | null][] = [
  ['nobody cared for', '1980-01-01', [], null],
  [
    'an adult, seven years after the last service',
    '1980-01-01',
    ['2020-03-01', '2019-01-01'],
    '2027-03-01',
  ],
  ['of unknown age, as an adult', null, ['2020-03-01'], '2027-03-01'],
  ['a child, seven years after coming of age', '2010-05-05', ['2020-03-01'], '2035-05-05'],
  [
    'seen as a child and as an adult, the longer',
    '2000-05-05',
    ['2010-01-01', '2026-01-01'],
    '2033-01-01',
  ],
  ['on the day they come of age, an adult', '2000-05-05', ['2018-05-05'], '2025-05-05'],
]
for (const [who, birth_date, dates, until] of kept) {
  test(`the record of somebody ${who} is kept`, () => {
    const person = { birth_date, addresses: [], relationships: [], time_zone: null }
    const care = dates.map((date) => ({ date, jurisdiction: 'US-NY' }))
    const days = keptBy(person as never, care).map(({ retain_until }) => retain_until)
    assert.equal(days.toSorted().at(-1) ?? null, until)
  })
}

test('a record with signed notes is not erased before its time, or while it is held', async () => {
  const { person_id, as } = await makeCare()
  const path = `/v1/persons/${person_id}`
  const { id } = await makeNote(person_id, as)
  await signNote(id, as)
  const { body } = await call('GET', `${path}/retention`)
  assert.equal(body.retain_until, '2033-11-02')
  const refused = await erase(person_id)
  assert.deepEqual([refused.status, refused.body.error.code], [409, 'retention_active'])
  assert.equal(refused.body.error.details[0].code, 'retain_until')
  assert.equal((await call('GET', `/v1/notes/${id}`)).body.sections.plan, 'Weekly.')

  // What was entered by mistake is no care.
  await call('POST', `/v1/notes/${id}/request_void`, { reason: 'Wrong person' }, as)
  await call('POST', `/v1/notes/${id}/void`)
  const held = await call('POST', `${path}/place_hold`, { reason: 'Subpoena' })
  assert.deepEqual([held.body.retain_until, held.body.legal_hold.reason], [null, 'Subpoena'])
  assert.equal((await erase(person_id)).body.error.details[0].code, 'legal_hold')
  const { body: psy } = await call('POST', '/v1/psychotherapy_notes', { person_id, text: 'x' }, as)
  const destroy = () => call('POST', `/v1/psychotherapy_notes/${psy.id}/destroy`, undefined, as)
  assert.equal((await destroy()).body.error.code, 'retention_active')
  assert.equal((await call('POST', `${path}/lift_hold`)).body.legal_hold, null)
  assert.equal((await destroy()).status, 200)
  assert.equal((await erase(person_id)).status, 200)
})

test('an old record is erased, and nothing that would be lost is written after that', async () => {
  const { person_id, as } = await makeCare()
  const signed = await makeNote(person_id, as, { service: serviceOn('2016-11-02') })
  await signNote(signed.id, as)
  const draft = await makeNote(person_id, as)
  const asked = { person_id, instrument: 'phq9', answers: { q9: 1 } }
  const { body: phq9 } = await call('POST', '/v1/assessments', asked)
  const { body: psy } = await call('POST', '/v1/psychotherapy_notes', { person_id, text: 'x' }, as)
  assert.equal((await erase(person_id)).status, 200)
  const headers = { ...as.headers, 'if-match': '*' }
  const statement = { type: 'patient_statement', text: 'x', reason: 'y' }
  const tries = await Promise.all([
    call('POST', `/v1/notes/${signed.id}/amend`, { ...statement, type: 'addendum' }, as),
    call('POST', `/v1/notes/${signed.id}/amend`, statement),
    call('PATCH', `/v1/notes/${draft.id}`, { sections: { plan: 'x' } }, { headers }),
    call('PATCH', `/v1/assessments/${phq9.id}`, { answers: { q1: 1 } }),
    call('POST', `/v1/risk_flags/${phq9.risk.flag_id}/void`, { reason: 'x' }),
    call('PATCH', `/v1/psychotherapy_notes/${psy.id}`, { text: 'z' }, as),
  ])
  assert.deepEqual(
    tries.map(({ status, body }) => [status, body.error?.code]),
    tries.map(() => [409, 'invalid_transition']),
  )
})

test('an export holds the record: no drafts, nothing thrown away, nothing voided', async () => {
  const { person_id, as } = await makeCare()
  const ids = []
  for (let i = 0; i < 4; i++) ids.push((await makeNote(person_id, as)).id)
  const [signed, voided, discarded] = ids as [string, string, string]
  await signNote(signed, as)
  await signNote(voided, as)
  await call('POST', `/v1/notes/${voided}/request_void`, { reason: 'Wrong person' }, as)
  await call('POST', `/v1/notes/${voided}/void`)
  await call('POST', `/v1/notes/${discarded}/discard`, undefined, as)
  const { body } = await call('POST', `/v1/persons/${person_id}/export`)
  assert.deepEqual(
    body.records.notes.map(({ id }: any) => id),
    [signed],
  )
})

test('a hold goes over to whom the person turns out to be', async () => {
  const [one, other] = [await makePerson(), await makePerson()]
  await call('POST', `/v1/persons/${other.id}/place_hold`, { reason: 'Subpoena' })
  await call('POST', `/v1/persons/${one.id}/merge`, { person_id: other.id })
  assert.equal((await erase(one.id)).body.error.code, 'retention_active')
})

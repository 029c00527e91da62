// Retention periods, legal holds, and erased records that accept no further data.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { call } from '#tests/harness.ts'
import {
  createCareTeam,
  createNote,
  createPerson,
  serviceOn,
  signNote,
} from '#tests/person_examples.ts'
import { applicableRules } from './retention.ts'

const erase = (id: string) =>
  call('POST', `/v1/persons/${id}/erase`, { erasure_basis: 'person_request' })

const stored: [string, string | null, string[], string | null][] = [
  ['without care is not retained', '1980-01-01', [], null],
  [
    'of an adult is retained for seven years after the last service',
    '1980-01-01',
    ['2020-03-01', '2019-01-01'],
    '2027-03-01',
  ],
  ['of a person of unknown age is retained as for an adult', null, ['2020-03-01'], '2027-03-01'],
  [
    'of a minor is retained for seven years after the age of majority',
    '2010-05-05',
    ['2020-03-01'],
    '2035-05-05',
  ],
  [
    'of a person seen as a minor and as an adult is retained for the longer period',
    '2000-05-05',
    ['2010-01-01', '2026-01-01'],
    '2033-01-01',
  ],
  [
    'of a person seen on the day of majority is retained as for an adult',
    '2000-05-05',
    ['2018-05-05'],
    '2025-05-05',
  ],
]
for (const [who, birth_date, dates, until] of stored) {
  test(`A record ${who}`, () => {
    const person = { birth_date, addresses: [], relationships: [], time_zone: null }
    const care = dates.map((date) => ({ date, jurisdiction: 'US-NY' }))
    const days = applicableRules(person, care).map(({ retain_until }) => retain_until)
    assert.equal(days.toSorted().at(-1) ?? null, until)
  })
}

test("A record can't be erased during its retention period or a legal hold", async () => {
  const { person_id, as } = await createCareTeam()
  const path = `/v1/persons/${person_id}`
  const { id } = await createNote(person_id, as)
  await signNote(id, as)
  const { body } = await call('GET', `${path}/retention`)
  assert.equal(body.retain_until, '2033-11-02')
  const refused = await erase(person_id)
  assert.deepEqual([refused.status, refused.body.error.code], [409, 'retention_active'])
  assert.equal(refused.body.error.details[0].code, 'retain_until')
  assert.match(refused.body.error.available_at, /^2033-11-02T/)
  assert.equal((await call('GET', `/v1/notes/${id}`)).body.sections.plan, 'Weekly.')

  // A note entered in error doesn't count as care.
  await call('POST', `/v1/notes/${id}/request_void`, { reason: 'Wrong person' }, as)
  await call('POST', `/v1/notes/${id}/void`)
  const held = await call('POST', `${path}/place_hold`, { reason: 'Subpoena' })
  assert.deepEqual([held.body.retain_until, held.body.legal_hold.reason], [null, 'Subpoena'])
  const on_hold = await erase(person_id)
  assert.equal(on_hold.body.error.details[0].code, 'legal_hold')
  assert.equal('available_at' in on_hold.body.error, false)
  const { body: psy } = await call('POST', '/v1/psychotherapy_notes', { person_id, text: 'x' }, as)
  const destroy = () => call('POST', `/v1/psychotherapy_notes/${psy.id}/destroy`, undefined, as)
  assert.equal((await destroy()).body.error.code, 'retention_active')
  assert.equal((await call('POST', `${path}/lift_hold`)).body.legal_hold, null)
  assert.equal((await destroy()).status, 200)
  assert.equal((await erase(person_id)).status, 200)
})

test('A record past its retention period can be erased, and accepts no new data afterward', async () => {
  const { person_id, as } = await createCareTeam()
  const signed = await createNote(person_id, as, { service: serviceOn('2016-11-02') })
  await signNote(signed.id, as)
  const draft = await createNote(person_id, as)
  const request = { person_id, instrument: 'phq9', answers: { q9: 1 } }
  const { body: phq9 } = await call('POST', '/v1/assessments', request)
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

test('An export contains no drafts, discarded notes or voided notes', async () => {
  const { person_id, as } = await createCareTeam()
  const ids = []
  for (let i = 0; i < 4; i++) ids.push((await createNote(person_id, as)).id)
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

test('A merge transfers a legal hold to the survivor', async () => {
  const [one, other] = [await createPerson(), await createPerson()]
  await call('POST', `/v1/persons/${other.id}/place_hold`, { reason: 'Subpoena' })
  await call('POST', `/v1/persons/${one.id}/merge`, { person_id: other.id })
  assert.equal((await erase(one.id)).body.error.code, 'retention_active')
})

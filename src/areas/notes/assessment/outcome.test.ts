// Tests that outcomes are recalculated after amendments, voids and merges.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { call, createTestAccount, sql } from '#tests/harness.ts'
import {
  createCareTeam,
  createVerifiedPractitioner,
  actingAs,
  createPerson,
} from '#tests/person_examples.ts'

const path = '/v1/assessments'
const items = (many: number, value: number) =>
  Object.fromEntries(Array.from({ length: many }, (_, place) => [`q${place + 1}`, value]))

async function makeCourse() {
  const { account, key } = await createTestAccount()
  const care = await createCareTeam({ key })
  const gad7 = async (value: number, person_id = care.person_id, as = care.as) => {
    const { body } = await call('POST', path, { person_id, instrument: 'gad7' }, as)
    const answers = items(7, value)
    const done = await call('POST', `${path}/${body.id}/submit`, { answers }, as)
    assert.equal(done.status, 200, done.text)
    await call('POST', '/v1/test_clock/advance', { by: 'P7D' }, { key })
    return done.body as { id: string; change: any }
  }
  const outcomes = async () => {
    const { rows } = await sql.query(
      'select baseline, latest, measured from outcomes where account = $1 order by 1, 2',
      [account],
    )
    return rows.map(({ baseline, latest, measured }) => [baseline, latest, measured])
  }
  return { ...care, key, gad7, outcomes }
}

test("An amended baseline isn't compared with later assessments, and the outcome is recalculated", async () => {
  const { gad7, outcomes, as } = await makeCourse()
  const first = await gad7(3)
  assert.deepEqual(await outcomes(), [])
  const second = await gad7(1)
  assert.equal(second.change.delta, -14)
  assert.deepEqual(await outcomes(), [[21, 7, 2]])
  const corrected = { reason: 'Misread', answers: items(7, 2) }
  const { body: old } = await call('POST', `${path}/${first.id}/amend`, corrected, as)
  const { body } = await call('GET', `${path}/${old.amended_by_id}`, undefined, as)
  assert.equal(body.change, null)
  assert.deepEqual(await outcomes(), [[14, 7, 2]])
  const third = await gad7(0)
  assert.deepEqual([third.change.baseline_id, third.change.delta], [body.id, -14])
  assert.deepEqual(await outcomes(), [[14, 0, 3]])
  await call('POST', `${path}/${third.id}/void`, { reason: 'Wrong person' }, as)
  await call('POST', `${path}/${second.id}/void`, { reason: 'Wrong person' }, as)
  assert.deepEqual(await outcomes(), [])
})

test("A practitioner's outcome starts with their own first assessment", async () => {
  const { gad7, outcomes, person_id, practitioner_id, key } = await makeCourse()
  const other = await createVerifiedPractitioner({ key })
  const care_team_ids = [practitioner_id, other]
  await call('PATCH', `/v1/persons/${person_id}`, { care_team_ids }, { key })
  await gad7(3)
  await gad7(1)
  const as = actingAs(other, { key })
  await gad7(1, person_id, as)
  await gad7(2, person_id, as)
  assert.deepEqual(await outcomes(), [
    [7, 14, 2],
    [21, 7, 2],
  ])
})

test('Merged persons have one course of care', async () => {
  const { gad7, outcomes, person_id, practitioner_id, key } = await makeCourse()
  const other = await createPerson({ care_team_ids: [practitioner_id] }, { key })
  await gad7(3)
  await gad7(2)
  await gad7(2, other.id)
  await gad7(0, other.id)
  assert.deepEqual(await outcomes(), [
    [14, 0, 2],
    [21, 14, 2],
  ])
  const merge = { person_id: other.id }
  const merged = await call('POST', `/v1/persons/${person_id}/merge`, merge, { key })
  assert.equal(merged.status, 200, merged.text)
  assert.deepEqual(await outcomes(), [[21, 0, 4]])
})

test('A partial submission with a risky answer returns the risk and the missing items', async () => {
  const { person_id, as } = await createCareTeam()
  const { body: made } = await call('POST', path, { person_id, instrument: 'phq9' }, as)
  const submit = (answers: object) => call('POST', `${path}/${made.id}/submit`, { answers }, as)
  const mild = await submit({ q1: 1, q9: 0 })
  assert.equal(mild.body.error.code, 'answers_invalid')
  const { body } = await submit({ q9: 2 })
  assert.deepEqual([body.status, body.score, body.risk.level], ['started', null, 'moderate'])
  assert.ok(body.risk.flag_id && body.risk.crisis_resources.length > 0)
  const again = await submit({ q9: 2 })
  assert.equal(again.body.error.details.length, 8)
  assert.equal((await submit(items(8, 1))).body.score.total, 10)
})

test('A changed answer removes answers to items that no longer apply', async () => {
  const { person_id, as } = await createCareTeam()
  const request = { person_id, instrument: 'cssrs', answers: { q1: 0, q2: 1, q3: 1 } }
  const { body: made } = await call('POST', path, request, as)
  const { body } = await call('PATCH', `${path}/${made.id}`, { answers: { q2: 0 } }, as)
  assert.deepEqual(body.answers, { q1: 0, q2: 0 })
  assert.equal(body.risk.level, 'moderate')
  const { body: done } = await call('POST', `${path}/${made.id}/submit`, { answers: { q6: 0 } }, as)
  assert.equal(done.status, 'completed')
  const strange = { person_id, instrument: 'phq9', answers: { q10: 1 } }
  const refused = await call('POST', path, strange, as)
  assert.deepEqual(
    refused.body.error.details.map(({ param, code }: any) => [param, code]),
    [['answers', 'unknown_item']],
  )
})

test('An amendment that reveals a risk returns it', async () => {
  const { person_id, as } = await createCareTeam()
  const request = { person_id, instrument: 'phq9', answers: items(9, 0) }
  const { body: made } = await call('POST', path, request, as)
  await call('POST', `${path}/${made.id}/submit`, undefined, as)
  const corrected = { reason: 'Item 9 was 3', answers: { ...items(9, 0), q9: 3 } }
  const { body } = await call('POST', `${path}/${made.id}/amend`, corrected, as)
  assert.deepEqual([body.status, body.risk.triggered, body.risk.level], ['amended', true, 'high'])
  assert.ok(body.risk.crisis_resources.length > 0)
  const flag = await call('GET', `/v1/risk_flags/${body.risk.flag_id}`, undefined, as)
  assert.equal(flag.body.assessment_id, body.amended_by_id)
})

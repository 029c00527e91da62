// Tests that a flag is escalated until acknowledged and resolved only after a later assessment.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { call, createTestAccount, sql } from '#tests/harness.ts'
import { createCareTeam } from '#tests/person_examples.ts'

const flags = '/v1/risk_flags'
const assessments = '/v1/assessments'

async function escalations(id: string) {
  const { rows } = await sql.query(
    "select created_at from events where object_id = $1 and type = 'risk_flag.escalated' order by 1",
    [id],
  )
  return rows.length
}

test('An unacknowledged flag is escalated again at growing intervals', async () => {
  const { key } = await createTestAccount()
  const { person_id, as } = await createCareTeam({ key })
  const request = { person_id, kind: 'suicide', level: 'high' }
  const { body: flag } = await call('POST', flags, request, as)
  const advance = (by: string) => call('POST', '/v1/test_clock/advance', { by }, { key })
  const events: number[] = []
  for (const by of ['PT59M', 'PT2M', 'PT1H', 'PT2H', 'P1D']) {
    await advance(by)
    events.push(await escalations(flag.id))
  }
  // After one hour, two, four, eight, sixteen and so on, until it is a week.
  assert.deepEqual(events, [0, 1, 2, 3, 5])
  const { body } = await call('GET', `${flags}/${flag.id}`, undefined, as)
  assert.equal(body.status, 'escalated')
  await advance('P10D')
  assert.equal(await escalations(flag.id), 9)
  await call('POST', `${flags}/${flag.id}/acknowledge`, undefined, as)
  await advance('P10D')
  assert.equal(await escalations(flag.id), 9)

  // After an escalation, the new owner must acknowledge the flag too.
  const passed = await call('POST', `${flags}/${flag.id}/escalate`, undefined, as)
  assert.ok(passed.body.acknowledge_by > body.acknowledge_by)
  await advance('PT61M')
  assert.equal(await escalations(flag.id), 11)
})

test('Resolving a flag requires a later assessment of the same risk', async () => {
  const { person_id, as } = await createCareTeam()
  const answered = { person_id, instrument: 'phq9', answers: { q9: 1 } }
  const { body: first } = await call('POST', assessments, answered, as)
  const path = `${flags}/${first.risk.flag_id}`
  await call('POST', `${path}/acknowledge`, undefined, as)
  await call('POST', `${path}/mitigate`, undefined, as)
  const answers = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((n) => [`q${n}`, 0]))
  const submit = (id: string, given: object) =>
    call('POST', `${assessments}/${id}/submit`, { answers: given }, as)
  const resolve = async () => {
    const { body } = await call('POST', `${path}/resolve`, { resolution: 'Better.' }, as)
    return body.error?.code ?? body.status
  }
  await submit(first.id, answers)
  assert.equal(await resolve(), 'reassessment_required')
  const corrected = { reason: 'Item 1 was 1', answers: { ...answers, q1: 1, q9: 1 } }
  await call('POST', `${assessments}/${first.id}/amend`, corrected, as)
  assert.equal(await resolve(), 'reassessment_required')
  const assign = async (instrument: string) =>
    (await call('POST', assessments, { person_id, instrument }, as)).body.id
  const { q8: _, ...seven } = answers
  await submit(await assign('gad7'), seven)
  assert.equal(await resolve(), 'reassessment_required')
  await submit(await assign('cssrs'), { q1: 0, q2: 0, q6: 0 })
  assert.equal(await resolve(), 'resolved')
})

test('A higher risk after a voided flag opens a new flag', async () => {
  const { person_id, as } = await createCareTeam()
  const answered = { person_id, instrument: 'phq9', answers: { q9: 1 } }
  const { body: first } = await call('POST', assessments, answered, as)
  await call('POST', `${flags}/${first.risk.flag_id}/void`, { reason: 'Mistaken' }, as)
  const path = `${assessments}/${first.id}`
  const { body } = await call('PATCH', path, { answers: { q9: 3 } }, as)
  assert.notEqual(body.risk.flag_id, first.risk.flag_id)
  const { body: flag } = await call('GET', `${flags}/${body.risk.flag_id}`, undefined, as)
  assert.deepEqual([flag.status, flag.level], ['opened', 'high'])
})

// Tests rules specific to assessments and risk flags: partial answers, risk and progress.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inAccount } from '#kernel/unit_of_work.ts'
import {
  actingAs,
  createCareTeam,
  createVerifiedPractitioner,
  createPerson,
} from '#tests/person_examples.ts'
import {
  type RequestOptions,
  call,
  db,
  createTestAccount,
  outside,
  secrets,
  sql,
} from '#tests/harness.ts'
import { trackRecordsOf } from './progress.ts'

const path = '/v1/assessments'
const phq9 = (total: number, q9 = 0) => {
  let left = total - q9
  const values = Array.from({ length: 8 }, (_, i) => {
    const value = Math.min(3, left)
    left -= value
    return [`q${i + 1}`, value]
  })
  return { ...Object.fromEntries(values), q9 }
}
async function assign(person_id: string, fields: object = {}, options: RequestOptions = {}) {
  const { body, text } = await call(
    'POST',
    path,
    { person_id, instrument: 'phq9', ...fields },
    options,
  )
  assert.ok(body.id, text)
  return body as { id: string; [field: string]: any }
}
const submit = (id: string, answers: object, options: RequestOptions = {}) =>
  call('POST', `${path}/${id}/submit`, { answers }, options)
const eventsOf = async (id: string) =>
  (
    await sql.query(
      'select type from events where object_id = $1 order by created_at, object_version, type',
      [id],
    )
  ).rows.map(({ type }) => type)

test('Answers can be saved in parts, and a submission reports all missing items at once', async () => {
  const { id: person_id } = await createPerson()
  const { id, status } = await assign(person_id)
  assert.equal(status, 'assigned')
  const saved = await call('PATCH', `${path}/${id}`, { answers: { q1: 2, q2: 1 } })
  assert.deepEqual([saved.body.status, saved.body.score], ['started', null])
  await call('PATCH', `${path}/${id}`, { answers: { q3: 1 } })
  const early = await submit(id, { q4: 1 })
  assert.equal(early.body.error.code, 'answers_invalid')
  assert.equal(early.body.error.details.length, 5)
  const { body } = await submit(id, { q4: 1, q5: 0, q6: 0, q7: 0, q8: 0, q9: 0 })
  assert.deepEqual([body.status, body.score.total, body.score.band], ['completed', 5, 'mild'])
  assert.equal(body.risk.triggered, false)
  assert.deepEqual(body.risk.crisis_resources, [])
  const late = await call('PATCH', `${path}/${id}`, { answers: { q1: 0 } })
  assert.equal(late.status, 409)
})

test('A risky answer returns the risk in the same response, even in a partial save', async () => {
  const { id: person_id } = await createPerson()
  const { id } = await assign(person_id, { person_location: { jurisdiction: 'US-CA' } })
  const { body } = await call('PATCH', `${path}/${id}`, { answers: { q9: 1 } })
  const { risk } = body
  assert.deepEqual([risk.triggered, risk.level, risk.items], [true, 'moderate', ['q9']])
  assert.equal(risk.crisis_resources[0].phone, '988')
  const flag = await call('GET', `/v1/risk_flags/${risk.flag_id}`)
  assert.deepEqual(
    [flag.body.status, flag.body.level, flag.body.assessment_id],
    ['opened', 'moderate', id],
  )
  const follow_up = await call('GET', `${path}/${risk.follow_up_id}`)
  assert.deepEqual(
    [follow_up.body.instrument, follow_up.body.administration],
    ['cssrs', 'clinician'],
  )
  assert.ok((await eventsOf(id)).includes('assessment.risk_detected'))

  // What is graver makes the same flag louder; what is less grave takes nothing back.
  await call('POST', `/v1/risk_flags/${risk.flag_id}/acknowledge`)
  const graver = await call('PATCH', `${path}/${id}`, { answers: { q9: 3 } })
  assert.deepEqual([graver.body.risk.level, graver.body.risk.flag_id], ['high', risk.flag_id])
  const raised = await call('GET', `/v1/risk_flags/${risk.flag_id}`)
  assert.deepEqual([raised.body.status, raised.body.level], ['opened', 'high'])
  const calmer = await call('PATCH', `${path}/${id}`, { answers: { q9: 0 } })
  assert.equal(calmer.body.risk.triggered, true)
  const { rows } = await sql.query('select id from risk_flags where person_id = $1', [person_id])
  assert.equal(rows.length, 1)
})

test("Crisis resources are those of the person's location", async () => {
  const names = async (fields: object, place?: object) => {
    const { id: person_id } = await createPerson(fields)
    const made = await assign(person_id, { answers: { q9: 2 }, ...place })
    return made.risk.crisis_resources.map(({ name }: any) => name)
  }
  const address = {
    use: 'home',
    line1: '1 High Street',
    city: 'Leeds',
    state: 'LDS',
    postal_code: 'LS1',
    country: 'GB',
  }
  assert.ok((await names({ addresses: [address] })).includes('Samaritans'))
  assert.ok(
    (await names({}, { person_location: { jurisdiction: 'DE' } })).includes('TelefonSeelsorge'),
  )
  assert.ok(
    (await names({}, { person_location: { jurisdiction: 'BR' } })).includes('Find A Helpline'),
  )
  assert.ok((await names({})).includes('988 Suicide & Crisis Lifeline'))
})

test('An unacknowledged flag escalates and never closes automatically', async () => {
  const { key } = await createTestAccount()
  const { id: person_id } = await createPerson({}, { key })
  const high = await assign(
    person_id,
    { instrument: 'cssrs', answers: { q1: 1, q2: 1, q4: 1 } },
    { key },
  )
  const { flag_id } = high.risk
  const at = async () => (await call('GET', `/v1/risk_flags/${flag_id}`, undefined, { key })).body
  const advance = (by: string) => call('POST', '/v1/test_clock/advance', { by }, { key })
  await advance('PT59M')
  assert.equal((await at()).status, 'opened')
  await advance('PT2M')
  assert.equal((await at()).status, 'escalated')
  assert.ok((await eventsOf(flag_id)).includes('risk_flag.escalated'))
  await call('POST', `/v1/risk_flags/${flag_id}/acknowledge`, undefined, { key })
  await advance('P2Y')
  assert.equal((await at()).status, 'acknowledged')
  assert.ok((await at()).acknowledged_by_id)
})

test('A high risk requires a plan or a transfer, then a practitioner and a later assessment', async () => {
  const { person_id, as } = await createCareTeam()
  const made = await assign(person_id, {
    instrument: 'cssrs',
    answers: { q1: 0, q2: 0, q6: 1, q6_recent: 1 },
  })
  const flag = `/v1/risk_flags/${made.risk.flag_id}`
  const step = (name: string, body?: object, options: RequestOptions = {}) =>
    call('POST', `${flag}/${name}`, body, options)
  assert.equal((await step('mitigate', {})).status, 409)
  await step('acknowledge')
  assert.equal((await step('mitigate', {})).body.error.code, 'safety_plan_required')
  assert.equal((await step('mitigate', { safety_plan_note_id: 'note_x' })).status, 404)
  assert.equal((await step('mitigate', { transfer: 'Emergency department' })).status, 200)
  const resolution = { resolution: 'Safe.' }
  assert.equal((await step('resolve', resolution)).body.error.code, 'permission_denied')
  assert.equal((await step('resolve', resolution, as)).body.error.code, 'reassessment_required')
  const later = await assign(person_id, { instrument: 'cssrs' })
  await submit(later.id, { q1: 0, q2: 0, q6: 0 })
  const resolved = await step('resolve', resolution, as)
  assert.equal(resolved.body.status, 'resolved', resolved.text)
  assert.equal((await step('reopen', { reason: 'Back.' })).body.status, 'opened')
})

test('Only a practitioner can review, and an amendment creates a replacement', async () => {
  const { person_id, as } = await createCareTeam()
  const { id } = await assign(person_id)
  await submit(id, phq9(12))
  assert.equal((await call('POST', `${path}/${id}/review`)).body.error.code, 'permission_denied')
  const reviewed = await call('POST', `${path}/${id}/review`, { review: 'Seen.' }, as)
  assert.equal(reviewed.body.status, 'reviewed')
  const request = { reason: 'Item 1 was 0', answers: phq9(9) }
  const { body: old } = await call('POST', `${path}/${id}/amend`, request)
  assert.equal(old.status, 'amended')
  const { body: right } = await call('GET', `${path}/${old.amended_by_id}`)
  assert.deepEqual([right.status, right.score.total, right.amends_id], ['completed', 9, id])
  assert.equal(right.completed_at, old.completed_at)
  const { body } = await call('GET', `/v1/persons/${person_id}/progress?instrument=phq9`)
  assert.deepEqual(
    body.data[0].series.map(({ total }: any) => total),
    [9],
  )
})

test('Progress returns the series, reliable change, response and remission', async () => {
  const { account, key } = await createTestAccount()
  const { person_id, practitioner_id, as } = await createCareTeam({ key })
  const totals = [18, 14, 12, 4]
  for (const total of totals) {
    const { id } = await assign(person_id, {}, as)
    await submit(id, phq9(total), as)
    await call('POST', '/v1/test_clock/advance', { by: 'P14D' }, { key })
  }
  const gone = await assign(person_id, {}, as)
  await submit(gone.id, phq9(27), as)
  await call('POST', `${path}/${gone.id}/void`, { reason: 'Wrong person' }, as)
  const { body } = await call(
    'GET',
    `/v1/persons/${person_id}/progress?instrument=phq9`,
    undefined,
    as,
  )
  const [{ series, change, baseline, latest }] = body.data
  assert.deepEqual(
    series.map(({ total }: any) => total),
    totals,
  )
  assert.deepEqual(
    series.map((point: any) => point.change?.label ?? null),
    [null, 'no_reliable_change', 'reliable_improvement', 'reliable_improvement'],
  )
  assert.deepEqual([baseline.total, latest.total], [18, 4])
  assert.deepEqual(
    [change.delta, change.responded, change.in_remission, change.recovered],
    [-14, true, true, true],
  )
  const outsider = await createVerifiedPractitioner({ key })
  const refused = await call(
    'GET',
    `/v1/persons/${person_id}/progress`,
    undefined,
    actingAs(outsider, { key }),
  )
  assert.equal(refused.body.error.code, 'consent_required')

  const records = await inAccount({ db, secrets, outside }, account, (c) =>
    trackRecordsOf(c, [practitioner_id, outsider]),
  )
  const [record] = records
  assert.equal(records.length, 1)
  assert.deepEqual([record!.courses, record!.instrument], [1, 'phq9'])
  const { rows } = await sql.query(
    'select row_to_json(o)::text as text from outcomes o where account = $1',
    [account],
  )
  assert.equal(rows[0].text.includes(person_id), false)
})

test('Reliable deterioration emits an event', async () => {
  const { id: person_id } = await createPerson()
  const first = await assign(person_id)
  await submit(first.id, phq9(5))
  const second = await assign(person_id)
  const { body } = await submit(second.id, phq9(11))
  assert.equal(body.change.label, 'reliable_deterioration')
  assert.ok((await eventsOf(second.id)).includes('assessment.reliable_deterioration'))
})

test("An unanswered assessment expires, and can't be assigned with a past expiry", async () => {
  const { key } = await createTestAccount()
  const { id: person_id } = await createPerson({}, { key })
  const soon = Temporal.Now.instant().add({ hours: 48 }).toString()
  const { id } = await assign(person_id, { expires_at: soon }, { key })
  await call('POST', '/v1/test_clock/advance', { by: 'P3D' }, { key })
  const { body } = await call('GET', `${path}/${id}`, undefined, { key })
  assert.equal(body.status, 'expired')
  const past = { person_id, instrument: 'phq9', expires_at: '2020-01-01T00:00:00Z' }
  assert.equal((await call('POST', path, past, { key })).body.error.code, 'expires_at_in_past')
})
